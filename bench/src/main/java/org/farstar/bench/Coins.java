package org.farstar.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Step;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.CoinTheory;
import org.farstar.games.strip.coins.FlippingCoins;
import org.farstar.games.strip.coins.FlippingCoinsGame;
import org.farstar.papers.coins.CoinClaims;
import org.farstar.values.Value;
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
 * Flipping Coins: a long line by theory, and all short lines by theory and search.
 *
 * <p>Every run is a single shot in a fresh virtual machine, as a user meets it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class Coins {
  /** What the line of a million coins looks like. */
  @Param({"random", "tails"})
  public String kind = "random";

  private CoinLine line;

  /** Makes the line; reading it is not timed. */
  @Setup
  public void setup() {
    StringBuilder coins = new StringBuilder("0");
    Random random = new Random(20210701);
    for (int i = 1; i < 1_000_000; i++) {
      coins.append(kind.equals("tails") ? 1 : random.nextInt(2));
    }
    line = new FlippingCoins().read(coins.toString());
  }

  /** The value of a line of 1,000,000 coins. */
  @Benchmark
  public Optional<Value> value() {
    return fact(Ask.ANSWER).value();
  }

  /** The same with the steps. */
  @Benchmark
  public List<Step> explained() {
    return fact(new Ask(false, true)).proof().steps();
  }

  private Fact<CoinLine> fact(Ask ask) {
    return new CoinTheory().fact(line, ask, Control.unlimited()).orElseThrow();
  }

  /** Theory against search on all lines of up to 16 coins. */
  @Benchmark
  public Finding exhaustive() {
    return new CoinClaims()
        .claims(FlippingCoinsGame.ID).stream()
            .filter(claim -> claim.id().equals("flipping-coins/3.3"))
            .findFirst()
            .orElseThrow()
            .check(OptionalInt.of(16), Control.unlimited());
  }
}
