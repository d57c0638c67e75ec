package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.farstar.engine.budget.SearchStopped;
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
  void growsNoLargerThanItMay() {
    PackedTable table = new PackedTable(1);
    long before = table.bytes();
    assertThatThrownBy(
            () -> {
              for (int key = 1; key < 100_000; key++) {
                table.put(key, 0, 1, 2 * before);
              }
            })
        .isInstanceOf(SearchStopped.class);
    assertThat(table.bytes()).isLessThanOrEqualTo(2 * before);
  }
}
