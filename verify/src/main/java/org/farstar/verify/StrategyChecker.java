package org.farstar.verify;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.play.Move;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Checks strategies by playing them against every move of the opponent. The body of a certificate
 * has one strategy for each {@link Promise} that its claim takes: a line that says which, then one
 * line for each board on which the player who follows it must move, the board's text, a tab, and
 * the move. No symmetry is used, no board is skipped, every line must be needed. A play may come
 * back to a board where the player who follows the strategy gets enough from one that never ends;
 * else the moves make progress, and every play ends.
 */
public final class StrategyChecker {
  /**
   * What was verified.
   *
   * @param strategies how many strategies there are
   * @param lines how many moves they have
   * @param boards how many boards the plays against them lead to
   * @param theorems by which, on these boards, moves that are not handed over change nothing
   */
  public record Verified(int strategies, int lines, long boards, Set<String> theorems) {
    public Verified {
      theorems = Collections.unmodifiableSet(new TreeSet<>(theorems));
    }

    /** These and others. */
    Verified and(Verified other) {
      Set<String> all = new TreeSet<>(theorems);
      all.addAll(other.theorems);
      return new Verified(
          strategies + other.strategies, lines + other.lines, boards + other.boards, all);
    }
  }

  private record Line(int number, String move) {}

  private record Turn(CheckedSum board, Player mover) {}

  private record Open(Turn turn, Deque<CheckedSum> followers) {}

  private final boolean impartial;
  private final Runnable checkStop;
  private final Map<String, Line> lines = new LinkedHashMap<>();
  private final Set<Integer> used = new HashSet<>();
  private final Set<String> theorems;

  private StrategyChecker(boolean impartial, Set<String> theorems, Runnable checkStop) {
    this.impartial = impartial;
    this.theorems = theorems;
    this.checkStop = checkStop;
  }

  /**
   * Checks strategies.
   *
   * @param body the lines of a certificate
   * @param first the line that they begin with
   * @param tasks what they are to show, in this order
   * @param checkStop called at every board; what it throws ends the check
   * @throws RefusedException where they do not show it
   */
  static Verified check(List<String> body, int first, List<Task> tasks, Runnable checkStop) {
    int at = first;
    long boards = 0;
    Set<String> theorems = new TreeSet<>();
    for (Task task : tasks) {
      Promise promise = task.promise();
      CheckedSum board = task.board();
      String found = at < body.size() ? "'" + body.get(at) + "'" : "the end";
      if (!found.equals("'" + promise.line() + "'")) {
        throw RefusedException.at(
            Certificate.FIRST_OF_BODY + at,
            "found " + found + ", allowed: '" + promise.line() + "'");
      }
      StrategyChecker checker = new StrategyChecker(board.impartial(), theorems, checkStop);
      for (at++; at < body.size() && !body.get(at).startsWith(Promise.FIRST); at++) {
        checker.read(Certificate.FIRST_OF_BODY + at, body.get(at));
      }
      boards += checker.play(task);
      checker.requireAllUsed();
    }
    if (at < body.size()) {
      throw RefusedException.at(
          Certificate.FIRST_OF_BODY + at, "a strategy that the claim does not ask for");
    }
    return new Verified(tasks.size(), at - first - tasks.size(), boards, theorems);
  }

  private void read(int number, String text) {
    int tab = text.indexOf('\t');
    if (tab < 0 || text.indexOf('\t', tab + 1) >= 0) {
      throw RefusedException.at(number, "allowed: a position, a tab and a move");
    }
    String move = text.substring(tab + 1);
    if (!move.equals(move.strip())) {
      throw RefusedException.at(number, "allowed: a move without a space before or after it");
    }
    Line other = lines.put(text.substring(0, tab), new Line(number, move));
    if (other != null) {
      throw RefusedException.at(number, "the position stands in line " + other.number + " already");
    }
  }

  private void requireAllUsed() {
    for (Line line : lines.values()) {
      if (!used.contains(line.number)) {
        throw RefusedException.at(line.number, "no play against this strategy leads here");
      }
    }
  }

