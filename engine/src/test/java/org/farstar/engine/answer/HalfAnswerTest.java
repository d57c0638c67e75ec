package org.farstar.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Half;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.engine.theory.Works;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

class HalfAnswerTest {
  private static final Statement SAID = Works.RULES.at("half", "half").says("Half is known.");

  private static final List<String> STRINGS =
      List.of("b", "w", "bw", "wb", "bbw", "wwb", "bwb", "wbw", "bwwb", "bbww");

  /**
   * A theory that rules out what it is told to.
   *
   * @param says what it leaves of a position
   */
  private record Saying<P>(Function<P, OutcomeSet> says) implements Theory<P> {
    @Override
    public List<Statement> statements() {
      return List.of(SAID);
    }

    @Override
    public Optional<Fact<P>> fact(P part, Ask ask, Control control) {
      return Optional.empty();
    }

    @Override
    public Optional<Half> half(P part, Ask ask, Control control) {
      return Optional.of(new Half(says.apply(part), Proof.by(SAID)));
    }
  }

  private static <P> Variant<P> saying(Rules<P> rules, OutcomeSet left) {
    return Variant.of(rules).with(new Saying<P>(part -> left));
  }

  private static Outcome searched(Sum sum) {
    return new Analyst(new Workspace())
        .outcome(sum, Method.SEARCH, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .outcome();
  }

  /** One of the two starts of a position is told, as it is. */
  private static OutcomeSet told(Outcome outcome, Player mover) {
    Set<Result> any = EnumSet.of(Result.WIN, Result.LOSS);
    Set<Result> known = EnumSet.of(outcome.forMover(mover));
    return mover == Player.LEFT
        ? OutcomeSet.ofResults(known, any)
        : OutcomeSet.ofResults(any, known);
  }

  @Test
  void halvesOfPartsMakeHalvesOfSumsThatAreTrue() {
    Workspace workspace = new Workspace();
    int decided = 0;
    for (Player mover : Player.values()) {
      Variant<String> plain = Variant.of(new Strings());
      Variant<String> half =
          plain.with(new Saying<String>(part -> told(searched(Sum.of(plain, part)), mover)));
      for (String one : STRINGS) {
        for (String other : STRINGS) {
          Sum sum = Sum.of(half, List.of(one, other));
          Optional<HalfAnswer> known = HalfAnswer.of(sum, workspace, Ask.ALL, Control.unlimited());
          if (known.isPresent()) {
            decided++;
            assertThat(known.get().possible())
                .as(one + " + " + other)
                .contains(searched(Sum.of(plain, List.of(one, other))))
                .hasSizeLessThan(4);
            assertThat(known.get().by()).isNotEmpty();
          }
        }
      }
    }
    assertThat(decided).isGreaterThan(20);
  }

  @Test
  void theSearchBeginsWithWhatIsLeft() {
    Analyst analyst = new Analyst(new Workspace());
    OutcomeSet left = OutcomeSet.of(Outcome.N, Outcome.D);
    Sum board = Sum.of(saying(new TicTacToe(3), left), ".........");
    Report<OutcomeAnswer> stopped =
        analyst.outcome(board, Method.BEST, Ask.ANSWER, new Control(Budget.ofPositions(3)));
    assertThat(stopped.unfinished().orElseThrow().possible()).isEqualTo(left);
    assertThat(stopped.unfinished().orElseThrow().by())
        .extracting(Source::sentence)
        .containsExactly(SAID.cite());
    Report<OutcomeAnswer> whole =
        new Analyst(new Workspace()).outcome(board, Method.BEST, Ask.ANSWER, Control.unlimited());
    assertThat(whole.first().orElseThrow().outcome()).isEqualTo(Outcome.D);
    assertThat(whole.first().orElseThrow().by()).extracting(Source::sentence).contains(SAID.cite());
    assertThat(positions(whole))
        .isLessThan(
            positions(
                new Analyst(new Workspace())
                    .outcome(board, Method.SEARCH, Ask.ANSWER, Control.unlimited())));
  }

  private static long positions(Report<OutcomeAnswer> report) {
    return report.first().orElseThrow().by().stream()
        .filter(Source.BySearch.class::isInstance)
        .mapToLong(by -> ((Source.BySearch) by).positions())
        .sum();
  }

  @Test
  void theAnswersToQuestionsThatAreDoneAreTold() {
    Sum board = Sum.of(Variant.of(new TicTacToe(3)), ".........");
    Set<String> seen = new TreeSet<>();
    for (int limit = 1; limit < 6_000; limit += 7) {
      new Analyst(new Workspace())
          .outcome(board, Method.SEARCH, Ask.ANSWER, new Control(Budget.ofPositions(limit)))
          .unfinished()
          .ifPresent(
              end -> {
                assertThat(end.possible()).contains(Outcome.D);
                seen.add(end.possible().toString());
              });
    }
    assertThat(seen).containsExactlyInAnyOrder("N or P or D", "P or D");
  }

  @Test
  void aTheoryAloneSaysHalf() {
    OutcomeSet left = OutcomeSet.of(Outcome.P, Outcome.D);
    Sum board = Sum.of(saying(new TicTacToe(3), left), ".........");
    Report<OutcomeAnswer> report =
        new Analyst(new Workspace()).outcome(board, Method.THEORY, Ask.ALL, Control.unlimited());
    assertThat(report.answers()).isEmpty();
    assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.THEORY);
    assertThat(report.unfinished().orElseThrow().possible()).isEqualTo(left);
  }

  @Test
  void aHalfThatIsFalseIsADisagreement() {
    OutcomeSet left = OutcomeSet.of(Outcome.N, Outcome.P);
    Sum board = Sum.of(saying(new TicTacToe(3), left), ".........");
    Report<OutcomeAnswer> report =
        new Analyst(new Workspace()).outcome(board, Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(report.agree()).isFalse();
    assertThat(report.fault()).contains("a theorem leaves N or P, and a search finds D");
  }
}
