package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.misere.MisereQuotient;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is published of misère quotients, found again. */
class PublishedQuotientsTest {
  /** The heap of 62 of 0.644 asks for the outcomes of more sums than are allowed. */
  private static final Set<String> OUT_OF_REACH = Set.of("0.644");

  private static List<QuotientsTable.Published> found() {
    return published(false);
  }

  /** Quotients that take half a minute. */
  private static List<QuotientsTable.Published> large() {
    return published(true);
  }

  private static List<QuotientsTable.Published> published(boolean large) {
    return QuotientsTable.published().stream()
        .filter(each -> !OUT_OF_REACH.contains(each.code()))
        .filter(each -> each.fact().startsWith("order") == large)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("found")
  void isFoundAgain(QuotientsTable.Published published) {
    QuotientTable table = new QuotientTable(new Octal(new OctalCode(published.code())));
    table.compute(400, Control.unlimited());
    MisereQuotient quotient = table.quotient();
    Period period = table.period().orElseThrow();
    List<String> fact = List.of(published.fact().split(" "));
    switch (fact.get(0)) {
      case "period" -> assertThat(period.length()).isEqualTo(Integer.parseInt(fact.get(1)));
      case "tame" -> assertThat(isTame(quotient)).isTrue();
      default -> assertThat(fact).containsExactly("solved");
    }
    if (fact.contains("solved") || fact.contains("period")) {
      assertThat(isTame(quotient)).as("of a wild game").isFalse();
    }
    assertThat(quotient.order() % 2 == 0 || quotient.order() == 1).as("even").isTrue();
  }

  /** The quotients of Nim with heaps to 2^n - 1 have 1, 2 and then 2^n + 2 elements. */
  private static boolean isTame(MisereQuotient quotient) {
    int order = quotient.order();
    return order <= 2
        || order > 4 && quotient.lost().size() == 2 && Integer.bitCount(order - 2) == 1;
  }

  @ParameterizedTest
  @MethodSource("large")
  @Tag("slow")
  @Tag("day2")
  void hasAsManyElements(QuotientsTable.Published published) {
    String[] words = published.fact().split(" ");
    QuotientTable table =
        new QuotientTable(
            new Octal(new OctalCode(published.code())), QuotientTable.LARGEST, QuotientTable.SUMS);
    table.compute(Integer.parseInt(words[4]), Control.unlimited());
    assertThat(table.heaps()).isEqualTo(Integer.parseInt(words[4]));
    assertThat(table.quotient().order()).isEqualTo(Integer.parseInt(words[1]));
  }

  @Test
  void whatIsOutOfReachIsNotFound() {
    for (String code : OUT_OF_REACH) {
      QuotientTable table = new QuotientTable(new Octal(new OctalCode(code)));
      table.compute(400, Control.unlimited());
      assertThat(table.period()).as(code).isEmpty();
      assertThat(table.isGivenUp()).as(code).isTrue();
    }
  }
}
