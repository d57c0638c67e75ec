package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SharedTableTest {
  /** What is found is what was put last under the key, however small the table. */
  @Test
  void findsWhatWasPutOrNothing() {
    for (long most : List.of(2L, 1_000L, 1_000_000L)) {
      SharedTable table = new SharedTable(2, most);
      Map<List<Long>, Long> all = new HashMap<>();
      Random random = new Random(3);
      for (int i = 0; i < 100_000; i++) {
        long[] key = {random.nextInt(200), random.nextInt(200)};
        if (random.nextBoolean()) {
          long entry = 1 + random.nextInt(Integer.MAX_VALUE);
          table.put(key, entry);
          all.put(List.of(key[0], key[1]), entry);
          assertThat(table.get(key)).isEqualTo(entry);
        } else {
          long found = table.get(key);
          if (found != 0) {
            assertThat(found).isEqualTo(all.get(List.of(key[0], key[1])));
          }
        }
      }
      assertThat(table.size()).isLessThanOrEqualTo(Math.max(4, most));
    }
  }

  @Test
  void findsTheEntriesOfSeveralKeysAtOnce() {
    for (long most : List.of(2L, 1_000L, 1_000_000L)) {
      SharedTable table = new SharedTable(2, most);
      Random random = new Random(5);
      long[] key = new long[2];
      long[] keys = new long[40];
      long[] entries = new long[20];
      int found = 0;
      for (int i = 0; i < 10_000; i++) {
        key[0] = random.nextInt(100);
        key[1] = random.nextInt(100);
        table.put(key, 1 + random.nextInt(1_000));
        int count = random.nextInt(20);
        for (int k = 0; k < 2 * count; k++) {
          keys[k] = random.nextInt(100);
        }
        table.get(keys, count, entries);
        for (int k = 0; k < count; k++) {
          key[0] = keys[2 * k];
          key[1] = keys[2 * k + 1];
          assertThat(entries[k]).isEqualTo(table.get(key));
          found += entries[k] == 0 ? 0 : 1;
        }
      }
      assertThat(found).isPositive();
    }
  }

  @Test
  void remembersAllWhileThereIsRoom() {
    SharedTable table = new SharedTable(1, 1 << 20);
    int kept = 0;
    for (long i = 0; i < 50_000; i++) {
      table.put(new long[] {i}, i + 1);
    }
    for (long i = 0; i < 50_000; i++) {
      kept += table.get(new long[] {i}) == i + 1 ? 1 : 0;
    }
    assertThat(kept).isGreaterThan(46_000);
    assertThat(table.bytes()).isGreaterThan(50_000 * 16);
  }

  @Test
  void givesHalfOfItsMemoryBackAndStaysSmall() {
    SharedTable table = new SharedTable(1, 1 << 20);
    for (long i = 0; i < 50_000; i++) {
      table.put(new long[] {i}, i + 1);
    }
    long before = table.bytes();
    table.forget();
    assertThat(table.bytes()).isEqualTo(before / 2);
    int kept = 0;
    for (long i = 0; i < 50_000; i++) {
      long found = table.get(new long[] {i});
      assertThat(found).isIn(0L, i + 1);
      kept += found == 0 ? 0 : 1;
      table.put(new long[] {-i - 1}, 1);
    }
    assertThat(kept).isPositive();
    assertThat(table.bytes()).isEqualTo(before / 2);
  }

  /** Three entries stay beside whatever else comes into their bucket, unless it took more. */
  @Test
  void keepsTheEntriesThatTookMostEffort() {
    SharedTable table = new SharedTable(1, 2);
    for (long i = 1; i <= 3; i++) {
      table.put(new long[] {i}, 1 << SharedTable.EFFORT_BITS | 40 + i);
    }
    for (long i = 4; i < 100; i++) {
      table.put(new long[] {i}, 1 << SharedTable.EFFORT_BITS | 3);
      assertThat(table.get(new long[] {i})).isNotZero();
      assertThat(table.get(new long[] {i - 1}) == 0).isEqualTo(i > 4);
    }
    for (long i = 1; i <= 3; i++) {
      assertThat(table.get(new long[] {i})).isNotZero();
    }
    for (long i = 200; i < 203; i++) {
      table.put(new long[] {i}, 1 << SharedTable.EFFORT_BITS | 50);
    }
    for (long i = 1; i <= 3; i++) {
      assertThat(table.get(new long[] {i}) == 0).isEqualTo(i < 3);
    }
    assertThat(table.size()).isEqualTo(4);
  }

  /** Every entry says its key, and threads that write to the same buckets find no other one. */
  @Test
  void threadsFindNoEntryOfAnotherKey() throws InterruptedException {
    SharedTable table = new SharedTable(3, 64);
    AtomicInteger wrong = new AtomicInteger();
    AtomicInteger found = new AtomicInteger();
    Runnable work =
        () -> {
          Random random = new Random();
          for (int i = 0; i < 200_000; i++) {
            long k = 1 + random.nextInt(500);
            long[] key = {k, k * 31, ~k};
            if (i % 2 == 0) {
              table.put(key, k << SharedTable.EFFORT_BITS | random.nextInt(8));
            } else {
              long entry = table.get(key);
              found.addAndGet(entry == 0 ? 0 : 1);
              wrong.addAndGet(entry == 0 || entry >>> SharedTable.EFFORT_BITS == k ? 0 : 1);
            }
          }
        };
    List<Thread> threads = List.of(new Thread(work), new Thread(work), new Thread(work));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(wrong).hasValue(0);
    assertThat(found.get()).isPositive();
  }
}
