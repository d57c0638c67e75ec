package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NimberTest {
  @Test
  void theLeastHeapThatIsMissing() {
    assertThat(nimber()).isEqualTo(Nimber.ZERO);
    assertThat(nimber(1, 2)).isEqualTo(new Nimber(0));
    assertThat(nimber(0, 1, 3, 1)).isEqualTo(new Nimber(2));
    assertThat(nimber(2, 1, 0)).isEqualTo(new Nimber(3));
    assertThat(nimber(Integer.MAX_VALUE, 0)).isEqualTo(new Nimber(1));
  }

  private static Nimber nimber(int... options) {
    List<Nimber> list = IntStream.of(options).mapToObj(Nimber::new).toList();
    return Nimber.ofOptions(list);
  }

  @Test
  void aSumIsTheValueOfTwoHeaps() {
    for (int a = 0; a < 8; a++) {
      for (int b = 0; b < 8; b++) {
        assertThat(new Nimber(a).plus(new Nimber(b))).isEqualTo(twoHeaps(a, b));
      }
    }
  }

  private static Nimber twoHeaps(int a, int b) {
    IntStream left = IntStream.range(0, a).map(i -> twoHeaps(i, b).heap());
    IntStream right = IntStream.range(0, b).map(i -> twoHeaps(a, i).heap());
    return nimber(IntStream.concat(left, right).distinct().toArray());
  }

  @Test
  void texts() {
    assertThat(new Nimber(0)).hasToString("0");
    assertThat(new Nimber(1)).hasToString("*");
    assertThat(new Nimber(12)).hasToString("*12");
    assertThatThrownBy(() -> new Nimber(-1)).hasMessage("a nim heap of -1");
  }

  @Test
  void heapsOfAnySizeAreValues() {
    BigInteger power = BigInteger.ONE.shiftLeft(100);
    Nimber large = Nimber.of(power.add(BigInteger.TWO));
    assertThat(large).hasToString("*1267650600228229401496703205378").isNotEqualTo(Nimber.ZERO);
    assertThat(large.isZero()).isFalse();
    assertThat(large.size()).isEqualTo(power.add(BigInteger.TWO));
    assertThat(large.plus(Nimber.of(power))).isEqualTo(new Nimber(2)).hasSameHashCodeAs(2);
    assertThat(large.plus(new Nimber(2))).isEqualTo(Nimber.of(power));
    assertThat(large.plus(large)).isEqualTo(Nimber.ZERO);
    assertThat(Nimber.of(BigInteger.TWO.pow(31)).plus(new Nimber(1)))
        .hasToString("*2147483649")
        .isEqualTo(new Nimber(1).plus(Nimber.of(BigInteger.TWO.pow(31))));
    assertThat(Nimber.ofOptions(List.of(new Nimber(0), large))).isEqualTo(new Nimber(1));
    assertThatThrownBy(large::heap).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Nimber.of(BigInteger.ONE.negate())).hasMessage("a nim heap of -1");
  }
}
