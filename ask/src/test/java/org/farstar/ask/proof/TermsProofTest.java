package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searched;
import org.farstar.engine.budget.Control;
import org.farstar.verify.Certificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums some of whose parts are replaced by what is proved of them. */
class TermsProofTest {
  private final Searched search = new Searched();

  @TempDir private Path folder;

  private Question question(String sum) {
    return search.question("sum", false, sum);
  }

  private Certificate proved(String sum, long mostByMoves) {
    return new Prover(search.desk(), mostByMoves).outcome(question(sum), Control.unlimited());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      textBlock =
          """
          domineering("5x4") + clobber("xoxo|oxox|xoxo") + nim("100 200") ; part 2 is outcome P by strategy ; part 3 is value *172 by nimbers
          clobber("xoxo|oxox|xoxo") + kayles("1000000") + wythoff("1000 1618") ; part 1 is outcome P by strategy ; part 3 is value *6 by nimbers
          nogo("3x4") - domineering("5x4") + nim("100 70") ; part 2 in the rest ; part 3 is value *34 by nimbers
          domineering("6x6") + nogo("4x4") ; part 1 in the rest ; part 2 is outcome P by tree
          impartial_clobber("xoxo|oxox|xoxo") + domineering("5x5") ; part 1 is outcome P by strategy ; part 2 is outcome P by tree
          end_nim("3|5|2") + domineering("2x1") + kayles("1000000") ; part 2 is value 1 by strategy ; part 3 is value * by nimbers
          """)
  void largeSumsAreProved(String sum, String one, String other) throws Exception {
    Certificate certificate = proved(sum, 20_000);
    assertThat(certificate.kind()).isEqualTo(Certificate.TERMS);
    assertThat(certificate.body()).contains(one, other);
    Path file = folder.resolve("sum.cert");
    Files.writeString(file, certificate.write());
    assertThat(SecondCheckerTest.verified(certificate)).isTrue();
  }

  /** Small sums with heaps, against a search of the whole. */
  @Test
  void whatIsProvedIsWhatASearchFinds() {
    Random random = new Random(20261127);
    List<String> parts =
        List.of(
            "domineering(\"2x2\")",
            "domineering(\"3x2\")",
            "domineering(\"2x3\")",
            "clobber(\"xox\")",
            "clobber(\"xo|ox\")",
            "nogo(\"2x2\")",
            "col(\"2x2\")");
    List<String> heaps =
        List.of(
            "end_nim(\"2|1\")",
            "nim(\"21 20\")",
            "nim(\"21 22\")",
            "kayles(\"9 4\")",
            "even_subtraction(\"5\")");
    int rests = 0;
    for (int i = 0; i < 60; i++) {
      List<String> terms = new ArrayList<>();
      terms.add(heaps.get(random.nextInt(heaps.size())));
      for (int part = random.nextInt(3); part >= 0; part--) {
        terms.add(random.nextInt(terms.size() + 1), parts.get(random.nextInt(parts.size())));
      }
      String sum = String.join(random.nextBoolean() ? " + " : " - ", terms);
      Certificate certificate = proved(sum, 1);
      assertThat(SecondCheckerTest.verified(certificate)).as(certificate.write()).isTrue();
      assertThat(certificate.claim()).as(sum).isEqualTo("outcome " + search.outcome(question(sum)));
      rests += certificate.body().stream().anyMatch(line -> line.startsWith("the rest")) ? 1 : 0;
    }
    assertThat(rests).isGreaterThan(20);
  }
}
