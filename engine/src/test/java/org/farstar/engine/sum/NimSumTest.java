package org.farstar.engine.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.junit.jupiter.api.Test;

class NimSumTest {
  private static List<BigInteger> values(long... values) {
    return LongStream.of(values).mapToObj(BigInteger::valueOf).toList();
  }

  @Test
  void boutonsArgumentIsWrittenOut() {
    Step step = NimSum.step(values(3, 5, 7), "heaps", Basics.NIM_SUM, true);
    assertThat(step.kind()).isEqualTo(StepKind.SUM);
    assertThat(step.cite()).isEqualTo("theorem on the Sprague-Grundy function of a sum");
    assertThat(step.text())
        .isEqualTo(
            """
            The values of the heaps in binary, added without carry:
              011  = 3
              101  = 5
              111  = 7
              ---
              001  = 1
            The leading digit of the sum stands in the value 3: a move there to 2 makes the sum 0.""");
    assertThat(step.data())
        .containsEntry("values", List.of("3", "5", "7"))
        .containsEntry("total", "1")
        .containsEntry("from", "3")
        .containsEntry("to", "2");
  }

  @Test
  void moreValuesThanFitAScreenAreNotListed() {
    Step step =
        NimSum.step(
            values(LongStream.rangeClosed(1, 41).toArray()), "heaps", Basics.NIM_SUM, false);
    assertThat(step.text()).isEqualTo("The exclusive or of the values of the heaps is 1.");
    assertThat((List<?>) step.data().get("values")).hasSize(41);
    assertThat(step.data()).doesNotContainKey("from");
  }

  @Test
  void aSumOfZeroIsLostByWhoeverMovesFirst() {
    assertThat(NimSum.step(values(11, 5, 14), "terms", Basics.NIM_SUM, true).text())
        .endsWith(
            "  0000  = 0\nThe sum is 0: every move changes one value and so leaves a sum other than"
                + " 0, which the opponent brings back to 0.");
  }

  @Test
  void noValuesAddUpToZero() {
    assertThat(NimSum.of(List.of())).isEqualTo(BigInteger.ZERO);
    assertThat(NimSum.step(List.of(), "heaps", Basics.NIM_SUM, false).text())
        .isEqualTo("The values of the heaps in binary, added without carry:\n  -\n  0  = 0");
  }

  @Test
  void whatIsPartOfMoreSaysNothingOfWhoWins() {
    assertThat(NimSum.step(values(4, 7), "coordinates", Basics.NIM_SUM, false).text())
        .isEqualTo(
            """
            The values of the two coordinates in binary, added without carry:
              100  = 4
              111  = 7
              ---
              011  = 3""");
  }

  @Test
  void wideValuesAreShownInShort() {
    BigInteger wide = BigInteger.TEN.pow(50).add(BigInteger.valueOf(8));
    assertThat(NimSum.step(List.of(wide, BigInteger.ONE), "heaps", Basics.NIM_SUM, true).text())
        .isEqualTo(
            "The exclusive or of the values of the heaps is 100000000000...000000000009 (51"
                + " digits).\nThe leading digit of the sum stands in the value"
                + " 100000000000...000000000008 (51 digits): a move there to 1 makes the sum 0.");
  }
}
