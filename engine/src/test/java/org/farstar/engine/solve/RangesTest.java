package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges of two levels. */
class RangesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 26, 27, 28, 1000})
  void everyRangeLiesInOneLargerRange(int most) {
    Random random = new Random(most);
    Ranges ranges = new Ranges(2);
    int[] counts = {1, 2, 19, 6};
    for (int layer = 1; layer < counts.length; layer++) {
      KeyArray firsts = new KeyArray(2);
      random
          .longs(0, 5000)
          .distinct()
          .limit(counts[layer] - 1L)
          .sorted()
          .forEach(first -> firsts.add(new long[] {first / 50, first % 50}, 0));
      ranges.put(layer, firsts);
    }
    Ranges coarser = ranges.coarser(most);
    int larger = 0;
    for (int layer = 0; layer < counts.length; layer++) {
      List<Bucket> all = new ArrayList<>();
      for (int range = 0; range < coarser.count(layer); range++) {
        all.addAll(ranges.inside(coarser, new Bucket(layer, range)));
      }
      assertThat(all).hasSize(counts[layer]).isSorted().doesNotHaveDuplicates();
      larger += coarser.count(layer) - 1;
      for (int i = 0; i < 500; i++) {
        long[] key = {random.nextInt(100), random.nextInt(50)};
        Bucket in = new Bucket(layer, coarser.range(layer, key, 0));
        assertThat(ranges.inside(coarser, in))
            .contains(new Bucket(layer, ranges.range(layer, key, 0)));
      }
    }
    assertThat(larger).isLessThanOrEqualTo(most);
    assertThat(coarser.write().equals(ranges.write())).isEqualTo(most >= 27);
  }
}