  /** Plays depth first, so that a play that comes back to a board of its own is noticed. */
  private long play(Task task) {
    Promise promise = task.promise();
    Optional<Result> endless = task.endless().map(who -> who.forMover(promise.keeper()));
    boolean mayReturn = endless.filter(got -> !promise.atLeast().betterThan(got)).isPresent();
    Set<Turn> done = new HashSet<>();
    Set<Turn> path = new HashSet<>();
    Deque<Open> stack = new ArrayDeque<>();
    enter(new Turn(task.board(), promise.starts()), promise, stack, path);
    while (!stack.isEmpty()) {
      Open open = stack.peek();
      CheckedSum next = open.followers.poll();
      if (next == null) {
        path.remove(stack.pop().turn);
        done.add(open.turn);
        continue;
      }
      Turn turn = new Turn(next, open.turn.mover.opponent());
      boolean returns = path.contains(turn);
      if (returns && !mayReturn) {
        throw RefusedException.whole("a play comes back to '" + next.text() + "'");
      }
      if (!returns && !done.contains(turn)) {
        enter(turn, promise, stack, path);
      }
    }
    return done.size();
  }

  private void enter(Turn turn, Promise promise, Deque<Open> stack, Set<Turn> path) {
    checkStop.run();
    CheckedSum board = turn.board;
    Optional<String> hidden = board.hidden();
    if (hidden.isPresent()) {
      throw RefusedException.whole("'" + board.text() + "' cannot be checked: " + hidden.get());
    }
    Optional<Outcome> verdict = board.verdict();
    List<Move<CheckedSum>> moves =
        verdict.isPresent() ? List.of() : board.moves(turn.mover, checkStop);
    theorems.addAll(board.theorems());
    if (impartial) {
      requireEqual(turn, verdict, moves);
    }
    Deque<CheckedSum> followers = new ArrayDeque<>();
    if (moves.isEmpty()) {
      requireKept(turn, promise, verdict);
    } else if (turn.mover == promise.keeper()) {
      followers.add(answer(board, promise.keeper()));
    } else {
      moves.forEach(move -> followers.add(move.to()));
    }
    path.add(turn);
    stack.push(new Open(turn, followers));
  }

  /** A strategy for one order of the players serves for the other only if they are alike. */
  private void requireEqual(Turn turn, Optional<Outcome> verdict, List<Move<CheckedSum>> moves) {
    boolean fair =
        verdict.map(o -> o.forMover(Player.LEFT) == o.forMover(Player.RIGHT)).orElse(true);
    Player other = turn.mover.opponent();
    if (!fair || verdict.isEmpty() && !moves.equals(turn.board.moves(other, checkStop))) {
      throw RefusedException.whole(
          "the players are not alike at '" + turn.board.text() + "', as the rules say");
    }
  }

  private CheckedSum answer(CheckedSum board, Player keeper) {
    String text = board.text();
    Line line = lines.get(text);
    if (line == null) {
      throw RefusedException.whole(
          "a line is missing: no move of " + keeper.title() + " at '" + text + "'");
    }
    used.add(line.number);
    return board
        .play(keeper, line.move)
        .orElseThrow(
            () ->
                RefusedException.at(
                    line.number,
                    keeper.title() + " has no move '" + line.move + "' at '" + text + "'"));
  }

  /** A play has ended: the promise must have been kept. */
  private void requireKept(Turn turn, Promise promise, Optional<Outcome> verdict) {
    Result movers =
        verdict
            .map(outcome -> outcome.forMover(turn.mover))
            .or(turn.board::stuck)
            .orElseThrow(
                () ->
                    RefusedException.whole(
                        "the rules do not judge '" + turn.board.text() + "', which has no move"));
    Result found = turn.mover == promise.keeper() ? movers : movers.forOpponent();
    if (promise.atLeast().betterThan(found)) {
      throw RefusedException.whole(
          "against this strategy a play ends at '"
              + turn.board.text()
              + "', "
              + (found == Result.DRAW ? "drawn" : "lost for " + promise.keeper().title()));
    }
  }
}
