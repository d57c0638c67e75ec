package org.farstar.bench;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.engine.theory.Ask;
import org.farstar.games.positional.PositionalGame;
import org.farstar.games.positional.TicTacToeGame;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Positional games: pairings of large boards, and searches where no pairing and no potential
 * decides.
 *
 * <p>Every run is a single shot in a fresh virtual machine, as a user meets it.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class PositionalGames {
  private static OutcomeAnswer outcome(Game<?> game, String line, Ask ask) {
    return new Analyst(new Workspace())
        .outcome(game.read(line), Method.BEST, ask, Control.unlimited())
        .first()
        .orElseThrow();
  }

  /** The 3x3x3 board with winning moves and the shortest win. */
  @Benchmark
  public OutcomeAnswer cube() {
    return outcome(TicTacToeGame.game(), "3^3:", Ask.ALL);
  }

  /** The misère 4x4 board, drawn. */
  @Benchmark
  public OutcomeAnswer misere() {
    return outcome(TicTacToeGame.game(), "4^2 misere:", Ask.ANSWER);
  }

  /** The 4x4x4 board, won by X. */
  @Benchmark
  public OutcomeAnswer qubic() {
    return outcome(TicTacToeGame.game(), "4^3:", Ask.ANSWER);
  }

  /** Sim: triangles on six vertices, misère. */
  @Benchmark
  public OutcomeAnswer sim() {
    return outcome(PositionalGame.game(), "cliques(3,6) misere :", Ask.ANSWER);
  }

  /** Triangles on six vertices, two edges for Breaker in a turn. */
  @Benchmark
  public OutcomeAnswer biased() {
    return outcome(PositionalGame.game(), "cliques(3,6) maker-breaker turns=1,2 :", Ask.ANSWER);
  }

  /** The 8x8x8 board by a pairing, with the pairing in the reason. */
  @Benchmark
  public OutcomeAnswer symmetricPairing() {
    return outcome(TicTacToeGame.game(), "8^3:", Ask.ALL);
  }

  /** Pairings for all n below 4d - 2, d = 5. */
  @Benchmark
  public List<List<Cell>> thresholds() {
    Table table =
        TicTacToeGame.game().offeredTables(new Workspace(), Sources.none()).stream()
            .filter(one -> one.name().equals("thresholds"))
            .findFirst()
            .orElseThrow();
    return table
        .blocks(Settings.read(table, Map.of("d", "5")), Control.unlimited())
        .flatMap(block -> block.rows().get().stream())
        .toList();
  }
}
