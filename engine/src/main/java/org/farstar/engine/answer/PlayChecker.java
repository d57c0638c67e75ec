package org.farstar.engine.answer;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
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
  private static final int MOST_POSITIONS = 200_000;

  private final Rules<P> rules;
  private int visited;

  PlayChecker(Rules<P> rules) {
    this.rules = rules;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.EMPTY,
        StepKind.VALUE,
        StepKind.LINE,
        StepKind.LENGTH,
        StepKind.RESULT,
        StepKind.MOVES);
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
      case LINE -> line(check);
      case LENGTH -> {
        check.require(
            check.texts("moves").size() == check.integer("length"), "the play is so long");
        Optional<P> end = line(check);
        end.flatMap(rules::verdict)
            .ifPresent(
                verdict -> {
                  boolean odd = check.integer("length") % 2 != 0;
                  Result result = verdict.movingSecond(Player.LEFT);
                  length(check, odd == (result == Result.WIN));
                });
      }
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

  private boolean over(P position, Player mover) {
    return rules.verdict(position).isPresent() || rules.moveList(position, mover).isEmpty();
  }

  /** A play: each move is legal and leads where the step says, and the end is the end. */
  private Optional<P> line(StepCheck<P> check) {
    Player mover = Player.LEFT;
    Optional<P> now = Optional.of(check.position());
    List<String> moves = check.texts("moves");
    for (int i = 0; i < moves.size() && now.isPresent(); i++) {
      now = rules.play(now.get(), mover, moves.get(i));
      check.require(now.isPresent(), "'" + moves.get(i) + "' is a move there");
      if (now.isPresent() && check.has("positions")) {
        check.require(
            rules.write(now.get()).equals(check.texts("positions").get(i)), "the move leads there");
      }
      mover = mover.opponent();
    }
    if (now.isPresent()) {
      boolean over = over(now.get(), mover);
      check.require(!check.has("over") || check.flag("over") == over, "the play is over: " + over);
    }
    return now;
  }

  private void result(StepCheck<P> check) {
    Outcome outcome =
        List.of(Outcome.values()).stream().filter(check::states).findFirst().orElseThrow();
    check.concludes(outcome);
    if (check.has("all")) {
      int moves = rules.moveList(check.position(), Player.LEFT).size();
      check.require(
          check.flag("all") == (check.integer("count") == moves)
              && check.texts("moves").size() <= check.integer("count"),
          "so many of " + moves + " moves draw");
    }
    keeping(check, check.texts("moves"), outcome == Outcome.D ? Result.DRAW : Result.WIN);
    if (check.has("length")) {
      length(check, outcome == Outcome.N);
    }
  }

  /** The moves are legal and get their player this result. */
  private void keeping(StepCheck<P> check, List<String> moves, Result result) {
    check.require(rules.impartial() || moves.isEmpty(), "both players have these moves");
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
  private void length(StepCheck<P> check, boolean moverWins) {
    int length = check.integer("length");
    visited = 0;
    Optional<Boolean> within = forced(check.position(), moverWins, length);
    within.ifPresent(
        yes -> check.require(yes, "the winner needs no more than " + length + " moves"));
    visited = 0;
    Optional<Boolean> sooner = forced(check.position(), moverWins, length - 1);
    sooner.ifPresent(yes -> check.require(!yes, "the winner needs " + length + " moves"));
  }

  /** Empty where too many plays would have to be tried. */
  private Optional<Boolean> forced(P position, boolean mover, int plies) {
    boolean forced = mover ? winsWithin(position, plies) : losesWithin(position, plies);
    return visited > MOST_POSITIONS ? Optional.empty() : Optional.of(forced);
  }

  private boolean winsWithin(P position, int plies) {
    if (++visited > MOST_POSITIONS || plies < 1) {
      return false;
    }
    for (Move<P> move : rules.moveList(position, Player.LEFT)) {
      Optional<Outcome> verdict = rules.verdict(move.to());
      if (verdict.isPresent()
          ? verdict.get().movingSecond(Player.LEFT) == Result.WIN
          : losesWithin(move.to(), plies - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean losesWithin(P position, int plies) {
    if (++visited > MOST_POSITIONS) {
      return false;
    }
    List<Move<P>> moves = rules.moveList(position, Player.LEFT);
    if (moves.isEmpty()) {
      return rules.ending() == Ending.LAST_PLAYER_WINS;
    }
    if (plies < 1) {
      return false;
    }
    for (Move<P> move : moves) {
      Optional<Outcome> verdict = rules.verdict(move.to());
      if (verdict.isPresent()
          ? verdict.get().movingSecond(Player.LEFT) != Result.LOSS
          : !winsWithin(move.to(), plies - 1)) {
        return false;
      }
    }
    return true;
  }
}
