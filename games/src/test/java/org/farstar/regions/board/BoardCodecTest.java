package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.play.Codec;
import org.junit.jupiter.api.Test;

class BoardCodecTest {
  /** Boards of every size up to that of the start come back, and no two share a key. */
  @Property(tries = 2000)
  void boardsComeBack(
      @ForAll @IntRange(min = 1, max = 12) int rows,
      @ForAll @IntRange(min = 1, max = 5) int columns,
      @ForAll @IntRange(min = 1, max = 12) int height,
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 1, max = 2) int planes,
      @ForAll long first,
      @ForAll long second) {
    int longer = Math.max(rows, columns);
    if (height > longer || width > longer || height * width > rows * columns) {
      return;
    }
    Codec<Board> codec = new BoardCodec(new Board(Grid.of(rows, columns), 0, 0), planes);
    Grid grid = Grid.of(height, width);
    long one = first & grid.all();
    Board board = new Board(grid, one, planes == 1 ? one : second & grid.all());
    long[] key = new long[codec.words() + 1];
    codec.pack(board, key, 1);
    assertThat(codec.unpack(key, 1)).isEqualTo(board);
    assertThat(key[0]).isZero();
    for (long word : key) {
      assertThat(word).isNotNegative();
    }
    int unused = codec.words() * Codec.WORD - codec.bits();
    assertThat(key[1] >>> Codec.WORD - unused).isZero();
  }

  @Test
  void boardsOf64CellsAreThreeWords() {
    for (int[] size : new int[][] {{8, 8}, {1, 64}, {64, 1}, {2, 32}}) {
      Grid grid = Grid.of(size[0], size[1]);
      Board board = new Board(grid, 0x8000_0000_0000_0001L & grid.all(), grid.all());
      Codec<Board> codec = new BoardCodec(board, 2);
      long[] key = new long[codec.words()];
      codec.pack(board, key, 0);
      assertThat(codec.unpack(key, 0)).isEqualTo(board);
      assertThat(codec.words()).isEqualTo(3);
    }
  }

  @Test
  void aLargerBoardIsRefused() {
    Codec<Board> codec = new BoardCodec(new Board(Grid.of(2, 3), 0, 0), 1);
    assertThatThrownBy(() -> codec.pack(new Board(Grid.of(3, 3), 0, 0), new long[1], 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a board of 3x3 where the largest has 6 cells");
  }
}
