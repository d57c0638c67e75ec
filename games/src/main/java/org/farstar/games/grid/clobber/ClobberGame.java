package org.farstar.games.grid.clobber;

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
  private static final String CANNIBAL = "cannibal";
  private static final String OWN = "own";
  private static final String CORNERS = "corners";

  private static final String SOURCE =
      "Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, "
          + "Integers 5(2) (2005)";

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
        .parameter("cannibal: a stone may also capture a stone of its own player")
        .parameter("own: a stone captures only stones of its own player")
        .parameter("corners: diagonal neighbours count as adjacent")
        .example("xoxox|oxoxo|xoxox", "the checkerboard of 3 rows and 5 columns", SOURCE)
        .example("xxo", "worth ^", SOURCE)
        .of(ClobberGame::variant)
        .build();
  }

  /** The variant of some words; none of them for Clobber itself. */
  static Variant<Board> variant(String parameters, Sources sources) {
    Clobber.Prey prey = Clobber.Prey.ENEMY;
    Clobber.Reach reach = Clobber.Reach.EDGES;
    Matcher words = WORD.matcher(parameters);
    while (words.find()) {
      boolean free = prey == Clobber.Prey.ENEMY;
      switch (words.group()) {
        case CANNIBAL -> prey = free ? Clobber.Prey.ANY : null;
        case OWN -> prey = free ? Clobber.Prey.OWN : null;
        case CORNERS -> reach = reach == Clobber.Reach.EDGES ? Clobber.Reach.CORNERS : null;
        default -> prey = null;
      }
      if (prey == null || reach == null) {
        throw new NotationException(
            parameters,
            words.start() + 1,
            "'" + words.group() + "'",
            "'cannibal' or 'own', and 'corners', each at most once");
      }
    }
    Clobber rules = new Clobber(prey, reach);
    Regions regions = Regions.of(rules);
    return Variant.of(rules)
        .with(text(prey, reach))
        .with(new GridLook(rules))
        .with(regions.values())
        .with(regions.items());
  }

  private static String text(Clobber.Prey prey, Clobber.Reach reach) {
    String whose =
        switch (prey) {
          case ENEMY -> "";
          case ANY -> CANNIBAL;
          case OWN -> OWN;
        };
    return (whose + (reach == Clobber.Reach.CORNERS ? " " + CORNERS : "")).strip();
  }
}
