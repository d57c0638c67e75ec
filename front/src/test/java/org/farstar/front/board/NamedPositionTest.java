package org.farstar.front.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedPositionTest {
  private static String found(String game, String sentence) {
    return NamedPosition.at(Catalogue.STANDARD.game(game), sentence)
        .map(Question::text)
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "transposition;  1..7: 2 5 / 3: no choice leaves more than 2 pivots; 1..7: 2 5 / 3",
        "transposition;  1 + z + w + w*: / 3: after 1:1 White creates none;  1 + z + w + w*: / 3",
        "transposition;  1..5: 2 4 / 1 to 1..5: 2 4 3 / 0: pivots 1;         1..5: 2 4 / 1",
        "flipping-coins; 01101 is -1/2, but 01 : 1/2 is -3/4;                01101",
        "flipping-coins; the position '0011001' is not a number;             0011001",
        "tic-tac-toe;    no pairing of [4]^2;                                4^2:",
        "pieces;         W: bars: expected 1, found 0;                       W",
        "nim;            3 5 7: expected N, found P;                         3 5 7",
      })
  void theLongestBeginningThatIsAPosition(String game, String sentence, String position) {
    assertThat(found(game, sentence)).startsWith(position.substring(0, position.length()));
    assertThat(found(game, sentence).strip()).isIn(position, position + " ....|....|....|....");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "take-away; 2 vertices: 1>2, vertex 1: expected N, found neither",
        "wythoff;   how often 0 is an x_k or a y_k: expected 1, found 2",
        "end-nim;   n = 3, n' = 2",
        "nim;       ''",
      })
  void otherSentencesHaveNone(String game, String sentence) {
    assertThat(found(game, sentence)).isEqualTo("none");
  }
}
