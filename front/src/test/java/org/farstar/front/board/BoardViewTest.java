package org.farstar.front.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.engine.rules.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardViewTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "-",
      value = {
        "tic-tac-toe; 3^2: ; x",
        "tic-tac-toe; 3^2: X..|...|...; o",
        "connect-four; 4x4: 12; x",
        "connect-four; 4x4: 123; o",
        "positional; lines(3^2) maker-breaker: 1.1; breaker",
        "pennies; 4 2 1; white",
        "pennies; 4 2; black",
        "nim; 3 5; -",
        "domineering; 2x2; -"
      })
  void saysWhoIsToMoveWhereThePositionTells(String game, String position, String mover) {
    Question question =
        Question.read(Catalogue.STANDARD.game(game), false, position, Sources.none());
    assertThat(BoardView.of(question, 10).data().get("mover")).isEqualTo(mover);
  }
}
