package org.farstar.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.KeyArray;
import org.farstar.engine.solve.Ranges;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many parts a shuffle has, and where buckets go. */
class PartitionsTest {
  private static final int BLOCKS = 1_000_000;
  private static final int CHUNK = 1 << 20;

  /** Positions of a layer, those of the next two, and whether every range has its own partition. */
  @ParameterizedTest
  @CsvSource({
    "1000000, 3000000, true",
    "1000000000, 1000000000, true",
    "3000000000, 5000000000, false",
    "100000000000, 100000000000, false"
  })
  void partsStayBelowALimit(long positions, long next, boolean own) {
    int chunks = (int) ((positions + CHUNK - 1) / CHUNK);
    Ranges ranges = new Ranges(1);
    for (long layer = 7; layer <= 8; layer++) {
      KeyArray firsts = new KeyArray(1);
      for (long first = CHUNK; first < next / 2; first += CHUNK) {
        firsts.add(new long[] {first}, 0);
      }
      if (firsts.count() > 0) {
        ranges.put(layer, firsts);
      }
    }
    int sources = Partitions.sources(chunks, BLOCKS);
    Partitions partitions = new Partitions(ranges.coarser(BLOCKS / sources), layer -> true, 16);
    assertThat((long) sources * partitions.numPartitions()).isLessThanOrEqualTo(BLOCKS);
    Set<Integer> met = new HashSet<>();
    for (long layer = 7; layer <= 8; layer++) {
      for (int range = 0; range < ranges.coarser(BLOCKS / sources).count(layer); range++) {
        assertThat(met.add(partitions.getPartition(Partitions.key(new Bucket(layer, range)))))
            .isTrue();
      }
    }
    assertThat(met.size() == ranges.count(7) + ranges.count(8)).isEqualTo(own);
    assertThat(met).allMatch(partition -> partition < partitions.numPartitions());
  }

  /** A layer that is not expected has no tasks of its own, and its pieces still have a place. */
  @Test
  void onlyExpectedLayersHavePartitions() {
    Ranges ranges = new Ranges(1);
    for (long layer = 1; layer <= 20; layer++) {
      KeyArray firsts = new KeyArray(1);
      for (long first = 1; first < 10; first++) {
        firsts.add(new long[] {first}, 0);
      }
      ranges.put(layer, firsts);
    }
    Partitions partitions = new Partitions(ranges, layer -> layer == 5, 4);
    assertThat(partitions.numPartitions()).isEqualTo(10);
    for (long layer = 1; layer <= 30; layer++) {
      for (int range = 0; range < 10; range++) {
        int partition = partitions.getPartition(Partitions.key(new Bucket(layer, range)));
        assertThat(partition).isBetween(0, 9);
        assertThat(layer != 5 || partition == range).isTrue();
      }
    }
  }
}
