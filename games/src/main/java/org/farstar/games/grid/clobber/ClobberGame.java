package org.farstar.games.grid.clobber;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.regions.Regions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;
import org.farstar.regions.board.GridLook;
import org.farstar.values.text.NotationException;

/** Clobber and its kin as a game of the catalogue. */
public final class ClobberGame {
  public static final String ID = "clobber";

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern STEPS = Pattern.compile("[1-9][0-9]{0,2}");

  /** The words for what is captured; the first of each kind is written. */
  private static final Map<String, Clobber.Prey> PREY = new LinkedHashMap<>();

  /** The words for where it stands. */
  private static final Map<String, Clobber.Reach> REACH = new LinkedHashMap<>();

  static {
    PREY.put("cannibal", Clobber.Prey.ANY);
    PREY.put("hot", Clobber.Prey.ANY);
    PREY.put("own", Clobber.Prey.OWN);
    PREY.put("anti", Clobber.Prey.FREE);
    REACH.put("corners", Clobber.Reach.CORNERS);
    REACH.put("kings", Clobber.Reach.CORNERS);
    REACH.put("diagonals", Clobber.Reach.DIAGONALS);
    REACH.put("knights", Clobber.Reach.KNIGHTS);
    REACH.put("rooks", Clobber.Reach.ROOKS);
    REACH.put("bishops", Clobber.Reach.BISHOPS);
    REACH.put("queens", Clobber.Reach.QUEENS);
  }

  /** The word before the most steps to what is captured. */
  private static final String DISTANCE = "distance";

  private static final String SOURCE =
      "Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, "
          + "Integers 5(2) (2005)";

  private static final String KIN = "Siegel, CGSuite, cgsuite.org, tests of games on grids";

  private ClobberGame() {}

  /** The game. */
  public static Game<Board> game() {
    return Game.named(ID)
        .title("Clobber")
        .board("grid")
        .rules(
            "Left has the stones x, Right the stones o.",
            "A stone moves onto a neighbouring stone of the other player, which is taken "
                + "off the board.",
            "Whoever cannot move loses.")
        .goal(
            "A stone captures an adjacent enemy stone by moving onto it; Left has x, Right o. Who"
                + " cannot move loses.")
        .text(BoardText.ROWS + "x, o and . for a free cell")
        .parameter("cannibal, or hot: a stone may also capture a stone of its own player")
        .parameter("own: a stone captures only stones of its own player")
        .parameter(
            "anti: a stone moves onto a free cell instead and leaves a stone of the other player"
                + " behind")
        .parameter("corners, or kings: diagonal neighbours count as adjacent")
        .parameter("diagonals: only diagonal neighbours do")
        .parameter("knights: stones capture a knight's move away")
        .parameter(
            "rooks, bishops, queens: stones capture along lines like these pieces, over free"
                + " cells")
        .parameter(
            "distance 3: stones capture in the same directions up to three steps away, over free"
                + " cells")
        .example("xoxox|oxoxo|xoxox", "the checkerboard of 3 rows and 5 columns", SOURCE)
        .example("xxo", "worth ^", SOURCE)
        .example("rooks: xox|ox.", "stones capture like rooks", KIN)
        .example("anti: xoxo|oo..", "stones move onto free cells", KIN)
        .of(ClobberGame::variant)
        .build();
  }

  /** The variant of some words; none of them for Clobber itself. */
  static Variant<Board> variant(String parameters, Sources sources) {
    Clobber.Prey prey = null;
    Clobber.Reach reach = null;
    int distance = 0;
    Matcher words = WORD.matcher(parameters);
    while (words.find()) {
      String word = words.group();
      if (PREY.containsKey(word) && prey == null) {
        prey = PREY.get(word);
      } else if (REACH.containsKey(word) && reach == null) {
        reach = REACH.get(word);
      } else if (word.equals(DISTANCE) && distance == 0) {
        distance = steps(parameters, words);
      } else {
        throw new NotationException(
            parameters,
            words.start() + 1,
            "'" + word + "'",
            "at most one of "
                + String.join(", ", PREY.keySet())
                + ", one of "
                + String.join(", ", REACH.keySet())
                + ", and a distance such as distance 3");
      }
    }
    Clobber.Reach near = reach == null ? Clobber.Reach.EDGES : reach;
    Clobber.Reach meant = distance == 0 ? near : near.within(distance);
    return variant(prey == null ? Clobber.Prey.ENEMY : prey, meant)
        .with((word(PREY, prey) + " " + word(meant)).strip());
  }

  /** The number behind the word. */
  private static int steps(String parameters, Matcher words) {
    int end = words.end();
    String number = words.find() ? words.group() : "";
    if (!STEPS.matcher(number).matches()) {
      throw new NotationException(
          parameters,
          number.isEmpty() ? end + 1 : words.start() + 1,
          number.isEmpty() ? "the end" : "'" + number + "'",
          "the most steps to what is captured, a number from 1 to 999");
    }
    return Integer.parseInt(number);
  }

  /** The words for a reach; none for that of Clobber. */
  private static String word(Clobber.Reach reach) {
    String known = word(REACH, reach);
    if (!known.isEmpty() || reach.equals(Clobber.Reach.EDGES)) {
      return known;
    }
    return (word(REACH, reach.within(1)) + " " + DISTANCE + " " + reach.distance()).strip();
  }

  private static Variant<Board> variant(Clobber.Prey prey, Clobber.Reach reach) {
    if (!Clobber.serves(prey, reach)) {
      ClobberKin kin = new ClobberKin(prey, reach);
      return kin.equipped(Variant.of(kin));
    }
    Clobber rules = new Clobber(prey, reach);
    Regions regions = Regions.of(rules);
    return Variant.of(rules).with(new GridLook(rules)).with(regions.values()).with(regions.items());
  }

  /** The first word for something. */
  private static <T> String word(Map<String, T> words, T meant) {
    return words.keySet().stream()
        .filter(word -> words.get(word).equals(meant))
        .findFirst()
        .orElse("");
  }
}
