package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WideTableTest {
  private static long[] key(Random random) {
    return new long[] {random.nextInt(40), random.nextInt(3), 1 + random.nextInt(40)};
  }

  @Test
  void itRemembersWhatAMapRemembers() {
    Random random = new Random(3);
    WideTable table = new WideTable(3);
    Map<List<Long>, Integer> map = new HashMap<>();
    for (int i = 0; i < 50_000; i++) {
      long[] key = key(random);
      List<Long> same = List.of(key[0], key[1], key[2]);
      assertThat(table.get(key)).isEqualTo(map.getOrDefault(same, -1));
      int value = random.nextInt(256);
      table.put(key, value, Long.MAX_VALUE);
      map.put(same, value);
    }
    assertThat(table.size()).isEqualTo(map.size());
  }

  /** Without room it forgets, and what it still says is true. */
  @Test
  void itForgetsRatherThanGrow() {
    Random random = new Random(4);
    WideTable table = new WideTable(3);
    long first = table.bytes();
    for (int i = 0; i < 20_000; i++) {
      long[] key = key(random);
      int value = (int) (key[0] + key[1] + key[2]);
      assertThat(table.get(key)).isIn(-1, value);
      table.put(key, value, 0);
    }
    assertThat(table.bytes()).isEqualTo(first);
    assertThat(table.size()).isLessThan(1024);
  }
}
