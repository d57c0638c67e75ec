package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Steps that speak of moves, of who has won and of Grundy values, for the positions of any rules:
 * moves are made, and a length of play is found by trying all plays where they are few.
 *
 * @param <P> the positions
 */
final class PlayChecker<P> implements StepChecker<P> {
  /** Positions that may be visited to find out how long a play is. */
  private static final int MOST_POSITIONS = 20_000;

  /** Of the moves that draw so many are listed. */
  private static final int LISTED = 30;

  private final Rules<P> rules;

  private final boolean names;

  /**
   * @param names whether the players of steps have no other names than those of every game
   */
  PlayChecker(Rules<P> rules, boolean names) {
    this.rules = rules;
    this.names = names;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.EMPTY, StepKind.VALUE, StepKind.LENGTH, StepKind.RESULT, StepKind.MOVES);
  }

  @Override
  public void check(StepCheck<P> check) {
    switch (check.kind()) {
      case EMPTY -> {
        check.require(stuck(check.position()), "no move is left");
        Outcome outcome = rules.ending() == Ending.LAST_PLAYER_LOSES ? Outcome.N : Outcome.P;
        check.require(
            !check.has("outcome") || check.states(outcome), "the outcome class is " + outcome);
        check.concludes(outcome);
      }
      case VALUE -> {
        check.require(
            check.text("position").equals(rules.write(check.position())), "it is the position");
        check.isWorth(check.number("value"));
      }
      case LENGTH -> longest(check);
      case RESULT -> result(check);
      case MOVES -> {
        Outcome outcome = check.texts("to").isEmpty() ? Outcome.P : Outcome.N;
        check.require(check.states(outcome), "the outcome class is " + outcome);
        check.concludes(outcome);
        keeping(check, check.texts("to"), Result.WIN);
      }
      default -> throw new IllegalArgumentException("a step of kind " + check.kind());
    }
  }

  private boolean stuck(P position) {
    return rules.moveList(position, Player.LEFT).isEmpty()
        && rules.moveList(position, Player.RIGHT).isEmpty();
  }

  /** A play in which the winner hurries and the loser delays: each position takes what is left. */
  private void longest(StepCheck<P> check) {
    List<String> moves = check.texts("moves");
    check.require(moves.size() == check.integer("length"), "the play is so long");
    List<P> positions = new ArrayList<>(List.of(check.position()));
    Player mover = Player.LEFT;
    for (String move : moves) {
      Optional<P> to = rules.play(positions.get(positions.size() - 1), mover, move);
      check.require(to.isPresent(), "'" + move + "' is a move there");
      if (to.isEmpty()) {
        return;
      }
      positions.add(to.get());
      mover = mover.opponent();
    }
    Optional<Outcome> verdict = rules.verdict(positions.get(moves.size()));
    check.require(verdict.isPresent(), "the play is over");
    for (int left = 1; left <= moves.size() && verdict.isPresent(); left++) {
      mover = mover.opponent();
      boolean last = left % 2 != 0;
      Outcome end = verdict.get();
      boolean wins = (last ? end.movingSecond(mover) : end.forMover(mover)) == Result.WIN;
      length(check, positions.get(moves.size() - left), mover, wins, left);
    }
  }

  private void result(StepCheck<P> check) {
    Outcome outcome =
        List.of(Outcome.values()).stream().filter(check::states).findFirst().orElseThrow();
    check.concludes(outcome);
    check.require(
        !names || !check.has("player") || check.text("player").equals("the next player"),
        "it is a player");
    if (check.has("all")) {
      int moves = rules.moveList(check.position(), Player.LEFT).size();
      check.require(
          check.flag("all") == (check.integer("count") == moves)
              && check.texts("moves").size() == Math.min(LISTED, check.integer("count")),
          "so many of " + moves + " moves draw");
    }
    keeping(check, check.texts("moves"), outcome == Outcome.D ? Result.DRAW : Result.WIN);
    if (check.has("length")) {
      length(check, check.position(), Player.LEFT, outcome == Outcome.N, check.integer("length"));
    }
  }

  /** The moves are legal and get their player this result. */
  private void keeping(StepCheck<P> check, List<String> moves, Result result) {
    check.require(rules.impartial() || moves.isEmpty(), "both players have these moves");
    check.require(new HashSet<>(moves).size() == moves.size(), "no move is listed twice");
    for (String move : moves) {
      Optional<P> to = rules.play(check.position(), Player.LEFT, move);
      check.require(to.isPresent(), "'" + move + "' is a move");
      to.flatMap(check::outcome)
          .ifPresent(
              found ->
                  check.require(
                      found.movingSecond(Player.LEFT) == result,
                      "'" + move + "' is a " + result.name().toLowerCase(Locale.ROOT)));
    }
  }

  /** The winner can end the play within this many moves, and not with fewer. */
  private void length(StepCheck<P> check, P position, Player mover, boolean moverWins, int length) {
    new Forced<>(rules, MOST_POSITIONS)
        .takes(position, mover, moverWins, length)
        .ifPresent(yes -> check.require(yes, "the winner needs " + length + " moves"));
  }
}
