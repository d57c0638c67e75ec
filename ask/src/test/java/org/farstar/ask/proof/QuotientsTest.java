package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searched;
import org.farstar.engine.budget.Control;
import org.farstar.verify.Certificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the kind quotient accepts is what a search of the rules finds. */
class QuotientsTest {
  @TempDir private Path folder;

  private final Searched search = new Searched();

  private Question question(String game, String position) {
    return search.question(game, true, position);
  }

  private Certificate proved(String game, String position) {
    return new Prover(search.desk()).outcome(question(game, position), Control.unlimited());
  }

  private String searched(String game, String position) {
    return search.outcome(question(game, position));
  }

  private void agree(List<Certificate> certificates) throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    assertThat(
            SecondCheckerTest.compare(certificates, SecondCheckerTest.second(certificates, folder)))
        .doesNotContainKey("unknown");
  }

  /** One quotient, beside all positions of two heaps and some of three. */
  @ParameterizedTest
  @CsvSource({
    "octal, 0.75:, 40",
    "octal, 0.71:, 40",
    "octal, 0.137:, 11",
    "octal, 4.3:, 22",
    "octal, 0.07:, 14",
    "octal, 0.333:, 30",
    "subtraction, '{1,3}:', 30",
    "take-and-break, 0.72:, 30",
    "kayles, '', 20"
  })
  void positionsAreWonAsTheQuotientSays(String game, String code, int largest) throws IOException {
    Certificate whole = proved(game, code + " " + largest + " 10 9");
    assertThat(whole.kind()).isEqualTo(Certificate.QUOTIENT);
    List<Certificate> all = new ArrayList<>(List.of(whole));
    for (int one = 0; one <= 9; one++) {
      for (int two = one; two <= 9; two++) {
        String position = (code + " " + one + " " + two + (two < 5 ? " 4" : "")).strip();
        String outcome = searched(game, position);
        for (String claim : List.of("N", "P")) {
          Certificate made =
              new Certificate(
                  whole.kind(), game, "misere", position, "outcome " + claim, whole.body());
          all.add(made);
          assertThat(SecondCheckerTest.verified(made))
              .as(game + " " + position + " " + claim)
              .isEqualTo(claim.equals(outcome));
        }
      }
    }
    agree(all);
  }

  /** Where no heap is as large as the last one of the body, the period says the rest. */
  @Test
  void periodsReachEveryHeap() throws IOException {
    Certificate proof = proved("octal", "0.75: 99999999 7");
    assertThat(proof.body().get(0)).startsWith("0.75 period 2 from 8 elements 0 1 2 1 2 3 ");
    List<Certificate> all = new ArrayList<>(List.of(proof));
    assertThat(SecondCheckerTest.verified(proof)).isTrue();
    // A shorter first part, or another period, is refused however the claim is.
    for (String title :
        List.of("period 2 from 1", "period 1 from 9", "period 3 from 7", "period 2 from 6")) {
      for (String claim : List.of("outcome N", "outcome P")) {
        String line = proof.body().get(0);
        String[] elements = line.substring(line.indexOf("elements ") + 9).split(" ");
        String[] words = title.split(" ");
        int count = Integer.parseInt(words[1]) + Integer.parseInt(words[3]);
        List<String> body = new ArrayList<>(proof.body());
        body.set(
            0,
            "0.75 "
                + title
                + " elements "
                + String.join(" ", List.of(elements).subList(0, Math.min(count, elements.length))));
        Certificate made =
            new Certificate(
                proof.kind(), proof.game(), proof.play(), proof.position(), claim, body);
        assertThat(SecondCheckerTest.verified(made)).as(title).isFalse();
        all.add(made);
      }
    }
    agree(all);
  }

  /** Both checkers say the same of every change of a number in a body. */
  @Test
  void changedBodiesAreJudgedAlike() throws IOException {
    Certificate whole = proved("octal", "0.75: 12 10");
    List<Certificate> all = new ArrayList<>(Mutations.bodies(whole));
    assertThat(all).hasSizeGreaterThan(100);
    agree(all);
  }

  /** Sums of one code under several names, and of two codes, which no quotient here is for. */
  @Test
  void sumsOfHeapsOfOneCode() throws IOException {
    Certificate one = proved("sum", "kayles(\"13\") + octal(\"0.77: 5 6\")");
    assertThat(one.kind()).isEqualTo(Certificate.QUOTIENT);
    assertThat(one.claim())
        .isEqualTo("outcome " + searched("sum", "kayles(\"13\") + octal(\"0.77: 5 6\")"));
    Certificate two =
        new Certificate(
            one.kind(), "sum", "misere", "kayles(\"2\") + nim(\"1\")", "outcome N", one.body());
    assertThat(SecondCheckerTest.verified(one)).isTrue();
    assertThat(SecondCheckerTest.verified(two)).isFalse();
    agree(List.of(one, two));
    assertThat(proved("sum", "kayles(\"4\") + dawson_kayles(\"18\")").kind())
        .isEqualTo(Certificate.STRATEGY);
  }
}
