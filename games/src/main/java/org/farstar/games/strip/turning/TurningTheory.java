package org.farstar.games.strip.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.grundy.GrundyFact;

/** A position is worth the exclusive or of its tails, each a heap: see {@link CoinValues}. */
final class TurningTheory implements Theory<String> {
  private static final Statement CITE = TurningStatements.HEAPS;

  /** Beyond this many moves they are not all looked at. */
  private static final long MOST_MOVES = 5_000_000;

  private final CoinTurning rules;

  TurningTheory(CoinTurning rules) {
    this.rules = rules;
  }

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<String>> fact(String coins, Ask ask, Control control) {
    int columns = CoinTurning.width(coins);
    int rows = columns == 0 ? 0 : (coins.length() + 1) / (columns + 1);
    int[][] values = CoinValues.of(rules.rule(), rows, columns, control);
    int value = 0;
    List<Step> steps = new ArrayList<>();
    for (int at = 0; at < coins.length(); at++) {
      if (coins.charAt(at) == '1') {
        int row = at / (columns + 1);
        int column = at % (columns + 1);
        value ^= values[row][column];
        steps.add(step(CoinTurning.name(coins, row, column, new int[0]), values[row][column]));
      }
    }
    Proof proof = Proof.by(CITE).because(() -> steps);
    return Optional.of(
        GrundyFact.worth(BigInteger.valueOf(value), proof, options(coins, value, values)));
  }

  private static Step step(String coin, int value) {
    return Step.of(StepKind.HEAP, CITE)
        .with("heap", coin)
        .with("formula", "coin")
        .with("value", Integer.toString(value));
  }

  private GrundyFact.Options<String> options(String coins, int value, int[][] values) {
    return (wanted, moves) -> {
      long[] seen = new long[1];
      rules.each(
          coins,
          (row, column, others) -> {
            boolean fits =
                BigInteger.valueOf(value ^ values[row][column] ^ CoinValues.sum(values, others))
                    .equals(wanted);
            if (fits && seen[0] <= MOST_MOVES) {
              add(coins, row, column, others, moves);
            }
            seen[0]++;
          });
      return seen[0] <= MOST_MOVES;
    };
  }

  private static void add(String coins, int row, int column, int[] others, Moves<String> moves) {
    moves.add(
        CoinTurning.turned(coins, row, column, others),
        () -> CoinTurning.name(coins, row, column, others));
  }
}
