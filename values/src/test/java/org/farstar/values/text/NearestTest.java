package org.farstar.values.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class NearestTest {

  @Test
  void findsWhatWasProbablyMeant() {
    List<String> names = List.of("clobber", "col", "domineering", "toads-and-frogs");
    assertThat(Nearest.to("clober", names)).containsExactly("clobber");
    assertThat(Nearest.to("frogs", names)).containsExactly("toads-and-frogs");
    assertThat(Nearest.to("xyzzy", names)).isEmpty();
    assertThat(Nearest.allowed("domineerign", names)).isEqualTo("one like domineering");
    assertThat(Nearest.allowed("xyzzy", List.of("a", "bcd"))).isEqualTo("one of a, bcd");
  }

  @Test
  void countsChangesAndSwappedNeighbours() {
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.distance("abc", "abc")).isZero();
    assertThat(Nearest.distance("abc", "acb")).isEqualTo(1);
    assertThat(Nearest.distance("abc", "axc")).isEqualTo(1);
    assertThat(Nearest.distance("abcd", "bd")).isEqualTo(2);
  }

  @Property
  void distanceIsSymmetricAndZeroOnlyForEqualWords(
      @ForAll @Chars({'a', 'b', 'c'}) @StringLength(max = 6) String a,
      @ForAll @Chars({'a', 'b', 'c'}) @StringLength(max = 6) String b) {
    assertThat(Nearest.distance(a, b)).isEqualTo(Nearest.distance(b, a));
    assertThat(Nearest.distance(a, b) == 0).isEqualTo(a.equals(b));
    assertThat(Nearest.distance(a, b))
        .isBetween(Math.abs(a.length() - b.length()), Math.max(a.length(), b.length()));
  }
}
