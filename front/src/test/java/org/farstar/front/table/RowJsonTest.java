package org.farstar.front.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.farstar.engine.table.Cell;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowJsonTest {
  private final RowJson json = new RowJson();

  @Test
  void hasAFormForEveryKindOfCell() {
    List<List<Cell>> rows =
        List.of(
            List.of(Cell.of(-3), Cell.of("a\t\"b\"\n\u0000"), Cell.NONE),
            List.of(),
            List.of(
                Cell.of(Outcome.N_HAT),
                new Cell.Win(Outcome.L, "even"),
                Cell.of(Nimber.of(BigInteger.ONE.shiftLeft(80))),
                Cell.of(Dyadic.read("-5/8")),
                Cell.of("-"),
                Cell.of("5")));
    String text = json.write(rows);
    assertThat(text)
        .isEqualTo(
            "[[-3,\"a\\t\\\"b\\\"\\n\\u0000\",null],[],[{\"N_HAT\":\"NHat\"},{\"L\":\"even\"},"
                + "{\"nimber\":1208925819614629174706176},{\"number\":\"-5/8\"},\"-\",\"5\"]]");
    assertThat(json.read(text)).isEqualTo(rows);
    assertThat(json.read("[]")).isEmpty();
  }

  @Test
  void readsGamesBack() {
    Universe universe = new Universe();
    for (String game : List.of("0", "1", "*2", "{3|^*}", "+-{1,+-1}", "1Tiny(2)", "^<2>*")) {
      String text = json.write(List.of(List.of(Cell.of(universe.read(game)))));
      assertThat(text).isEqualTo("[[{\"game\":\"" + game + "\"}]]");
      assertThat(json.write(json.read(text))).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[",
        "[[1]",
        "[[1]]]",
        "[[1]] 2",
        "{}",
        "[1]",
        "[[1.5]]",
        "[[true]]",
        "[[[]]]",
        "[[{}]]",
        "[[{\"nimber\":\"2\"}]]",
        "[[{\"nimber\":-2}]]",
        "[[{\"number\":\"1/3\"}]]",
        "[[{\"game\":\"{1|\"}]]",
        "[[{\"Q\":\"Q\"}]]",
        "[[{\"N\":\"N\",\"P\":\"P\"}]]",
        "[[99999999999999999999]]"
      })
  void refusesWhatItDidNotWrite(String text) {
    assertThatThrownBy(() -> json.read(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
