package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.Plain;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.shortgame.ShortGame;
import org.junit.jupiter.api.Test;

/** Values that are added up, and those that are left apart. */
class RegionSumsTest {
  private static final Clobber CLOBBER = new Clobber();

  private final Workspace workspace = new Workspace(1L << 28);
  private final ItemStock stock =
      new ItemStock(workspace, EnumSet.allOf(ItemShortcut.class), 1_000);
  private final Plain zero = stock.plain(workspace.universe().zero());
  private final RegionSums sums = new RegionSums(stock, zero);

  /** The values of random full boards of 3x3 and 2x5. */
  private List<Plain> values() {
    ValueSearch<Board, ShortGame> search =
        new ValueSearch<>(CLOBBER, new ShortGameAlgebra(workspace.universe()), Control.unlimited());
    Random random = new Random(97);
    List<Plain> values = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      Grid grid = i % 2 == 0 ? Grid.of(3, 3) : Grid.of(2, 5);
      Board board = RegionSearchTest.random(CLOBBER, grid, random);
      for (long free = board.in(0); free != 0; free &= free - 1) {
        board = board.with(Long.lowestOneBit(free), 1 + random.nextInt(2));
      }
      values.add(stock.plain(search.value(board)));
    }
    return values;
  }

  /** Twice, so that what is at hand is asked, too. */
  @Test
  void addsWhatIsNotTooHeavy() {
    List<Plain> values = values();
    int added = 0;
    int apart = 0;
    int atHand = 0;
    for (int round = 0; round < 2; round++) {
      for (Plain a : values) {
        for (Plain b : values) {
          boolean heavy = a.weight() * b.weight() > RegionSums.MOST_WEIGHT;
          if (heavy && a != zero && b != zero) {
            assertThat(sums.adds(a, b)).as("%s + %s", a.value(), b.value()).isFalse();
            apart++;
          } else {
            assertThat(sums.adds(a, b)).as("%s + %s", a.value(), b.value()).isTrue();
            Plain known = sums.known(a, b);
            Plain sum = sums.plus(a, b);
            assertThat(sum.value()).isEqualTo(a.value().plus(b.value()));
            assertThat(known).isIn(null, sum);
            assertThat(sums.known(b, a)).isSameAs(sum);
            atHand += known == null ? 0 : 1;
            added++;
          }
        }
      }
    }
    assertThat(added).isGreaterThan(1_000);
    assertThat(atHand).isGreaterThan(added / 2);
    assertThat(apart).isGreaterThan(100);
  }

  @Test
  void zeroIsAddedToAnything() {
    for (Plain value : values()) {
      assertThat(sums.known(zero, value)).isSameAs(value);
      assertThat(sums.plus(zero, value)).isSameAs(value);
      assertThat(sums.plus(value, zero)).isSameAs(value);
    }
  }

  @Test
  void weighsValuesByTheirFollowers() {
    for (Plain value : values()) {
      int followers = value.value().followerCount().intValueExact();
      assertThat(value.weight()).isEqualTo(value.value().isNumberUpStar() ? 2 : followers);
    }
    assertThat(stock.plain(workspace.universe().integer(1_000_000)).weight()).isEqualTo(2);
  }
}
