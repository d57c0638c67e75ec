package org.farstar.bench;

import java.util.concurrent.TimeUnit;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.games.Games;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Canonical forms of boards, each as the first work of a fresh virtual machine unless warmed up.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class BoardValues {
  /** The game and the board. */
  @Param({"domineering 5x5", "domineering 4x6", "clobber xoxox|oxoxo|xoxox"})
  public String board = "";

  /** How many threads search. */
  @Param({"1", "2"})
  public int threads = 1;

  /** The value of the board; nothing is known beforehand. */
  @Benchmark
  public ValueAnswer value() {
    String[] words = board.split(" ");
    Control control = new Control(Budget.unlimited(), heard -> {}, threads);
    return new Analyst(new Workspace())
        .value(
            Games.find(words[0]).orElseThrow().read(words[1]), Method.SEARCH, Ask.ANSWER, control)
        .first()
        .orElseThrow();
  }
}
