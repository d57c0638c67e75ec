package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What every table of searches promises, whatever it takes for keys and values. */
class TablesTest {
  /** The bound of a small table, and of one that has room for all, in bytes. */
  private static final long SMALL = 1 << 17;

  private static final long LARGE = 1 << 24;

  private static final int MANY = 30_000;

  /** A table of positive keys and values below 256. */
  interface Table {
    /** The value of a key, or -1 if there is none. */
    int get(long key);

    void put(long key, int value);

    Forgetful itself();
  }

  /** How a key of a table of references is packed. */
  private static final class Halves implements ForgettingTable.Packing<Long> {
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

  /** The tables that there are. */
  enum Kind {
    EXACT {
      @Override
      Table of(long bytes) {
        return exact(new PackedTable(1), bytes);
      }
    },
    EXACT_LONG_KEYS {
      @Override
      Table of(long bytes) {
        return exact(new PackedTable(3), bytes);
      }
    },
    REPLACING {
      @Override
      Table of(long bytes) {
        return replacing(SharedTable.within(bytes, 1), 1);
      }
    },
    REPLACING_LONG_KEYS {
      @Override
      Table of(long bytes) {
        return replacing(SharedTable.within(bytes, 3), 3);
      }
    },
    REFERENCES {
      @Override
      Table of(long bytes) {
        return references(new ForgettingTable<>(bytes / 100, 100));
      }
    },
    PACKED_REFERENCES {
      @Override
      Table of(long bytes) {
        return references(ForgettingTable.packed(new Halves(), bytes));
      }
    };

    /** A table that takes no more than this. */
    abstract Table of(long bytes);
  }

  private static Table exact(PackedTable table, long bytes) {
    return new Table() {
      @Override
      public int get(long key) {
        return table.get(key, 0, new long[] {key, 0, ~key});
      }

      @Override
      public void put(long key, int value) {
        table.put(key, 0, new long[] {key, 0, ~key}, value, bytes);
      }

      @Override
      public Forgetful itself() {
        return table;
      }
    };
  }

  private static Table replacing(SharedTable table, int words) {
    return new Table() {
      private long[] key(long key) {
        long[] longs = new long[words];
        longs[words - 1] = ~key;
        longs[0] = key;
        return longs;
      }

      @Override
      public int get(long key) {
        return (int) (table.get(key(key)) >>> SharedTable.EFFORT_BITS) - 1;
      }

      @Override
      public void put(long key, int value) {
        table.put(key(key), value + 1L << SharedTable.EFFORT_BITS | key % 40);
      }

      @Override
      public Forgetful itself() {
        return table;
      }
    };
  }

  private static Table references(ForgettingTable<Long, Integer> table) {
    return new Table() {
      @Override
      public int get(long key) {
        Integer value = table.get(key);
        return value == null ? -1 : value;
      }

      @Override
      public void put(long key, int value) {
        table.put(key, value);
      }

      @Override
      public Forgetful itself() {
        return table;
      }
    };
  }

