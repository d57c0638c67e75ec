package org.farstar.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.SpreadRun;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.cluster.TableJob;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables on Spark in this process, against the same tables without it. */
class SparkTableTest {
  private static TableRequest request(String game, String what, String options) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (String option : options.split(" ")) {
      asked.put(option.split("=")[0], option.split("=")[1]);
    }
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(64 << 20), Sources.none());
    Game<?> found = Catalogue.STANDARD.game(game);
    return TableRequest.of(TableRequest.table(found, what, asked.keySet(), desk), asked);
  }

  private static TableRun spread(
      String game, TableRequest request, Control control, List<List<Cell>> rows) {
    TableJob job = TableJob.of(ShippedGame.of(game, Catalogue.STANDARD, Map.of()), request);
    try (BlockWorkers workers = LocalSpark.get().blocks(() -> job)) {
      return SpreadRun.fill(
          request.table(), request.settings(), Store.none(), control, rows::add, workers);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "domineering, '', rows=1..4 columns=1..4",
    "nim, {a} {b} {c}, c=1..6 a=0..6 b=5..9 show=both",
    "end-nim, weights, height=3 piles=1..4",
    "monotone, '', a=3..4 d=2..3 n=1..7"
  })
  void hasTheSameRows(String game, String what, String options) {
    TableRequest request = request(game, what, options);
    List<List<Cell>> expected = new ArrayList<>();
    TableRun run =
        TableRun.fill(
            request.table(), request.settings(), Store.none(), Control.unlimited(), expected::add);
    List<List<Cell>> found = new ArrayList<>();
    assertThat(spread(game, request, Control.unlimited(), found)).isEqualTo(run);
    assertThat(found).hasToString(expected.toString());
  }

  /** The cell would take minutes; its task ends when the run does, or closing would wait. */
  @Test
  void anInterruptionEndsWhatIsRunning() {
    TableRequest request = request("domineering", "", "rows=7 columns=7");
    Control control = Control.unlimited();
    Thread interrupting =
        new Thread(
            () -> {
              try {
                Thread.sleep(1500);
                control.cancel();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    interrupting.start();
    TableRun run = spread("domineering", request, control, new ArrayList<>());
    assertThat(run.stopped().orElseThrow().sentence()).isEqualTo("it was interrupted");
    TableRequest next = request("domineering", "", "rows=2 columns=2..9");
    List<List<Cell>> rows = new ArrayList<>();
    spread("domineering", next, Control.unlimited(), rows);
    assertThat(rows).as("both threads of Spark are free again").hasSize(8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "lokal", "local[0]", "local[-1]", "spark://", "spark://a", "spark://a:99999"})
  void aMasterThatIsNoneIsRefused(String master) {
    assertThatThrownBy(() -> Master.read(master))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "--master: found '"
                + master
                + "', allowed: local[*], local[2], spark://host:7077, yarn, k8s://https://host:port");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"local", "local[2]", "local[*]", "spark://a:1,b:2", "yarn", "k8s://https://h:1"})
  void aMasterIsWhatSparkWrites(String master) {
    assertThat(Master.read(master).url()).isEqualTo(master);
    assertThat(Master.read(master).isLocal()).isEqualTo(master.startsWith("local"));
  }
}
