package org.farstar;

import java.util.List;
import java.util.Optional;
import org.farstar.figures.ThermographFigure;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Wall;

/**
 * A thermograph.
 *
 * @param name of the game, above the picture
 * @param value the game
 */
public record Thermograph(String name, ShortGame value) {
  /** The mean value. */
  public Dyadic mean() {
    return value.mean();
  }

  /** The temperature. */
  public Dyadic temperature() {
    return value.temperature();
  }

  /** The scores at each temperature when a player moves first. */
  public Wall wall(Player player) {
    return value.thermograph().wall(player);
  }

  /** The picture. */
  public Picture picture() {
    return new Picture(
        ThermographFigure.of(
            List.of(ThermographFigure.Named.of(name, value)), false, Optional.empty()));
  }

  /** The picture as SVG. */
  public String svg() {
    return picture().svg();
  }
}
