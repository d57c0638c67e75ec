package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

class MathMlTest {
  private final Universe universe = new Universe();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "-3/4; <mo form=\"prefix\">\u2212</mo><mfrac><mn>3</mn><mn>4</mn></mfrac>",
        "*2; <mi mathvariant=\"normal\">\u2217</mi><mn>2</mn>",
        "^<2>; <msup><mi mathvariant=\"normal\">\u2191</mi><mn>2</mn></msup>",
        "Tiny(1); <msub><mi mathvariant=\"normal\">+</mi><mrow><mn>1</mn></mrow></msub>"
      })
  void spellsSigns(String text, String inner) {
    assertThat(MathMl.of(universe.read(text)))
        .isEqualTo(
            "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>" + inner + "</mrow></math>");
  }

  @Test
  void takesNumbersAndNimbersOfTheirOwnKinds() {
    assertThat(MathMl.of(Dyadic.read("5/8"))).contains("<mn>5</mn><mn>8</mn>");
    assertThat(MathMl.of(new Nimber(7))).contains("<mn>7</mn>");
  }

  /** Whatever LaTeX tells apart, MathML does, and all of it is well-formed. */
  @Test
  void tellsValuesApartAndIsWellFormed() throws Exception {
    Set<String> latex = new LinkedHashSet<>();
    Set<String> math = new LinkedHashSet<>();
    for (ShortGame game : games()) {
      latex.add(Latex.of(game));
      String written = MathMl.of(game);
      math.add(written);
      Node root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(written)))
              .getDocumentElement();
      assertThat(root.getNodeName()).isEqualTo("math");
    }
    assertThat(math.size()).isEqualTo(latex.size()).isGreaterThan(150);
  }

  /** All games with at most one option each side from those of the day before, and a few more. */
  private List<ShortGame> games() {
    List<ShortGame> small =
        new ArrayList<>(
            List.of(
                universe.read("0"),
                universe.read("*"),
                universe.read("1/2"),
                universe.read("-1"),
                universe.read("2"),
                universe.read("^"),
                universe.read("v*"),
                universe.read("*2"),
                universe.read("+-1"),
                universe.read("{2|-1/2}"),
                universe.read("Tiny(1)"),
                universe.read("^[2]")));
    List<ShortGame> games = new ArrayList<>(small);
    for (ShortGame a : small) {
      for (ShortGame b : small) {
        games.add(a.plus(b));
        games.add(universe.read("{" + a + "|" + b + "}"));
        for (ShortGame c : small.subList(0, 5)) {
          games.add(universe.read("{" + a + "||" + b + "|" + c + "}"));
        }
      }
    }
    return games;
  }
}
