package org.farstar.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Line;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.junit.jupiter.api.Test;

/**
 * What every theory promises: it agrees with exhaustive search. One small subclass for each game
 * with a theory, which hands over its positions, all small ones and some larger.
 *
 * @param <P> the positions of one term
 */
public abstract class TheoryContract<P> {
  private final Game<P> game;
  private final Analyst theory = new Analyst(new Workspace());
  private final Analyst search = new Analyst(new Workspace());

  protected TheoryContract(Game<P> game) {
    this.game = game;
  }

  /** The positions to be compared, as lines of text; all must be within reach of a search. */
  protected abstract Stream<String> lines();

  /**
   * Whether the theory lists the same moves as the ruleset, text by text. Where there are
   * infinitely many moves it may name them in another way; then only the listed ones are checked.
   */
  protected boolean movesAreListedAlike() {
    return true;
  }

  /**
   * Whether a search finds the values of positions. Games that end by verdicts have none; then the
   * subclass compares values in its own way.
   */
  protected boolean valuesAreSearched() {
    return true;
  }

  private Stream<Line<P>> positions() {
    return lines()
        .map(line -> SumText.line(game.family(), game.id(), line, Sources.none(), misere()));
  }

  /** Whether the lines are positions of misère play. */
  protected boolean misere() {
    return false;
  }

  @Test
  void theTheorySaysWhoWins() {
    long answered = positions().filter(line -> checkOutcome(line.sum())).count();
    assertThat(answered).as("positions on which a theory answers").isPositive();
  }

  private boolean checkOutcome(Sum sum) {
    Optional<OutcomeAnswer> bare = byTheory(sum, Ask.ANSWER);
    Optional<OutcomeAnswer> full = byTheory(sum, Ask.ALL);
    if (bare.isEmpty() && full.isEmpty()) {
      return false;
    }
    String text = SumText.write(sum);
    OutcomeAnswer searched =
        search.outcome(sum, Method.SEARCH, Ask.MOVES, Control.unlimited()).first().orElseThrow();
    bare.ifPresent(
        answer -> {
          assertThat(answer.outcome()).as(text).isEqualTo(searched.outcome());
          assertThat(answer.moves()).as("moves nobody asked for, %s", text).isEmpty();
          assertThat(answer.reason()).as("a reason nobody asked for, %s", text).isEmpty();
          assertThat(answer.by()).isNotEmpty().allMatch(by -> !by.sentence().isBlank());
        });
    full.ifPresent(
        answer -> {
          assertThat(answer.outcome()).as(text).isEqualTo(searched.outcome());
          answer.moves().ifPresent(moves -> checkMoves(sum, moves, searched.moves().orElseThrow()));
          checkCitations(sum, answer);
        });
    return true;
  }

  /**
   * Answers and their steps cite what theories and reductions say that they implement, and nothing
   * else.
   */
  private void checkCitations(Sum sum, OutcomeAnswer answer) {
    Set<Statement> implemented =
        new HashSet<>(List.of(Basics.END, Basics.VALUES, Basics.NIM_SUM, Basics.RECURSION));
    for (Term term : sum.terms()) {
      if (term instanceof Term.Placed<?> placed) {
        placed.variant().theories().forEach(each -> implemented.addAll(each.statements()));
        placed.variant().reductions().forEach(each -> implemented.addAll(each.statements()));
        placed.variant().reductions().forEach(each -> implemented.addAll(each.alsoCited()));
      }
    }
    answer.by().forEach(by -> assertThat(implemented).containsAll(by.statements()));
    answer.reason().forEach(step -> assertThat(implemented).containsAll(step.statements()));
  }

  private Optional<OutcomeAnswer> byTheory(Sum sum, Ask ask) {
    try {
      return theory.outcome(sum, Method.THEORY, ask, Control.unlimited()).first();
    } catch (NotAnsweredException e) {
      return Optional.empty();
    }
  }

