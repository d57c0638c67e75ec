package org.farstar.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.values.Dyadic;
import org.junit.jupiter.api.Test;

class ScaleTest {
  @Property
  void isTheQuotient(
      @ForAll int a,
      @ForAll @IntRange(max = 30) int d,
      @ForAll @IntRange(min = 1) int b,
      @ForAll @IntRange(max = 30) int e) {
    double expected = (a / Math.pow(2, d)) / (b / Math.pow(2, e));
    double ratio = Scale.ratio(Dyadic.of(a, d), Dyadic.of(b, e));
    assertThat(ratio)
        .isBetween(expected - Math.abs(expected) * 1e-12, expected + Math.abs(expected) * 1e-12);
  }

  @Test
  void numbersBeyondADoubleKeepTheirRatio() {
    Dyadic huge = Dyadic.of(BigInteger.ONE.shiftLeft(100_000));
    Dyadic tiny = Dyadic.of(BigInteger.ONE, 100_000);
    assertThat(Scale.ratio(huge.times(3), huge.times(-4).negate())).isEqualTo(0.75);
    assertThat(Scale.ratio(tiny.times(-3), tiny.times(4))).isEqualTo(-0.75);
    assertThat(Scale.ratio(tiny, huge)).isZero();
    assertThat(Scale.ratio(Dyadic.ZERO, tiny)).isZero();
    assertThat(new Scale(huge, 300).length(huge.half())).isEqualTo(150);
  }
}
