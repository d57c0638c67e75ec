package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searched;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the kind nimbers accepts is what a search of the rules finds. */
class NimbersTest {
  private final Searched search = new Searched();

  private Question question(String game, String position) {
    return search.question(game, false, position);
  }

  private String searched(String game, String position) {
    return search.outcome(question(game, position));
  }

  private static boolean proved(String game, String position, String claim, List<String> body) {
    Certificate certificate =
        new Certificate("nimbers", game, "normal", position, claim, List.copyOf(body));
    try {
      Proofs.verify(certificate.write(), new CatalogueRulesets(Catalogue.STANDARD), () -> {});
      return true;
    } catch (RefusedException e) {
      return false;
    }
  }

  /** Of the bodies with one line for a part, those are accepted that are so. */
  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "rook"})
  void twoHeaps(String game) {
    for (int m = 0; m <= 7; m++) {
      for (int n = 0; n <= 11; n++) {
        String position = m + " " + n;
        String outcome = searched(game, position);
        String value = search.value(question(game, position));
        for (String claim : List.of("N", "P")) {
          for (String said : List.of("N", "P", "0", "*", "*2", "*3", value)) {
            boolean so = game.equals("wythoff") && said.equals(outcome) || said.equals(value);
            assertThat(proved(game, position, "outcome " + claim, List.of("part 1 is " + said)))
                .as(game + " " + position + " " + claim + " " + said)
                .isEqualTo(so && claim.equals(outcome));
          }
        }
        assertThat(proved(game, position, "value " + value, List.of("part 1 is " + value)))
            .isTrue();
      }
    }
  }

  /** Two parts, one of which is known by its winner alone. */
  @Test
  void sumsWithPartsOfWythoff() {
    int accepted = 0;
    for (int n = 0; n <= 6; n++) {
      for (int k = 0; k <= 3; k++) {
        String position = "wythoff(\"3 " + n + "\") + nim(\"" + k + "\")";
        String outcome = searched("sum", position);
        String nimber = k == 0 ? "0" : k == 1 ? "*" : "*" + k;
        for (String claim : List.of("N", "P")) {
          for (String said : List.of("N", "P")) {
            if (proved(
                "sum",
                position,
                "outcome " + claim,
                List.of("part 1 is " + said, "part 2 is " + nimber))) {
              accepted++;
              assertThat(claim).as(position).isEqualTo(outcome);
            }
          }
        }
      }
    }
    // Next to a nimber other than 0 only the lost (3,5) decides; next to 0 each n does.
    assertThat(accepted).isEqualTo(7 + 3);
  }

  private static int least(String code, int heap, List<Integer> values) {
    List<Integer> options = new ArrayList<>();
    for (int taken = 0; taken <= heap && taken < code.length() - 1; taken++) {
      int digit = Character.digit(taken == 0 ? code.charAt(0) : code.charAt(taken + 1), 16);
      int rest = heap - taken;
      for (int one = 1; 3 * one <= rest && digit >= 8; one++) {
        for (int two = one; one + 2 * two <= rest; two++) {
          options.add(values.get(one) ^ values.get(two) ^ values.get(rest - one - two));
        }
      }
      for (int one = 0; one <= (heap - taken) / 2; one++) {
        int other = heap - taken - one;
        int heaps = (one > 0 ? 1 : 0) + (other > 0 ? 1 : 0);
        if ((digit >> heaps & 1) == 1) {
          options.add(values.get(one) ^ values.get(other));
        }
      }
    }
    int least = 0;
    while (options.contains(least)) {
      least++;
    }
    return least;
  }

  /** Of all periods of short codes those are accepted that go on to heap 300. */
  @ParameterizedTest
  @ValueSource(strings = {"0.3", "0.33", "0.77", "0.07", "0.137", "0.6", "4.2", "4.7", "0.0033"})
  void periodsThatAreAcceptedGoOn(String code) {
    List<Integer> values = new ArrayList<>();
    for (int heap = 0; heap <= 300; heap++) {
      values.add(least(code, heap, values));
    }
    for (int period = 1; period <= 40; period++) {
      for (int from = 1; from <= 80; from += from < 6 ? 1 : 5) {
        boolean goesOn = true;
        for (int heap = from; heap + period <= 300; heap++) {
          goesOn &= values.get(heap).equals(values.get(heap + period));
        }
        StringBuilder line =
            new StringBuilder(code + " period " + period + " from " + from + " values");
        values.subList(0, from + period).forEach(value -> line.append(' ').append(value));
        int worth = values.get(from + (299 - from) % period);
        String nimber = worth == 0 ? "0" : worth == 1 ? "*" : "*" + worth;
        assertThat(
                proved(
                    "octal",
                    code + ": 299",
                    "value " + nimber,
                    List.of(line.toString(), "part 1 is " + nimber)))
            .as(line.toString())
            .isEqualTo(goesOn);
      }
    }
  }

  /**
   * Of all periods with a saltus of short codes only such are accepted as go on to heap 150, and
   * all of these that a theorem speaks of: of the two games without one none, of the others those
   * that begin where the values do or later, and whose length is a multiple of the shortest.
   */
  @ParameterizedTest
  @CsvSource({"0.3F,6", "0.8,3", "8.2,6", "0.0F,2", "8.B,1", "0.3E,0", "0.07,0", "0.333,0"})
  void saltusesThatAreAcceptedGoOn(String code, int shortest) {
    List<Integer> values = new ArrayList<>();
    for (int heap = 0; heap <= 150; heap++) {
      values.add(least(code, heap, values));
    }
    int accepted = 0;
    for (int period = 1; period <= 6; period++) {
      for (int from = 1; from <= 5; from++) {
        for (int saltus = 1; saltus <= 4; saltus++) {
          boolean goesOn = true;
          for (int heap = from; heap + period <= 150; heap++) {
            goesOn &= values.get(heap) + saltus == values.get(heap + period);
          }
          String title = code + " period " + period + " from " + from + " saltus " + saltus;
          StringBuilder line = new StringBuilder(title + " values");
          values.subList(0, from + period).forEach(value -> line.append(' ').append(value));
          long worth =
              values.get(from + (999_999_999 - from) % period)
                  + (long) saltus * ((999_999_999 - from) / period);
          String nimber = worth == 0 ? "0" : worth == 1 ? "*" : "*" + worth;
          boolean so =
              proved(
                  "take-and-break",
                  code + ": 999999999",
                  "outcome " + (worth == 0 ? "P" : "N"),
                  List.of(line.toString(), "part 1 is " + nimber));
          accepted += so ? 1 : 0;
          assertThat(so && !goesOn).as(line.toString()).isFalse();
          assertThat(goesOn && !so && period == shortest).as(line.toString()).isFalse();
        }
      }
    }
    assertThat(accepted > 0).isEqualTo(shortest > 0);
  }

  /** Those of the prover are accepted, large ones too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim;100 200 300",
        "nim;1000000 1 1000001",
        "kayles;200",
        "kayles;1000000",
        "dawson-kayles;100 70",
        "octal;0.137: 20 30 40",
        "octal;0.6: 200",
        "subtraction;{1,2,5}: 100000 + 37",
        "take-and-break;0.3F: 1000000000 33",
        "take-and-break;0.8: 999999999",
        "take-and-break;4.9: 1000000",
        "take-and-break;0.137: 1000000",
        "take-and-break;0.3E: 40",
        "take-and-break;{1,4}: 1000000",
        "wythoff;1000 1618",
        "wythoff;1000 1618 + 400 60",
        "rook;30 30",
        "sum;nim(\"100 200 300\") + kayles(\"1000000\") - wythoff(\"100 161\") + *3"
      })
  void whatIsProvedIsAccepted(String line) {
    String[] words = line.split(";");
    Question question = question(words[0], words[1]);
    Certificate certificate = new Prover(search.desk()).outcome(question, Control.unlimited());
    assertThat(certificate.kind()).isEqualTo("nimbers");
    Proofs.verify(certificate.write(), new CatalogueRulesets(Catalogue.STANDARD), () -> {});
    assertThat(certificate.claim()).isEqualTo("outcome " + search.outcome(question, Method.BEST));
  }
}
