package org.farstar.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.games.heap.endnim.EndNimTheory;
import org.farstar.games.heap.endnim.Row;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
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
 * Long rows of End Nim by theory, outcome and winning moves. Random rows, and rising ones, in which
 * every triple point of every substring is needed.
 *
 * <p>Every run is a single shot in a fresh virtual machine, as a user meets it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class EndNimRows {
  /** How the piles follow each other. */
  @Param({"random", "rising"})
  public String order = "random";

  private Row finite;
  private Row infinite;
  private Row huge;

  /** Makes the rows. */
  @Setup
  public void setup() {
    Random random = new Random(2006);
    boolean rising = order.equals("rising");
    List<Ordinal> piles = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      piles.add(Ordinal.of(rising ? i + 1 : 1 + random.nextInt(1_000_000)));
    }
    finite = Row.of(piles);
    List<Ordinal> ordinals = new ArrayList<>();
    List<Ordinal> beyond = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      int a = rising ? 1 : 1 + random.nextInt(5);
      int b = rising ? i / 10 + 1 : 1 + random.nextInt(9);
      int c = rising ? i % 10 + 1 : 1 + random.nextInt(9);
      ordinals.add(Ordinal.read("w^2*" + a + "+w*" + b + "+" + c));
      beyond.add(Ordinal.read(a * 1_000_000 + b * 1_000 + c + "0".repeat(30)));
    }
    infinite = Row.of(ordinals);
    huge = Row.of(beyond);
  }

  private static List<PartMoves<Row>> answer(Row row) {
    Fact<Row> fact = EndNimTheory.normal().fact(row, Ask.MOVES, Control.unlimited()).orElseThrow();
    return Arrays.stream(Player.values())
        .map(player -> fact.winning().orElseThrow().moves(player, Dyadic.ZERO))
        .toList();
  }

  /** 100,000 finite piles. */
  @Benchmark
  public List<PartMoves<Row>> finite() {
    return answer(finite);
  }

  /** 3,000 piles of the form w^2*a + w*b + c. */
  @Benchmark
  public List<PartMoves<Row>> ordinals() {
    return answer(infinite);
  }

  /** 3,000 piles beyond 64 bits. */
  @Benchmark
  public List<PartMoves<Row>> beyond64Bits() {
    return answer(huge);
  }
}