  private void checkMoves(
      Sum sum, Map<Player, WinningMoves> byTheory, Map<Player, WinningMoves> bySearch) {
    String text = SumText.write(sum);
    assertThat(byTheory).as(text).containsOnlyKeys(Player.values());
    for (Player player : Player.values()) {
      WinningMoves listed = byTheory.get(player);
      listed.moves().forEach(move -> checkMove(sum, player, move));
      Set<WinningMove> all = new HashSet<>(bySearch.get(player).moves());
      if (listed.complete() && movesAreListedAlike()) {
        assertThat(listed.moves())
            .as("winning moves of %s in %s", player, text)
            .doesNotHaveDuplicates()
            .containsExactlyInAnyOrderElementsOf(all);
      } else if (movesAreListedAlike()) {
        assertThat(all).as("winning moves of %s in %s", player, text).containsAll(listed.moves());
        listed.total().ifPresent(total -> assertThat(total.intValueExact()).isEqualTo(all.size()));
      }
      assertThat(listed.moves().isEmpty())
          .as("%s has no winning move in %s", player, text)
          .isEqualTo(all.isEmpty());
    }
  }

  private void checkMove(Sum sum, Player player, WinningMove move) {
    Optional<Sum> to = new SumPlay(sum).play(sum, player, move.text());
    assertThat(to)
        .as("%s plays '%s' in %s", player, move.text(), SumText.write(sum))
        .map(SumText::positions)
        .contains(move.to());
    Set<String> opponentWins =
        search
            .outcome(to.orElseThrow(), Method.SEARCH, Ask.MOVES, Control.unlimited())
            .first()
            .flatMap(OutcomeAnswer::moves)
            .map(moves -> moves.get(player.opponent()).moves())
            .orElse(List.of())
            .stream()
            .map(WinningMove::text)
            .collect(Collectors.toSet());
    assertThat(opponentWins)
        .as("answers that refute '%s' in %s", move.text(), SumText.write(sum))
        .isEmpty();
  }

  @Test
  void whatTheTheoryRulesOutIsNotSo() {
    positions()
        .map(line -> line.sum().terms())
        .filter(terms -> terms.size() == 1 && terms.get(0) instanceof Term.Placed<?>)
        .forEach(terms -> checkHalf((Term.Placed<?>) terms.get(0)));
  }

  private <Q> void checkHalf(Term.Placed<Q> placed) {
    Sum sum = Sum.of(placed);
    boolean alone =
        sum.ending() == Ending.VERDICT
            || placed.variant().rules().parts(placed.position()).size() == 1;
    if (!alone || new SumPlay(sum).verdict(sum).isPresent()) {
      return;
    }
    for (Theory<Q> each : placed.variant().theories()) {
      each.half(placed.position(), Ask.ALL, Control.unlimited())
          .ifPresent(
              half -> {
                Report<OutcomeAnswer> both =
                    search.outcome(sum, Method.BOTH, Ask.ALL, Control.unlimited());
                String text = SumText.write(sum);
                assertThat(both.fault()).as(text).isEmpty();
                assertThat(half.possible()).as(text).contains(both.answers().get(0).outcome());
                assertThat(each.statements()).containsAll(half.proof().statements());
              });
    }
  }

  @Test
  void theTheorySaysWhatAPositionIsWorth() {
    if (valuesAreSearched()) {
      positions().forEach(line -> checkValue(line.sum()));
    }
  }

  private void checkValue(Sum sum) {
    try {
      theory
          .value(sum, Method.THEORY, Ask.ANSWER, Control.unlimited())
          .first()
          .ifPresent(answer -> checkValue(sum, answer));
    } catch (NotAnsweredException e) {
      return;
    }
  }

  private void checkValue(Sum sum, ValueAnswer answer) {
    ValueAnswer searched =
        search.value(sum, Method.SEARCH, Ask.ANSWER, Control.unlimited()).first().orElseThrow();
    // Searches of partizan games give numbers and nimbers as short games.
    Object value =
        searched.value() instanceof ShortGame game
            ? Values.shortGame(answer.value(), game.universe()).orElseThrow()
            : answer.value();
    assertThat(value).as(SumText.write(sum)).isEqualTo(searched.value());
    assertThat(answer.outcome()).as(SumText.write(sum)).isEqualTo(searched.outcome());
  }
}
