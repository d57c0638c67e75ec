package org.farstar.games.grid.chomp;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.NimSum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.regions.board.Board;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;

/** The bars of Chomp of which theorems say who wins, in the time that it takes to look at them. */
final class ChompTheory implements Theory<Board> {
  @Override
  public List<Statement> statements() {
    return List.of(
        ChompStatements.HOOK,
        ChompStatements.LEGS,
        ChompStatements.TWO_ROWS,
        ChompStatements.WHOLE);
  }

  @Override
  public Optional<Fact<Board>> fact(Board board, Ask ask, Control control) {
    return Bar.of(board).flatMap(ChompTheory::fact);
  }

  private static Optional<Fact<Board>> fact(Bar bar) {
    int width = bar.row(1);
    int height = bar.column(1);
    if (bar.row(2) < 2) {
      return Optional.of(hook(width - 1, height - 1));
    }
    if (width == height) {
      Step step = step(ChompStatements.LEGS, "legs", width, height).with("move", bar.name(2, 2));
      return Optional.of(won(ChompStatements.LEGS, step, Outcome.N));
    }
    if (height == 2) {
      return Optional.of(two(bar, "rows", width, bar.row(2)));
    }
    if (width == 2) {
      return Optional.of(two(bar, "columns", height, bar.column(2)));
    }
    return Optional.of(bar)
        .filter(Bar::whole)
        .map(b -> step(ChompStatements.WHOLE, "whole", width, height))
        .map(step -> won(ChompStatements.WHOLE, step, Outcome.N));
  }

  private static Fact<Board> hook(int row, int column) {
    List<BigInteger> legs = List.of(BigInteger.valueOf(row), BigInteger.valueOf(column));
    Fact<Board> fact = Fact.worth(new Nimber(row ^ column), hook(legs, false));
    return fact.wonBy(hook(legs, true));
  }

  private static Proof hook(List<BigInteger> legs, boolean alone) {
    return Proof.by(ChompStatements.HOOK)
        .because(() -> List.of(NimSum.step(legs, "heaps", ChompStatements.HOOK, alone)));
  }

  /** Two rows or columns of so many squares, the second of at least 2. */
  private static Fact<Board> two(Bar bar, String form, int first, int second) {
    Step step = step(ChompStatements.TWO_ROWS, form, first, second);
    if (first == second + 1) {
      return won(ChompStatements.TWO_ROWS, step, Outcome.P);
    }
    int line = first == second ? 2 : 1;
    int place = first == second ? second : second + 2;
    String move = form.equals("rows") ? bar.name(line, place) : bar.name(place, line);
    return won(ChompStatements.TWO_ROWS, step.with("move", move), Outcome.N);
  }

  private static Step step(Statement statement, String form, int first, int second) {
    return Step.of(StepKind.BITE, statement)
        .with("form", form)
        .with("first", first)
        .with("second", second);
  }

  private static Fact<Board> won(Statement statement, Step step, Outcome outcome) {
    Step said = step.with("outcome", outcome.name());
    return Fact.won(outcome, Proof.by(statement).because(() -> List.of(said)));
  }
}
