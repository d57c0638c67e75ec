package org.farstar.bench;

import java.math.BigInteger;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.games.graph.words.WordChainGame;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.subtraction.SubtractionSet;
import org.farstar.games.heap.subtraction.SubtractionTable;
import org.farstar.games.heap.takeaway.TakeAwayGame;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Heaps of 1,000 digits from their text to the answer with winning moves and reason, periods of
 * subtraction games, and word chains.
 *
 * <p>Every run is a single shot in a fresh virtual machine, as a user meets it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class HeapAnswers {
  private static final int DIGITS = 1000;

  private String number;
  private String pair;

  /** Makes a number n of 1,000 digits, and the pair (a_n, b_n). */
  @Setup
  public void setup() {
    Random random = new Random(2012);
    StringBuilder digits = new StringBuilder("7");
    IntStream.range(1, DIGITS).forEach(i -> digits.append(random.nextInt(10)));
    number = digits.toString();
    BigInteger k = new BigInteger(number);
    BigInteger a = k.multiply(k).multiply(BigInteger.valueOf(5)).sqrt().add(k).shiftRight(1);
    pair = a + " " + a.add(k);
  }

  private static OutcomeAnswer answer(Game<?> game, String line, Ask ask) {
    Sum sum = SumText.read(game.family(), game.id(), line, Sources.none(), false);
    return new Analyst(new Workspace())
        .outcome(sum, Method.BEST, ask, Control.unlimited())
        .first()
        .orElseThrow();
  }

  private static OutcomeAnswer answer(Game<?> game, String line) {
    return answer(game, line, Ask.ALL);
  }

  /** The P-position (a_k, b_k) for k of 1,000 digits. */
  @Benchmark
  public OutcomeAnswer wythoffPair() {
    return answer(CornerGame.wythoff(), pair);
  }

  /** A point off the pairs, with its winning moves. */
  @Benchmark
  public OutcomeAnswer wythoffMoves() {
    return answer(CornerGame.wythoff(), pair + "1");
  }

  /** f(x) = x. */
  @Benchmark
  public OutcomeAnswer takeAwayX() {
    return answer(TakeAwayGame.game(), "f(x)=x: " + number);
  }

  /** f(x) = 2x. */
  @Benchmark
  public OutcomeAnswer takeAway2x() {
    return answer(TakeAwayGame.game(), "f(x)=2*x: " + number);
  }

  /** f(x) = 100x + 7, whose sequence H has some 400,000 terms below n. */
  @Benchmark
  public OutcomeAnswer takeAway100x() {
    return answer(TakeAwayGame.game(), "f(x)=100*x+7: " + number);
  }

  /** f(x) = x^2 with n of 22 digits. */
  @Benchmark
  public OutcomeAnswer takeAwaySquare() {
    return answer(TakeAwayGame.game(), "f(x)=x*x: " + number.substring(0, 22));
  }

  /** The periods of all 16,383 sets of numbers up to 14, proved. */
  @Benchmark
  public long periods() {
    return Control.unlimited().metered(HeapAnswers::periods);
  }

  private static long periods(Meter meter) {
    long sum = 0;
    for (int bits = 1; bits < 1 << 14; bits++) {
      int members = bits;
      SubtractionTable table =
          new SubtractionTable(
              SubtractionSet.of(
                  IntStream.rangeClosed(1, 14)
                      .filter(i -> (members >> (i - 1) & 1) == 1)
                      .toArray()));
      table.compute(1_000_000, meter);
      sum += table.period().filter(period -> period.proved()).orElseThrow().length();
    }
    return sum;
  }

  /** All 193 countries, any of them first, with the winning ones. */
  @Benchmark
  public OutcomeAnswer countries() {
    return answer(WordChainGame.game(), "{countries}", Ask.MOVES);
  }
}
