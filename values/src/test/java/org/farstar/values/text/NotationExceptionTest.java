package org.farstar.values.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class NotationExceptionTest {

  @Test
  void pointsIntoTheText() {
    NotationException e = new NotationException("1/3 + 2", 3, "3", "a power of two");
    assertThat(e).hasMessage("column 3: found 3, allowed: a power of two");
    assertThat(e.caret()).isEqualTo("1/3 + 2\n  ^");
    assertThat(new NotationException("", 1, "the end", "x").caret()).isEqualTo("\n^");
  }

  @Test
  void showsTheNeighbourhoodOfAPlaceInALongText() {
    NotationException e =
        new NotationException("1+".repeat(100) + "x" + "+1".repeat(100), 201, "'x'", "a number");
    String[] lines = e.caret().split("\n");
    assertThat(lines[0]).hasSize(78).startsWith("...").endsWith("...");
    assertThat(lines[0].charAt(lines[1].indexOf('^'))).isEqualTo('x');
  }

  @Test
  void staysOnOneLine() {
    NotationException e = new NotationException("1\n+ 2", 2, "'\n'", "a sign");
    assertThat(e).hasMessage("column 2: found '\\u000a', allowed: a sign");
    assertThat(e.caret()).isEqualTo("1 + 2\n ^");
    assertThat(new NotationException("x", 1, "9".repeat(10_000), "less").getMessage())
        .hasSizeLessThan(200)
        .isEqualTo("column 1: found " + e9(78) + "..." + e9(78) + ", allowed: less");
  }

  @Test
  void aFaultOfAPartIsAFaultOfTheWhole() {
    NotationException part =
        new NotationException("1x", 2, NotationException.at("1x", 1), "0 or 1");
    NotationException whole = part.within("101 + 1x", 6);
    assertThat(whole).hasMessage("column 8: found 'x', allowed: 0 or 1");
    assertThat(whole.caret()).isEqualTo("101 + 1x\n       ^");
    assertThat(NotationException.at("1x", 2)).isEqualTo("the end");
  }

  @Test
  void refusesAColumnOutsideTheText() {
    assertThatThrownBy(() -> new NotationException("ab", 4, "x", "y"))
        .hasMessage("column 4 is outside 1..3");
  }

  private static String e9(int count) {
    return "9".repeat(count);
  }
}
