package org.farstar.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/**
 * What every theory promises: it agrees with exhaustive search. One small subclass for each game
 * with a theory, which hands over its positions, all small ones and some larger.
 *
 * @param <P> the positions of one term
 */
public abstract class TheoryContract<P> {
  private final Game<P> game;
  private final Map<String, Analyst<P>> analysts = new HashMap<>();

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

  private Analyst<P> analyst(PositionText<P> line) {
    return analysts.computeIfAbsent(
        line.ruleset().parameters(), parameters -> new Analyst<>(game, line.ruleset()));
  }

  private Stream<PositionText<P>> positions() {
    return lines().map(line -> PositionText.read(game.rules(), line));
  }

  @Test
  void theTheorySaysWhoWins() {
    long answered =
        positions()
            .filter(
                line -> {
                  boolean any = false;
                  for (Theory<P> theory : game.theories()) {
                    any |= checkOutcome(theory, line);
                  }
                  return any;
                })
            .count();
    assertThat(answered).as("positions on which a theory answers").isPositive();
  }

  private boolean checkOutcome(Theory<P> theory, PositionText<P> line) {
    SumRuleset<P> rules = line.ruleset();
    Optional<OutcomeAnswer> bare =
        theory.outcome(rules, line.position(), Ask.ANSWER, Control.unlimited());
    Optional<OutcomeAnswer> full =
        theory.outcome(rules, line.position(), Ask.ALL, Control.unlimited());
    if (bare.isEmpty() && full.isEmpty()) {
      return false;
    }
    OutcomeAnswer searched =
        analyst(line)
            .outcome(line.position(), Method.SEARCH, Ask.MOVES, Control.unlimited())
            .first()
            .orElseThrow();
    bare.ifPresent(
        answer -> {
          assertThat(answer.outcome()).as(line.write()).isEqualTo(searched.outcome());
          assertThat(answer.moves()).as("moves nobody asked for, %s", line.write()).isEmpty();
          assertThat(answer.reason()).as("a reason nobody asked for, %s", line.write()).isEmpty();
          assertThat(answer.by().sentence()).isNotBlank();
        });
    full.ifPresent(
        answer -> {
          assertThat(answer.outcome()).as(line.write()).isEqualTo(searched.outcome());
          answer
              .moves()
              .ifPresent(moves -> checkMoves(line, moves, searched.moves().orElseThrow()));
        });
    return true;
  }

  private void checkMoves(
      PositionText<P> line,
      Map<Player, WinningMoves> byTheory,
      Map<Player, WinningMoves> bySearch) {
    assertThat(byTheory).as(line.write()).containsOnlyKeys(Player.values());
    for (Player player : Player.values()) {
      WinningMoves listed = byTheory.get(player);
      listed.moves().forEach(move -> checkMove(line, player, move));
      Set<WinningMove> all = new HashSet<>(bySearch.get(player).moves());
      if (listed.complete() && movesAreListedAlike()) {
        assertThat(listed.moves())
            .as("winning moves of %s in %s", player, line.write())
            .doesNotHaveDuplicates()
            .containsExactlyInAnyOrderElementsOf(all);
      } else if (movesAreListedAlike()) {
        assertThat(all)
            .as("winning moves of %s in %s", player, line.write())
            .containsAll(listed.moves());
        listed.total().ifPresent(total -> assertThat(total.intValueExact()).isEqualTo(all.size()));
      }
      assertThat(listed.moves().isEmpty())
          .as("%s has no winning move in %s", player, line.write())
          .isEqualTo(all.isEmpty());
    }
  }

  private void checkMove(PositionText<P> line, Player player, WinningMove move) {
    SumRuleset<P> rules = line.ruleset();
    Optional<Sum<P>> to = rules.play(line.position(), player, move.text());
    assertThat(to)
        .as("%s plays '%s' in %s", player, move.text(), line.write())
        .map(rules::write)
        .contains(move.to());
    Set<String> opponentWins =
        analyst(line)
            .outcome(to.orElseThrow(), Method.SEARCH, Ask.MOVES, Control.unlimited())
            .first()
            .flatMap(OutcomeAnswer::moves)
            .map(moves -> moves.get(player.opponent()).moves())
            .orElse(List.of())
            .stream()
            .map(WinningMove::text)
            .collect(Collectors.toSet());
    assertThat(opponentWins)
        .as("answers that refute '%s' in %s", move.text(), line.write())
        .isEmpty();
  }

  @Test
  void theTheorySaysWhatAPositionIsWorth() {
    if (!valuesAreSearched()) {
      return;
    }
    positions()
        .forEach(
            line -> {
              for (Theory<P> theory : game.theories()) {
                theory
                    .value(line.ruleset(), line.position(), Ask.ANSWER, Control.unlimited())
                    .ifPresent(answer -> checkValue(line, answer));
              }
            });
  }

  private void checkValue(PositionText<P> line, ValueAnswer answer) {
    ValueAnswer searched =
        analyst(line)
            .value(line.position(), Method.SEARCH, Ask.ANSWER, Control.unlimited())
            .first()
            .orElseThrow();
    assertThat(answer.value()).as(line.write()).isEqualTo(searched.value());
    assertThat(answer.outcome()).as(line.write()).isEqualTo(searched.outcome());
  }
}
