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

  /**
   * What CGSuite's published tests (GameTest, CanonicalStopperTestCase and SidedValueTestCase of
   * its repository) and its help on loopy games state, with ^<on> written as {0||0|0,pass}, ^[on]
   * as upon. Its help defines the stop of a pseudonumber as itself, while its tests expect 0 for
   * over.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "^.Pow({1|pass}); {0||0,pass|0,*}",
        "^.Pow(7/4); {0||0,v*|0,{0,v*|0,*}}",
        "^.Pow(3); ^<3>",
        "^.Pow({5|pass}); {0||0,pass|0,v[4]*}",
        "^.Pow({pass|5}); {0||0,v[4]*|0,pass}",
        "^.Pow(on); {0||0|0,pass}",
        "^<on>; ^.Pow(on)",
        "v<on>; -^<on>",
        "^[on]; upon",
        "v[on]; -upon",
        "{0|^<on>} + v[on]; {0|^.Pow(on)} - upon",
        "{0||0|-2}.Pow(3); {0||0|-2,{0|-2,{0|-2}}}",
        "{0||0|-2}.Pow(7/4); {0||0,{0|-2,{0|-2}}|-2,{0,{0|-2,{0|-2}}|-2,{0|-2}}}",
        "{0||0|-2}.Pow({5|pass}); {0||0,pass|-2,{0|-2,{0|-2,{0|-2,{0|-2,{0|-2}}}}}}",
        "{0||0|-2}.Pow(on); {0||0|-2,pass}",
        "^.PowTo({pass|1}); {pass|*,^}",
        "^.PowTo({1|pass}); {^|*,pass}",
        "^.PowTo(7/4); {^|*,^[2]||*,^[2]}",
        "^.PowTo(3); ^[3]",
        "^.PowTo({5|pass}); {^[5]|*,pass}",
        "^.PowTo({pass|5}); {pass|*,^[5]}",
        "^.PowTo(on); upon",
        "{0||0|-2}.PowTo(3); {Tiny(2)||0|-2|||0|-2}",
        "{0||0|-2}.PowTo(7/4); {Tiny(2)|{0|-2},{Tiny(2)||0|-2}||{0|-2},{Tiny(2)||0|-2}}",
        "{0||0|-2}.PowTo(on); {pass||0|-2}",
        "(+-1).PowTo(3); {1,{1,+-1|-1}|-1}",
        "(1/8).Subordinate(1); -3",
        "0.PowTo(2); 1",
        "2.PowTo(3) == 2:2; true",
        "(-1).PowTo(2); -1/2",
        "^.PowTo(3) == ^ + ^.Pow(2) + ^.Pow(3); true",
        "Tiny(2).PowTo(2) == Tiny(2) + Tiny(2).Pow(2); true",
        "(^.PowTo(5)+*).Subordinate(*); 5",
        "(+-1).Subordinate(0); +-1",
        "(+-1).Subordinate(+-1); 0",
        "(-13/16).Subordinate(-1); 3/8",
        "over.Subordinate(1); off",
        "(upon+*).Subordinate(*); on",
        "{0,*|0,pass}.Subordinate(*); over",
        "on.Subordinate(1); on",
        "1:off; over",
        "upon.Downsum(^.Pow(on)); upon",
        "upon.DownsumVariety(^.Pow(on)); -{0||0|0,pass}",
        "upon.Upsum(^.Pow(on)); {0|{0||0|0,pass}+*}",
        "upon.UpsumVariety(^.Pow(on)); -{0||0|0,pass}",
        "on.Variety; on",
        "off.Variety; off",
        "over.Variety; over",
        "{pass|3/2}.Variety; under",
        "Miny(on).Variety; Miny(on)",
        "{0|Tiny(on)}.Degree; {0||||0|||Miny(on)|0||off}",
        "{pass|3/2}.Stop(Left); 3/2under",
        "{pass|3/2}.StrongStop(Left); 3/2",
        "(-1/4 - upon).Stop(Right); -1/4",
        "{0|Tiny(on)}.LeftStop; 0",
        "on.RightStop; on",
        "on.IsInfinitesimal; false",
        "over.IsInfinitesimal; true",
        "{pass|3/2}.IsInfinitesimal; false",
        "{pass|3/2}.IsNumberish; true",
        "{0|{dud|},*}; ^ & v*",
        "{0|{dud|},*}.IsInfinitesimal; true",
        "a{{|a}|}.IsNumberish; false",
        "Miny(on).IsNumberTiny; true",
        "over.IsNumberTiny; false",
        "over.IsZero; false",
        "upon.Options(Right); [*]",
        "on.Options(Right); []",
      })
  void isWhatCgsuiteStates(String expression, String value) {
    assertThat(value(expression)).isEqualTo(value.matches("true|false") ? value : value(value));
  }

  /** The classes of CGSuite's help page on normal values. */
  @ParameterizedTest
  @CsvSource({
    "0, Zero",
    "-3, Integer",
    "3/16, DyadicRational",
    "*8, Nimber",
    "*(w), TransfiniteNimber",
    "6+^*, Uptimal",
    "{2||1|0}, CanonicalShortGame",
    "1 + over, Pseudonumber",
    "on, Pseudonumber",
    "upon, CanonicalStopper",
    "on & off, StopperSidedValue",
    "'a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}', SidedValue",
  })
  void belongsToTheClass(String expression, String name) {
    assertThat(value("(" + expression + ").Class")).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "*.Subordinate(1); found *, which is no 1:X",
        "on.Subordinate(*); found on, which is no *:X",
        "^.Pow({pass|1}); found the exponent 1under",
        "^.Pow(off); found the exponent off",
        "(+-1).Pow(3); found a power of +-1, which is not {0|H} for one game H",
      })
  void refusesWhatCgsuiteRefuses(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "under & over; column 7: found under, which is not at least over",
        "over.Birthday; column 6: found Birthday of a game in which play may never end",
        "dud:1; column 4: found dud, which is no stopper",
        "dud.Stop(Left); column 5: found dud, which is no stopper",
        "over.Stop; column 6: found Stop without a player",
        "over.Stop(1); column 11: found a number, allowed: Left or Right",
        "over.Upsum; column 6: found Upsum of no parameters",
        "Tiny(*(w)); column 6: found a nimber",
        "^.PowTo(1000000); column 3: found a game with more than 2^12 followers",
        "1/on; column 3: found a loopy game",
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
