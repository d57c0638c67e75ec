package org.farstar.values.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.farstar.values.cancel.Cancellation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Misère quotients against the outcomes of all small sums, and against published ones. */
class QuotientSearchTest {

  /** The options of a heap of an octal game. */
  private static List<int[]> octal(String code, int heap) {
    List<int[]> options = new ArrayList<>();
    String digits = code.replace(".", "");
    for (int taken = 0; taken <= heap && taken < digits.length(); taken++) {
      int digit = digits.charAt(taken) - '0';
      int rest = heap - taken;
      if ((digit & 1) != 0 && rest == 0) {
        options.add(new int[] {});
      }
      if ((digit & 2) != 0 && rest > 0) {
        options.add(new int[] {rest});
      }
      for (int one = 1; (digit & 4) != 0 && 2 * one <= rest; one++) {
        options.add(new int[] {one, rest - one});
      }
    }
    return options;
  }

  private static MisereQuotient quotient(IntFunction<List<int[]>> options, int parts) {
    QuotientSearch search = new QuotientSearch(300, Long.MAX_VALUE);
    for (int part = 1; part <= parts; part++) {
      assertThat(search.add(options.apply(part))).isTrue();
    }
    return search.quotient();
  }

  private static List<List<Integer>> sums(int parts, int most) {
    List<List<Integer>> sums = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < sums.size(); i++) {
      List<Integer> sum = sums.get(i);
      int least = sum.isEmpty() ? 1 : sum.get(sum.size() - 1);
      for (int part = least; part <= parts && sum.size() < most; part++) {
        List<Integer> longer = new ArrayList<>(sum);
        longer.add(part);
        sums.add(longer);
      }
    }
    return sums;
  }

  private static int element(MisereQuotient quotient, List<Integer> sum) {
    return sum.stream().map(quotient::element).reduce(0, quotient::product);
  }

  /** Outcomes by recursion, and elements that are told apart by some sum. */
  private static void agrees(IntFunction<List<int[]>> options, int parts, int most) {
    MisereQuotient quotient = quotient(options, parts);
    Map<List<Integer>, Boolean> known = new HashMap<>();
    for (List<Integer> sum : sums(parts, most)) {
      assertThat(quotient.isLost(element(quotient, sum)))
          .as("%s", sum)
          .isEqualTo(Brute.isLost(sum, options, known));
    }
    for (int x = 0; x < quotient.order(); x++) {
      for (int y = 0; y < x; y++) {
        int one = x;
        int other = y;
        assertThat(
                IntStream.range(0, quotient.order())
                    .anyMatch(
                        z ->
                            quotient.isLost(quotient.product(one, z))
                                != quotient.isLost(quotient.product(other, z))))
            .as("%s and %s are told apart", quotient.word(x), quotient.word(y))
            .isTrue();
        assertThat(quotient.product(x, y)).isEqualTo(quotient.product(y, x));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.3", "0.333", "0.75", "0.77", "0.07", "4.7", "4.56", "0.137", "0.6"})
  void outcomesOfAllSmallSumsAreThoseOfTheRecursion(String code) {
    agrees(heap -> octal(code, heap), 8, 4);
  }

  /** Parts that cease to pretend change the outcomes that elements were learned from. */
  @Test
  void everyElementIsReachedWhereGeneratorsAreAddedLater() {
    agrees(heap -> octal("0.356", heap), 15, 3);
  }

  /** Parts 3 and 4 have the same options: the proof must follow one of them. */
  @Test
  void partsAlikeAreFollowedInTheProof() {
    int[] none = {};
    List<List<int[]>> options =
        List.of(
            List.of(),
            List.of(none),
            List.of(new int[] {1}, none),
            List.of(new int[] {2}),
            List.of(new int[] {2}),
            List.of(none, new int[] {4}),
            List.of(new int[] {2}, new int[] {1}, none),
            List.of(new int[] {3, 4}),
            List.of(new int[] {5}, none, new int[] {1}));
    agrees(options::get, 7, 5);
    assertThat(Brute.isLost(List.of(2, 3, 8), options::get, new HashMap<>())).isTrue();
    QuotientSearch search = new QuotientSearch(60, 100_000);
    for (int part = 1; part <= 7; part++) {
      assertThat(search.add(options.get(part))).isTrue();
    }
    boolean added = search.add(options.get(8));
    MisereQuotient quotient = search.quotient();
    assertThat(!added || quotient.isLost(element(quotient, List.of(2, 3, 8))))
        .as("given up, or 2 + 3 + 8 is lost")
        .isTrue();
  }

  @Test
  void outcomesInGamesOfRandomPartsAreThoseOfTheRecursion() {
    for (int seed = 0; seed < 25; seed++) {
      Random random = new Random(seed);
      List<List<int[]>> options = new ArrayList<>(List.of(List.of()));
      for (int part = 1; part <= 5; part++) {
        List<int[]> of = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          of.add(new int[] {random.nextInt(part), random.nextInt(part)});
        }
        options.add(of);
      }
      QuotientSearch search = new QuotientSearch(60, 100_000);
      if (IntStream.rangeClosed(1, 5).allMatch(part -> search.add(options.get(part)))) {
        agrees(options::get, 5, 5);
      }
    }
  }

  /** Plambeck and Siegel: the quotient of Nim with heaps to 2^n - 1 has 2^n + 2 elements. */
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 6", "3, 6", "4, 10", "7, 10", "8, 18"})
  void nimHasTheTameQuotients(int heap, int order) {
    assertThat(
            quotient(size -> IntStream.range(0, size).mapToObj(to -> new int[] {to}).toList(), heap)
                .order())
        .isEqualTo(order);
  }

  /** Plambeck, Taming the wild in impartial combinatorial games (2005), solves 0.75. */
  @Test
  void quotientOfTheOctalGame075HasEightElements() {
    MisereQuotient quotient = quotient(heap -> octal("0.75", heap), 16);
    assertThat(quotient.order()).isEqualTo(8);
    assertThat(quotient.relations())
        .containsExactlyInAnyOrder("a^2 = 1", "bc = ab", "c^2 = b^2", "b^3 = b");
    assertThat(quotient.lost()).extracting(quotient::word).containsExactly("a", "b^2");
    assertThat(IntStream.rangeClosed(1, 16).mapToObj(quotient::element).map(quotient::word))
        .containsExactly(
            "a", "b", "a", "b", "c", "b", "c", "b", "ab^2", "b", "ab^2", "b", "ab^2", "b", "ab^2",
            "b");
    assertThat(quotient.generators()).containsExactly(1, 2, 5);
  }

  /** Plambeck and Siegel, Misère quotients for impartial games, give its 40 elements. */
  @Test
  @Tag("slow")
  @Tag("day1")
  void quotientOfKaylesHasFortyElements() {
    MisereQuotient quotient = quotient(heap -> octal("0.77", heap), 168);
    assertThat(quotient.order()).isEqualTo(40);
    assertThat(quotient.generators()).containsExactly(1, 2, 5, 9, 12, 25, 27);
    for (int heap = 71; heap + 12 <= 168; heap++) {
      assertThat(quotient.element(heap + 12)).isEqualTo(quotient.element(heap));
    }
  }

  @Test
  void relationsPresentTheQuotient() {
    MisereQuotient quotient = quotient(heap -> octal("0.77", heap), 12);
    assertThat(quotient.order()).isEqualTo(24);
    assertThat(IntStream.range(0, 24).mapToObj(quotient::word)).doesNotHaveDuplicates();
    assertThat(quotient.relations()).contains("a^2 = 1", "b^3 = b", "d^3 = d");
  }

  @Test
  void partBeyondTheLimitsIsNotAddedAndTheQuotientStays() {
    QuotientSearch search = new QuotientSearch(12, Long.MAX_VALUE);
    IntStream.rangeClosed(1, 8).forEach(heap -> search.add(octal("0.77", heap)));
    assertThat(search.add(octal("0.77", 9))).isFalse();
    assertThat(search.add(octal("0.77", 9))).isFalse();
    assertThat(search.parts()).isEqualTo(8);
    assertThat(search.quotient().order()).isEqualTo(12);
    QuotientSearch few = new QuotientSearch(100, 5);
    assertThat(few.add(octal("0.77", 1))).isTrue();
    assertThat(few.add(octal("0.77", 2))).isFalse();
  }

  /** What ends the work leaves the search as it was. */
  @Test
  void searchThatWasEndedGoesOn() {
    QuotientSearch search = new QuotientSearch(100, Long.MAX_VALUE);
    IntStream.rangeClosed(1, 8).forEach(heap -> search.add(octal("0.77", heap)));
    int ended = 0;
    while (search.parts() == 8) {
      int[] checks = {11 * ended};
      Runnable check =
          () -> {
            if (checks[0]-- == 0) {
              throw new IllegalStateException("ended");
            }
          };
      try {
        Cancellation.during(check, () -> search.add(octal("0.77", 9)));
      } catch (IllegalStateException e) {
        ended++;
        assertThat(search.quotient().order()).isEqualTo(12);
      }
    }
    assertThat(ended).isGreaterThan(3);
    assertThat(search.quotient().order()).isEqualTo(18);
  }

  @Test
  void optionsAreEarlierParts() {
    QuotientSearch search = new QuotientSearch(5, 100);
    assertThatThrownBy(() -> search.add(List.of(new int[] {1})))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
