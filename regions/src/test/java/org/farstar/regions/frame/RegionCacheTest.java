package org.farstar.regions.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RegionCacheTest {
  private static final int PUT = 60_000;
  private static final int BITS = 17;

  private final long[] planes = new Random(17).longs(2 * PUT).toArray();

  private RegionCache filled(int bits) {
    RegionCache cache = new RegionCache(bits);
    for (int i = 0; i < PUT; i++) {
      cache.put(planes[2 * i], planes[2 * i + 1], i);
      assertThat(cache.get(planes[2 * i], planes[2 * i + 1])).isEqualTo(i);
    }
    return cache;
  }

  /** How many values are there still, each of them where it was put. */
  private int known(RegionCache cache) {
    int known = 0;
    for (int i = 0; i < PUT; i++) {
      Object value = cache.get(planes[2 * i], planes[2 * i + 1]);
      if (value != null) {
        assertThat(value).isEqualTo(i);
        known++;
      }
    }
    return known;
  }

  @Test
  void itGrowsWithWhatIsPutIn() {
    RegionCache cache = filled(BITS);
    assertThat(known(cache)).isGreaterThan(PUT * 2 / 3);
    cache.clear();
    assertThat(known(cache)).isZero();
  }

  @Test
  void itDoesNotGrowBeyondItsSize() {
    for (int bits : new int[] {10, 14}) {
      assertThat(known(filled(bits))).isBetween(1 << (bits - 1), 1 << bits);
    }
  }
}
