package org.farstar.games.heap.cake;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.cake.Cakes.Cake;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/** The value of a cake of Cutcake by powers of 2, in constant time. */
final class CutcakeTheory implements Theory<Cakes> {
  private static final Statement CITE = CakeStatements.CUTCAKE;

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<Cakes>> fact(Cakes part, Ask ask, Control control) {
    return part.single().map(CutcakeTheory::fact);
  }

  private static Fact<Cakes> fact(Cake cake) {
    int rows = Integer.highestOneBit(cake.rows());
    int columns = Integer.highestOneBit(cake.columns());
    Player player = rows <= columns ? Player.LEFT : Player.RIGHT;
    int power = Math.min(rows, columns);
    int times = (player == Player.LEFT ? cake.columns() : cake.rows()) / power;
    Dyadic value = Dyadic.of(player == Player.LEFT ? times - 1 : 1 - times);
    return Fact.worth(
        value,
        Proof.by(CITE)
            .because(
                () ->
                    List.of(
                        Step.of(StepKind.POWERS, CITE)
                            .with("cake", cake.toString())
                            .with("player", player.title())
                            .with("power", power)
                            .with("times", times)
                            .with("value", value.toString()))));
  }
}
