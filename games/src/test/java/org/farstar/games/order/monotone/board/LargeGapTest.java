package org.farstar.games.order.monotone.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class LargeGapTest {
  /** Once taken for something else: the product before the last division did not fit. */
  @Test
  void thirtyOneByThirtyOne() {
    assertThat(LargeGap.paper(31, 31)).isEqualTo(236529163129722847L);
    assertThat(LargeGap.exact(31, 31)).isEqualTo(new BigInteger("236529163129722847"));
  }

  /** Exact as long as it fits, and one number for all that is larger. */
  @Test
  void theBoundIsExactOrUnbounded() {
    BigInteger unbounded = BigInteger.valueOf(LargeGap.UNBOUNDED);
    boolean exceeded = false;
    for (int x = 1; x <= 60; x++) {
      for (int y = 1; y <= 60; y++) {
        BigInteger exact = LargeGap.exact(x, y);
        BigInteger bound = BigInteger.valueOf(LargeGap.paper(x, y));
        assertThat(bound).as("B(%d,%d)", x, y).isEqualTo(exact.min(unbounded));
        exceeded |= exact.compareTo(unbounded) > 0;
      }
    }
    assertThat(exceeded).isTrue();
    assertThat(LargeGap.paper(1000, 1000)).isEqualTo(LargeGap.UNBOUNDED);
  }

  @Test
  void binomialsArePascals() {
    for (int n = 1; n <= 61; n++) {
      for (int k = 1; 2 * k <= n; k++) {
        long left = LargeGap.binomial(n - 1, Math.min(k, n - 1 - k));
        assertThat(LargeGap.binomial(n, k))
            .as("C(%d,%d)", n, k)
            .isEqualTo(left + LargeGap.binomial(n - 1, k - 1));
      }
    }
  }
}
