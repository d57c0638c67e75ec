package org.farstar.values.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
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
    assertThatThrownBy(() -> new Scanner("-77").digits("a number"))
        .hasMessage("column 1: found -77, allowed: a number");
    assertThatThrownBy(() -> new Scanner("-a").digits("a number"))
        .hasMessage("column 1: found '-', allowed: a number");
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

  @Test
  void readsAListPieceByPiece() {
    Scanner at = new Scanner("1, 22 ,x;9");
    List<String> pieces = new ArrayList<>();
    Scanner list = at.upTo(';');
    do {
      pieces.add(list.upTo(',').stretch());
    } while (list.accept(','));
    assertThat(pieces).containsExactly("1", " 22 ", "x");
    assertThat(at.accept(';')).isTrue();
    assertThat(at.upTo(';').stretch()).isEqualTo("9");
    assertThat(at.upTo(';').stretch()).isEmpty();
  }

  @Test
  void nothingBeyondTheStretchIsRead() {
    Scanner at = new Scanner("ab12cd", 1, 3);
    assertThat(at.is("b12")).isFalse();
    assertThat(at.is("b1")).isTrue();
    assertThat(at.next()).isEqualTo('b');
    assertThat(at.digits("a number")).isEqualTo(1);
    assertThat(at.atEnd()).isTrue();
    assertThat(at.next()).isEqualTo(Scanner.END);
    assertThat(at.at()).isEqualTo(3);
    assertThat(at.stretch()).isEqualTo("b1");
    assertThatThrownBy(() -> at.expect("2")).hasMessage("column 4: found '2', allowed: '2'");
    assertThatThrownBy(() -> at.seek(0)).hasMessage("place 0 is outside 1..3");
    assertThatThrownBy(() -> new Scanner("ab", 1, 3)).isInstanceOf(RuntimeException.class);
  }

  @Test
  void errorsOfAStretchTellThePlaceInTheText() {
    Scanner at = new Scanner(" 7 | 8x | ");
    Scanner seven = at.upTo('|').rest();
    assertThat(seven.whole(7, 7, "7")).isEqualTo(7);
    assertThat(seven.whole(7, 7, "7")).isEqualTo(7);
    assertThatThrownBy(() -> seven.whole(8, 9, "8 or 9"))
        .hasMessage("column 2: found '7', allowed: 8 or 9");
    at.expect('|');
    Scanner word = at.token();
    assertThatThrownBy(() -> word.whole(0, 9, "a number"))
        .hasMessage("column 6: found '8x', allowed: a number");
    assertThat(word.stretchError("eight", "seven"))
        .hasMessage("column 6: found eight, allowed: seven");
    assertThatThrownBy(() -> word.read(text -> new Scanner(text).seek(1).digits("a digit")))
        .hasMessage("column 7: found 'x', allowed: a digit")
        .extracting("text")
        .isEqualTo(" 7 | 8x | ");
    assertThat(word.read(String::length)).isEqualTo(2);
    Scanner nothing = at.seek(9).rest();
    assertThatThrownBy(() -> nothing.whole(0, 9, "a number"))
        .hasMessage("column 11: found the end, allowed: a number");
    assertThat(at.token().atEnd()).isTrue();
  }

  @Property
  void tokensAreTheWordsBetweenWhitespace(
      @ForAll @Chars({'a', '1', ' ', '\n', '\t'}) @StringLength(max = 12) String text) {
    List<String> tokens = new ArrayList<>();
    Scanner at = new Scanner(text);
    for (Scanner token = at.token(); !token.atEnd(); token = at.token()) {
      assertThat(text.startsWith(token.stretch(), token.at())).isTrue();
      tokens.add(token.stretch());
    }
    assertThat(String.join(" ", tokens)).isEqualTo(text.strip().replaceAll("\\s+", " "));
    assertThat(new Scanner(text).rest().stretch()).isEqualTo(text.strip());
    assertThat(new Scanner(text).whitespace().at())
        .isEqualTo(text.length() - text.stripLeading().length());
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
