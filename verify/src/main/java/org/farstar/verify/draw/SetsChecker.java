package org.farstar.verify.draw;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.player.OutcomeSet;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks strategies in positional games by playing them against every cell that the opponent may
 * take. Below a line that says who wins, or does not lose, each line has a position with that
 * player to move, which stands for its images under the symmetries of the board, a tab, and the
 * cell. No line is needed where he is {@linkplain SetGame#held held} by rule.
 */
public final class SetsChecker {
  /**
   * What was verified.
   *
   * @param strategies how many strategies there are
   * @param lines how many moves they have
   * @param moves how many answers of the opponent were tried
   * @param held in how many positions the keeper is held by rule
   */
  public record Verified(int strategies, int lines, long moves, long held) {}

  private record Line(int number, Position position, int move) {}

  private final SetGame game;
  private final SetGame.Promise promise;
  private final Runnable checkStop;
  private final Map<String, Integer> cells = new HashMap<>();
  private final Map<Position, Line> lines = new LinkedHashMap<>();
  private final Set<Line> used = new HashSet<>();
  private final Deque<Line> queue = new ArrayDeque<>();
  private long moves;
  private long held;

  private SetsChecker(SetGame game, SetGame.Promise promise, Runnable checkStop) {
    this.game = game;
    this.promise = promise;
    this.checkStop = checkStop;
    game.board().names().forEach(name -> cells.put(name, cells.size()));
  }

  /**
   * Checks the body of a certificate.
   *
   * @param game the game and its start
   * @param outcomes of which the body is to prove that one is the outcome for the player to move
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where they do not prove it
   */
  public static Verified check(
      SetGame game, OutcomeSet outcomes, List<String> body, Runnable checkStop) {
    List<SetGame.Promise> promises = game.promises(outcomes);
    if (promises.isEmpty() || !outcomes.alike().equals(outcomes)) {
      throw RefusedException.at(7, "allowed: outcome N, P or D, or possible N or D, or P or D");
    }
    game.requireOpen();
    byte[] start = game.start();
    int at = 0;
    long moves = 0;
    long held = 0;
    for (SetGame.Promise promise : promises) {
      String found = at < body.size() ? body.get(at) : "";
      if (!found.equals(promise.line())) {
        throw RefusedException.at(
            Certificate.FIRST_OF_BODY + at,
            "found '" + found + "', allowed: '" + promise.line() + "'");
      }
      SetsChecker checker = new SetsChecker(game, promise, checkStop);
      for (at++; at < body.size() && !body.get(at).matches("[XO] .*"); at++) {
        checker.read(Certificate.FIRST_OF_BODY + at, body.get(at));
      }
      checker.play(start);
      moves += checker.moves;
      held += checker.held;
    }
    if (at < body.size()) {
      throw RefusedException.at(
          Certificate.FIRST_OF_BODY + at, "allowed: 'x ... o ...', a tab and a cell");
    }
    return new Verified(promises.size(), body.size() - promises.size(), moves, held);
  }

  private void read(int number, String text) {
    String[] words = text.split("\t", -1);
    if (words.length != 2) {
      throw RefusedException.at(number, "allowed: 'x ... o ...', a tab and a cell");
    }
    Position position = Position.read(number, words[0], cells);
    Line line = new Line(number, position, Position.cell(number, words[1], cells));
    Line other = lines.put(position.least(game.board().symmetries()), line);
    if (other != null) {
      throw RefusedException.at(number, "the position stands in line " + other.number + " already");
    }
  }

  private void play(byte[] start) {
    Optional<String> fault = reach(start, game.mover());
    if (fault.isPresent()) {
      throw RefusedException.whole(fault.get());
    }
    while (!queue.isEmpty()) {
      checkStop.run();
      Line line = queue.pop();
      byte[] marks = line.position.marks(cells.size());
      String name = game.board().names().get(line.move);
      if (marks[line.move] != Position.FREE) {
        throw RefusedException.at(line.number, "the cell " + name + " is not free");
      }
      marks[line.move] = promise.keeper();
      Optional<String> broken = after(marks, promise.keeper());
      if (broken.isPresent()) {
        throw RefusedException.at(
            line.number,
            "after " + SetGame.name(promise.keeper()) + " takes " + name + ", " + broken.get());
      }
    }
    for (Line line : lines.values()) {
      if (!used.contains(line)) {
        throw RefusedException.at(line.number, "no play against this strategy leads here");
      }
    }
  }

  /** Looks at a position to which somebody has just moved; says what is wrong. */
  private Optional<String> after(byte[] marks, byte moved) {
    if (!game.complete(marks, moved)) {
      return reach(marks, SetGame.other(moved));
    }
    return game.avoids() == (moved == promise.keeper())
        ? Optional.of(SetGame.name(moved) + " has a whole set: '" + text(marks) + "'")
        : Optional.empty();
  }

  /** Looks at a position without a whole set; says what is wrong. */
  private Optional<String> reach(byte[] marks, byte mover) {
    byte keeper = promise.keeper();
    if (game.keptAtEnd(promise) && game.held(marks, keeper, mover)) {
      held++;
      return Optional.empty();
    }
    boolean full = true;
    for (int cell = 0; cell < marks.length && (full || mover != keeper); cell++) {
      if (marks[cell] != Position.FREE) {
        continue;
      }
      full = false;
      if (mover != keeper) {
        checkStop.run();
        moves++;
        marks[cell] = mover;
        Optional<String> fault = after(marks, mover);
        marks[cell] = Position.FREE;
        if (fault.isPresent()) {
          return fault;
        }
      }
    }
    if (full && !game.keptAtEnd(promise)) {
      return Optional.of("nobody has a whole set at the end: '" + text(marks) + "'");
    }
    return full || mover != keeper ? Optional.empty() : need(marks);
  }

  private Optional<String> need(byte[] marks) {
    Line line = lines.get(Position.of(marks).least(game.board().symmetries()));
    if (line == null) {
      return Optional.of("no line for the position '" + text(marks) + "'");
    }
    if (used.add(line)) {
      queue.push(line);
    }
    return Optional.empty();
  }

  private String text(byte[] marks) {
    return Position.of(marks).text(game.board().names());
  }
}
