package org.farstar.games.grid.clobber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Clobber and its kin against rules on rows of symbols. */
class ClobberKinTest {
  private static final String[] WORDS = {
    "",
    "cannibal",
    "own",
    "corners",
    "cannibal corners",
    "own corners",
    "anti",
    "diagonals",
    "knights",
    "rooks",
    "cannibal bishops",
    "own queens",
    "anti rooks",
    "anti knights",
    "distance 2",
    "cannibal distance 3",
    "corners distance 2",
    "own diagonals distance 4",
    "knights distance 2",
    "anti distance 2"
  };

  static Stream<String> words() {
    return Stream.of(WORDS);
  }

  private static Variant<Board> variant(String words) {
    return ClobberGame.variant(words, Sources.none());
  }

  /** Every pair of places is tried. */
  private static Map<String, String> slowMoves(String words, String text, char own) {
    Map<String, String> moves = new TreeMap<>();
    String[] rows = text.split("\\|");
    int places = text.length();
    int width = rows[0].length();
    for (int from = 0; from < places; from++) {
      for (int to = 0; to < places; to++) {
        int down = Math.abs(from / (width + 1) - to / (width + 1));
        int across = Math.abs(from % (width + 1) - to % (width + 1));
        char there = text.charAt(to);
        boolean stone = there == 'x' || there == 'o';
        boolean prey = stone && there != own;
        if (words.contains("cannibal")) {
          prey = stone;
        } else if (words.contains("own")) {
          prey = there == own;
        } else if (words.contains("anti")) {
          prey = there == '.';
        }
        boolean beside = reaches(words, down, across) && open(words, text, from, to, width);
        if (text.charAt(from) == own && beside && prey) {
          StringBuilder after = new StringBuilder(text);
          after.setCharAt(from, !words.contains("anti") ? '.' : own == 'x' ? 'o' : 'x');
          after.setCharAt(to, own);
          moves.put(name(from, width) + " " + name(to, width), after.toString());
        }
      }
    }
    return moves;
  }

  private static boolean reaches(String words, int down, int across) {
    int most = Math.max(down, across);
    int least = Math.min(down, across);
    if (words.contains("distance")) {
      int distance = words.charAt(words.length() - 1) - '0';
      if (words.contains("knights")) {
        return least > 0 && most == 2 * least && least <= distance;
      }
      boolean straight = most > 0 && least == 0 && !words.contains("diagonals");
      boolean askew = most > 0 && least == most && words.matches(".*(corners|diagonals).*");
      return most <= distance && (straight || askew);
    }
    if (words.contains("knights")) {
      return most == 2 && least == 1;
    } else if (words.contains("diagonals")) {
      return most == 1 && least == 1;
    } else if (words.contains("rooks")) {
      return most > 0 && least == 0;
    } else if (words.contains("bishops")) {
      return most > 0 && least == most;
    } else if (words.contains("queens")) {
      return most > 0 && (least == 0 || least == most);
    }
    return words.contains("corners") ? most == 1 : most + least == 1;
  }

  /** Whether all cells between are free, for the pieces that care. */
  private static boolean open(String words, String text, int from, int to, int width) {
    if (!words.matches(".*(rooks|bishops|queens|distance \\d)")) {
      return true;
    }
    int down = to / (width + 1) - from / (width + 1);
    int across = to % (width + 1) - from % (width + 1);
    int steps =
        words.contains("knights")
            ? Math.min(Math.abs(down), Math.abs(across))
            : Math.max(Math.abs(down), Math.abs(across));
    int step = down / steps * (width + 1) + across / steps;
    for (int at = from + step; at != to; at += step) {
      if (text.charAt(at) != '.') {
        return false;
      }
    }
    return true;
  }

  private static String name(int place, int width) {
    return (place / (width + 1) + 1) + "," + (place % (width + 1) + 1);
  }

  @ParameterizedTest
  @MethodSource("words")
  void movesAreThoseOfTheSlowRules(String words) {
    GridRules rules = (GridRules) variant(words).rules();
    Random random = new Random(11);
    for (int i = 0; i < 30; i++) {
      int width = 1 + random.nextInt(12);
      Grid grid = Grid.of(1 + random.nextInt(Math.min(9, 64 / width)), width);
      String text = rules.write(RegionSearchTest.random(rules, grid, random));
      for (Player player : Player.values()) {
        Map<String, String> moves = new TreeMap<>();
        rules
            .moveList(rules.read(text), player)
            .forEach(move -> moves.put(move.text(), rules.write(move.to())));
        assertThat(moves)
            .as("%s on %s", player, text)
            .isEqualTo(slowMoves(words, text, player == Player.LEFT ? 'x' : 'o'));
      }
    }
  }

  /** The value of the definition, without parts or symmetry. */
  private static ShortGame slowValue(
      Universe universe, Map<String, ShortGame> known, String words, String text) {
    if (!known.containsKey(text)) {
      known.put(
          text,
          universe.of(
              slowMoves(words, text, 'x').values().stream()
                  .map(to -> slowValue(universe, known, words, to))
                  .toList(),
              slowMoves(words, text, 'o').values().stream()
                  .map(to -> slowValue(universe, known, words, to))
                  .toList()));
    }
    return known.get(text);
  }

  @ParameterizedTest
  @CsvSource({"xo|ox", "xxo|oxo", "xx.o|.xo.", "xox|xo.", "xx|oo|x.", "x.o|.x.|o.x"})
  void valuesAreThoseOfTheSlowRules(String text) {
    Universe universe = new Universe();
    for (String words : WORDS) {
      Variant<Board> variant = variant(words);
      ValueSearch<Board, ShortGame> search =
          new ValueSearch<>(variant.rules(), new ShortGameAlgebra(universe), Control.unlimited());
      assertThat(search.value(variant.rules().read(text)))
          .as("%s: %s", words, text)
          .isEqualTo(slowValue(universe, new HashMap<>(), words, text));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "corners, corners",
    "' corners  own ', own corners",
    "cannibal, cannibal",
    "corners cannibal, cannibal corners",
    "kings hot, cannibal corners",
    "rooks anti, anti rooks",
    "queens, queens",
    "distance 1, ''",
    "corners distance 1, corners",
    "distance 2 anti, anti distance 2",
    "rooks distance 3, distance 3",
    "kings  distance 12, corners distance 12"
  })
  void parametersAreReadBack(String words, String normal) {
    assertThat(variant(words).parameters()).isEqualTo(normal);
    assertThat(variant(normal).parameters()).isEqualTo(normal);
  }

  @ParameterizedTest
  @CsvSource({
    "queen, 1, 'queen'",
    "corners corners, 9, 'corners'",
    "kings queens, 7, 'queens'",
    "own  cannibal, 6, 'cannibal'",
    "own own, 5, 'own'",
    "distance 2 distance 3, 12, 'distance'"
  })
  void otherWordsAreRefusedAtTheirPlace(String words, int column, String found) {
    assertThatThrownBy(() -> variant(words))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo("'" + found + "'");
              assertThat(e.allowed())
                  .isEqualTo(
                      "at most one of cannibal, hot, own, anti, one of corners, kings, diagonals,"
                          + " knights, rooks, bishops, queens, and a distance such as distance 3");
            });
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "distance, 9, the end",
        "distance 0, 10, '0'",
        "anti distance x, 15, 'x'",
        "distance 1000, 10, '1000'"
      })
  void distancesAreNumbers(String words, int column, String found) {
    assertThatThrownBy(() -> variant(words))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.allowed()).contains("a number from 1 to 999");
            });
  }
}
