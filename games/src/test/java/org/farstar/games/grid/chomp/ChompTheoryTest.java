package org.farstar.games.grid.chomp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.theory.Ask;
import org.farstar.regions.board.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChompTheoryTest extends TheoryContract<Board> {
  private static final int SIDE = 4;

  ChompTheoryTest() {
    super(ChompGame.game());
  }

  private static void bars(List<Integer> rows, int longest, List<List<Integer>> bars) {
    if (rows.size() == SIDE) {
      bars.add(rows);
      return;
    }
    for (int row = 0; row <= longest; row++) {
      List<Integer> more = new ArrayList<>(rows);
      more.add(row);
      bars(more, row, bars);
    }
  }

  /** All bars in a square, and some larger ones. */
  @Override
  protected Stream<String> lines() {
    List<List<Integer>> bars = new ArrayList<>();
    bars(List.of(), SIDE, bars);
    Stream<String> all =
        bars.stream()
            .filter(rows -> rows.get(0) > 0)
            .map(
                rows ->
                    rows.stream()
                        .map(row -> ".".repeat(row) + "#".repeat(SIDE - row))
                        .collect(Collectors.joining("|")));
    return Stream.concat(all, Stream.of("2x7", "7x2", ".......|....###", "3x3 + ...", "1x9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"....|...#|..##", ".#.", "#...|....", "##|##", ".#|.."})
  void otherBoardsAreNotAnswered(String board) {
    ChompTheory theory = new ChompTheory();
    assertThat(theory.fact(new Chomp().read(board), Ask.ANSWER, Control.unlimited())).isEmpty();
  }
}
