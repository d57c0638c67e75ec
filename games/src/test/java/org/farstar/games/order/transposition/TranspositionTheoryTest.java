package org.farstar.games.order.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTheoryTest {
  private static Fact<TranspositionPosition> fact(String text) {
    return new TranspositionTheory()
        .fact(TranspositionTest.position(text), Ask.ALL, Control.unlimited())
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1..9: 3 1 5 / 4; P; Theorem 2.1, d > m+n+1, several pivots",
        "1..9: 3 1 5 / 5; N; Theorem 2.3 (corrected)",
        "1..9: 3 1 5 / 6; N; Theorem 2.1, d = m+n (corrected)",
        "1..9: / 1; L; Corollary 1.2",
        "1..9: 2 1 / 1; R; Corollary 1.2",
        "1..9: 9 / 1; R; Corollary 1.2",
        "1..9: 5 / 1; N; Corollary 1.3",
        "N: / 100; L; Theorem 3.1",
        "-N: / 2; R; Theorem 3.1",
        "Z: 5 / 4; N; Theorem 3.1",
        "w + w* : / 5; P; Theorem 4.2 (1)(f)",
        "w + w* : / 1000001; P; Theorem 4.2 (1)(f)",
        "w + w + w*: 3:-1 / 3; R; Theorem 4.2 (1)(d) (corrected)",
        "w + 2: 2:2 / 3; R; Theorem 4.3 (7)(c) (corrected)",
        "q: / 3; N; Theorem 4.3 (5)",
        "w + w: / 4; L; section 4, White's turn",
        "1..2: 2 1 / 0; R; the rules"
      })
  void citesWhatDecides(String text, Outcome outcome, String cite) {
    Fact<TranspositionPosition> fact = fact(text);
    assertThat(fact.outcome()).isEqualTo(outcome);
    assertThat(Statement.places(fact.proof().statements())).isEqualTo(cite);
    assertThat(fact.proof().steps())
        .extracting(step -> step.kind().word())
        .startsWith("turns")
        .endsWith("rule");
  }

  @Test
  void showsTheColouring() {
    List<Step> reason = fact("1..9: 3 1 5 / 5").proof().steps();
    Step delta = reason.stream().filter(s -> s.kind() == StepKind.DELTA).findFirst().orElseThrow();
    assertThat(delta.data())
        .containsEntry("clumps", List.of(1L, 1L, 4L))
        .containsEntry("colours", List.of("green", "green", "none"))
        .containsEntry("delta", 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {2_000_000, 2_000_001, 3_000_000})
  void answersAMillionTerms(int d) {
    List<Integer> order = new ArrayList<>();
    for (int i = 1; i <= d; i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(d));
    StringBuilder text = new StringBuilder("1.." + d + ": ");
    order.subList(0, 1_000_000).forEach(i -> text.append(i).append(' '));
    Proof proof = fact(text.append("/ 1000000").toString()).proof();
    assertThat(proof.statements().get(0).place())
        .contains(d == 2_000_001 ? "Theorem 2.3" : "Theorem 2.1");
    int shown = proof.steps().stream().mapToInt(step -> step.text().length()).sum();
    assertThat(shown).isLessThan(5_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1..9: 3 1 5 / 5; 7 | 9, the greatest element of the gap above 5",
        "1..20: 3 7 / 5; 5, any element of the gap between 3 and 7 but the least and the greatest",
        "N: / 4; 1, the least free element",
        "w + z + w: / 3; 3:1, the least free element of block 3",
        "1..9: / 8; "
      })
  void winningMovesAreWrittenAsFamilies(String text, String expected) {
    String found =
        new TranspositionTheory()
                .fact(TranspositionTest.position(text), Ask.MOVES, Control.unlimited())
                .flatMap(Fact::winning)
                .orElseThrow()
                .moves(Player.LEFT, Dyadic.ZERO)
                .moves()
                .stream()
                .map(Move::text)
                .collect(Collectors.joining(" | "));
    assertThat(found).contains(expected == null ? "" : expected);
  }
}
