package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class SumTest {
  @Property
  void theOrderOfTermsDoesNotMatter(
      @ForAll @Size(max = 6) List<@IntRange(max = 3) Integer> terms, @ForAll long seed) {
    List<Integer> shuffled = new ArrayList<>(terms);
    Collections.shuffle(shuffled, new Random(seed));
    assertThat(Sum.of(shuffled)).isEqualTo(Sum.of(terms)).hasSameHashCodeAs(Sum.of(terms));
    assertThat(Sum.of(shuffled).terms()).as("the order is kept for text").isEqualTo(shuffled);
  }

  @Property
  void equalMeansTheSameTermsAsOften(
      @ForAll @Size(max = 4) List<@IntRange(max = 2) Integer> a,
      @ForAll @Size(max = 4) List<@IntRange(max = 2) Integer> b) {
    List<Integer> sortedA = a.stream().sorted().toList();
    List<Integer> sortedB = b.stream().sorted().toList();
    assertThat(Sum.of(a).equals(Sum.of(b))).isEqualTo(sortedA.equals(sortedB));
  }

  @Example
  void sumsOfTwoSmallTermsHaveHashesOfTheirOwn() {
    Set<Integer> hashes = new HashSet<>();
    for (int a = 0; a < 100; a++) {
      for (int b = a; b < 100; b++) {
        hashes.add(Sum.of(List.of(a, b)).hashCode());
      }
    }
    assertThat(hashes).hasSizeGreaterThan(5000);
  }

  @Example
  void aTermIsReplacedByAnyNumberOfOthers() {
    Sum<String> sum = Sum.of(List.of("a", "b", "c"));
    assertThat(sum.replace(1, List.of("x", "y")).terms()).containsExactly("a", "x", "y", "c");
    assertThat(sum.replace(2, List.of()).terms()).containsExactly("a", "b");
    assertThat(sum.with(1, "x").terms()).containsExactly("a", "x", "c");
    assertThat(Sum.of("a").with(0, "x")).isEqualTo(Sum.of("x"));
    assertThatThrownBy(() -> Sum.of("a").with(1, "x"))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(sum.terms()).containsExactly("a", "b", "c");
    assertThat(sum).hasToString("[a, b, c]").isNotEqualTo(List.of("a", "b", "c"));
  }

  @Example
  void theSingleTerm() {
    assertThat(Sum.of("a").single()).isEqualTo("a");
    assertThatThrownBy(() -> Sum.of(List.of("a", "b")).single())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a sum of 2 positions, not one position");
  }
}
