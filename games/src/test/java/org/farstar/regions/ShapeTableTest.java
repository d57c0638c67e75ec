package org.farstar.regions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.TableRun;
import org.farstar.engine.theory.Ask;
import org.farstar.games.grid.cram.CramGame;
import org.farstar.games.grid.domineering.DomineeringGame;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards of all shapes, against lists of cells, floods, and a question for each board. */
class ShapeTableTest {
  private record At(int row, int column) {}

  private static List<List<Cell>> rows(Game<Board> game, String rows, String columns) {
    Table table =
        game.offeredTables(new Workspace(), Sources.none()).stream()
            .filter(each -> each.name().equals("shapes"))
            .findFirst()
            .orElseThrow();
    List<List<Cell>> found = new ArrayList<>();
    TableRun.fill(
        table,
        Settings.read(table, Map.of("rows", rows, "columns", columns)),
        Store.none(),
        Control.unlimited(),
        found::add);
    return found;
  }

  private static Game<Board> game(String name) {
    return name.equals(CramGame.ID) ? CramGame.game() : DomineeringGame.game();
  }

  private static boolean connected(Set<At> cells) {
    Set<At> met = new HashSet<>();
    Deque<At> open = new ArrayDeque<>(List.of(cells.iterator().next()));
    while (!open.isEmpty()) {
      At at = open.poll();
      if (cells.contains(at) && met.add(at)) {
        open.add(new At(at.row + 1, at.column));
        open.add(new At(at.row - 1, at.column));
        open.add(new At(at.row, at.column + 1));
        open.add(new At(at.row, at.column - 1));
      }
    }
    return met.size() == cells.size();
  }

  private static String text(Set<At> cells, int rows, int columns) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(cells.contains(new At(row, column)) ? '.' : '#');
      }
      lines.add(line.toString());
    }
    return String.join("|", lines);
  }

  private static boolean spans(Set<At> cells, int rows, int columns) {
    return cells.stream().map(At::row).distinct().count() == rows
        && cells.stream().map(At::column).distinct().count() == columns;
  }

  /** The texts of the images of a shape: mirrored, and turned where turning changes nothing. */
  private static Set<String> images(Set<At> cells, int rows, int columns, boolean turning) {
    Set<String> images = new HashSet<>();
    for (int mirror = 0; mirror < 4; mirror++) {
      Set<At> image = new HashSet<>();
      Set<At> turned = new HashSet<>();
      for (At at : cells) {
        int row = (mirror & 1) == 0 ? at.row : rows - 1 - at.row;
        int column = (mirror & 2) == 0 ? at.column : columns - 1 - at.column;
        image.add(new At(row, column));
        turned.add(new At(column, row));
      }
      images.add(text(image, rows, columns));
      if (turning && rows == columns) {
        images.add(text(turned, rows, columns));
      }
    }
    return images;
  }

  @ParameterizedTest
  @CsvSource({
    "cram, 2, 3",
    "cram, 3, 3",
    "domineering, 3, 2",
    "domineering, 3, 3",
    "domineering, 2, 4",
    "domineering, 1, 5"
  })
  void agreesWithListsOfCellsAndSearch(String name, int rows, int columns) {
    Game<Board> game = game(name);
    boolean impartial = name.equals("cram");
    Analyst analyst = new Analyst(new Workspace());
    Set<String> met = new HashSet<>();
    Map<Outcome, Integer> won = new EnumMap<>(Outcome.class);
    int shapes = 0;
    for (int bits = 1; bits < 1 << rows * columns; bits++) {
      Set<At> cells = new HashSet<>();
      for (int cell = 0; cell < rows * columns; cell++) {
        if ((bits >> cell & 1) == 1) {
          cells.add(new At(cell / columns, cell % columns));
        }
      }
      if (!spans(cells, rows, columns)
          || !connected(cells)
          || !met.add(text(cells, rows, columns))) {
        continue;
      }
      met.addAll(images(cells, rows, columns, impartial));
      shapes++;
      Outcome outcome =
          analyst
              .outcome(
                  game.read(text(cells, rows, columns), Sources.none(), false),
                  Method.SEARCH,
                  Ask.ANSWER,
                  Control.unlimited())
              .first()
              .orElseThrow()
              .outcome();
      won.merge(outcome, 1, Integer::sum);
    }
    List<String> expected = new ArrayList<>(List.of("" + rows, "" + columns, "" + shapes));
    for (Outcome outcome : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R)) {
      if (!impartial || outcome == Outcome.N || outcome == Outcome.P) {
        expected.add("" + won.getOrDefault(outcome, 0));
      }
    }
    List<Cell> row = rows(game, "" + rows, "" + columns).get(0);
    assertThat(row.stream().map(Cell::toString).toList().subList(0, expected.size()))
        .isEqualTo(expected);
  }

  /** Turning a board exchanges the players of Domineering. */
  @Test
  void turningExchangesThePlayers() {
    List<Cell> lying = rows(DomineeringGame.game(), "3", "4").get(0);
    List<Cell> standing = rows(DomineeringGame.game(), "4", "3").get(0);
    assertThat(standing.subList(2, 5)).isEqualTo(lying.subList(2, 5));
    assertThat(standing.get(5)).isEqualTo(lying.get(6));
    assertThat(standing.get(6)).isEqualTo(lying.get(5));
    assertThat(standing.get(7)).isEqualTo(lying.get(7));
    assertThat(lying.get(2)).hasToString("181");
  }

  @Test
  void largerRectanglesAreLeftOut() {
    assertThat(rows(CramGame.game(), "1..26/25", "1")).hasSize(1);
  }
}
