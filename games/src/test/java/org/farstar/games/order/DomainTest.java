package org.farstar.games.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DomainTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"1..9", "N", "-N", "Z", "w", "w + w*", "3 + w + 2 + q + z", "1", "w* + w"})
  void readsBackWhatItWrites(String text) {
    assertThat(Domain.read(text)).hasToString(text).isEqualTo(Domain.read("  " + text + " "));
  }

  @Test
  void blanksAroundTheSignsAreFree() {
    assertThat(Domain.read("w+w*")).isEqualTo(Domain.read("w + w*"));
    assertThat(Domain.read("1 .. 9")).isEqualTo(Domain.upTo(9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; 1; the end; 1..d, N, -N, Z, or blocks joined by +: a size from 1 on, w, w*, z, q",
        "3 + x; 5; 'x'; a block: a size from 1 on, w, w*, z or q",
        "3 +; 4; the end; a block: a size from 1 on, w, w*, z or q",
        "w + + z; 5; '+'; a block: a size from 1 on, w, w*, z or q",
        "0; 1; '0'; a block: a size from 1 on, w, w*, z or q",
        "w**; 1; 'w**'; a block: a size from 1 on, w, w*, z or q",
        "N + 1; 1; 'N'; a block: a size from 1 on, w, w*, z or q",
        "-3; 1; '-3'; a block: a size from 1 on, w, w*, z or q",
        "1..0; 4; '0'; the size d of 1..d, an integer from 1 on",
        "1..; 4; the end; the size d of 1..d, an integer from 1 on",
        "2..9; 1; '2'; 1 as the first of 1..d",
        "1..9999999999999; 4; '9999999999999'; at most 1000000000000 elements"
      },
      quoteCharacter = '"')
  void saysWhatIsWrong(String text, int column, String found, String allowed) {
    String bare = text.equals("''") ? "" : text;
    assertThatThrownBy(() -> Domain.read(bare))
        .isInstanceOf(NotationException.class)
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @ParameterizedTest
  @CsvSource({
    "1..9, 10, an integer in 1..9",
    "1..9, 0, an integer in 1..9",
    "1..9, 1:3, an integer in 1..9",
    "1..9, 3/2, an integer in 1..9",
    "N, 0, an integer from 1 on",
    "-N, 3, an integer up to -1",
    "Z, x, an integer",
    "Z, 1234567890123456789, an integer",
    "Z, 2000000000000, integers of at most 1000000000000 in elements",
    "w + w*, 3:1, 'an element i:e with the block i in 1..2, as in 1:1'",
    "w + w*, 7, 'an element i:e with the block i in 1..2, as in 1:1'",
    "w + w*, 1:-1, 'block 1, which is w: an integer from 1 on'",
    "w + w*, 2:1, 'block 2, which is w*: an integer up to -1'",
    "3 + z, 1:4, 'block 1, which is 3: an integer in 1..3'",
    "3 + z, 2:1/2, 'block 2, which is z: an integer'",
    "q, 1:1/0, 'block 1, which is q: a fraction p/q or an integer'",
    "q, 1:, 'block 1, which is q: a fraction p/q or an integer'"
  })
  void saysWhichElementsItHas(String domain, String element, String allowed) {
    assertThatThrownBy(() -> Domain.read(domain).readElement(element))
        .hasMessage("column 1: found '" + element + "', allowed: " + allowed);
  }

  @Test
  void fractionsAreInLowestTerms() {
    Domain domain = Domain.read("2 + q");
    assertThat(domain.write(domain.readElement("2:-4/6"))).isEqualTo("2:-2/3");
    assertThat(domain.write(domain.readElement("2:0/7"))).isEqualTo("2:0");
    assertThat(domain.readElement("2:4/2")).isEqualTo(domain.readElement("2:2"));
  }

  @Property
  void keysGrowWithElements(
      @ForAll @LongRange(min = -1_000_000_000_000L, max = 1_000_000_000_000L) long a,
      @ForAll @LongRange(min = -1_000_000_000_000L, max = 1_000_000_000_000L) long b) {
    Element x = Element.of(3, a);
    Element y = Element.of(3, b);
    assertThat(Long.compare(Domain.key(x), Domain.key(y))).isEqualTo(Domain.compare(x, y));
    assertThat(Domain.ofKey(Domain.key(x))).isEqualTo(x);
    assertThat(Domain.key(Element.of(2, a))).isLessThan(Domain.key(y));
  }

  @Property
  void theSimplestFractionLiesBetween(
      @ForAll @LongRange(min = -40, max = 40) long a,
      @ForAll @LongRange(min = 1, max = 12) long b,
      @ForAll @LongRange(min = -40, max = 40) long c,
      @ForAll @LongRange(min = 1, max = 12) long d) {
    Domain q = Domain.read("q");
    Element x = q.readElement("1:" + a + "/" + b);
    Element y = q.readElement("1:" + c + "/" + d);
    if (Domain.compare(x, y) < 0) {
      Element between = q.between(x, y).get(0).any();
      assertThat(Domain.compare(x, between)).isNegative();
      assertThat(Domain.compare(between, y)).isNegative();
      for (long under = 1; under < between.under(); under++) {
        long over = Math.floorDiv(x.over() * under, x.under()) + 1;
        assertThat(over * y.under()).isGreaterThanOrEqualTo(y.over() * under);
      }
      assertThat(q.readElement(q.write(between))).isEqualTo(between);
    }
    assertThat(q.between(null, x).get(0).holds(q.between(null, x).get(0).any())).isTrue();
    assertThat(q.between(x, null).get(0).holds(q.between(x, null).get(0).any())).isTrue();
  }
}
