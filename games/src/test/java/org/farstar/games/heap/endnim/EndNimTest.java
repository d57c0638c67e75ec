package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class EndNimTest extends RulesetContract<Row> {
  private static final EndNim RULES = new EndNim();

  EndNimTest() {
    super(
        EndNimGame.game(),
        "0",
        "1",
        "2|1",
        "3|5|2",
        "2|1|2|1",
        "w|2",
        "w+1|w|1",
        "w*2+1|w*2|w+1",
        "5000|2");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "|", "3|", "|3", "3||2", "3|0|2", "-1", "3|x", "w^(", "3 5", "w|1+w");
  }

  private static List<String> moves(String row, Player player) {
    return RULES.moveList(RULES.read(row), player).stream().map(Move::text).toList();
  }

  private static String play(String row, Player player, String text) {
    return RULES.play(RULES.read(row), player, text).map(Row::toString).orElse("none");
  }

  @Test
  void theOptionsOfAFinitePileAreListed() {
    assertThat(moves("3|5|2", Player.LEFT)).containsExactly("left to 0", "left to 1", "left to 2");
    assertThat(moves("3|5|2", Player.RIGHT)).containsExactly("right to 0", "right to 1");
    assertThat(moves("0", Player.LEFT)).isEmpty();
  }

  @Test
  void theOptionsOfAnInfinitePileAreClasses() {
    assertThat(moves("w+1|w|1", Player.LEFT))
        .containsExactly("left to 0", "left to 1", "left to 2", "left to 3..<w", "left to w");
    assertThat(moves("w*2|1", Player.LEFT))
        .containsExactly(
            "left to 0",
            "left to 1",
            "left to 2",
            "left to 3..<w",
            "left to w",
            "left to w+1",
            "left to w+2",
            "left to w+3..<w*2");
    assertThat(moves("1000000000000|1", Player.LEFT))
        .containsExactly("left to 0", "left to 1", "left to 2", "left to 3..<1000000000000");
    assertThat(moves("1000000000000|1", Player.RIGHT)).containsExactly("right to 0");
  }

  @Test
  void anySmallerSizeCanBePlayed() {
    assertThat(play("w*2|1", Player.LEFT, "left to w+77")).isEqualTo("w+77|1");
    assertThat(play("w*2|1", Player.LEFT, "to 5")).isEqualTo("5|1");
    assertThat(play("w*2|1", Player.LEFT, "5")).isEqualTo("5|1");
    assertThat(play("w*2|1", Player.LEFT, "left to w+9..<w*2")).isEqualTo("w+9|1");
    assertThat(play("w*2|1", Player.LEFT, "left to 0")).isEqualTo("1");
    assertThat(play("w*2|1", Player.RIGHT, "right to 0")).isEqualTo("w*2");
    assertThat(play("w^w|1", Player.LEFT, "left to w^5")).isEqualTo("w^5|1");
    for (String wrong :
        List.of(
            "left to w*2", "left to w*3", "right to 0", "left to", "left to 5..<3", "left to x")) {
      assertThat(play("w*2|1", Player.LEFT, wrong)).as(wrong).isEqualTo("none");
    }
    assertThat(play("w*2|1", Player.LEFT, "left to 5..<w*2+1")).isEqualTo("none");
    assertThat(play("0", Player.LEFT, "left to 0")).isEqualTo("none");
  }

  private static Sum read(String text) {
    return SumText.read(Family.of(Variant.of(RULES)), EndNimGame.ID, text, Sources.none(), false);
  }

  @Test
  void textsAreNormalised() {
    assertThat(RULES.read(" w+w+1 | w * 2|3 ")).hasToString("w*2+1|w*2|3");
    assertThat(RULES.read(" 0 ")).isEqualTo(Row.EMPTY).hasToString("0");
    assertThat(SumText.write(read("w+1|2 + 3|5 + 0"))).isEqualTo("w+1|2 + 3|5 + 0");
    assertThat(new RowLook("").picture(Row.EMPTY)).isEqualTo("(no piles)");
    assertThat(new RowLook("").picture(RULES.read("3|w"))).isEqualTo("3 | w");
  }

  private static void refused(String text, int column, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOfSatisfying(
            NotationException.class, e -> assertThat(e.column()).as(text).isEqualTo(column))
        .hasMessageContaining(message);
  }

  @Test
  void errorsNameTheirPlace() {
    refused("3|0|2", 3, "found a pile of 0, allowed: piles of at least 1; 0 alone is the row");
    refused("3| -2", 4, "found -2, allowed: an ordinal such as 7, w or w^2*3+w+4");
    refused("3||2", 3, "found '|', allowed: a pile, such as 7 or w*2+1");
    refused("3|2|", 5, "found the end, allowed: a pile");
    refused("5|1+w", 5, "found w behind 1, allowed: powers of w from high to low; 1+w is w");
    refused("5 + 2|w^", 9, "found the end, allowed: an exponent");
    refused("1|" + "w^".repeat(64) + "w", 129, "an exponent tower of more than 64 storeys");
    refused("x: 5", 1, "none: this game has no parameters");
    assertThatThrownBy(() -> Row.of(3, 0)).hasMessage("a pile of 0 in [3, 0]");
  }

  @Test
  void whatASearchCannotDecideIsSaid() {
    assertThat(RULES.unsearchable(RULES.read("3|5|2"), true)).isEmpty();
    assertThat(RULES.unsearchable(RULES.read("w|w+1"), false)).isEmpty();
    assertThat(RULES.unsearchable(RULES.read("w|w+1"), true)).isPresent();
    assertThat(RULES.unsearchable(RULES.read("5000|1"), false)).isEmpty();
    assertThat(RULES.unsearchable(RULES.read("5000|1"), true)).isPresent();
    assertThat(RULES.unsearchable(RULES.read("w^2|1"), false)).isEmpty();
    assertThat(RULES.unsearchable(RULES.read("w^w|1"), false)).isPresent();
    assertThatThrownBy(() -> RULES.options(RULES.read("w^w|1"), Player.LEFT))
        .hasMessage("a pile that is not below w^w in w^w|1");
  }

  @Test
  void mirroredAndShortened() {
    Row row = RULES.read("1|2|w");
    assertThat(row.mirrored()).hasToString("w|2|1");
    assertThat(row.without(Player.LEFT)).hasToString("2|w").isEqualTo(RULES.read("2|w"));
    assertThat(row.with(Player.RIGHT, row.end(Player.LEFT))).hasToString("1|2|w|1");
  }
}
