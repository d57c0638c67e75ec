package org.farstar.values.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ScannerTest {

  @Test
  void movesOverWhatIsWanted() {
    Scanner at = new Scanner("  v_2 := -12..15 \"x\"");
    assertThat(at.blanks().at()).isEqualTo(2);
    assertThat(at.word()).isEqualTo("v_2");
    assertThat(at.word()).isEmpty();
    assertThat(at.blanks().is(":=")).isTrue();
    assertThat(at.expect(":=").blanks().accept('+')).isFalse();
    assertThat(at.accept('-')).isTrue();
    assertThat(at.atDigit()).isTrue();
    assertThat(at.peek()).isEqualTo('1');
    assertThat(at.peek(2)).isEqualTo('.');
    assertThat(at.natural(0, 12, "a number up to 12")).isEqualTo(12);
    assertThat(at.accept("...")).isFalse();
    assertThat(at.accept("..")).isTrue();
    assertThat(at.digits("a number")).isEqualTo(BigInteger.valueOf(15));
    assertThat(at.takeWhile(c -> c != 'x')).isEqualTo(" \"");
    assertThat(at.seek(at.at() + 1).is('"')).isTrue();
    at.expect('"').expectEnd("the end");
    assertThat(at.atEnd()).isTrue();
    assertThat(at.peek()).isEqualTo(Scanner.END);
    assertThat(at.peek(100)).isEqualTo(Scanner.END);
    assertThat(at.is(Scanner.END)).isFalse();
    assertThat(at.text()).startsWith("  v_2");
  }

  @Test
  void aNulCharacterIsNotTheEnd() {
    Scanner at = new Scanner("\0a");
    assertThat(at.atEnd()).isFalse();
    assertThat(at.accept(Scanner.END)).isTrue();
    assertThat(at.is('a')).isTrue();
  }

  @Test
  void saysWhatIsWrongWhere() {
    Scanner at = new Scanner("a 77");
    assertThatThrownBy(() -> at.digits("a number"))
        .hasMessage("column 1: found 'a', allowed: a number");
    assertThatThrownBy(() -> at.expect('b')).hasMessage("column 1: found 'a', allowed: 'b'");
    assertThatThrownBy(() -> at.expect("..", "'..' or ','"))
        .hasMessage("column 1: found 'a', allowed: '..' or ','");
    assertThatThrownBy(() -> at.seek(2).natural(1, 76, "a number from 1 to 76"))
        .hasMessage("column 3: found 77, allowed: a number from 1 to 76");
    assertThatThrownBy(() -> at.seek(2).natural(78, 80, "78 to 80"))
        .hasMessage("column 3: found 77, allowed: 78 to 80");
    assertThatThrownBy(() -> at.seek(2).expectEnd("the end"))
        .hasMessage("column 3: found '7', allowed: the end");
    assertThatThrownBy(() -> at.seek(4).expect('b'))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 5: found the end, allowed: 'b'");
    assertThatThrownBy(() -> at.seek(5))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("place 5 is outside 0..4");
    assertThatThrownBy(() -> at.seek(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Property
  void wordsDigitsAndTheRestMakeUpTheText(
      @ForAll @Chars({'a', 'Z', '_', '0', '9', ' ', '(', 'é'}) @StringLength(max = 12)
          String text) {
    Scanner at = new Scanner(text);
    StringBuilder pieces = new StringBuilder();
    while (!at.atEnd()) {
      int from = at.at();
      String word = at.word();
      assertThat(word).matches("([A-Za-z_][A-Za-z_0-9]*)?");
      if (word.isEmpty() && at.atDigit()) {
        BigInteger number = at.digits("a number");
        assertThat(number).isEqualTo(new BigInteger(text.substring(from, at.at())));
      } else if (word.isEmpty()) {
        at.seek(at.at() + 1);
      }
      pieces.append(text, from, at.at());
    }
    assertThat(pieces).hasToString(text);
  }
}
