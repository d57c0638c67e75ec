package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntegerWeightsTest {
  private static final Control CONTROL = Control.unlimited();

  /** The weights of all rows of so many piles, in the order of {@link RowValues}. */
  private static List<Integer> weights(IntegerWeights layer, int piles) {
    while (layer.piles() < Math.max(1, piles - 1)) {
      layer.advance(CONTROL);
    }
    byte[] found = piles == 1 ? layer.ofSingles() : layer.ofNext(0, layer.blocks(), CONTROL);
    List<Integer> weights = new ArrayList<>();
    for (byte weight : found) {
      weights.add(weight == IntegerWeights.UNSURE ? null : (int) weight);
    }
    return weights;
  }

  @ParameterizedTest
  @CsvSource({"2, 10", "3, 7", "5, 5", "9, 4", "20, 3", "59, 2"})
  void theyAreTheWeightsOfTheValues(int height, int most) {
    RowValues values = new RowValues(height);
    IntegerWeights layer = new IntegerWeights(height);
    for (int piles = 1; piles <= most; piles++) {
      values.advance(CONTROL);
      List<String> expected = new ArrayList<>();
      values.each((row, value, weight) -> expected.add(weight.toString()));
      assertThat(weights(layer, piles).stream().map(String::valueOf).toList()).isEqualTo(expected);
    }
  }

  @Test
  void rowsWithLargePilesAreUnsureAndNoOthers() {
    IntegerWeights some = new IntegerWeights(4, 2);
    IntegerWeights all = new IntegerWeights(4);
    for (int piles = 1; piles <= 4; piles++) {
      List<Integer> right = weights(all, piles);
      List<Integer> found = weights(some, piles);
      RowValues rows = new RowValues(4);
      while (rows.piles() < piles) {
        rows.advance(CONTROL);
      }
      int[] index = {0};
      rows.each(
          (row, value, weight) -> {
            int i = index[0]++;
            boolean large = row.piles().stream().anyMatch(pile -> pile.finitePart().intValue() > 2);
            assertThat(found.get(i)).as(row.toString()).isEqualTo(large ? null : right.get(i));
          });
    }
    assertThat(weights(new IntegerWeights(70), 1).subList(57, 63))
        .containsExactly(0, 0, null, null, null, null);
  }

  /** The rule for weights, on positions whose options are in no canonical form. */
  @Test
  void theRuleHoldsForPositionsOfClobber() {
    Clobber clobber = new Clobber();
    Universe universe = new Universe();
    ShortGame star = universe.nimber(32);
    ValueSearch<Board, ShortGame> search =
        new ValueSearch<>(clobber, new ShortGameAlgebra(universe), CONTROL);
    Random random = new Random(7);
    Set<Boolean> seen = new HashSet<>();
    for (int i = 0; i < 3000; i++) {
      Board board = board(random);
      List<Integer> left = weightsOfOptions(clobber, search, board, Player.LEFT);
      List<Integer> right = weightsOfOptions(clobber, search, board, Player.RIGHT);
      if (left.isEmpty() || left.contains(null) || right.contains(null)) {
        continue;
      }
      ShortGame value = search.value(board);
      byte weight =
          IntegerWeights.weight(
              Collections.max(left),
              Collections.min(right),
              value.isAtLeast(star),
              star.isAtLeast(value));
      seen.add(weight == IntegerWeights.UNSURE);
      assertThat(weight == IntegerWeights.UNSURE ? null : (Integer) (int) weight)
          .as(board.toString())
          .isEqualTo(integer(value.atomicWeight()));
    }
    assertThat(seen).containsExactlyInAnyOrder(true, false);
  }

  private static Board board(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      text.append("xo.".charAt(random.nextInt(8) / 3)).append(i % 4 == 3 && i < 11 ? "|" : "");
    }
    return new Clobber().read(text.toString());
  }

  private static List<Integer> weightsOfOptions(
      Clobber clobber, ValueSearch<Board, ShortGame> search, Board board, Player player) {
    List<Integer> weights = new ArrayList<>();
    clobber
        .options(board, player)
        .forEach(option -> weights.add(integer(search.value(option).atomicWeight())));
    return weights;
  }

  private static Integer integer(ShortGame weight) {
    return weight.isInteger() ? Integer.valueOf(weight.toString()) : null;
  }

  @Test
  void aBudgetEndsIt() {
    IntegerWeights layer = new IntegerWeights(8);
    Control few = new Control(Budget.ofPositions(10));
    layer.advance(CONTROL);
    layer.advance(CONTROL);
    layer.advance(CONTROL);
    assertThatThrownBy(() -> layer.advance(few)).isInstanceOf(SearchStopped.class);
    assertThat(layer.piles()).isEqualTo(3);
  }
}
