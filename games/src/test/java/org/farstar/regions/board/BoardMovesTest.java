package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.play.Move;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.konane.Konane;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.player.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The stride of a board changes nothing about its moves: boards of at most eight rows and columns
 * have one stride, and with a row or column outside added to eight they have another.
 */
class BoardMovesTest {
  static Stream<GridRules> rules() {
    return Stream.concat(RegionSearchTest.rules(), Stream.of(new Konane()));
  }

  /** What can be added around a board without a change to its moves. */
  static String outside(GridRules rules) {
    return rules instanceof Clobber ? "." : "#";
  }

  static Map<String, String> moves(GridRules rules, Board board, Player player) {
    Map<String, String> moves = new TreeMap<>();
    for (Move<Board> move : rules.moveList(board, player)) {
      assertThat(moves.put(move.text(), rules.write(move.to()))).as(move.text()).isNull();
    }
    return moves;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aRowOutsideChangesNothing(GridRules rules) {
    Random random = new Random(3);
    for (int i = 0; i < 40; i++) {
      int width = 1 + random.nextInt(7);
      Board board = RegionSearchTest.random(rules, Grid.of(8, width), random);
      String more = "|" + outside(rules).repeat(width);
      check(rules, board, text -> text + more);
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aColumnOutsideChangesNothing(GridRules rules) {
    Random random = new Random(5);
    for (int i = 0; i < 40; i++) {
      Board board = RegionSearchTest.random(rules, Grid.of(1 + random.nextInt(7), 8), random);
      String more = outside(rules);
      check(rules, board, text -> text.replace("|", more + "|") + more);
    }
  }

  private static void check(GridRules rules, Board board, UnaryOperator<String> enlarged) {
    // Not by the rules: NoGo refuses boards that no play leads to, on which moves are as good.
    String symbols = rules.symbols();
    Board larger = BoardText.read(enlarged.apply(rules.write(board)), symbols);
    for (Player player : Player.values()) {
      Map<String, String> expected =
          moves(rules, board, player).entrySet().stream()
              .collect(Collectors.toMap(Map.Entry::getKey, e -> enlarged.apply(e.getValue())));
      assertThat(moves(rules, larger, player)).as(rules.write(board)).isEqualTo(expected);
    }
    assertThat(rules.parts(larger).stream().map(rules::write).map(String::length))
        .hasSameSizeAs(rules.parts(board));
    if (rules instanceof RegionRules) {
      assertThat(rules.parts(larger)).isEqualTo(rules.parts(board));
    }
  }
}
