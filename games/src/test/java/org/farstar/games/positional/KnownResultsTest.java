package org.farstar.games.positional;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results of the literature, each with its source. */
class KnownResultsTest {
  /** W. Gasarch and others, Ramsey game numbers: (K3,4), (K3,5), RG(P_n) = n, RG(S_n) = 2n - 3. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cliques(3,4) :; D",
        "cliques(3,5) :; N",
        "cliques(3,6) :; N",
        "paths(5,5) :; N",
        "paths(6,6) :; N",
        "stars(2,3) :; N",
        "stars(3,4) :; D",
        "stars(3,5) :; N",
        "stars(4,6) :; D",
        "stars(4,7) :; N"
      })
  void ramseyGameNumbers(String line, Outcome expected) {
    assertThat(outcome(line)).as(line).isEqualTo(expected);
  }

  /**
   * F. Harary's animals, after M. Gardner, Wheels, Life and Other Mathematical Amusements (1983):
   * the smallest squares on which the first player has one.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "animal(domino,2x2) :; N",
        "animal(el,2x2) :; D",
        "animal(el,3x3) :; N",
        "animal(tic,3x3) :; D",
        "animal(tic,4x4) :; N",
        "animal(tippy,2x2) :; D",
        "animal(tippy,3x3) :; N",
        "animal(elly,3x3) :; D",
        "animal(elly,4x4) :; N",
        "animal(knobby,4x4) :; D",
        "animal(knobby,5x5) :; N",
        "animal(fatty,5x5) :; D",
        "animal(fatty,12x12) :; D"
      })
  void hararysAnimals(String line, Outcome expected) {
    assertThat(outcome(line)).as(line).isEqualTo(expected);
  }

  /**
   * A. Lehman, 1964: Maker, moving second, has a spanning tree where there are two disjoint ones.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "spanning-trees(3) maker-breaker first=O :; N",
        "spanning-trees(4) maker-breaker first=O :; P",
        "spanning-trees(5) maker-breaker first=O :; P"
      })
  void spanningTrees(String line, Outcome expected) {
    assertThat(outcome(line)).as(line).isEqualTo(expected);
  }

  /** Hex: who moves first connects the own sides, J. Nash; the family is one player's chains. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hex(2x2) maker-breaker :; N",
        "hex(2x2) maker-breaker first=O :; N",
        "hex(3x3) maker-breaker :; N",
        "hex(3x3) maker-breaker first=O :; N",
        "hex(4x4) maker-breaker :; N",
        "hex(4x4) maker-breaker first=O :; N"
      })
  void hex(String line, Outcome expected) {
    assertThat(outcome(line)).as(line).isEqualTo(expected);
  }

  /** Sim: whoever first has a triangle of the own colour loses, E. Mead and others (1974). */
  @Test
  void simIsWonByTheSecondPlayer() {
    assertThat(outcome("cliques(3,5) misere :")).isEqualTo(Outcome.D);
    assertThat(outcome("cliques(3,6) misere :")).isEqualTo(Outcome.P);
  }

  /** S. Golomb and A. Hales, Hypercube tic-tac-toe (2002), normal and misère play. */
  @ParameterizedTest
  @CsvSource({
    "3^2:,D",
    "4^2:,D",
    "5^2:,D",
    "7^2:,D",
    "2^3:,N",
    "3^3:,N",
    "3^4:,N",
    "8^3:,D",
    "3^2 misere:,D",
    "3^3 misere:,N",
    "2^3 misere:,P",
    "4^2 misere:,D",
    "5^2 misere:,D"
  })
  void hypercubes(String line, Outcome expected) {
    assertThat(outcome(TicTacToeGame.game(), line)).as(line).isEqualTo(expected);
  }

  private static Outcome outcome(String line) {
    return outcome(PositionalGame.game(), line);
  }

  private static Outcome outcome(Game<?> game, String line) {
    return new Analyst(new Workspace())
        .outcome(game.read(line), Method.BEST, Ask.ANSWER, Control.unlimited())
        .first()
        .map(OutcomeAnswer::outcome)
        .orElseThrow();
  }
}
