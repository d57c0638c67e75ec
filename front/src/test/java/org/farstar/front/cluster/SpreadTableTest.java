package org.farstar.front.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.question.Desk;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.table.Batch;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellException;
import org.farstar.engine.table.SpreadRun;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.TableRun;
import org.farstar.front.table.RowJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables filled by workers that know nothing but messages, against the same tables filled here. */
class SpreadTableTest {
  @TempDir Path folder;

  /** A store that counts. */
  private static final class Memory implements Store {
    final Map<String, List<List<Cell>>> kept = new HashMap<>();
    int twice;

    @Override
    public Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting) {
      return Optional.ofNullable(kept.get(key)).filter(fitting);
    }

    @Override
    public void keep(String key, List<List<Cell>> rows) {
      twice += kept.put(key, rows) == null ? 0 : 1;
    }

    @Override
    public void close() {}
  }

  private Catalogue catalogue() {
    return new OwnCatalogue(Catalogue.STANDARD, folder, folder.resolve("games"));
  }

  private TableRequest request(String game, String what, String options, TextRecorder texts) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (String option : options.isEmpty() ? new String[0] : options.split(" ")) {
      asked.put(option.split("=")[0], option.split("=")[1]);
    }
    Game<?> found = catalogue().game(game);
    Desk desk = new Desk(catalogue(), new Workspace(64 << 20), texts);
    Table table = TableRequest.table(found, what, asked.keySet(), desk);
    return TableRequest.of(table, asked);
  }

  private BlockWorkers workers(String game, TableRequest request, TextRecorder texts) {
    TableJob job = TableJob.of(ShippedGame.of(game, catalogue(), texts.texts()), request);
    return new ThreadBlocks(job, folder.resolve("workers"), 3);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "domineering, '', rows=1..3 columns=1..4",
        "nim, {a} {b} {c}, c=1..3 a=0..2 b=5..7 show=both",
        "nim, {a} {b}, a=0..3 b=0..3 misere=yes",
        "octal, 0.137: {n}, n=0..30",
        "flipping-coins, {01:n}1, n=0..12",
        "end-nim, weights, height=3 piles=1..4",
        "monotone, '', a=3..4 d=2..3 n=1..7",
        "toppling-dominoes, {L:m}{R:n}{L:m}, m=1..3 n=0..4"
      })
  void hasTheSameRows(String game, String what, String options) {
    List<List<Cell>> expected = new ArrayList<>();
    TextRecorder texts = new TextRecorder(new DiskSources(folder));
    TableRequest here = request(game, what, options, texts);
    TableRun run =
        TableRun.fill(
            here.table(), here.settings(), Store.none(), Control.unlimited(), expected::add);
    List<List<Cell>> found = new ArrayList<>();
    Memory memory = new Memory();
    TableRequest there = request(game, what, options, texts);
    TableRun spread = spread(game, there, memory, Control.unlimited(), found, texts);
    assertThat(text(found)).isEqualTo(text(expected));
    assertThat(spread).isEqualTo(run);
    assertThat(memory.twice).isZero();
    assertThat(expected).isNotEmpty();
  }

  private TableRun spread(
      String game,
      TableRequest request,
      Store store,
      Control control,
      List<List<Cell>> rows,
      TextRecorder texts) {
    try (BlockWorkers workers = workers(game, request, texts)) {
      return SpreadRun.fill(
          request.table(), request.settings(), store, control, rows::add, workers);
    }
  }

  private static String text(List<List<Cell>> rows) {
    return new RowJson().write(rows);
  }

  @Test
  void whatIsInTheStoreIsNotMadeAgain() {
    TextRecorder texts = new TextRecorder(new DiskSources(folder));
    TableRequest request = request("domineering", "", "rows=1..3 columns=1..5", texts);
    Memory memory = new Memory();
    List<List<Cell>> first = new ArrayList<>();
    Control interrupted = Control.unlimited();
    TableRun stopped;
    try (BlockWorkers workers = workers("domineering", request, texts)) {
      stopped =
          SpreadRun.fill(
              request.table(),
              request.settings(),
              memory,
              interrupted,
              row -> {
                first.add(row);
                interrupted.cancel();
              },
              workers);
    }
    assertThat(stopped.stopped()).contains(StopReason.CANCELLED);
    assertThat(stopped.made()).isEqualTo(memory.kept.size());
    List<List<Cell>> all = new ArrayList<>();
    TableRun whole = spread("domineering", request, memory, Control.unlimited(), all, texts);
    assertThat(whole.found()).isEqualTo(stopped.made());
    assertThat(whole.made() + whole.found()).isEqualTo(15);
    assertThat(memory.twice).isZero();
    assertThat(text(all)).startsWith(text(first).replaceFirst("]$", ""));
  }

  @Test
  void hopelessCellsAreLeftWhereTheBudgetEnds() {
    TextRecorder texts = new TextRecorder(new DiskSources(folder));
    TableRequest request =
        request("monotone", "extended", "d=4..4 a=4..5 n=8..9 misere=yes", texts);
    List<List<Cell>> rows = new ArrayList<>();
    Control control = new Control(Budget.ofPositions(40_000));
    TableRun run = spread("monotone", request, Store.none(), control, rows, texts);
    assertThat(run.stopped()).contains(StopReason.POSITIONS);
    assertThat(run.open()).isNotEmpty().allMatch(key -> key.contains("a=5"));
    assertThat(rows).hasSize(4 - run.open().size());
  }

  @Test
  void textsAndGamesOfTheUserGoWithTheTable() throws IOException {
    Files.writeString(folder.resolve("tail.txt"), "01");
    Files.writeString(
        folder.resolve("Take.java"),
        """
        import org.farstar.engine.play.Moves;
        import org.farstar.engine.rules.Rules;
        import org.farstar.values.player.Player;

        public final class Take implements Rules<Integer> {
          @Override public Integer read(String text) { return Integer.valueOf(text); }
          @Override public String write(Integer heap) { return heap.toString(); }
          @Override public boolean impartial() { return true; }
          @Override public void moves(Integer heap, Player player, Moves<Integer> sink) {
            for (int taken = 1; taken <= Math.min(3, heap); taken++) {
              int heads = taken;
              sink.add(heap - taken, () -> "" + heads);
            }
          }
        }
        """);
    TextRecorder texts = new TextRecorder(new DiskSources(folder));
    TableRequest request = request("Take.java", "{n}", "n=0..9", texts);
    List<List<Cell>> rows = new ArrayList<>();
    spread("Take.java", request, Store.none(), Control.unlimited(), rows, texts);
    assertThat(rows).extracting(row -> row.get(2).toString()).startsWith("0", "*", "*2", "*3", "0");
  }

  @Test
  void anErrorOfTheInputHasItsUsualWords() {
    TextRecorder texts = new TextRecorder(new DiskSources(folder));
    TableRequest request = request("clobber", "{xo:n}", "n=0..3", texts);
    assertThatThrownBy(
            () ->
                spread(
                    "clobber",
                    request,
                    Store.none(),
                    Control.unlimited(),
                    new ArrayList<>(),
                    texts))
        .isInstanceOf(CellException.class)
        .hasMessageStartingWith("the cell n=0 is an empty text: column 1: found the end");
  }

  @Test
  void aWorkerThatIsCancelledMakesNothing() {
    TextRecorder texts = new TextRecorder(new DiskSources(folder));
    TableRequest request = request("domineering", "", "rows=5 columns=6", texts);
    TableJob job = TableJob.of(ShippedGame.of("domineering", catalogue(), Map.of()), request);
    TableWorker worker = new TableWorker(job, folder, 64 << 20);
    worker.cancel();
    String key =
        request.table().blocks(request.settings(), Control.unlimited()).toList().get(0).key();
    Batch batch = new Batch(1, List.of(key), Long.MAX_VALUE);
    assertThatThrownBy(() -> worker.make(batch)).isInstanceOf(SearchStopped.class);
  }

  @Test
  void messagesAreReadBack() throws IOException {
    Files.writeString(folder.resolve("Own.java"), "class Own {}");
    TableJob job =
        new TableJob(
            new ShippedGame(
                "Own.java",
                Optional.of(new ShippedGame.GameFile("Own.java", new byte[] {1, -1, 0})),
                Map.of("a\u00e9", "", "b", "x\ny")),
            "{n}",
            Map.of("n", "1..3"));
    TableJob back = TableJob.read(job.write());
    assertThat(back.write()).isEqualTo(job.write());
    assertThat(back.asked()).isEqualTo(job.asked());
    assertThat(back.game().texts()).isEqualTo(job.game().texts());
    byte[] cut = Arrays.copyOf(job.write(), job.write().length - 1);
    assertThatThrownBy(() -> TableJob.read(cut))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the message is cut off or another one");
  }
}
