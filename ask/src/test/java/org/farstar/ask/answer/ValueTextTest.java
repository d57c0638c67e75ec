package org.farstar.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class ValueTextTest {
  @Test
  void countsDigitsNearPowersOfTen() {
    BigInteger ten = BigInteger.TEN;
    for (int n : new int[] {1, 5, 18, 19, 20, 100, 5000}) {
      assertThat(ValueText.decimalDigits(ten.pow(n))).isEqualTo(n + 1);
      assertThat(ValueText.decimalDigits(ten.pow(n).subtract(BigInteger.ONE))).isEqualTo(n);
    }
  }
}
