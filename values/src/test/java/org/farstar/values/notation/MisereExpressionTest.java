package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Misère games in expressions. */
class MisereExpressionTest {
  private static String value(String expression) {
    return Expression.read(expression).evaluate().toString();
  }

  /** Nim heaps have the genera of Winning Ways, chapter 13; others are as the definition says. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      textBlock =
          """
          *[2# 2 0] ; *[2# 2 0]
          *[2#,2,0] ; *[2# 2 0]
          *[ 2# , 2 0 ] ; *[2# 2 0]
          *[1 0] ; *2
          *[[3 2] 3 2]# ; *[[3 2] 3 2]#
          *2# ; *2#
          *1# ; 0
          *[] ; 0
          *[2# 2 0].Genus ; 1^31
          *[2# 2 0].IsTame ; false
          *2#.IsTame ; true
          *2.Genus ; 2^20
          0.Genus ; 0^120
          (*2 + *2).Genus ; 0^120
          (*2 + *2.MisereCanonicalForm).Genus ; 0^02
          *5.MisereMate ; *5
          0.MisereMate ; *
          *[3 2].MisereMate ; *[3 2]
          *2# + *2 ; *[[3 2#] [3 2] 2#]
          *2# + 0 ; *2#
          *[3 2] == *[2 3] ; true
          *[2 1 0] == *3 ; true
          *[2 1] != *3 ; true
          (*[2# 2 0] + (*[2# 2 0]).MisereMate).MisereOutcomeClass ; P
          *2#.MisereOutcomeClass ; P
          *2#.Birthday ; 3
          *[2# 2 0].LeftOptions ; [*2#, *2, 0]
          *[2# 2 0].Options(Right) ; [*2#, *2, 0]
          [*2#, *[3 2]] ; [*2#, *[3 2]]
          '{*2|*2}'.MisereCanonicalForm ; *2#
          '{*2|*2}'.Genus ; 0^02
          '{*2|*2}'.IsTame ; true
          '{*2|*2}'.MisereMate ; *2#
          '{*2,0,{*2|*2}|{*2|*2},0,*2}'.MisereCanonicalForm ; *[2# 2 0]
          '{*2,0,{*2|*2}|{*2|*2},0,*2}'.Genus ; 1^31
          '{*2,0,{*2|*2}|{*2|*2},0,*2}'.IsTame ; false
          '{{*3,*2|*2,*3}|{*2,*3|*3,*2}}'.MisereCanonicalForm ; *[3 2]#
          '{*|*}'.MisereCanonicalForm ; 0
          '{*2|*2}' == *2# ; true
          0 == *2# ; false
          *2# + '{*2|*2}' == *2# + *2# ; true
          """)
  void areWhatTheyAre(String expression, String printed) {
    assertThat(value(expression)).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '~',
      textBlock =
          """
          *[2 => column 4: found the end, allowed: a heap of a misère game, or a bracket
          *2  + *[3 20000] => column 11: found 20000, allowed: a heap of a misère game
          ^.Genus => column 3: found Genus of ^, which is a game that is not a number
          '{*|*2}'.Genus => column 10: found Genus of '{*|*2}', which is a partizan form
          '{{*|*}|0}'.IsTame => column 13: found IsTame of '{{*|*}|0}', which is a partizan form
          '{*|*2}' + *2# => column 10: found '{*|*2}', which is a partizan form
          '{*2|*2}'.Genus(1) => column 11: found Genus with parameters, allowed: Genus without
          1.IsTame => column 3: found IsTame of 1, which is a number, allowed: IsTame of impartial
          *2#.Genu => column 5: found the property 'Genu' of a misère game, allowed: one like Genus
          *2#.Genus(1) => column 5: found Genus with parameters, allowed: Genus without
          *3.Genu => column 4: found the property 'Genu', allowed: one like Genus
          *2# + ^ => column 5: found ^, which is a game that is not a number, allowed: '+', '=='
          *2# < *3 => column 5: found '<' of misère games, allowed: '+', '==' or '!='
          {*2#|} => found *2#, which is no short game
          -*2# => found *2#, which is no short game
          """)
  void whatIsNotDefinedIsRefusedAtItsPlace(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  /** Others write one entry for itself, and digits side by side: none is read as something else. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      textBlock =
          """
          *[2] => '[2]' with one entry, allowed: *2, or *2# for the game whose only option it is
          *[2#] => '[2#]' with one entry, allowed: *2#, or *2## for the game whose only option it is
          *[[2]]# => '[[2]]' with one entry, allowed: *2#, or *2## for the game whose only option it is
          *[42] => '[42]' with one entry, allowed: *42, or *42# for the game whose only option it is, or *[4 2]
          *[2#0] => '*[2#0]', as CGSuite writes it, allowed: *[2# 0]
          *[2# 0].Genus + *[2#1].Genus => '*[2#1]', as CGSuite writes it, allowed: *[2# 1]
          *[[2]320] => '*[[2]320]', as CGSuite writes it, allowed: *[3 2# 2 0]
          *[2[2]21] => '*[2[2]21]', as CGSuite writes it, allowed: *[[3 2] 2 1]
          *[(2[2]21)2] => '*[(2[2]21)2]', as CGSuite writes it, allowed: *[[[3 2] 2 1] 2]
          *[(2#1)21] => '*[(2#1)21]', as CGSuite writes it, allowed: *[[2# 1] 2 1]
          *[2[#2#]] => '*[2[#2#]]', as CGSuite writes it, allowed: *[[3 2#] [3 2] 2#]#
          *[*[4]+*[2], 1] => '*[*[4]+*[2], 1]', as CGSuite writes it, allowed: *[[5 [[3 2] 3 2] 4 [3 2] 3 2] 1]
          *[2[#-2]] => '*[2[#-2]]', as CGSuite writes it, allowed: options with blanks between, as in *[2# 2 0]; sums outside, *2# + *2
          *[9[999]21] => '*[9[999]21]', as CGSuite writes it, allowed: options with blanks between
          """)
  void whatCgsuitePrintsIsRefusedWithWhatItMeans(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  /**
   * The form of a heap of 22 in Grundy's game, and others with their genera, as CGSuite prints them
   * in its tests GameHeapTest and MisereCanonicalGameTestCase.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          *[2#0] ; 1^2
          *[2#1] ; 2^1420
          *[2[2]] ; 0^0
          *[(2#1)2##] ; 0^0
          *[((2#0)10)2##] ; 0^0
          *[((2#0)2[#1]2#)(2#1)[1]] ; 0^120
          *[(2#20)2[#1]1] ; 0^2
          *[4[2#]] ; 0^0
          """)
  void theSuggestionIsTheGame(String there, String genus) {
    String here = CgsuiteMisere.typed(there).orElseThrow();
    assertThat(value("(" + here + ").Genus")).startsWith(genus);
    assertThat(value(here)).isEqualTo(here);
  }

  /** Options that games share are written once for each, so that the text may be of any length. */
  @Test
  void longTextsAreNotMade() {
    assertThat(value("x := *[2# 2 0]; y := x + *2#; y + y"))
        .matches("\\*\\[\\.\\.\\.\\], born on day [0-9]+ with [0-9]+ options");
  }
}
