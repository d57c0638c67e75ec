package org.farstar.games.graph.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.SumText;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordTextTest {
  private static final Rules<Words> RULES = new WordChain();

  @ParameterizedTest
  @CsvSource({
    "Spain, s, n",
    "Åland, a, d",
    "A\u030aland, a, d",
    "Éxposé, e, e",
    "Expose\u0301, e, e",
    "São, s, o",
    "Øre, ø, e",
    "12-b_c3, b, c",
    "ÑANDÚ, n, u",
    "Ива́, и, а",
    "İzmir, i, r"
  })
  void lettersWithoutCaseAndMarks(String word, String first, String last) {
    assertThat(Letters.first(word)).isEqualTo(OptionalInt.of(first.codePointAt(0)));
    assertThat(Letters.last(word)).isEqualTo(OptionalInt.of(last.codePointAt(0)));
  }

  @Test
  void aWordWithoutLettersHasNone() {
    assertThat(Letters.first("12_3")).isEmpty();
    assertThat(Letters.last("12_3")).isEmpty();
  }

  @Test
  void accentsAndCaseDoNotBreakAChain() {
    assertThat(RULES.options(RULES.read("Érable Elan niger / France"), Player.LEFT)).hasSize(2);
  }

  @Test
  void theLastWordIsUsedUp() {
    assertThat(RULES.write(RULES.read("Norway Spain / Spain"))).isEqualTo("Norway / Spain");
    assertThat(RULES.write(RULES.read("{countries} / Spain"))).isEqualTo("{countries} / Spain");
    assertThat(RULES.write(RULES.read("{countries} -Oman -Chad")))
        .isEqualTo("{countries} -Chad -Oman");
  }

  @Test
  void wordsOfAFile() {
    Sources sources =
        name ->
            switch (name) {
              case "words" -> "# a comment\nNew  Zealand\n\nSpain\r\nÉire";
              case "bad" -> "Spain\nNor*way";
              default -> Sources.none().read(name);
            };
    assertThat(RULES.write(RULES.read("@words Dublin / Oslo", sources)))
        .isEqualTo("Dublin New_Zealand Spain Éire / Oslo");
    refused(sources, "a @bad", 3, "'Nor*way' in line 2 of bad");
    refused(sources, "Spain @words", 7, "'Spain' again in @words");
    refused(sources, "@none", 2, "the file 'none'");
  }

  /** What the command line makes of a file that is the whole position. */
  @Test
  void aTextOfLinesIsAListOfWords() {
    assertThat(RULES.write(RULES.read("# a list\nNew Zealand\r\n\n Oman\nSouth  Sudan\n/ Oslo\n")))
        .isEqualTo("New_Zealand Oman South_Sudan / Oslo");
    assertThat(RULES.write(RULES.read("Oman Chad\n"))).isEqualTo("Chad Oman");
    assertThat(RULES.write(RULES.read("Oman /Chad"))).isEqualTo("Oman / Chad");
    refused(Sources.none(), "Oman\nNew*land", 9, "'*'");
    refused(Sources.none(), "Oman\nChad\n  Oman", 13, "'Oman' again");
    refused(Sources.none(), "Oman\n/", 7, "the end");
  }

  @Test
  void errorsNameThePlace() {
    refused(Sources.none(), "", 1, "the end");
    refused(Sources.none(), "ab b*c", 5, "'*'");
    refused(Sources.none(), "ab ab", 4, "'ab' again");
    refused(Sources.none(), "ab /", 5, "the end");
    refused(Sources.none(), "ab / bc cd", 9, "cd");
    refused(Sources.none(), "ab -bc", 5, "'bc'");
    refused(Sources.none(), "ab 12", 4, "'12', which has no letter");
    refused(Sources.none(), "ab bc + cd:x", 11, "':'");
  }

  private static void refused(Sources sources, String text, int column, String found) {
    assertThatThrownBy(
            () ->
                SumText.read(
                    Family.withColons(Variant.of(RULES)), "word-chain", text, sources, false))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).as(text).isEqualTo(column);
              assertThat(e.found()).as(text).isEqualTo(found);
            });
  }
}
