package org.farstar.games.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class UsedElementsTest {
  private static UsedElements used(String domain, String... elements) {
    Domain read = Domain.read(domain);
    return new UsedElements(
        read, ElementSequence.of(read, List.of(elements).stream().map(read::readElement).toList()));
  }

  private static List<String> gaps(UsedElements used) {
    List<String> gaps = new ArrayList<>();
    for (int i = 0; i < used.gaps(); i++) {
      gaps.add(used.usedBelow(i) + ": " + used.type(i, i + 1));
    }
    return gaps;
  }

  @Test
  void gapsAreWhatIsFreeBetween() {
    assertThat(gaps(used("1..9"))).containsExactly("0: 9");
    assertThat(gaps(used("1..9", "3", "4", "9"))).containsExactly("0: 2", "2: 4");
    assertThat(gaps(used("1..2", "2", "1"))).isEmpty();
    assertThat(gaps(used("w + w*", "2:-1", "1:2"))).containsExactly("0: 1", "1: w + w*");
    assertThat(gaps(used("w* + w", "1:-1", "2:1"))).containsExactly("0: w*", "2: w");
    assertThat(gaps(used("2 + z + 1", "1:2", "3:1"))).containsExactly("0: 1", "1: z");
    assertThat(gaps(used("q", "1:1/2", "1:0"))).containsExactly("0: q", "1: q", "2: q");
    assertThat(used("1..9", "3", "6").type(0, 3)).hasToString("7");
  }

  @Test
  void tellsTheFirstRepetition() {
    assertThat(used("Z", "3", "5", "7").repeated()).isEmpty();
    assertThat(used("Z", "3", "5", "3", "5").repeated()).hasValue(2);
    assertThat(used("q", "1:1/2", "1:0", "1:2/4").repeated()).hasValue(2);
  }

  @Property
  void parityIsThatOfTheInversions(@ForAll @IntRange(max = 40) int size, @ForAll Random random) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      order.add(i);
    }
    Collections.shuffle(order, random);
    int inversions = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        inversions += order.get(j) > order.get(i) ? 1 : 0;
      }
    }
    Domain z = Domain.read("Z");
    Domain q = Domain.read("q");
    List<Element> terms = order.stream().map(i -> Element.of(1, i - 20)).toList();
    assertThat(new UsedElements(z, ElementSequence.of(z, terms)).oddInversions())
        .isEqualTo(inversions % 2 != 0);
    assertThat(new UsedElements(q, ElementSequence.of(q, terms)).oddInversions())
        .isEqualTo(inversions % 2 != 0);
  }
}
