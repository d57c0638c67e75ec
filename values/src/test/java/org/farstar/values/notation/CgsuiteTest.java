package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of CGSuite and of others: what is put in the place of what is not read. */
class CgsuiteTest {
  private static String value(String line) {
    return Expression.read(line).evaluate().toString();
  }

  private static NotationException fault(String line) {
    return catchThrowableOfType(NotationException.class, () -> value(line));
  }

  /** The line with each suggestion in the place of what it is for. */
  private static String mended(String line) {
    String text = line;
    Optional<NotationException> fault = Optional.ofNullable(fault(text));
    for (int i = 0; fault.isPresent() && i < 5; i++) {
      String found = fault.get().found();
      assertThat(found).as(text).startsWith("'");
      int at = fault.get().column() - 1;
      String typed = fault.get().allowed().replaceFirst(", or .*", "");
      int length = found.lastIndexOf('\'') - 1;
      text = text.substring(0, at) + typed + text.substring(at + length);
      fault = Optional.ofNullable(fault(text));
    }
    return text;
  }

  /** The values are those of CGSuite's tests EvalTest, GameTest, and of its help of operations. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " ==> ",
      quoteCharacter = '`',
      value = {
        "1/2 NortonProduct ^ ==> {^^*|v*}",
        "(1/2) NortonProduct ^ ==> {^^*|v*}",
        "1/2 OrdinalProduct 1/4 ==> 11/32",
        "* Heat 2 ==> +-2",
        "^^ Heat * ==> 0",
        "x := ^ Heat 2; x ==> {2||0|-4}",
        "2*^ Heat * ==> 0",
        "upon Upsum ^.Pow(on) ==> {0||*,0|-upon}",
        "*5 ConwayProduct *6 ==> *8",
        "3 Max 5 ==> 5",
        "8 NimProduct 9 ==> 5",
        "8.NimProduct(9) ==> 5",
        "[11 NimSum 2, 11.NimSum(16)] ==> [9, 27]",
        "17 % 5 ==> 2",
        "1 + 17 % 5 ==> 3",
        "17.Div(4) ==> 4",
        "17 mod 5 ==> 2",
        "17 div 5 ==> 3",
        "1..4 ==> [1, 2, 3, 4]",
        "{3,5,1} ==> [3, 5, 1]",
        "x := {1}; x ==> [1]",
        "{} ==> []",
        "* === * ==> true",
        "* !== * ==> false",
        "OutcomeClass.N ==> N",
        "{2||1|0}.Stop(Player.Left) ==> 2",
        "*(omega + 1) + *(omega) ==> *",
        "*omega ==> *(w)",
        "omega * 2 ==> 2*w",
        "^.GameValue ==> ^",
        "{1|0}.SensibleLeftOptions ==> [1]",
        "{1|0}.SensibleOptions(Player.Right) ==> [0]",
        "*[[2],0].Mate ==> *[2# 1]",
        "*[(2#1)21].Genus ==> 0^31",
        "*[2[2]21] == *2 ==> false"
      })
  void whatIsSuggestedIsReadAndHasTheValue(String line, String value) {
    assertThat(value(mended(line))).as(mended(line)).isEqualTo(value);
  }

  /** Where there is no line to type, the difference is told. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " ==> ",
      quoteCharacter = '`',
      value = {
        "*2#.IsPrime ==> of misère games Birthday, Genus,",
        "*2.IsRestive ==> of misère games Birthday, Genus,",
        "*2#.IsTameable ==> of misère games Birthday, Genus,",
        "*2#.Parts ==> of misère games Birthday, Genus,",
        "*2# Distinguisher *2 ==> of misère games Birthday, Genus,",
        "*2# Link *2 ==> of misère games Birthday, Genus,",
        "*2#.IsHalfTame ==> of misère games Birthday, Genus,",
        "4.Sqrt ==> .NimSquareRoot, of a nimber",
        "17.Lb ==> of numbers Abs, Birthday,",
        "1 < 2 and 2 < 3 ==> one comparison in an expression",
        "not 1 < 2 ==> one comparison in an expression",
        "nil ==> a value; there is no empty one",
        "inf ==> on, a game above every number, or w, omega",
        "6! ==> the product, as in 1 * 2 * 3",
        "1..100 ==> the numbers one by one, as in [1, 2, 3]",
        "{1 => 2} ==> a list such as [1, 2]; there are no maps",
        "1 <=> 2 ==> one of <, <=, >, >=, <>, <|, |>, == and !=",
        "1 is Integer ==> .Class, which is Integer",
        "^ + ^ Cool 1 ==> (x).Cool(y), each operand in brackets",
        "1*2 Heat 1 ==> (x).Heat(y), each operand in brackets",
        "4 Max 3 + 5 ==> Max(x, y), each operand in brackets",
        "2 * 17 % 5 ==> (x - y * (x/y).Floor), for positive numbers x and y",
        "^.Foo == P or D ==> one like Cool, Pow",
        "{{1,2}|0} ==> ',' or '|'"
      })
  void whatDiffersIsTold(String line, String allowed) {
    assertThat(fault(line).allowed()).startsWith(allowed);
  }

  /** What is told as a form with names in it is read with values for the names. */
  @Test
  void formsWithNamesAreRead() {
    assertThat(value("x := 17; y := 5; (x - y * (x/y).Floor)")).isEqualTo("2");
    assertThat(value("x := ^^; y := *; (x).Heat(y)")).isEqualTo("0");
    assertThat(value("*4.NimSquareRoot")).isEqualTo("*7");
    assertThatThrownBy(() -> value("*2#.Mate")).hasMessageContaining("allowed: .MisereMate");
  }
}
