package org.farstar.games.grid.chomp;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Checks what reasons say of bars: the lengths on the board, and that a move named is one that
 * leaves a lost bar of its form.
 */
final class ChompChecker implements StepChecker<Board> {
  private final Chomp rules = new Chomp();

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.BITE, StepKind.SUM);
  }

  @Override
  public void check(StepCheck<Board> check) {
    Bar bar = Bar.of(check.position()).orElse(null);
    check.require(bar != null, "it is a bar");
    if (bar == null) {
      return;
    }
    if (check.kind() == StepKind.SUM) {
      List<BigInteger> legs =
          List.of(BigInteger.valueOf(bar.row(1) - 1L), BigInteger.valueOf(bar.column(1) - 1L));
      check.require(check.numbers("values").equals(legs), "these are the legs");
      check.require(bar.column(2) < 2, "there is nothing between the legs");
      check.require(check.text("of").equals("heaps"), "they are heaps");
      check.addsWithoutCarry();
      return;
    }
    String form = check.text("form");
    int first = form.equals("columns") ? bar.column(1) : bar.row(1);
    int second =
        switch (form) {
          case "rows" -> bar.row(2);
          case "columns" -> bar.column(2);
          default -> bar.column(1);
        };
    check.require(check.integer("first") == first, "the first length is " + first);
    check.require(check.integer("second") == second, "the second length is " + second);
    Outcome outcome = Outcome.N;
    switch (form) {
      case "whole" -> {
        int squares = check.position().count(0);
        check.require(squares == first * second && squares > 1, "it is a whole bar");
        check.require(!check.has("move"), "no move is named");
      }
      case "legs" -> {
        check.require(first == second, "the legs have one length");
        moves(
            check,
            "N",
            left -> left.row(1) == first && left.column(1) == first && left.row(2) == 1);
      }
      case "rows" -> {
        check.require(bar.column(1) == 2, "there are two rows");
        outcome = first == second + 1 ? Outcome.P : Outcome.N;
        moves(check, outcome.name(), left -> left.row(1) == left.row(2) + 1);
      }
      default -> {
        check.require(bar.row(1) == 2, "there are two columns");
        outcome = first == second + 1 ? Outcome.P : Outcome.N;
        moves(check, outcome.name(), left -> left.column(1) == left.column(2) + 1);
      }
    }
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
  }

  private void moves(StepCheck<Board> check, String outcome, Predicate<Bar> lost) {
    check.require(check.has("move") != outcome.equals("P"), "a move is named where one wins");
    if (check.has("move")) {
      check.require(
          rules.moveList(check.position(), Player.LEFT).stream()
              .filter(move -> move.text().equals(check.text("move")))
              .map(Move::to)
              .anyMatch(to -> Bar.of(to).filter(lost).isPresent()),
          "the move leaves a lost bar of the form");
    }
  }
}
