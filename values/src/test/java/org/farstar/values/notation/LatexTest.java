package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Ordinal;
import org.farstar.values.Value;
import org.farstar.values.nimber.OrdinalNimber;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatexTest {
  private final Universe universe = new Universe();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "w; \\ast(\\omega)",
        "w^2*3+w+4; \\ast(\\omega^{2}\\cdot 3+\\omega+4)",
        "w^(w^2+1)*2; \\ast(\\omega^{\\omega^{2}+1}\\cdot 2)",
      })
  void nimbersOfOrdinalSize(String size, String latex) {
    OrdinalNimber nimber = OrdinalNimber.of(Ordinal.read(size));
    assertThat(Latex.of(nimber)).isEqualTo(latex);
    assertThat(MathMl.of(nimber)).contains("<mi>\u03c9</mi>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; 0",
        "-3/4; -\\frac{3}{4}",
        "*; \\ast",
        "*2; \\ast 2",
        "1*2; 1\\ast 2",
        "^; \\uparrow",
        "vv*; \\Downarrow\\ast",
        "^3; 3\\cdot\\uparrow",
        "-1v3*2; -1+3\\cdot\\downarrow+\\ast 2",
        "^<2>; \\uparrow^{2}",
        "^[2]; \\uparrow^{[2]}",
        "v<3>*; \\downarrow_{3}\\ast",
        "v[2]; \\downarrow_{[2]}",
        "Tiny(1); {+}_{1}",
        "1/2Miny({3|1}); \\frac{1}{2}{-}_{\\{3\\mid 1\\}}",
        "{0|-2}; \\{0\\mid -2\\}",
        "{2||1|0}; \\{2\\mathrel{||}1\\mid 0\\}",
        "+-1; \\pm 1",
        "+-{1,+-1}; \\pm \\{1,\\pm 1\\}",
        "+-1^3; \\pm (1+3\\cdot\\uparrow)"
      })
  void spellsEverySign(String text, String latex) {
    Value value = universe.read(text);
    assertThat(value).hasToString(text);
    assertThat(Latex.of(value)).isEqualTo(latex);
  }

  @Test
  void takesNumbersAndNimbersOfTheirOwnKinds() {
    assertThat(Latex.of(Dyadic.read("5/8"))).isEqualTo("\\frac{5}{8}");
    assertThat(Latex.of(new Nimber(7))).isEqualTo("\\ast 7");
    assertThat(Latex.of(Nimber.ZERO)).isEqualTo("0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "on; \\mathrm{on}",
        "-upon; -\\mathrm{upon}",
        "1/2over; \\frac{1}{2}\\mathrm{over}",
        "a{0||||0|||a|*||*}; a\\{0\\mathrel{||||}0\\mathrel{|||}a\\mid \\ast\\mathrel{||}\\ast\\}",
        "over & under; \\mathrm{over}\\mathbin{\\&}\\mathrm{under}",
      })
  void spellsLoopyValues(String text, String latex) {
    Evaluated value = Expression.read(text).evaluate();
    assertThat(value).hasToString(text);
    assertThat(Latex.of(((Evaluated.OfLoopy) value).game())).isEqualTo(latex);
    assertThat(MathMl.of(((Evaluated.OfLoopy) value).game())).startsWith("<math");
  }

  /** The table of the class comment backwards, a sign at a time. */
  private static String text(String latex) {
    return latex
        .replaceAll("\\\\pm \\(([^()]*)\\)", "+-$1")
        .replaceAll("\\\\frac\\{([0-9]+)}\\{([0-9]+)}", "$1/$2")
        .replaceAll("([0-9]+)\\\\cdot\\\\uparrow", "^$1")
        .replaceAll("([0-9]+)\\\\cdot\\\\downarrow", "v$1")
        .replaceAll("\\+(?=[\\^v\\\\{])", "")
        .replaceAll("\\\\(up|down)arrow[_^]\\{\\[([0-9]+)]}", "$1[$2]")
        .replaceAll("\\\\(up|down)arrow[_^]\\{([0-9]+)}", "$1<$2>")
        .replace("\\Uparrow", "^^")
        .replace("\\Downarrow", "vv")
        .replaceAll("\\\\uparrow|up", "^")
        .replaceAll("\\\\downarrow|down", "v")
        .replaceAll("\\\\mathrel\\{(\\|+)}", "$1")
        .replace("\\mid ", "|")
        .replaceAll("\\\\ast ?", "*")
        .replace("\\pm ", "+-")
        .replace("{+}_{", "Tiny(")
        .replace("{-}_{", "Miny(")
        .replaceAll("(?<!\\\\)}", ")")
        .replace("\\{", "{")
        .replace("\\}", "}");
  }

  @Test
  void canBeReadBack() {
    List<String> options =
        List.of(
            "0",
            "1",
            "-2",
            "3/4",
            "*",
            "*3",
            "^",
            "v*",
            "^^",
            "v3",
            "1^5*2",
            "+-1",
            "{2|1}",
            "Tiny(2)",
            "Miny(1/2)",
            "^<2>",
            "^[2]",
            "{1||0|-1}",
            "{3|+-2*}");
    Set<String> values = new TreeSet<>(options);
    for (String left : options) {
      for (String right : options) {
        values.add(universe.read("{" + left + "|" + right + "}").toString());
        values.add(universe.read("{" + left + ",0|" + right + ",*}").toString());
        values.add(universe.read(left).plus(universe.read(right)).toString());
        values.add("+-{" + universe.read(left) + "," + right + "}");
      }
    }
    Set<String> printed = new TreeSet<>();
    for (String text : values) {
      Value value = universe.read(text);
      printed.add(value.toString());
      assertThat(text(Latex.of(value))).isEqualTo(value.toString());
    }
    assertThat(printed).hasSizeGreaterThan(300);
  }

  @Test
  void quotientsOfPolynomialsInOmegaAreFractions() {
    for (String[] each :
        new String[][] {
          {"1/3", "\\frac{1}{3}"},
          {"-1/3", "-\\frac{1}{3}"},
          {"w", "\\omega"},
          {"-w", "-\\omega"},
          {"2*w^2-w+1", "2\\omega^{2}-\\omega+1"},
          {"(w+1)/(2*w)", "\\frac{\\omega+1}{2\\omega}"},
          {"(1-w)/(w^2+1)", "\\frac{-\\omega+1}{\\omega^{2}+1}"},
          {"-1/w", "-\\frac{1}{\\omega}"},
          {"w^(w+1)*2+3", "2\\omega^{\\omega+1}+3"},
          {"w^(1/2)-w^-w", "\\frac{\\omega^{\\frac{2\\omega+1}{2}}-1}{\\omega^{\\omega}}"}
        }) {
      Evaluated value = Expression.read(each[0]).evaluate();
      assertThat(Latex.of(((Evaluated.OfSurreal) value).number())).as(each[0]).isEqualTo(each[1]);
    }
    assertThat(MathMl.of(((Evaluated.OfSurreal) Expression.read("1/w").evaluate()).number()))
        .isEqualTo(
            "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow><mfrac><mrow><mn>1</mn></mrow>"
                + "<mrow><mi>\u03c9</mi></mrow></mfrac></mrow></math>");
  }

  @Test
  void refusesAnotherNotation() {
    record Ordinary(String text) implements Value {
      @Override
      public String toString() {
        return text;
      }
    }
    assertThatThrownBy(() -> Latex.of(new Ordinary("1;2")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'1;2' cannot be typeset: found ';'");
  }
}
