package org.farstar.games.strip.toads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Toads and Frogs with longer slides and leaps, and friendly ones. */
class LongMovesTest extends RulesetContract<String> {
  LongMovesTest() {
    super(
        ToadsAndFrogsGame::variant,
        ToadsAndFrogsGame.variant("slide any jump 2 friendly", Sources.none()),
        "0",
        "tt..ff",
        "t.tff.t|f.t",
        "ttt..fff");
  }

  /** Every pair of places is tried. */
  private static TreeSet<String> slow(
      String row, boolean left, int slide, int jump, boolean friendly) {
    TreeSet<String> rows = new TreeSet<>();
    char own = left ? 't' : 'f';
    for (int from = 0; from < row.length(); from++) {
      for (int to = 0; to < row.length(); to++) {
        int length = left ? to - from : from - to;
        if (row.charAt(from) != own || row.charAt(to) != '.' || length < 1) {
          continue;
        }
        String between = row.substring(Math.min(from, to) + 1, Math.max(from, to));
        boolean slides = between.chars().allMatch(c -> c == '.') && length <= slide;
        boolean leaps =
            between.chars().allMatch(c -> c != '.' && (friendly || c != own))
                && length >= 2
                && length - 1 <= jump;
        if (slides || leaps) {
          StringBuilder after = new StringBuilder(row);
          after.setCharAt(from, '.');
          after.setCharAt(to, own);
          rows.add(after.toString());
        }
      }
    }
    return rows;
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1, 1, false",
    "jump 0, 1, 0, false",
    "slide 2, 2, 1, false",
    "slide any jump 2, 100, 2, false",
    "friendly, 1, 1, true",
    "slide 3 jump any friendly, 3, 100, true"
  })
  void movesAreThoseOfTheSlowRules(String words, int slide, int jump, boolean friendly) {
    var rules = ToadsAndFrogsGame.variant(words, Sources.none()).rules();
    List<String> rows = new ArrayList<>(List.of(""));
    for (int length = 1; length <= 7; length++) {
      List<String> longer = new ArrayList<>();
      rows.forEach(row -> List.of("t", "f", ".").forEach(sign -> longer.add(row + sign)));
      rows = longer;
    }
    for (String row : rows) {
      for (Player player : Player.values()) {
        TreeSet<String> moves = new TreeSet<>();
        rules.moveList(row, player).forEach(move -> moves.add(move.to()));
        assertThat(moves)
            .as("%s: %s", player, row)
            .isEqualTo(slow(row, player == Player.LEFT, slide, jump, friendly));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "slide 1 jump 1, ''",
    "friendly  jump 2, jump 2 friendly",
    "slide any, slide any"
  })
  void parametersAreReadBack(String words, String normal) {
    assertThat(ToadsAndFrogsGame.variant(words, Sources.none()).parameters()).isEqualTo(normal);
  }

  @Test
  void otherWordsAreRefusedAtTheirPlace() {
    assertThatThrownBy(() -> ToadsAndFrogsGame.variant("jump 2 hop", Sources.none()))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(8);
              assertThat(e.allowed()).isEqualTo("slide, jump and friendly");
            });
  }
}
