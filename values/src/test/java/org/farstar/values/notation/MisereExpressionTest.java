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
          """)
  void areWhatTheyAre(String expression, String printed) {
    assertThat(value(expression)).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      textBlock =
          """
          *[2 => column 4: found the end, allowed: a heap of a misère game, or a bracket
          *[2] + *[3 20000] => column 12: found 20000, allowed: a heap of a misère game
          ^.Genus => column 3: found Genus of ^, which is a game that is not a number
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

  /** Options that games share are written once for each, so that the text may be of any length. */
  @Test
  void longTextsAreNotMade() {
    assertThat(value("x := *[2# 2 0]; y := x + *2#; y + y"))
        .matches("\\*\\[\\.\\.\\.\\], born on day [0-9]+ with [0-9]+ options");
  }
}
