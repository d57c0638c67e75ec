package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaskTest {
  private static final int HEAPS = 1500;
  private static final int SPACE = 256;

  private static int[] values(String code) {
    OctalTable table = new OctalTable(new Octal(new OctalCode(code)), Integer.MAX_VALUE);
    int[] values =
        Control.unlimited()
            .metered(meter -> IntStream.range(0, HEAPS).map(h -> table.value(h, meter)).toArray());
    assertThat(IntStream.of(values).max().orElseThrow()).isLessThan(SPACE);
    return values;
  }

  private static long rare(Mask mask, int[] values) {
    return IntStream.range(0, HEAPS)
        .filter(heap -> mask.isRare(values[heap], mask.turn(heap)))
        .count();
  }

  /** By the definition, all masks one after the other, with the heap and without. */
  @ParameterizedTest
  @CsvSource({"0.6, false", "0.104, true", "0.205, true", "0.324, true", "0.15, false"})
  void theMaskLeavesTheFewestRare(String code, boolean turns) {
    int[] values = values(code);
    int[] splits = OctalTable.splits(new Octal(new OctalCode(code)));
    Mask.Fewest fewest = Mask.fewest(heap -> values[heap], HEAPS, SPACE, splits);
    Mask mask = fewest.mask();
    assertThat(fewest.rare()).isEqualTo((int) rare(mask, values));
    assertThat(mask.turns()).isEqualTo(turns);
    for (int bits = 1; bits < SPACE; bits++) {
      assertThat(rare(new Mask(bits, false, 0), values)).isGreaterThanOrEqualTo(rare(mask, values));
      assertThat(rare(new Mask(bits, true, splits[0] & 1), values) * (turns ? 1 : 2))
          .isGreaterThanOrEqualTo(rare(mask, values));
    }
  }

  private static boolean turns(int[] values, int[] splits) {
    return Mask.fewest(heap -> values[heap], HEAPS, SPACE, splits).mask().turns();
  }

  /** Where an odd number and an even one may be taken, no kind of heap goes with both. */
  @Test
  void theHeapCountsForNumbersOfOneParity() {
    int[] values = values("0.104");
    assertThat(turns(values, new int[] {1})).isTrue();
    assertThat(turns(values, new int[] {1, 2})).isFalse();
    assertThat(turns(values, new int[0])).isFalse();
  }

  @Test
  void wordsAreNumbersInOrderAndAddUp() {
    for (Mask mask : new Mask[] {new Mask(0b10110, false, 0), new Mask(0b10110, true, 1)}) {
      for (int heap = 20; heap < 24; heap++) {
        int turn = mask.turn(heap);
        int before = -1;
        for (int word = 0; word < SPACE; word++) {
          int value = mask.value(word, turn, SPACE / 2);
          assertThat(mask.word(value, turn, SPACE / 2)).isEqualTo(word);
          assertThat(value).isGreaterThan(word == SPACE / 2 ? -1 : before);
          before = value;
        }
        // Taken 1, two heaps are left.
        for (int one = 1; one < heap - 1; one++) {
          int other = heap - 1 - one;
          int sum =
              mask.word(13, mask.turn(one), SPACE / 2) ^ mask.word(42, mask.turn(other), SPACE / 2);
          assertThat(sum).isEqualTo(mask.word(13 ^ 42, turn, SPACE / 2));
        }
      }
    }
  }
}
