package org.farstar.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.engine.audit.SlowLoops;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why plays that may never end are won or drawn, on small graphs, judged by the referee. */
class EndlessReasonTest {
  /** A token on a graph of a few vertices; the edges of each player as bits. */
  private record Token(int n, long left, long right, Ending ending, Outcome limit)
      implements Rules<Integer> {
    @Override
    public void moves(Integer at, Player player, Moves<Integer> moves) {
      long edges = player == Player.LEFT ? left : right;
      for (int to = 0; to < n; to++) {
        int vertex = to;
        if ((edges >>> at * n + to & 1) != 0) {
          moves.add(to, () -> "to " + vertex);
        }
      }
    }

    @Override
    public Optional<Outcome> endless() {
      return Optional.of(limit);
    }

    @Override
    public boolean impartial() {
      return left == right;
    }

    @Override
    public Integer read(String text) {
      return Integer.valueOf(text);
    }

    @Override
    public String write(Integer at) {
      return at.toString();
    }
  }

  private static OutcomeAnswer answer(Sum sum) {
    return new Analyst(new Workspace())
        .outcome(sum, Method.BEST, Ask.ALL, Control.unlimited())
        .first()
        .orElseThrow();
  }

  private static List<String> faults(Sum sum, OutcomeAnswer answer) {
    return Referee.faults(sum, answer, new Analyst(new Workspace()).searches());
  }

  @ParameterizedTest
  @CsvSource({
    "LAST_PLAYER_WINS, D",
    "LAST_PLAYER_LOSES, D",
    "LAST_PLAYER_WINS, L",
    "LAST_PLAYER_WINS, R"
  })
  void everyReasonStandsAndConcludes(Ending ending, Outcome limit) {
    Random random = new Random(40);
    int sets = 0;
    for (int i = 0; i < 1_500; i++) {
      int n = 2 + i % 4;
      long mask = (1L << n * n) - 1;
      long left = random.nextLong() & random.nextLong() & mask;
      long right = i % 5 == 0 && limit == Outcome.D ? left : random.nextLong() & mask;
      Token token = new Token(n, left, right, ending, limit);
      if (token.impartial() && limit != Outcome.D) {
        continue;
      }
      Sum sum = Sum.of(Variant.of(token), 0);
      OutcomeAnswer answer = answer(sum);
      SlowLoops.Found slow =
          new SlowLoops<>(token, 1000, Control.unlimited()).found(0).orElseThrow();
      assertThat(answer.outcome()).as(token.toString()).isEqualTo(slow.outcome());
      assertThat(answer.remoteness()).as(token.toString()).contains(slow.remoteness());
      assertThat(faults(sum, answer)).as(token.toString()).isEmpty();
      boolean kept = answer.reason().stream().anyMatch(step -> step.kind() == StepKind.KEPT);
      assertThat(kept)
          .as(token.toString())
          .isEqualTo(slow.remoteness().size() < Player.values().length);
      sets += kept ? 1 : 0;
    }
    assertThat(sets).isGreaterThan(100);
  }

  /** A play comes to the same sum with its terms in one order and in the other. */
  @Test
  void aSetOfSumsStandsInEitherOrderOfTheTerms() {
    Random random = new Random(42);
    int sets = 0;
    int turned = 0;
    for (int i = 0; i < 300; i++) {
      long left = random.nextLong() & random.nextLong() & 0xFFFF;
      long right = i % 2 == 0 ? left : random.nextLong() & random.nextLong() & 0xFFFF;
      Token token = new Token(4, left, right, Ending.LAST_PLAYER_WINS, Outcome.D);
      Sum sum = Sum.of(Variant.of(token), List.of(0, 1));
      OutcomeAnswer answer = answer(sum);
      assertThat(faults(sum, answer)).as(token.toString()).isEmpty();
      for (Step step : answer.reason()) {
        if (step.kind() == StepKind.KEPT) {
          sets++;
          List<List<String>> rows = step.rows("positions");
          List<String> listed = rows.stream().map(row -> row.get(0)).toList();
          turned += rows.stream().anyMatch(r -> r.size() > 2 && !listed.contains(r.get(3))) ? 1 : 0;
        }
      }
    }
    assertThat(sets).isGreaterThan(100);
    assertThat(turned).isGreaterThan(10);
  }

