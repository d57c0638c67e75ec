package org.farstar.values.nimber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FiniteNimTest {
  private static final int BELOW = 257;

  /** The product is the least number that is not a'b + ab' + a'b' for smaller a' and b'. */
  @Test
  void theProductIsThatOfTheDefinition() {
    int[][] products = new int[BELOW][BELOW];
    int[] takenBy = new int[1 << 16];
    for (int a = 0; a < BELOW; a++) {
      for (int b = 0; b <= a; b++) {
        int pair = a * BELOW + b + 1;
        for (int x = 0; x < a; x++) {
          for (int y = 0; y < b; y++) {
            takenBy[products[x][b] ^ products[a][y] ^ products[x][y]] = pair;
          }
        }
        while (takenBy[products[a][b]] == pair) {
          products[a][b]++;
        }
        products[b][a] = products[a][b];
        assertThat(product(a, b)).as(a + " times " + b).isEqualTo(products[a][b]);
      }
    }
  }

  private static long product(long a, long b) {
    return FiniteNim.product(BigInteger.valueOf(a), BigInteger.valueOf(b)).longValueExact();
  }

  /**
   * Conway, On Numbers and Games, chapter 6: with F = 2^(2^k), F F = 3/2 F, and F x = Fx below F.
   */
  @Test
  void powersOfTwoMultiplyByConwaysRules() {
    for (int k = 0; k < 9; k++) {
      BigInteger fermat = BigInteger.ONE.shiftLeft(1 << k);
      assertThat(FiniteNim.product(fermat, fermat)).isEqualTo(fermat.xor(fermat.shiftRight(1)));
      BigInteger below = new BigInteger(1 << k, new Random(k));
      assertThat(FiniteNim.product(fermat, below)).isEqualTo(fermat.multiply(below));
    }
  }

  @Test
  void theNumbersBelowAFermatPowerAreAField() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      int digits = 1 + random.nextInt(i % 2 == 0 ? 70 : 300);
      BigInteger a = new BigInteger(digits, random);
      BigInteger b = new BigInteger(1 + random.nextInt(digits), random);
      BigInteger c = new BigInteger(digits, random);
      assertThat(FiniteNim.product(a, b)).isEqualTo(FiniteNim.product(b, a));
      assertThat(FiniteNim.product(a, FiniteNim.product(b, c)))
          .isEqualTo(FiniteNim.product(FiniteNim.product(a, b), c));
      assertThat(FiniteNim.product(a, b.xor(c)))
          .isEqualTo(FiniteNim.product(a, b).xor(FiniteNim.product(a, c)));
      BigInteger root = FiniteNim.squareRoot(a);
      assertThat(FiniteNim.product(root, root)).isEqualTo(a);
      if (a.signum() != 0) {
        assertThat(FiniteNim.product(a, FiniteNim.inverse(a))).isEqualTo(BigInteger.ONE);
      }
      assertThat(FiniteNim.level(FiniteNim.product(a, b)))
          .isLessThanOrEqualTo(Math.max(FiniteNim.level(a), FiniteNim.level(b)));
    }
  }

  @Test
  void zeroHasNoInverse() {
    assertThatThrownBy(() -> FiniteNim.inverse(BigInteger.ZERO))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("the nimber 0, which has no inverse");
  }
}
