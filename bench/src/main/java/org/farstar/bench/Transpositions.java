package org.farstar.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.order.transposition.TranspositionGame;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.papers.transposition.TranspositionClaims;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The transposition game: a sequence of 1,000,000 terms by theory, from its text to the answer.
 *
 * <p>Every run is a single shot in a fresh virtual machine, as a user meets it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class Transpositions {
  private static final int TERMS = 1_000_000;

  /** The domain: as many elements as are needed, one to spare, many to spare, infinitely many. */
  @Param({"1..2000000", "1..2000001", "1..3000000", "N"})
  public String domain = "1..2000000";

  private String text;

  /** Makes the text: different elements below three million in random order, as many turns. */
  @Setup
  public void setup() {
    int largest = domain.equals("N") ? 3 * TERMS : Integer.parseInt(domain.substring(3));
    List<Integer> order = new ArrayList<>();
    for (int i = 1; i <= largest; i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(20090406));
    StringBuilder line = new StringBuilder(domain).append(": ");
    order.subList(0, TERMS).forEach(element -> line.append(element).append(' '));
    text = line.append("/ ").append(TERMS).toString();
  }

  /** Reads the position and says who wins. */
  @Benchmark
  public Outcome answer() {
    return fact(Ask.ANSWER).outcome();
  }

  /** The same with the winning moves and the reason. */
  @Benchmark
  public Object explained() {
    Fact<TranspositionPosition> fact = fact(Ask.ALL);
    Fact.Winning<TranspositionPosition> winning = fact.winning().orElseThrow();
    return List.of(
        winning.moves(Player.LEFT, Dyadic.ZERO),
        winning.moves(Player.RIGHT, Dyadic.ZERO),
        fact.proof().steps());
  }

  private Fact<TranspositionPosition> fact(Ask ask) {
    int colon = text.indexOf(':');
    Variant<TranspositionPosition> variant =
        TranspositionGame.game().family().variant(text.substring(0, colon), Sources.none());
    TranspositionPosition position = variant.rules().read(text.substring(colon + 1).strip());
    return variant.theories().get(0).fact(position, ask, Control.unlimited()).orElseThrow();
  }

  /** All claims of the game in their usual scopes, one after the other. */
  @Benchmark
  public long claims() {
    long cases = 0;
    for (Claim claim : new TranspositionClaims().claims(TranspositionGame.ID)) {
      cases += claim.check(OptionalInt.empty(), Control.unlimited()).cases();
    }
    return cases;
  }
}
