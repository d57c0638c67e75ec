package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PackedTableTest {
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

  @Test
  void numbersThatDoNotFitAreRefused() {
    PackedTable table = new PackedTable(1);
    table.put(7, 0, PackedTable.LARGEST_VALUE, Long.MAX_VALUE);
    assertThat(table.get(7, 0)).isEqualTo(255);
    assertThatThrownBy(() -> table.put(7, 0, 256, Long.MAX_VALUE))
        .hasMessage("the number 256 under 7, 0");
    assertThatThrownBy(() -> table.put(7, 0, -1, Long.MAX_VALUE))
        .hasMessage("the number -1 under 7, 0");
    assertThatThrownBy(() -> table.put(0, 0, 1, Long.MAX_VALUE))
        .hasMessage("the number 1 under 0, 0");
  }

  @Test
  void growsNoLargerThanItMayAndForgetsWhatWasNotUsedLately() {
    for (int words = 1; words <= 2; words++) {
      PackedTable table = new PackedTable(words);
      long most = 8 * table.bytes();
      long largest = 0;
      for (int key = 1; key <= 200_000; key++) {
        table.put(key, words - 1, key % 251, most);
        // The first key is asked for all the time.
        assertThat(table.get(1, words - 1)).isEqualTo(1);
        largest = Math.max(largest, table.bytes());
      }
      assertThat(largest).isEqualTo(most);
      int lately = 0;
      for (int key = 2; key <= 200_000; key++) {
        int found = table.get(key, words - 1);
        assertThat(found).isIn(-1, key % 251);
        lately = found < 0 ? 0 : lately + 1;
      }
      // The old generation has at least three quarters of its 16,384 places taken.
      assertThat(lately).isBetween(12_000, 24_576);
    }
  }

  @Test
  void aLoweredLimitIsKeptFromTheNextGenerationOn() {
    PackedTable table = new PackedTable(1);
    for (int key = 1; key <= 50_000; key++) {
      table.put(key, 0, 7, Long.MAX_VALUE);
    }
    assertThat(table.bytes()).isEqualTo(9 << 17);
    for (int key = 50_001; key <= 150_000; key++) {
      table.put(key, 0, 7, PackedTable.LEAST_BYTES);
    }
    assertThat(table.bytes()).isLessThanOrEqualTo(PackedTable.LEAST_BYTES);
    assertThat(table.get(150_000, 0)).isEqualTo(7);
  }

  @Test
  void forgetsWhenItIsTold() {
    PackedTable table = new PackedTable(2);
    for (int key = 1; key <= 50_000; key++) {
      table.put(key, key, 3, Long.MAX_VALUE);
    }
    long before = table.bytes();
    table.forget();
    assertThat(table.get(9, 9)).isEqualTo(3);
    table.forget();
    assertThat(table.bytes()).isLessThan(before / 10);
    // Asked for between the two, it is in the generation that was kept.
    assertThat(table.get(9, 9)).isEqualTo(3);
    assertThat(table.get(10, 10)).isEqualTo(-1);
  }

  private static long[] longKey(Random random) {
    return new long[] {random.nextInt(40), random.nextInt(3), 1 + random.nextInt(40)};
  }

  @Test
  void longKeysAreRememberedAsByAMap() {
    Random random = new Random(3);
    PackedTable table = new PackedTable(3);
    Map<List<Long>, Integer> map = new HashMap<>();
    for (int i = 0; i < 50_000; i++) {
      long[] key = longKey(random);
      List<Long> same = List.of(key[0], key[1], key[2]);
      assertThat(table.get(0, 0, key)).isEqualTo(map.getOrDefault(same, -1));
      int value = random.nextInt(256);
      assertThat(table.put(0, 0, key, value, Long.MAX_VALUE)).isEqualTo(!map.containsKey(same));
      map.put(same, value);
    }
    assertThat(table.size()).isEqualTo(map.size());
    assertThatThrownBy(() -> table.put(0, 0, new long[3], 1, Long.MAX_VALUE))
        .hasMessage("the number 1 under [0, 0, 0]");
  }

  /** Without room it forgets, and what it still says is true. */
  @Test
  void longKeysAreForgottenRatherThanGivenMoreRoom() {
    Random random = new Random(4);
    PackedTable table = new PackedTable(3);
    long first = table.bytes();
    int forgotten = 0;
    for (int i = 0; i < 200_000; i++) {
      long[] key = {random.nextInt(40), random.nextInt(40), 1 + random.nextInt(40)};
      int value = (int) (key[0] + key[1] + key[2]);
      assertThat(table.get(0, 0, key)).isIn(-1, value);
      forgotten += table.put(0, 0, key, value, 0) ? 1 : 0;
    }
    assertThat(table.bytes()).isLessThanOrEqualTo(2 * first);
    assertThat(forgotten).isGreaterThan(64_000);
  }

  @Test
  void largeNumbersAreHandedOverWithTheirKeys() {
    for (int words = 1; words <= 2; words++) {
      PackedTable table = PackedTable.ofInts(words, 16);
      Map<List<Long>, Integer> told = new HashMap<>();
      Random random = new Random(words);
      for (int i = 0; i < 20_000; i++) {
        long low = 1 + random.nextInt(15_000);
        long high = words == 2 ? random.nextInt(3) : 0;
        boolean isNew = told.put(List.of(low, high), i << 10) == null;
        assertThat(table.put(low, high, i << 10, Long.MAX_VALUE)).isEqualTo(isNew);
      }
      Map<List<Long>, Integer> handed = new HashMap<>();
      table.forEach(
          (low, high, number) ->
              assertThat(handed.put(List.of(low, high), number)).as("once").isNull());
      assertThat(handed).isEqualTo(told);
      assertThat(table.size()).isEqualTo(told.size());
    }
  }
}
