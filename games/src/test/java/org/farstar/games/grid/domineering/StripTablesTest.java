package org.farstar.games.grid.domineering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.Walls;
import org.junit.jupiter.api.Test;

/** The tables of strips of Domineering, and the two ways to cut a board by them. */
class StripTablesTest {
  private static final long MEMORY = 1L << 26;
  private static final long MANY = 1L << 16;

  private static StripTables tables(int columns, int threads) {
    StripTables tables = new StripTables(MEMORY);
    tables.prepare(columns, MANY, new Control(Budget.unlimited(), heard -> {}, threads));
    return tables;
  }

  @Test
  void severalThreadsMakeTheSameTables() {
    StripTables alone = tables(6, 1);
    StripTables together = tables(6, 3);
    assertThat(together.three(6)).isEqualTo(alone.three(6)).hasSize(1 << 18);
    assertThat(together.bytes()).isEqualTo(alone.bytes());
  }

  @Test
  void tablesAreMadeWhereThereIsRoomAndDroppedWhereMemoryIsWanted() {
    StripTables little = new StripTables(1 << 20);
    long least = little.bytes();
    little.prepare(6, MANY, Control.unlimited());
    assertThat(little.three(6)).isNull();
    assertThat(little.bytes()).isEqualTo(least);
    StripTables some = new StripTables(1 << 24);
    some.prepare(6, 1 << 11, Control.unlimited());
    assertThat(some.bytes()).isEqualTo(least);
    some.prepare(6, MANY, Control.unlimited());
    assertThat(some.bytes()).isEqualTo(least + (Long.BYTES << 18));
    assertThat(some.three(4)).isSameAs(some.three(6));
    assertThat(some.three(7)).isNull();
    some.forget();
    some.prepare(6, MANY, Control.unlimited());
    assertThat(some.bytes()).isEqualTo(least);
  }

  @Test
  void longerStripsAreAsGoodAsTheSumOfShorterOnes() {
    StripTables tables = tables(5, 1);
    long[] one = tables.one();
    long[] two = tables.two(5);
    long[] three = tables.three(5);
    for (int strip = 0; strip < two.length; strip++) {
      // Rounding may cost a unit for each strip.
      long sum = one[strip & 31] + one[strip >> 5];
      assertThat(Walls.max(two[strip] + Walls.all(1), sum)).isEqualTo(two[strip] + Walls.all(1));
    }
    for (int strip = 0; strip < three.length; strip++) {
      long sum = one[strip & 31] + two[strip >> 5];
      assertThat(Walls.max(three[strip] + Walls.all(1), sum))
          .isEqualTo(three[strip] + Walls.all(1));
    }
  }

  /** Boards with one line changed, or two, are cut as though they were met anew. */
  @Test
  void changedLinesAreCutAsNewBoards() {
    Random random = new Random(71);
    for (int columns = 5; columns <= 8; columns += 3) {
      StripTables tables = columns == 5 ? tables(columns, 1) : new StripTables(MEMORY);
      DominoStrips strips = new DominoStrips(tables);
      DominoCuts cuts = new DominoCuts(tables);
      long[] walls = new long[2];
      for (int i = 0; i < 5_000; i++) {
        int rows = 2 + random.nextInt(7);
        long free = random.nextLong() | random.nextLong();
        int[] lines = new int[rows];
        for (int row = 0; row < rows; row++) {
          lines[row] = (int) (free >>> 8 * row) & (1 << columns) - 1;
        }
        cuts.set(lines, rows, columns);
        assertThat(cuts.walls()).isEqualTo(met(strips, lines, walls));
        int row = random.nextInt(rows);
        int[] changed = lines.clone();
        changed[row] &= random.nextInt(256);
        assertThat(cuts.walls(row, changed[row])).isEqualTo(met(strips, changed, walls));
        if (row + 1 < rows) {
          changed[row + 1] &= random.nextInt(256);
          assertThat(cuts.walls(row, changed[row], changed[row + 1]))
              .isEqualTo(met(strips, changed, walls));
        }
      }
    }
  }

  private static long met(DominoStrips strips, int[] lines, long[] walls) {
    long free = 0;
    for (int row = 0; row < lines.length; row++) {
      free |= (long) lines[row] << 8 * row;
    }
    strips.fill(free, free, walls);
    return walls[0];
  }
}
