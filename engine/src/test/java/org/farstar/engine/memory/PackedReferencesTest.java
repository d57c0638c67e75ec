package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Packed tables against maps of objects. */
class PackedReferencesTest {
  private static final class Halves implements PackedReferences.Packing<Long> {
    @Override
    public long first(Long key) {
      return key >>> 7;
    }

    @Override
    public long second(Long key) {
      return key >>> 3 & 15;
    }

    @Override
    public int rest(Long key) {
      return (int) (key & 7);
    }
  }

  @Test
  void whatIsPutIsFound() {
    Random random = new Random(3);
    PackedReferences<Long, Object> table = new PackedReferences<>(new Halves(), 1 << 24);
    Map<Long, Object> map = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      long key = random.nextInt(8000);
      assertThat(table.get(key)).isEqualTo(map.get(key));
      table.put(key, i);
      map.put(key, i);
    }
    assertThat(table.size()).isEqualTo(map.size());
  }

  /** What is found after a table has grown old was put in, and is young again. */
  @Test
  void whatIsNotFoundForTwoGenerationsIsForgotten() {
    PackedReferences<Long, Object> table = new PackedReferences<>(new Halves(), 1 << 20);
    table.put(1L, "found");
    table.put(2L, "left alone");
    for (int generation = 0; generation < 3; generation++) {
      table.forget();
      assertThat(table.get(1L)).isEqualTo("found");
    }
    assertThat(table.get(2L)).isNull();
    table.clear();
    assertThat(table.get(1L)).isNull();
  }

  /** A reader beside a writer finds the value of its key or none, also while the table grows. */
  @Test
  void readersSeeNoValueOfAnotherKey() throws Exception {
    long keys = 60_000;
    for (long bytes : new long[] {1 << 24, 1 << 16}) {
      PackedReferences<Long, Long> table = new PackedReferences<>(new Halves(), bytes);
      AtomicBoolean done = new AtomicBoolean();
      CompletableFuture<Long> reader =
          CompletableFuture.supplyAsync(
              () -> {
                // The last round begins when everything has been put.
                long found = 0;
                boolean last;
                do {
                  last = done.get();
                  for (long key = 0; key < keys; key++) {
                    Long value = table.get(key);
                    assertThat(value == null || value == key).isTrue();
                    found += value == null ? 0 : 1;
                  }
                } while (!last);
                return found;
              });
      for (int round = 0; round < 2; round++) {
        for (long key = 0; key < keys; key++) {
          table.put(key, key);
        }
      }
      done.set(true);
      assertThat(reader.get()).isPositive();
    }
  }
}
