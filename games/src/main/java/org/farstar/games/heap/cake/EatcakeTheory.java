package org.farstar.games.heap.cake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.cake.Cakes.Cake;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Who wins a cake of Eatcake, by which sides are odd, and the value unless both are even and not
 * equal. Values of one odd side come by a recursion, quadratic in it.
 */
final class EatcakeTheory implements Theory<Cakes> {
  /** Beside an even side a longer odd one is not valued: the values grow beyond what is read. */
  static final int LONGEST = 21;

  private final Supplier<Universe> universe;

  EatcakeTheory() {
    this(() -> new Universe(1 << 24));
  }

  private EatcakeTheory(Supplier<Universe> universe) {
    this.universe = universe;
  }

  @Override
  public Theory<Cakes> in(Workspace workspace) {
    return new EatcakeTheory(workspace::universe);
  }

  @Override
  public List<Statement> statements() {
    return List.of(CakeStatements.EATEN_ODD, CakeStatements.EATEN_ONE, CakeStatements.EATEN_EVEN);
  }

  @Override
  public Optional<Fact<Cakes>> fact(Cakes part, Ask ask, Control control) {
    return part.single().map(cake -> control.heeding(() -> fact(cake)));
  }

  private Fact<Cakes> fact(Cake cake) {
    boolean rows = cake.rows() % 2 == 1;
    boolean columns = cake.columns() % 2 == 1;
    if (rows != columns) {
      return one(cake, columns ? Player.LEFT : Player.RIGHT);
    }
    if (rows || cake.rows() == cake.columns()) {
      Nimber star = new Nimber(1);
      Step step = step(cake, CakeStatements.EATEN_ODD, rows ? "odd" : "square");
      return Fact.worth(star, proof(step.with("value", star.toString()), Outcome.N));
    }
    return Fact.won(Outcome.N, proof(step(cake, CakeStatements.EATEN_EVEN, "even"), Outcome.N));
  }

  /** The player eats from the odd side. */
  private Fact<Cakes> one(Cake cake, Player player) {
    int side = player == Player.LEFT ? cake.columns() : cake.rows();
    Outcome outcome = player == Player.LEFT ? Outcome.L : Outcome.R;
    Step step =
        step(cake, CakeStatements.EATEN_ONE, "one")
            .with("player", player.title())
            .with("opponent", player.opponent().title());
    if (side > LONGEST) {
      return Fact.won(outcome, proof(step, outcome));
    }
    ShortGame left = odd(side, universe.get());
    ShortGame value = player == Player.LEFT ? left : left.negate();
    return Fact.worth(value, proof(step.with("value", Digits.shown(value)), outcome));
  }

  private static Step step(Cake cake, Statement statement, String sides) {
    return Step.of(StepKind.EATEN, statement).with("cake", cake.toString()).with("sides", sides);
  }

  private static Proof proof(Step step, Outcome outcome) {
    return Proof.by(step.statements().get(0))
        .because(() -> List.of(step.with("outcome", outcome.name())));
  }

  /** The value of so many columns, an odd number, and any even number of rows. */
  private static ShortGame odd(int columns, Universe universe) {
    List<ShortGame> star = List.of(universe.star());
    List<ShortGame> values = new ArrayList<>(List.of(universe.up()));
    IntStream.rangeClosed(1, columns / 2)
        .forEach(count -> values.add(universe.of(sums(values, count), star)));
    return values.get(columns / 2);
  }

  private static List<ShortGame> sums(List<ShortGame> values, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> values.get(i).plus(values.get(count - 1 - i)))
        .toList();
  }
}
