package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.farstar.engine.budget.SearchStopped;
import org.junit.jupiter.api.Test;

class LayoutTest {
  private static Stairs stairs(Caps caps, int[]... gaps) {
    Stairs stairs = new Stairs(60, 30, caps, false);
    stairs.clear(0);
    for (int[] gap : gaps) {
      stairs.add(0, gap[0], gap[1], gap[2]);
    }
    return stairs;
  }

  /** The picture in the Javadoc of the layout. */
  @Test
  void thePicture() {
    Caps caps = Caps.tight(5, 3, Convention.NORMAL);
    assertThat(List.of(caps.at(5, 2), caps.at(5, 3), caps.at(4, 3))).containsExactly(5, 18, 12);
    Layout layout = new Layout(5, 3, caps::at);
    layout.pack(stairs(caps, new int[] {5, 2, 3}, new int[] {5, 3, 17}, new int[] {4, 3, 9}), 0);
    assertThat(layout.low()).isEqualTo(3 | 1 << 3 | 17 << 4 | 0 << 9 | 9 << 10);
    assertThat(layout.high()).isZero();
  }

  @Test
  void mirrorImagesMeet() {
    Caps caps = Caps.tight(5, 4, Convention.MISERE);
    Layout layout = new Layout(5, 4, caps::at);
    layout.pack(stairs(caps, new int[] {4, 2, 2}, new int[] {3, 3, 1}), 0);
    long one = layout.low();
    layout.pack(stairs(caps, new int[] {3, 3, 1}, new int[] {2, 4, 2}), 0);
    assertThat(layout.low()).isEqualTo(one);
  }

  /** Different positions that are no mirror images have different bits, in one long and in two. */
  @Test
  void nothingIsLost() {
    Random random = new Random(4);
    for (int[] size : new int[][] {{4, 3}, {6, 5}, {9, 7}, {10, 6}}) {
      Caps caps = Caps.tight(size[0], size[1], Convention.NORMAL);
      Layout layout = new Layout(size[0], size[1], caps::at);
      Map<List<Long>, String> seen = new HashMap<>();
      for (int i = 0; i < 20_000; i++) {
        Stairs stairs = stairs(caps);
        int x = size[0];
        int y = 2;
        while (x >= 2 && y <= size[1]) {
          stairs.add(0, x, y, random.nextInt(3) == 0 ? 1 + random.nextInt(caps.at(x, y)) : 0);
          if (random.nextBoolean()) {
            x--;
          } else {
            y++;
          }
        }
        layout.pack(stairs, 0);
        String text = text(stairs);
        String other = seen.put(List.of(layout.low(), layout.high()), text);
        assertThat(other == null ? text : other).isEqualTo(text);
      }
      assertThat(layout.words()).isEqualTo(layout.bits() > 64 ? 2 : 1);
    }
  }

  /** The position or its mirror image, whichever text is the smaller. */
  private static String text(Stairs stairs) {
    List<String> up = new ArrayList<>();
    List<String> down = new ArrayList<>();
    for (int i = 0; i < stairs.count(0); i++) {
      up.add(stairs.x(0, i) + "," + stairs.y(0, i) + "," + stairs.size(0, i));
      down.add(0, stairs.y(0, i) + "," + stairs.x(0, i) + "," + stairs.size(0, i));
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
    Caps caps = Caps.tight(6, 5, Convention.MISERE);
    Random random = new Random(5);
    for (int play = 0; play < 300; play++) {
      Stairs stairs = stairs(caps, new int[] {6, 5, 40});
      assertThat(stairs.rank(0)).isEqualTo(20);
      int depth = 0;
      while (stairs.count(depth) > 0) {
        int gap = random.nextInt(stairs.count(depth));
        int size = stairs.size(depth, gap);
        int below = random.nextInt(size);
        stairs.play(depth, gap, below, size - 1 - below);
        assertThat(stairs.rank(depth + 1)).isLessThan(stairs.rank(depth));
        depth++;
      }
      assertThat(stairs.rank(depth)).isZero();
    }
  }

  @Test
  void theTableKeepsWhatItIsTold() {
    for (int words = 1; words <= 2; words++) {
      PackedTable table = new PackedTable(words);
      Random random = new Random(6);
      Map<List<Long>, Integer> told = new HashMap<>();
      for (int i = 0; i < 50_000; i++) {
        long low = 1 + random.nextInt(100_000);
        long high = words == 2 ? random.nextInt(3) : 0;
        told.put(List.of(low, high), i % 256);
        table.put(low, high, i % 256, Long.MAX_VALUE);
      }
      told.forEach((k, v) -> assertThat(table.get(k.get(0), k.get(1))).isEqualTo(v));
      assertThat(table.size()).isEqualTo(told.size());
      assertThat(table.get(123_456_789, 0)).isEqualTo(-1);
    }
  }
}
