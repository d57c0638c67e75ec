package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** Against the search of boards, which knows of permutations only. */
class ChainTheoryTest extends TheoryContract<MonotonePosition> {
  ChainTheoryTest() {
    super(MonotoneGame.game());
  }

  @Override
  protected boolean valuesAreSearched() {
    return false;
  }

  @Override
  protected Stream<String> lines() {
    List<String> lines = new ArrayList<>();
    Random random = new Random(2006);
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        for (String misere : new String[] {"", " misere"}) {
          for (int n = 1; n <= 6; n++) {
            lines.add("a=" + a + " d=" + d + " deck=" + n + misere + " :");
          }
          lines.add("a=" + a + " d=" + d + " deck=7" + misere + ": " + begun(a, d, misere, random));
        }
      }
    }
    lines.add("a=1000 d=3 deck=5 :");
    lines.add("a=900 d=1000 deck=4 misere : 2");
    lines.add("a=3 d=3 deck=Q :");
    lines.add("a=4 d=3 deck=Q misere : 1/2 0");
    lines.add("a=3 d=3 deck=N :");
    lines.add("a=3 d=3 deck=Z misere: 0");
    lines.add("a=3 d=2 deck=w + w* :");
    lines.add("a=3 d=3 deck=2^2 :");
    lines.add("a=3 d=3 deck=2^3 :");
    lines.add("a=3 d=4 deck=2^3 misere: {1}");
    lines.add("a=3 d=3 deck=4 extended :");
    lines.add("a=3 d=2 deck=5 extended misere :");
    lines.add("a=3 d=3 deck=Q extended :");
    lines.add("a=4 d=3 deck=Q extended :");
    return lines.stream();
  }

  /** Some moves of a random play. */
  private static String begun(int a, int d, String misere, Random random) {
    Rules<MonotonePosition> rules =
        new Monotone().variant("a=" + a + " d=" + d + " deck=7" + misere);
    MonotonePosition position = rules.read("");
    for (int moves = random.nextInt(4); moves > 0; moves--) {
      List<MonotonePosition> options = rules.options(position, Player.LEFT);
      position = options.isEmpty() ? position : options.get(random.nextInt(options.size()));
    }
    return rules.write(position);
  }

  /**
   * Grundy values against the least number that no option has, board by board: verdicts exclude the
   * usual search of values.
   */
  @Test
  void grundyValues() {
    int valued = 0;
    for (String line : lines().filter(l -> l.matches("a=. d=. deck=[0-9]+ ?:.*")).toList()) {
      PositionText<MonotonePosition> text = PositionText.read(new Monotone(), line);
      Optional<ValueAnswer> answer =
          new ChainTheory().value(text.ruleset(), text.position(), Ask.ANSWER, Control.unlimited());
      OptionalInt expected = slow(text.ruleset().base(), text.position().single(), new HashMap<>());
      assertThat(answer.map(ValueAnswer::value))
          .as(line)
          .isEqualTo(
              expected.isEmpty() ? Optional.empty() : Optional.of(new Nimber(expected.getAsInt())));
      valued += answer.isPresent() ? 1 : 0;
    }
    assertThat(valued).isGreaterThan(20);
  }

  /** Empty where a play can end in a draw. */
  private static OptionalInt slow(
      Rules<MonotonePosition> rules,
      MonotonePosition position,
      Map<MonotonePosition, OptionalInt> known) {
    OptionalInt found = known.get(position);
    if (found != null) {
      return found;
    }
    Optional<Outcome> verdict = rules.verdict(position);
    OptionalInt value = OptionalInt.of(0);
    if (verdict.isPresent()) {
      value = verdict.get() == Outcome.D ? OptionalInt.empty() : value;
    } else {
      BitSet options = new BitSet();
      boolean drawn = false;
      for (MonotonePosition option : rules.options(position, Player.LEFT)) {
        OptionalInt after = slow(rules, option, known);
        drawn |= after.isEmpty();
        after.ifPresent(options::set);
      }
      value = drawn ? OptionalInt.empty() : OptionalInt.of(options.nextClearBit(0));
    }
    known.put(position, value);
    return value;
  }

  private static OutcomeAnswer answer(String line) {
    PositionText<MonotonePosition> text = PositionText.read(new Monotone(), line);
    return new Analyst<>(MonotoneGame.game(), text.ruleset())
        .outcome(text.position(), Method.THEORY, Ask.ALL, Control.unlimited())
        .first()
        .orElseThrow();
  }

  @Test
  void aBoardWithAPast() {
    OutcomeAnswer answer = answer("a=5 d=3 deck=20 misere : 7 3 12");
    assertThat(answer.outcome()).isEqualTo(Outcome.P);
    assertThat(answer.reason())
        .extracting(Step::kind)
        .containsExactly("bumping", "gaps", "result", "length");
    assertThat(answer.reason().get(0).data()).containsEntry("colours", List.of("P", "PB", "PP"));
    assertThat(answer.reason().get(1).data()).containsEntry("gaps", List.of("2", "7", "8"));
    assertThat(answer.reason().get(3).data()).containsEntry("length", 5);
  }

  /** The paper's deck of a million: classes of cards, with texts that name them. */
  @Test
  void aMillionCards() {
    OutcomeAnswer answer = answer("a=4 d=4 deck=1000000 :");
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
    assertThat(answer.moves().orElseThrow().get(Player.LEFT).moves())
        .extracting(WinningMove::text)
        .contains("40..999961");
  }

  @Test
  void overAndDrawn() {
    assertThat(answer("a=3 d=3 deck=9 : 1 2 3").outcome()).isEqualTo(Outcome.P);
    assertThat(answer("a=3 d=3 deck=9 : 1 2 3").reason())
        .extracting(Step::text)
        .contains(
            "The play is over: an ascending subsequence of length 3 is complete, and who completed"
                + " it has won.");
    assertThat(answer("a=3 d=3 deck=4 misere : 2 1 4 3").outcome()).isEqualTo(Outcome.D);
    assertThat(answer("a=3 d=3 deck=4 :").reason())
        .extracting(Step::text)
        .contains("Neither player can force a win before the deck is used up.");
  }
}