  @ParameterizedTest
  @EnumSource
  void whatIsFoundWasPutLast(Kind kind) {
    for (long bytes : List.of(SMALL, LARGE)) {
      Table table = kind.of(bytes);
      Map<Long, Integer> all = new HashMap<>();
      Random random = new Random(3);
      for (int i = 0; i < 2 * MANY; i++) {
        long key = 1 + random.nextInt(MANY);
        assertThat(table.get(key)).isIn(-1, all.getOrDefault(key, -1));
        int value = random.nextInt(256);
        table.put(key, value);
        all.put(key, value);
        assertThat(table.get(key)).isEqualTo(value);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nearlyAllIsKeptWhileThereIsRoom(Kind kind) {
    Table table = kind.of(LARGE);
    int kept = 0;
    for (long key = 1; key <= MANY; key++) {
      table.put(key, (int) key & 255);
    }
    for (long key = 1; key <= MANY; key++) {
      kept += table.get(key) == (key & 255) ? 1 : 0;
    }
    boolean replaces = kind == Kind.REPLACING || kind == Kind.REPLACING_LONG_KEYS;
    assertThat(kept).isBetween(replaces ? MANY * 9 / 10 : MANY, MANY);
    assertThat(table.itself().bytes()).isBetween(MANY * 9L, LARGE);
  }

  @ParameterizedTest
  @EnumSource
  void aBoundIsKeptAndWhatCameLastIsFound(Kind kind) {
    Table table = kind.of(SMALL);
    long begun = Math.max(table.itself().bytes(), 2 * PackedTable.LEAST_BYTES);
    long most = 0;
    for (long key = 1; key <= MANY; key++) {
      table.put(key, (int) key & 255);
      assertThat(table.get(key)).isEqualTo((int) key & 255);
      most = Math.max(most, table.itself().bytes());
    }
    assertThat(most).isLessThanOrEqualTo(Math.max(begun, SMALL + SMALL / 8));
    int kept = 0;
    for (long key = 1; key <= MANY; key++) {
      int value = table.get(key);
      assertThat(value).isIn(-1, (int) key & 255);
      kept += value < 0 ? 0 : 1;
    }
    assertThat(kept).isBetween(500, MANY / 2);
  }

  @ParameterizedTest
  @EnumSource
  void memoryIsGivenBackWhenThatIsAsked(Kind kind) {
    Table table = kind.of(LARGE);
    for (long key = 1; key <= MANY; key++) {
      table.put(key, (int) key & 255);
    }
    long full = table.itself().bytes();
    table.itself().forget();
    table.itself().forget();
    assertThat(table.itself().bytes()).isLessThanOrEqualTo(full / 2 + PackedTable.LEAST_BYTES);
    int kept = 0;
    for (long key = 1; key <= MANY; key++) {
      int value = table.get(key);
      assertThat(value).isIn(-1, (int) key & 255);
      kept += value < 0 ? 0 : 1;
    }
    assertThat(kept).isLessThan(MANY * 3 / 4);
  }

  /** A reader beside a writer finds the value of its key or none, also while the table grows. */
  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"EXACT", "EXACT_LONG_KEYS"})
  void readersSeeNoValueOfAnotherKey(Kind kind) throws Exception {
    for (long bytes : List.of(SMALL, LARGE)) {
      Table table = kind.of(bytes);
      AtomicBoolean done = new AtomicBoolean();
      CompletableFuture<Long> reader =
          CompletableFuture.supplyAsync(
              () -> {
                // The last round begins when everything has been put.
                long found = 0;
                boolean last;
                do {
                  last = done.get();
                  for (long key = 1; key <= MANY; key++) {
                    int value = table.get(key);
                    assertThat(value < 0 || value == (key & 255)).isTrue();
                    found += value < 0 ? 0 : 1;
                  }
                } while (!last);
                return found;
              });
      for (int round = 0; round < 2; round++) {
        for (long key = 1; key <= MANY; key++) {
          table.put(key, (int) key & 255);
        }
      }
      done.set(true);
      assertThat(reader.get()).isPositive();
    }
  }

  private static List<ForgettingTable<Long, Integer>> references() {
    return List.of(
        new ForgettingTable<Long, Integer>(MANY),
        ForgettingTable.<Long, Integer>packed(new Halves(), LARGE));
  }

  /** What is found after a table has grown old was put in, and is young again. */
  @Test
  void whatIsNotFoundForTwoGenerationsIsForgotten() {
    for (ForgettingTable<Long, Integer> table : references()) {
      table.put(1L, 11);
      table.put(2L, 22);
      for (int generation = 0; generation < 3; generation++) {
        table.forget();
        assertThat(table.get(1L)).isEqualTo(11);
      }
      assertThat(table.get(2L)).isNull();
    }
  }

  @Test
  void valuesAreReplacedOrForgotten() {
    for (ForgettingTable<Long, Integer> table : references()) {
      for (long key = 1; key <= 1_000; key++) {
        assertThat(table.putIfAbsent(key, (int) key)).isEqualTo((int) key);
        assertThat(table.putIfAbsent(key, -1)).isEqualTo((int) key);
      }
      table.changeAll(value -> value % 2 == 0 ? value + 1 : null);
      assertThat(table.size()).isEqualTo(500);
      for (long key = 1; key <= 1_000; key++) {
        assertThat(table.get(key)).isEqualTo(key % 2 == 0 ? (int) key + 1 : null);
      }
      table.clear();
      assertThat(table.size()).isZero();
    }
  }
}
