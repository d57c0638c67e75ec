package org.farstar.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.heap.endnim.Row;
import org.farstar.values.Ordinal;
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

  private Game<Row> game;
  private SumRuleset<Row> rules;
  private Sum<Row> finite;
  private Sum<Row> infinite;
  private Sum<Row> huge;

  /** Makes the rows. */
  @Setup
  public void setup() {
    game = EndNimGame.partizan();
    rules = new SumRuleset<>(game.rules());
    Random random = new Random(2006);
    boolean rising = order.equals("rising");
    List<Ordinal> piles = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      piles.add(Ordinal.of(rising ? i + 1 : 1 + random.nextInt(1_000_000)));
    }
    finite = Sum.of(Row.of(piles));
    List<Ordinal> ordinals = new ArrayList<>();
    List<Ordinal> beyond = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      int a = rising ? 1 : 1 + random.nextInt(5);
      int b = rising ? i / 10 + 1 : 1 + random.nextInt(9);
      int c = rising ? i % 10 + 1 : 1 + random.nextInt(9);
      ordinals.add(Ordinal.parse("w^2*" + a + "+w*" + b + "+" + c));
      beyond.add(Ordinal.parse(a * 1_000_000 + b * 1_000 + c + "0".repeat(30)));
    }
    infinite = Sum.of(Row.of(ordinals));
    huge = Sum.of(Row.of(beyond));
  }

  private OutcomeAnswer answer(Sum<Row> row) {
    return game.theories().get(0).outcome(rules, row, Ask.MOVES, Control.unlimited()).orElseThrow();
  }

  /** 100,000 finite piles. */
  @Benchmark
  public OutcomeAnswer finite() {
    return answer(finite);
  }

  /** 3,000 piles of the form w^2*a + w*b + c. */
  @Benchmark
  public OutcomeAnswer ordinals() {
    return answer(infinite);
  }

  /** 3,000 piles beyond 64 bits. */
  @Benchmark
  public OutcomeAnswer beyond64Bits() {
    return answer(huge);
  }
}
