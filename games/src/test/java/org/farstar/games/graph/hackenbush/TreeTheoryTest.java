package org.farstar.games.graph.hackenbush;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeTheoryTest extends TheoryContract<Picture> {
  private static final Theory<Picture> THEORY = new TreeTheory();

  TreeTheoryTest() {
    super(HackenbushGame.game());
  }

  /** Every vertex hangs on one of those before it. */
  private static String tree(int edges, String colours, Random random) {
    return IntStream.rangeClosed(1, edges)
        .mapToObj(
            v ->
                ""
                    + (v == 1 ? 0 : 1 + random.nextInt(v - 1))
                    + colours.charAt(random.nextInt(colours.length()))
                    + v)
        .collect(Collectors.joining(" "));
  }

  /** Green edges between vertices that hang on the ground, with circuits, copies and loops. */
  private static String green(int edges, Random random) {
    List<String> picture = new ArrayList<>();
    int vertices = 1;
    for (int i = 0; i < edges; i++) {
      int one = random.nextInt(vertices);
      int other = random.nextInt(vertices + 1);
      vertices = Math.max(vertices, other + 1);
      picture.add(Math.min(one, other) + "g" + Math.max(one, other));
    }
    return String.join(" ", picture);
  }

  private static String stalk(String colours) {
    return IntStream.range(0, colours.length())
        .mapToObj(v -> "" + v + colours.charAt(v) + (v + 1))
        .collect(Collectors.joining(" "));
  }

  @Override
  protected Stream<String> lines() {
    Random random = new Random(3);
    Stream<String> stalks =
        IntStream.range(2, 128)
            .mapToObj(code -> Integer.toBinaryString(code).substring(1))
            .map(bits -> stalk(bits.replace('0', 'r').replace('1', 'b')));
    Stream<String> trees =
        IntStream.range(0, 60).mapToObj(i -> tree(1 + i % 8, i % 3 == 0 ? "g" : "br", random));
    Stream<String> sums =
        IntStream.range(0, 30)
            .mapToObj(
                i ->
                    tree(4, "br", random)
                        + " + "
                        + tree(3, i % 2 == 0 ? "g" : "br", random)
                        + (i % 3 == 0 ? " + 0g1 1g2" : ""));
    Stream<String> circuits = IntStream.range(0, 120).mapToObj(i -> green(1 + i % 7, random));
    return Stream.of(stalks, trees, sums, circuits, Stream.of("0", "0g1 0g2 0b3"))
        .flatMap(lines -> lines);
  }

  @ParameterizedTest
  @CsvSource({
    "b, 1",
    "br, 1/2",
    "bbr, 3/2",
    "brb, 3/4",
    "rbb, -1/4",
    "bbrbr, 13/8",
    "rrrb, -5/2",
  })
  void berlekampsRule(String colours, String value) {
    assertThat(worth(stalk(colours))).isEqualTo(Dyadic.read(value));
  }

  private static Object worth(String picture) {
    return THEORY
        .fact(PictureText.read(picture), Ask.ANSWER, Control.unlimited())
        .flatMap(fact -> fact.value())
        .orElseThrow();
  }

  @Test
  void greenTreesAreNimbers() {
    assertThat(worth("0g1 1g2 1g3 3g4")).isEqualTo(new Nimber(4));
    assertThat(worth("0g1 1g2 1g3")).isEqualTo(new Nimber(1));
  }

  @Test
  void circuitsOfGreenEdgesAreFused() {
    assertThat(worth("0g0")).isEqualTo(new Nimber(1));
    assertThat(worth("0g1 0g1")).isEqualTo(new Nimber(0));
    assertThat(worth("0g1 1g2 2g3 3g1")).isEqualTo(new Nimber(2));
    assertThat(worth("0g1 1g2 2g3 3g0")).isEqualTo(new Nimber(0));
    assertThat(worth("0g1 1g2 2g0 2g3 3g3")).isEqualTo(new Nimber(3));
    // Two circuits with one vertex in common, and a ring of 9,001 edges.
    assertThat(worth("0g1 1g2 2g1 1g3 3g4 4g1 4g5")).isEqualTo(new Nimber(1));
    assertThat(worth(stalk("g".repeat(9_000)) + " 9000g0")).isEqualTo(new Nimber(1));
  }

  @Test
  void whatIsNoTreeOrMixesGreenWithOthersIsNotAnswered() {
    for (String other :
        new String[] {"0b1 1b2 2b0", "0b1 1g2", "0b0", "0b1 0b1", "0b1 1r1", "0g1 1g2 0g2 2b3"}) {
      assertThat(THEORY.fact(PictureText.read(other), Ask.ANSWER, Control.unlimited()))
          .as(other)
          .isEmpty();
    }
  }

  @Test
  void theValueAgreesWithThatOfASearch() {
    for (String tree : new String[] {"0b1 1r2 1b3", "0g1 1g2", "0b1 1r2 + 0g1 1g2"}) {
      var report =
          new Analyst(new Workspace())
              .value(HackenbushGame.game().read(tree), Method.BOTH, Ask.ALL, Control.unlimited());
      assertThat(report.answers()).as(tree).hasSize(2);
      assertThat(report.agree()).as(tree).isTrue();
    }
  }

  @Test
  void longStalksAreAnswered() {
    String colours = "b" + "rrb".repeat(3_000);
    Analyst analyst = new Analyst(new Workspace());
    assertThat(
            analyst
                .outcome(
                    HackenbushGame.game().read(stalk(colours)),
                    Method.THEORY,
                    Ask.ANSWER,
                    Control.unlimited())
                .first()
                .orElseThrow()
                .outcome())
        .isEqualTo(Outcome.L);
    assertThat(worth(stalk("g".repeat(9_000)))).isEqualTo(new Nimber(9_000));
  }
}
