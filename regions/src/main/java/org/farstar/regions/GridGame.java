package org.farstar.regions;

import java.util.Optional;
import org.farstar.engine.rules.Variant;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.LineCuts;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.Searches;
import org.farstar.values.player.Player;

/**
 * A game on a grid in one class: only {@link #generate} must be written. Boards are rows of symbols
 * joined by {@code |}; a cell {@code #} is blocked for ever, and the parts of the board that
 * blocked cells separate are independent. Values, outcomes and sums are searched for as in the
 * games of the catalogue.
 *
 * <p>A blocked cell must not matter but by being blocked: a part must have the same moves as in a
 * board of its own in which all around it is blocked. A game that knows of more cells that they are
 * dead says so in {@link #regions}.
 */
public abstract class GridGame extends RegionRules {
  /** The state of a blocked cell. */
  protected static final int BLOCKED = 3;

  /**
   * @param symbols the symbols of the states 0, 1 and 2, in small letters; fewer where the game has
   *     fewer
   * @param symmetry which images of a board are worth the same
   * @param exchange what a board looks like with the players exchanged
   * @param corners whether a move reaches over a corner, so that cells that share only a corner
   *     belong together
   */
  protected GridGame(String symbols, SymmetryGroup symmetry, Exchange exchange, boolean corners) {
    super(padded(symbols) + "#", symmetry, exchange, corners, BLOCKED);
  }

  private static String padded(String symbols) {
    if (!symbols.matches("[^ #|0-9]{1," + BLOCKED + "}")) {
      throw new IllegalArgumentException(
          "a game on a grid has one to three symbols, none of them a blank, a digit, # or |");
    }
    return symbols + " ".repeat(BLOCKED - symbols.length());
  }

  /**
   * The only player whose moves reach over a line between two rows, asked with {@link
   * Direction#DOWN}, or two columns, asked with {@link Direction#RIGHT}; empty where both players'
   * may. In Domineering these are Left and Right. Then boards are bounded by the strips they are
   * cut into, and large ones are decided much sooner.
   */
  protected Optional<Player> crossing(Direction direction) {
    return Optional.empty();
  }

  /** What is known of regions without a search; by default, what {@link #crossing} says. */
  protected Bounds bounds() {
    boolean cut = crossing(Direction.DOWN).isPresent() || crossing(Direction.RIGHT).isPresent();
    return cut ? new LineCuts(this::crossing) : Bounds.NONE;
  }

  /** Which searches serve the boards of the game, by what was measured. */
  protected Searches searches() {
    return Searches.COMMON;
  }

  @Override
  public Variant<Board> equipped(Variant<Board> plain) {
    Regions regions = Regions.of(this).with(bounds()).with(searches());
    return super.equipped(plain).with(regions.values()).with(regions.items());
  }
}
