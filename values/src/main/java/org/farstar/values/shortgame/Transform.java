package org.farstar.values.shortgame;

import java.util.HashMap;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * A function of games that is given by a formula in the images of their options, such as cooling
 * and heating. Each follower is transformed once.
 */
abstract class Transform {
  private final Map<ShortGame, ShortGame> images = new HashMap<>();

  /** The image if it needs no options, otherwise null. */
  abstract ShortGame base(ShortGame g);

  /** What becomes of the image of an option. */
  abstract ShortGame option(Player player, ShortGame image);

  final ShortGame image(ShortGame g) {
    ShortGame image = images.get(g);
    if (image == null) {
      Cancellation.check();
      image = base(g);
      if (image == null) {
        image = g.universe.canonical(options(Player.LEFT, g), options(Player.RIGHT, g));
      }
      images.put(g, image);
    }
    return image;
  }

  private ShortGame[] options(Player player, ShortGame g) {
    ShortGame[] from = g.stored(player);
    ShortGame[] to = new ShortGame[from.length];
    for (int i = 0; i < from.length; i++) {
      to[i] = option(player, image(from[i]));
    }
    return to;
  }
}
