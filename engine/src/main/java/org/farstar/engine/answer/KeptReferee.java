package org.farstar.engine.answer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Goes through a set of positions that a player is said to keep to, by the rules alone: every move
 * of the opponent stays in it or leads to a win of the player, every answer listed stays in it, and
 * it has nothing else in it.
 */
final class KeptReferee {
  private final Sum sum;
  private final SumPlay play;
  private final Outcome outcome;
  private final Referee.Searches search;
  private final BiConsumer<String, Boolean> require;

  /** The rows of the set by their first two entries. */
  private final Map<List<String>, List<String>> set = new LinkedHashMap<>();

  /** Each as the play first comes to it: with its terms in another order it is the same. */
  private final Set<Turn> met = new HashSet<>();

  private final Deque<Turn> open = new ArrayDeque<>();

  /** A position with who is to move there. */
  private record Turn(Sum position, Player mover) {}

  /**
   * @param outcome the answer
   * @param search who wins positions outside of the set
   * @param require hears statements and whether they hold
   */
  KeptReferee(
      Sum sum, Outcome outcome, Referee.Searches search, BiConsumer<String, Boolean> require) {
    this.sum = sum;
    this.play = new SumPlay(sum);
    this.outcome = outcome;
    this.search = search;
    this.require = require;
  }

  void check(Step step) {
    String name = (String) step.data().get("player");
    Player keeper = name.equals(name(Player.LEFT)) ? Player.LEFT : Player.RIGHT;
    require("it is a player", name.equals(name(keeper)));
    String word = ((String) step.data().get("result")).toUpperCase(Locale.ROOT);
    Result result = Result.valueOf(word);
    Result forever = play.endless().map(end -> end.forMover(keeper)).orElse(Result.LOSS);
    require(
        "a play without end is a " + step.data().get("result"),
        result == Result.DRAW ? forever != Result.LOSS : forever == result);
    require(
        "the other is the opponent", name(keeper.opponent()).equals(step.data().get("opponent")));
    require(
        "there are so many",
        Integer.toString(step.rows("positions").size())
            .equals(step.data().get("count").toString()));
    require("the first is the position", step.rows("positions").get(0).get(0).equals(shown(sum)));
    step.rows("positions").forEach(row -> set.put(row.subList(0, 2), row));
    for (Player first : play.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      Turn start = new Turn(sum, first);
      if (meets(start)) {
        Result found = outcome.forMover(first);
        require(
            "the answer is " + outcome, (first == keeper ? found : found.forOpponent()) == result);
      }
    }
    require("the position is one of them", !open.isEmpty());
    while (!open.isEmpty()) {
      Turn turn = open.remove();
      for (Turn to : next(turn, keeper, result)) {
        if (!meets(to)) {
          require(shown(to.position) + " is one of them", turn.mover != keeper);
          Optional<Outcome> found = search.outcome(to.position);
          require(
              "the player wins " + shown(to.position),
              found.isEmpty() || found.get().forMover(keeper) == Result.WIN);
        }
      }
    }
    require("the play comes to all of them", met.size() == step.rows("positions").size());
  }

  /** Whether it is one of the set. */
  private boolean meets(Turn turn) {
    if (met.contains(turn)) {
      return true;
    }
    boolean listed = set.containsKey(key(turn));
    if (listed) {
      met.add(turn);
      open.add(turn);
    }
    return listed;
  }

  /** What may follow when the player gives the answers of the set. */
  private List<Turn> next(Turn turn, Player keeper, Result result) {
    List<String> row = set.get(key(turn));
    List<Turn> next = new ArrayList<>();
    Optional<Outcome> verdict = play.verdict(turn.position);
    Player after = turn.mover.opponent();
    if (verdict.isEmpty() && turn.mover != keeper) {
      for (Move<Sum> move : play.moveList(turn.position, turn.mover)) {
        next.add(new Turn(move.to(), after));
      }
    } else if (verdict.isEmpty() && row.size() > 2) {
      Optional<Sum> to = play.play(turn.position, turn.mover, row.get(2));
      require("'" + row.get(2) + "' is a move from " + row.get(0), to.isPresent());
      to.ifPresent(
          position -> {
            require("the move leads there", shown(position).equals(row.get(3)));
            next.add(new Turn(position, after));
          });
    }
    boolean drawn = result == Result.DRAW && verdict.equals(Optional.of(Outcome.D));
    require("the play goes on or is drawn at " + row.get(0), drawn || !next.isEmpty());
    return next;
  }

  private void require(String statement, boolean holds) {
    require.accept(statement, holds);
  }

  private List<String> key(Turn turn) {
    return List.of(shown(turn.position), name(turn.mover));
  }

  private static String shown(Sum position) {
    return SumText.positions(position);
  }

  private String name(Player player) {
    if (!play.impartial()) {
      return SumLook.title(sum, player);
    }
    return player == Player.LEFT ? "the next player" : "the opponent";
  }
}
