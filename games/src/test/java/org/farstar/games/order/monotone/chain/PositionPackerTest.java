package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

class PositionPackerTest {
  private static PositionStack stack(GapBounds bounds, int[]... gaps) {
    PositionStack stack = new PositionStack(60, 30, bounds, false);
    stack.clear(0);
    for (int[] gap : gaps) {
      stack.add(0, gap[0], gap[1], gap[2]);
    }
    return stack;
  }

  /** The picture in the Javadoc of the packer. */
  @Test
  void thePicture() {
    GapBounds bounds = GapBounds.tight(5, 3, Convention.NORMAL);
    assertThat(List.of(bounds.at(5, 2), bounds.at(5, 3), bounds.at(4, 3)))
        .containsExactly(5, 18, 12);
    PositionPacker packer = new PositionPacker(5, 3, bounds::at);
    packer.pack(stack(bounds, new int[] {5, 2, 3}, new int[] {5, 3, 17}, new int[] {4, 3, 9}), 0);
    assertThat(packer.low()).isEqualTo(3 | 1 << 3 | 17 << 4 | 0 << 9 | 9 << 10);
    assertThat(packer.high()).isZero();
  }

  @Test
  void mirrorImagesMeet() {
    GapBounds bounds = GapBounds.tight(5, 4, Convention.MISERE);
    PositionPacker packer = new PositionPacker(5, 4, bounds::at);
    packer.pack(stack(bounds, new int[] {4, 2, 2}, new int[] {3, 3, 1}), 0);
    long one = packer.low();
    packer.pack(stack(bounds, new int[] {3, 3, 1}, new int[] {2, 4, 2}), 0);
    assertThat(packer.low()).isEqualTo(one);
  }

  /** Different positions that are no mirror images have different bits, in one long and in two. */
  @Test
  void nothingIsLost() {
    Random random = new Random(4);
    for (int[] size : new int[][] {{4, 3}, {6, 5}, {9, 7}, {10, 6}}) {
      GapBounds bounds = GapBounds.tight(size[0], size[1], Convention.NORMAL);
      PositionPacker packer = new PositionPacker(size[0], size[1], bounds::at);
      Map<List<Long>, String> seen = new HashMap<>();
      for (int i = 0; i < 20_000; i++) {
        PositionStack stack = stack(bounds);
        int x = size[0];
        int y = 2;
        while (x >= 2 && y <= size[1]) {
          stack.add(0, x, y, random.nextInt(3) == 0 ? 1 + random.nextInt(bounds.at(x, y)) : 0);
          if (random.nextBoolean()) {
            x--;
          } else {
            y++;
          }
        }
        packer.pack(stack, 0);
        String text = text(stack);
        String other = seen.put(List.of(packer.low(), packer.high()), text);
        assertThat(other == null ? text : other).isEqualTo(text);
      }
      assertThat(packer.words()).isEqualTo(packer.bits() > 64 ? 2 : 1);
      assertThat(packer.all()).isNull();
    }
  }

  /** The same in more than two longs. */
  @Test
  void nothingIsLostInMoreLongs() {
    Random random = new Random(6);
    GapBounds bounds = GapBounds.tight(22, 3, Convention.MISERE);
    PositionPacker packer = new PositionPacker(22, 3, bounds::at);
    assertThat(packer.words()).isGreaterThan(2);
    Map<List<Long>, String> seen = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      PositionStack stack = stack(bounds);
      int x = 22;
      int y = 2;
      while (x >= 2 && y <= 3) {
        stack.add(0, x, y, random.nextInt(8) == 0 ? 1 + random.nextInt(bounds.at(x, y)) : 0);
        if (random.nextInt(20) > 0) {
          x--;
        } else {
          y++;
        }
      }
      packer.pack(stack, 0);
      String text = text(stack);
      String other = seen.put(Arrays.stream(packer.kept()).boxed().toList(), text);
      assertThat(other == null ? text : other).isEqualTo(text);
    }
  }

  /** With d = 2 the outcome is known for every a, and the positions of large a are wide. */
  @Test
  void widePositionsAreFoundAgain() {
    ChainTables tables = ChainTables.of(44, 2, Convention.NORMAL);
    assertThat(tables.packer(true).words()).isGreaterThan(2);
    ChainSearch search = new ChainSearch(tables, Control.unlimited());
    for (int a = 40; a <= 44; a++) {
      for (int n = a - 2; n <= a + 3; n++) {
        Outcome expected = n < a ? Outcome.D : a % 2 != 0 ? Outcome.N : Outcome.P;
        assertThat(search.outcome(a, 2, n)).as("(%s,2,%s)", a, n).isEqualTo(expected);
      }
    }
    assertThat(tables.positions()).isPositive();
  }

  /** The position or its mirror image, whichever text is the smaller. */
  private static String text(PositionStack stack) {
    List<String> up = new ArrayList<>();
    List<String> down = new ArrayList<>();
    for (int i = 0; i < stack.count(0); i++) {
      up.add(stack.x(0, i) + "," + stack.y(0, i) + "," + stack.size(0, i));
      down.add(0, stack.y(0, i) + "," + stack.x(0, i) + "," + stack.size(0, i));
    }
    return up.toString().compareTo(down.toString()) < 0 ? up.toString() : down.toString();
  }

  @Test
  void tooLarge() {
    assertThatThrownBy(() -> ChainTables.of(40, 40, Convention.NORMAL))
        .isInstanceOf(SearchStopped.class);
  }

  /** The rank is the area that is not closed off, and every move lowers it. */
  @Test
  void everyMoveLowersTheRank() {
    GapBounds bounds = GapBounds.tight(6, 5, Convention.MISERE);
    Random random = new Random(5);
    for (int play = 0; play < 300; play++) {
      PositionStack stack = stack(bounds, new int[] {6, 5, 40});
      assertThat(stack.rank(0)).isEqualTo(20);
      int depth = 0;
      while (stack.count(depth) > 0) {
        int gap = random.nextInt(stack.count(depth));
        int size = stack.size(depth, gap);
        int below = random.nextInt(size);
        stack.play(depth, gap, below, size - 1 - below);
        assertThat(stack.rank(depth + 1)).isLessThan(stack.rank(depth));
        depth++;
      }
      assertThat(stack.rank(depth)).isZero();
    }
  }
}
