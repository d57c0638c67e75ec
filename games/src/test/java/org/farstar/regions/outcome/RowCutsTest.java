package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

/** Rows of NoGo cut at stones, against the plain search for values. */
class RowCutsTest {
  private static final NoGo RULES = new NoGo();
  private final Workspace workspace = new Workspace(1L << 26);
  private final Universe universe = workspace.universe();
  private final ValueSearch<Board, ShortGame> rows = values(RULES);
  private final ValueSearch<Board, ShortGame> pieces = values(TestRegions.bounds(RULES).pieces());

  private ValueSearch<Board, ShortGame> values(RegionRules rules) {
    return new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited());
  }

  /** A row of single stones with free cells between them. */
  private static String row(Random random, int cells) {
    StringBuilder row = new StringBuilder(random.nextBoolean() ? "." : "x.");
    while (row.length() < cells) {
      row.append(random.nextInt(3) > 0 ? "." : random.nextBoolean() ? "x." : "o.");
    }
    return row.toString();
  }

  private static Board placed(String text) {
    Board board = RULES.read(text);
    return RegionFrame.of(RULES, Grid.of(1, 9)).place(board);
  }

  /** The sum of the pieces between some of the stones, each of which is cut at or not. */
  private ShortGame cut(Board row, Random random) {
    int[] points = RowCuts.points(row);
    int end = points.length - 1;
    ShortGame sum = universe.zero();
    for (int from = 0, to = 1; to <= end; to++) {
      if (to == end || random.nextBoolean()) {
        Board piece = RowCuts.piece(row, points[from], points[to], from > 0, to < end);
        sum = sum.plus(pieces.value(piece));
        from = to;
      }
    }
    return sum;
  }

  /** Cut at no stone a row is the same by both rules; else the pieces are at most the row. */
  @Test
  void piecesAreAtMostTheRow() {
    Random random = new Random(59);
    int less = 0;
    for (int i = 0; i < 600; i++) {
      String text = row(random, 4 + random.nextInt(6));
      Board row = placed(text);
      ShortGame value = rows.value(RULES.read(text));
      assertThat(pieces.value(row)).as(text).isEqualTo(value);
      ShortGame sum = cut(row, random);
      assertThat(sum.isAtMost(value)).as(text).isTrue();
      less += sum.equals(value) ? 0 : 1;
    }
    assertThat(less).isGreaterThan(100);
  }

  /** The best cuts are bounds; both sides are found wherever a stone has cells on both sides. */
  @Test
  void theBestCutsBoundMeanValuesAndStops() {
    Random random = new Random(67);
    ItemStock stock = new ItemStock(workspace, EnumSet.allOf(ItemShortcut.class), 0);
    RowCuts cuts = new RowCuts(stock, (piece, cells) -> stock.sumOf(pieces.value(piece)));
    for (int i = 0; i < 200; i++) {
      String text = row(random, 5 + random.nextInt(6));
      ItemSum value = stock.sumOf(rows.value(RULES.read(text)));
      Board row = placed(text);
      for (ItemSum low : cuts.best(row, Player.LEFT)) {
        assertThat(low.mean()).as(text).isLessThanOrEqualTo(value.mean());
        assertThat(low.stop(Player.RIGHT)).as(text).isLessThanOrEqualTo(value.stop(Player.RIGHT));
      }
      for (ItemSum high : cuts.best(row, Player.RIGHT)) {
        assertThat(high.mean()).as(text).isGreaterThanOrEqualTo(value.mean());
        assertThat(high.stop(Player.LEFT)).as(text).isGreaterThanOrEqualTo(value.stop(Player.LEFT));
      }
      boolean none = RowCuts.points(row).length == 2;
      assertThat(cuts.best(row, Player.LEFT).isEmpty()).as(text).isEqualTo(none);
      assertThat(cuts.best(row, Player.RIGHT).isEmpty()).as(text).isEqualTo(none);
    }
  }

  @Test
  void aStoneAtACutIsDoubled() {
    Board row = placed(".x..o.");
    assertThat(RowCuts.points(row)).containsExactly(0, 1, 4, 5);
    assertThat(RULES.write(RowCuts.piece(row, 0, 1, false, true)).substring(0, 5))
        .isEqualTo(".xx##");
    assertThat(RULES.write(RowCuts.piece(row, 1, 4, true, true)).substring(0, 8))
        .isEqualTo("xx..oo##");
    assertThat(RULES.write(RowCuts.piece(row, 4, 5, true, false)).substring(0, 5))
        .isEqualTo("oo.##");
  }

  /** Rows too long for values within the search, so that what they lie between decides. */
  @Test
  void outcomesAgreeWithValues() {
    Random random = new Random(61);
    Set<ItemShortcut> never = EnumSet.of(ItemShortcut.ROOT_VALUES, ItemShortcut.BOARDS);
    SumSolver all = solver(never);
    SumSolver uncut = solver(with(never, ItemShortcut.CUTS));
    SumSolver unreduced = solver(with(never, ItemShortcut.REDUCTIONS));
    ValueSearch<Board, ShortGame> values = values(RULES);
    for (int i = 0; i < 12; i++) {
      String text = row(random, 14).replaceFirst("\\.\\.", ".xx.");
      Sum sum = Sum.of(variant(), RULES.read(text));
      for (Player mover : Player.values()) {
        assertThat(uncut.result(sum, mover))
            .as("%s, %s", text, mover)
            .isEqualTo(values.value(RULES.read(text)).outcome().forMover(mover))
            .isEqualTo(all.result(sum, mover))
            .isEqualTo(unreduced.result(sum, mover));
      }
    }
  }

  private static Set<ItemShortcut> with(Set<ItemShortcut> shortcuts, ItemShortcut more) {
    Set<ItemShortcut> with = EnumSet.copyOf(shortcuts);
    with.add(more);
    return with;
  }

  private static Variant<Board> variant() {
    return Variant.of((RegionRules) RULES).with(TestRegions.of(RULES).items());
  }

  private static SumSolver solver(Set<ItemShortcut> without) {
    Workspace workspace = new Workspace(1L << 26);
    ItemStock stock = new ItemStock(workspace, EnumSet.complementOf(EnumSet.copyOf(without)), 0);
    return new SumSolver(workspace, false, Control.unlimited(), stock);
  }
}
