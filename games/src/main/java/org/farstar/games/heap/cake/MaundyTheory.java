package org.farstar.games.heap.cake;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
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

/** The value of a cake of Maundy Cake by the prime factors of its sides. */
final class MaundyTheory implements Theory<Cakes> {
  private static final Statement CITE = CakeStatements.MAUNDY;

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<Cakes>> fact(Cakes part, Ask ask, Control control) {
    return part.single().map(MaundyTheory::fact);
  }

  private static Fact<Cakes> fact(Cake cake) {
    List<Integer> columns = primes(cake.columns());
    List<Integer> rows = primes(cake.rows());
    Player player = rows.size() <= columns.size() ? Player.LEFT : Player.RIGHT;
    List<Integer> own = player == Player.LEFT ? columns : rows;
    List<Integer> other = player == Player.LEFT ? rows : columns;
    List<BigInteger> terms = new ArrayList<>();
    BigInteger cakes = BigInteger.ONE;
    BigInteger cuts = BigInteger.ZERO;
    for (int prime : own.subList(0, own.size() - other.size())) {
      terms.add(cakes);
      cuts = cuts.add(cakes);
      cakes = cakes.multiply(BigInteger.valueOf(prime));
    }
    Dyadic value = Dyadic.of(player == Player.LEFT ? cuts : cuts.negate());
    return Fact.worth(
        value,
        Proof.by(CITE)
            .because(
                () ->
                    List.of(
                        Step.of(StepKind.PRIMES, CITE)
                            .with("cake", cake.toString())
                            .with("player", player.title())
                            .with("own", texts(own))
                            .with("other", texts(other))
                            .with("terms", texts(terms))
                            .with("value", value.toString()))));
  }

  private static List<String> texts(List<?> numbers) {
    return numbers.stream().map(Object::toString).toList();
  }

  /** The prime factors, the largest first. */
  private static List<Integer> primes(int n) {
    List<Integer> primes = new ArrayList<>();
    int rest = n;
    for (int p = 2; rest > 1; p++) {
      for (; rest % p == 0; rest /= p) {
        primes.add(p);
      }
    }
    Collections.reverse(primes);
    return primes;
  }
}
