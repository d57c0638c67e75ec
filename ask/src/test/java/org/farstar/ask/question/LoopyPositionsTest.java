package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Nimber;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of positions that may come back, against retrograde analysis, alone and in sums. */
class LoopyPositionsTest {
  private static final String TOADS = "backsliding_toads_and_frogs";
  private static final String HARE = "hare_and_hounds";

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(256L << 20), Sources.none());
  private final Searches searches = Searches.of(Control::unlimited, () -> {});

  private Sum sum(String text) {
    return Questions.read(SumQuestion.NAME, false, text, desk, searches).sum();
  }

  private Outcome outcome(Sum sum) {
    return desk.analyst()
        .outcome(sum, Method.SEARCH, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .outcome();
  }

  private ValueAnswer value(Sum sum) {
    return desk.analyst()
        .value(sum, Method.SEARCH, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow();
  }

  private static String position(String game, String text) {
    return game + "(\"" + text + "\")";
  }

  private static List<String> strips(int longest) {
    List<String> strips = new ArrayList<>(List.of(""));
    for (int i = 0; i < strips.size(); i++) {
      if (strips.get(i).length() < longest) {
        for (String cell : List.of("t", "f", ".")) {
          strips.add(strips.get(i) + cell);
        }
      }
    }
    return strips.subList(1, strips.size());
  }

  @Test
  void aValueHasTheOutcomeOfItsPosition() {
    int loopy = 0;
    for (String strip : strips(4)) {
      Sum sum = sum(position(TOADS, strip));
      ValueAnswer answer = value(sum);
      loopy += answer.value() instanceof LoopyGame ? 1 : 0;
      assertThat(answer.outcome()).as("%s is %s", strip, answer.value()).isEqualTo(outcome(sum));
    }
    assertThat(loopy).isGreaterThan(20);
  }

  /** The sum of the values against retrograde analysis of the positions of the sum. */
  @Test
  void valuesAddUpToThoseOfSums() {
    Random random = new Random(31);
    List<String> strips = strips(4);
    List<String> others = List.of("1", "-1/2", "*", "^", "{1|-1}", "{2||0|-1}");
    for (int i = 0; i < 80; i++) {
      String text = position(TOADS, strips.get(random.nextInt(strips.size())));
      text +=
          (random.nextBoolean() ? " + " : " - ")
              + position(TOADS, strips.get(random.nextInt(strips.size())));
      text += random.nextBoolean() ? " + " + others.get(random.nextInt(others.size())) : "";
      Sum sum = sum(text);
      ValueAnswer answer = value(sum);
      assertThat(answer.outcome()).as("%s is %s", text, answer.value()).isEqualTo(outcome(sum));
    }
  }

  /** Both players move every toad and frog: the nim-values against the positions of the sum. */
  @Test
  void infiniteNimValuesAddUpToThoseOfSums() {
    String game = "impartial_" + TOADS;
    Random random = new Random(32);
    List<String> strips = strips(4);
    Set<Class<?>> kinds = new HashSet<>();
    Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
    for (int i = 0; i < 80; i++) {
      String text = position(game, strips.get(random.nextInt(strips.size())));
      text += " + " + position(game, strips.get(random.nextInt(strips.size())));
      text += List.of("", " + *", " + nim(\"2\")").get(random.nextInt(3));
      Sum sum = sum(text);
      ValueAnswer answer = value(sum);
      kinds.add(answer.value().getClass());
      outcomes.add(answer.outcome());
      assertThat(answer.outcome()).as("%s is %s", text, answer.value()).isEqualTo(outcome(sum));
      assertThat(
              desk.analyst()
                  .outcome(sum, Method.BEST, Ask.ANSWER, Control.unlimited())
                  .first()
                  .orElseThrow()
                  .outcome())
          .as(text)
          .isEqualTo(outcome(sum));
    }
    assertThat(kinds).contains(Nimber.class, LoopyNimber.class);
    assertThat(outcomes).containsExactlyInAnyOrder(Outcome.N, Outcome.P, Outcome.D);
  }

  /** The hare wins a play that never ends. */
  @Test
  void whereAPlayerWinsAPlayWithoutEndTheValueIsThatSide() {
    for (String board : List.of("#..x#|...xo|#..x#", "#...#|..xxo|#..x#", "#..x#|..x.o|#..x#")) {
      for (String other : List.of("", " + 1", " + {1|-1}")) {
        Sum sum = sum(position(HARE, board) + other);
        ValueAnswer answer = value(sum);
        assertThat(answer.value() instanceof LoopyGame loopy && !loopy.isStopper()).isFalse();
        assertThat(answer.outcome())
            .as("%s%s is %s", board, other, answer.value())
            .isEqualTo(outcome(sum));
      }
    }
    String both = position(HARE, "#..x#|..x.o|#..x#") + " + " + position(TOADS, "t..f");
    assertThatThrownBy(() -> value(sum(both)))
        .isInstanceOf(NoSuchValueException.class)
        .hasMessage(
            "the position '%s' has terms that say different things of plays without end", both);
  }

  /** Stated in CGSuite's published tests (GameStripTest). */
  @Test
  void threeToadsAndThreeFrogsAreSided() {
    assertThat(value(sum(position(TOADS, "ttt..fff"))).value())
        .hasToString("{on||0|-1/2} & {1/2|0||off}");
  }

  /**
   * A. N. Siegel, Backsliding Toads and Frogs (Games of No Chance 3, p. 197), says that positions
   * have every value n and 2^-n, and every such temperature.
   */
  @ParameterizedTest
  @CsvSource({
    "tfft.ttff, 2",
    ".ttff, 1",
    ".tfttff, 1/2",
    ".tftfttff, 1/4",
    ".tftftfttff, 1/8",
    ".tftftftfttff, 1/16",
    "tff.ttf, +-1*",
    ".t.tff, {1|*}",
    "tft.tff, {1/2|0}",
    "tftft.tff, {1/4|*}",
    "tftftft.tff, {1/8|0}",
  })
  void valuesAndTemperaturesAreHalvedAgainAndAgain(String strip, String expected) {
    assertThat(value(sum(position(TOADS, strip))).value()).hasToString(expected);
  }

  @Test
  void expressionsComputeWithThem() {
    Worksheet sheet = new Worksheet(desk);
    assertThat(sheet.evaluate(position(TOADS, "tt.f") + " + 1/2", searches)).hasToString("on");
    assertThat(sheet.evaluate(position(TOADS, "tt.f") + ".Degree", searches)).hasToString("on");
    assertThat(sheet.evaluate(position(TOADS, "t..f") + ".CanonicalForm", searches))
        .hasToString("*");
  }
}
