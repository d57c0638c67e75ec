package org.farstar.verify.solved;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawTest {
  private static List<Long> drawn(long total, long draws, long seed) {
    List<Long> drawn = new ArrayList<>();
    for (Draw draw = new Draw(total, draws, seed); draw.next() < total; draw.advance()) {
      drawn.add(draw.next());
    }
    return drawn;
  }

  @Test
  void drawsOneOfEachPart() {
    for (long total = 0; total < 30; total++) {
      for (long draws = 0; draws < 33; draws++) {
        List<Long> drawn = drawn(total, draws, 31 * total + draws);
        int count = (int) Math.min(total, draws);
        assertThat(drawn).hasSize(count).doesNotHaveDuplicates().isSorted();
        long from = 0;
        for (int i = 0; i < count; i++) {
          // The first parts are larger by one number where the total is no multiple.
          long to = from + total / count + (i < total % count ? 1 : 0);
          assertThat(drawn.get(i)).isBetween(from, to - 1);
          from = to;
        }
      }
    }
    assertThat(drawn(1L << 61, 1000, 5)).hasSize(1000).isSorted();
  }

  /** Over many seeds each number is drawn as often as the size of its part says. */
  @Test
  void everyNumberIsDrawn() {
    int[] times = new int[10];
    int seeds = 12_000;
    for (int seed = 0; seed < seeds; seed++) {
      drawn(10, 3, seed).forEach(number -> times[number.intValue()]++);
    }
    for (int number = 0; number < 10; number++) {
      // The parts are 0 to 3, 4 to 6 and 7 to 9. Six standard deviations are less than 320.
      int expected = seeds / (number < 4 ? 4 : 3);
      assertThat(times[number]).as("number " + number).isBetween(expected - 320, expected + 320);
    }
  }
}
