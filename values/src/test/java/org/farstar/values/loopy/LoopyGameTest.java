package org.farstar.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.values.notation.Expression;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Expressions in loopy values. WW is Winning Ways, chapter 11; CC is A. N. Siegel, Coping with
 * cycles.
 */
class LoopyGameTest {
  private static String value(String expression) {
    return Expression.read(expression).evaluate().toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // on, off, over, under, upon by their definitions (WW).
        "{pass|}; on",
        "{|pass}; off",
        "{0|pass}; over",
        "{pass|0}; under",
        "{pass|*}; upon",
        "a{a|a}; dud",
        "-on; off",
        "-over; under",
        // on absorbs what is no negative of it, and on + off = dud (WW).
        "on + on; on",
        "on + 1; on",
        "on + {1|-1}; on",
        "on + off; dud",
        "dud + 5; dud",
        // over is idempotent, and over + under lies between over and under (WW).
        "over + over; over",
        "over + under; over & under",
        "over - over; over & under",
        // The pseudonumbers are the numbers x, x + over, x + under, on and off (WW).
        "1 + over; 1over",
        "1/2 + under; 1/2under",
        "{1|pass}; 1over",
        "{pass|1/4}; 1/4under",
        // A cycle of four moves in canonical form (CC).
        "a{0||||0|||a|*||*}; a{0||||0|||a|*||*}",
        // Names are those of the writer.
        "x{*,x|0}; a{*,a|0}",
        "{0|x{x|*}}; {0|upon}",
      })
  void isWorth(String expression, String value) {
    assertThat(value(expression)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // over is positive, less than every positive number and greater than every n ups (WW).
        "over > 0; true",
        "over < 1/1024; true",
        "over > 100*^; true",
        // upon is the sum of all powers of up: above each sum of the first ones, below two ups
        // (WW).
        "upon > ^[3]; true",
        "upon < ^^; true",
        "upon <> *; true",
        "on > 1000; true",
        "upon + upon == 2*upon; true",
        "a{0|b{0|a}} == over; true",
        "over == over + 0; true",
        "on == off; false",
        "dud <> 0; true",
      })
  void compares(String expression, String truth) {
    assertThat(value(expression)).isEqualTo(truth);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "on.OutcomeClass; L",
        "dud.OutcomeClass; D",
        "over.OutcomeClass; L",
        "on.Degree; on",
        "over.Degree; over",
        "(1/2).Degree; 0",
        "over.IsIdempotent; true",
        "upon.IsIdempotent; false",
        "over.IsPseudonumber; true",
        "upon.IsPseudonumber; false",
        "(3/4).IsPseudonumber; true",
        "upon.IsPlumtree; true",
        "a{0||||0|||a|*||*}.IsPlumtree; false",
        "dud.IsStopper; false",
        "dud.IsStopperSided; true",
        "dud.Onside; on",
        "(over + under).Offside; under",
        "^.IsLoopfree; true",
        "upon.LeftOptions; [upon]",
        // Bach's Carousel, whose sides are no stoppers (CC).
        "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}.IsStopperSided; false",
      })
  void hasTheProperty(String expression, String value) {
    assertThat(value(expression)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "under & over; column 7: found under, which is not at least over",
        "over.Temperature; column 6: found Temperature of a loopy game",
        "on:1; column 1: found a loopy game",
        "1/on; column 3: found a loopy game",
        "Tiny(on); column 6: found a loopy game",
        "65*over; found 65 copies of a loopy game",
        "pass; column 1: found 'pass', which has no value",
        "dud.LeftOptions; column 5: found dud, which is no stopper",
        "a{0|b}; column 5: found 'b', which has no value",
      })
  void refusesWithItsPlace(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }
}