  /** A set without one of its positions is not closed; one with another has more than it needs. */
  @Test
  void aSetThatIsNotClosedIsRefuted() {
    // Both players go round three vertices; Right may leave them for a fourth, and loses there.
    long left = 0b1000_0001_0100_0010;
    long right = 0b0000_1001_0100_0010;
    Token token = new Token(4, left, right, Ending.LAST_PLAYER_WINS, Outcome.D);
    Sum sum = Sum.of(Variant.of(token), 0);
    OutcomeAnswer answer = answer(sum);
    assertThat(answer.outcome()).isEqualTo(Outcome.D);
    assertThat(faults(sum, answer)).isEmpty();
    int tried = 0;
    for (int i = 0; i < answer.reason().size(); i++) {
      Step step = answer.reason().get(i);
      if (step.kind() == StepKind.KEPT) {
        List<List<String>> rows = step.rows("positions");
        for (int out = 0; out < rows.size(); out++) {
          List<List<String>> less = new ArrayList<>(rows);
          less.remove(out);
          assertThat(faults(sum, with(answer, i, sized(step, less)))).isNotEmpty();
          tried++;
        }
        List<List<String>> more = new ArrayList<>(rows);
        more.add(List.of("3", "Left"));
        assertThat(faults(sum, with(answer, i, sized(step, more)))).isNotEmpty();
        assertThat(faults(sum, with(answer, i, step.with("result", "win")))).isNotEmpty();
      }
    }
    assertThat(tried).isGreaterThanOrEqualTo(6);
  }

  /** Sums of graphs on which both players have the same moves, by the nim-values of the terms. */
  @Test
  void theReasonOfASumBeginsWithItsNimValues() {
    Random random = new Random(41);
    int infinite = 0;
    for (int i = 0; i < 300; i++) {
      long edges = random.nextLong() & random.nextLong() & 0xFFFF;
      Token token = new Token(4, edges, edges, Ending.LAST_PLAYER_WINS, Outcome.D);
      Sum sum = Sum.of(Variant.of(token), List.of(0, 1));
      OutcomeAnswer answer = answer(sum);
      Step step = answer.reason().get(0);
      assertThat(step.kind()).as(token.toString()).isEqualTo(StepKind.PARTS);
      assertThat(faults(sum, answer)).as(token.toString()).isEmpty();
      List<List<String>> rows = step.rows("parts");
      String value = rows.get(1).get(1);
      infinite += value.startsWith("inf") ? 1 : 0;
      for (String other : List.of("0", "*", "inf{}", "inf{0}")) {
        List<List<String>> changed = List.of(rows.get(0), List.of(rows.get(1).get(0), other));
        assertThat(faults(sum, with(answer, 0, step.with("parts", changed))).isEmpty())
            .as(token + " " + value + " " + other)
            .isEqualTo(other.equals(value));
      }
    }
    assertThat(infinite).isGreaterThan(50);
  }

  /** Where no theory speaks of the terms, nothing is ruled out of a sum that may be drawn. */
  @Test
  void aSumThatMayBeDrawnIsNotSaidToBeWon() {
    for (long right : List.of(0b0110L, 0b0010L)) {
      Token token = new Token(2, 0b0110, right, Ending.LAST_PLAYER_WINS, Outcome.D);
      Sum sum = Sum.of(Variant.of(token), List.of(0, 1));
      assertThat(HalfAnswer.of(sum, new Workspace(), Ask.ALL, Control.unlimited())).isEmpty();
    }
    Token round = new Token(2, 0b0110, 0b0110, Ending.LAST_PLAYER_WINS, Outcome.D);
    Report<OutcomeAnswer> report =
        new Analyst(new Workspace())
            .outcome(
                Sum.of(Variant.of(round), List.of(0, 1)),
                Method.BOTH,
                Ask.ANSWER,
                Control.unlimited());
    assertThat(report.first().orElseThrow().outcome()).isEqualTo(Outcome.D);
    assertThat(report.fault()).isEmpty();
  }

  private static Step sized(Step step, List<List<String>> rows) {
    return step.with("positions", rows).with("count", rows.size());
  }

  private static OutcomeAnswer with(OutcomeAnswer answer, int at, Step step) {
    List<Step> steps = new ArrayList<>(answer.reason());
    steps.set(at, step);
    return new OutcomeAnswer(
        answer.outcome(), answer.moves(), answer.remoteness(), steps, answer.by());
  }
}
