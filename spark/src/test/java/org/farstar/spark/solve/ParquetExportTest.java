package org.farstar.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.LocalInputFile;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.solve.ThreadExecutor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of Parquet has what the folder has, row by row, as another reader sees it. */
class ParquetExportTest {
  @TempDir Path folder;

  private static final class Rows extends ParquetReader.Builder<Group> {
    Rows(InputFile file, ParquetConfiguration settings) {
      super(file, settings);
    }

    @Override
    protected ReadSupport<Group> getReadSupport() {
      return new GroupReadSupport();
    }
  }

  @Test
  void hasEveryPositionOfTheFolder() throws IOException {
    SolveGames games = SolveGames.standard();
    Question question =
        Question.read(Catalogue.STANDARD.game("tic-tac-toe"), false, "3^2:", Sources.none());
    SolveTask task =
        games.task("tic-tac-toe", question, Optional.of(Content.REMOTENESS), 100, "test");
    KeyPlay play = games.open(task);
    Path solved = folder.resolve("solved");
    Description description;
    try (ThreadExecutor threads =
        new ThreadExecutor(games, 1, 1 << 20, LayerSolver.spill(solved))) {
      description = new LayerSolver(task, play, solved, threads, Control.unlimited()).solve();
    }
    Path file = folder.resolve("game.parquet");
    ParquetExport.write(new SolvedFolder(solved), play, file);

    List<String> expected = new ArrayList<>();
    new SolvedFolder(solved)
        .each(
            (layer, keys, at, record) ->
                expected.add(
                    layer + " " + keys[at] + " " + record + " " + play.describe(keys, at)));
    List<String> found = new ArrayList<>();
    InputFile in = new LocalInputFile(file);
    try (ParquetReader<Group> rows = new Rows(in, new PlainParquetConfiguration()).build()) {
      for (Group row = rows.read(); row != null; row = rows.read()) {
        found.add(
            row.getLong("layer", 0)
                + " "
                + row.getLong("key0", 0)
                + " "
                + row.getInteger("record", 0)
                + " "
                + row.getString("position", 0));
      }
    }
    assertThat(found).isEqualTo(expected).hasSize((int) description.positions());
    try (ParquetFileReader reader = ParquetFileReader.open(in)) {
      Map<String, String> about = reader.getFooter().getFileMetaData().getKeyValueMetaData();
      assertThat(about)
          .containsEntry("farstar.game", "tic-tac-toe")
          .containsEntry("farstar.content", "remoteness")
          .containsEntry("farstar.sum", description.sum());
      assertThat(about.get("farstar.layers")).startsWith("0:1 2:3 4:12 6:38 ");
    }
    assertThatThrownBy(() -> ParquetExport.write(new SolvedFolder(solved), play, file))
        .isInstanceOf(InputException.class)
        .hasMessage("--parquet: '" + file + "' exists already; name a new file");
  }
}
