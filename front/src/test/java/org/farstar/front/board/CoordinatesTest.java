package org.farstar.front.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.picture.Spot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The numbers at the edges of boards count as the moves do, in every game that has some: all on
 * grids.
 */
class CoordinatesTest {
  private static final int MOST_MOVES = 60;
  private static final Pattern CELL = Pattern.compile("[0-9]+,[0-9]+");

  static Stream<Game<?>> games() {
    return Catalogue.STANDARD.ids().stream().map(Catalogue.STANDARD::game);
  }

  private static List<BoardView> views(Game<?> game) {
    return game.card().examples().stream()
        .map(example -> Question.read(game, false, example.position(), Sources.none()))
        .map(question -> BoardView.of(question, MOST_MOVES))
        .toList();
  }

  private static List<Move<Sum>> moves(BoardView view) {
    return view.moves().values().stream().map(FirstMoves::list).flatMap(List::stream).toList();
  }

  /** What stands at the edges is what all moves of the game name. */
  @ParameterizedTest
  @MethodSource("games")
  void movesAndNumbersAgree(Game<?> game) {
    int named = 0;
    for (BoardView view : views(game)) {
      Object shown = view.data().get("coordinates");
      List<Spot> spots = view.figure().drawing().spots();
      Set<String> names = new LinkedHashSet<>();
      spots.forEach(spot -> names.add(spot.name()));
      for (Move<Sum> move : moves(view)) {
        SumLook.Pointed pointed = SumLook.pointed(view.question().sum(), move);
        assertThat(Coordinates.of(spots, move.text(), pointed).map(Coordinates::word).orElse(null))
            .as("%s on %s", move.text(), view.question().text())
            .isEqualTo(shown);
        if ("cells".equals(shown)) {
          named++;
          assertThat(names).containsAll(cells(move.text()));
        } else if ("columns".equals(shown)) {
          named++;
          assertThat(names).anyMatch(name -> name.endsWith("," + move.text()));
        }
      }
      if (shown != null) {
        counted(spots);
      }
    }
    if (game.card().board().equals("grid")) {
      assertThat(named).as("moves that name cells or columns").isPositive();
    }
  }

  private static List<String> cells(String move) {
    List<String> cells = new ArrayList<>();
    Matcher matcher = CELL.matcher(move);
    while (matcher.find()) {
      cells.add(matcher.group());
    }
    return cells;
  }

  /** Rows are counted from the top and columns from the left, from 1 and without a gap. */
  private static void counted(List<Spot> spots) {
    counted(spots, cell -> Integer.parseInt(cell.split(",")[0]), spot -> spot.area().top());
    counted(spots, cell -> Integer.parseInt(cell.split(",")[1]), spot -> spot.area().left());
  }

  private static void counted(
      List<Spot> spots, ToIntFunction<String> number, ToDoubleFunction<Spot> place) {
    Map<Integer, Double> places = new TreeMap<>();
    for (Spot spot : spots) {
      Double before = places.put(number.applyAsInt(spot.name()), place.applyAsDouble(spot));
      assertThat(before == null || before == place.applyAsDouble(spot)).isTrue();
    }
    assertThat(List.copyOf(places.values())).isSorted();
    assertThat(places.keySet()).first().isEqualTo(1);
    assertThat(places.keySet()).last().isEqualTo(places.size());
  }

  /** Where moves name neither, or positions are no boards of cells, there are no numbers. */
  @Test
  void otherBoardsHaveNone() {
    for (String[] each : new String[][] {{"nim", "3 5"}, {"toads-and-frogs", "tt.f"}}) {
      Question question =
          Question.read(Catalogue.STANDARD.game(each[0]), false, each[1], Sources.none());
      assertThat(BoardView.of(question, 5).data()).doesNotContainKey("coordinates");
    }
  }
}
