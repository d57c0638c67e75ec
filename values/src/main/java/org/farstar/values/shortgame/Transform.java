package org.farstar.values.shortgame;

import java.util.HashMap;
import java.util.Map;

/**
 * A function of games that is given by a formula in the images of their options, such as cooling
 * and heating. Each follower is transformed once.
 */
abstract class Transform {
  private final Map<ShortGame, ShortGame> images = new HashMap<>();

  /** The image if it needs no options, otherwise null. */
  abstract ShortGame base(ShortGame g);

  /** What becomes of the image of an option. */
  abstract ShortGame option(int side, ShortGame image);

  final ShortGame image(ShortGame g) {
    ShortGame image = images.get(g);
    if (image == null) {
      image = base(g);
      if (image == null) {
        image = g.universe.canonical(options(Form.LEFT, g), options(Form.RIGHT, g));
      }
      images.put(g, image);
    }
    return image;
  }

  private ShortGame[] options(int side, ShortGame g) {
    ShortGame[] from = g.options(side);
    ShortGame[] to = new ShortGame[from.length];
    for (int i = 0; i < from.length; i++) {
      to[i] = option(side, image(from[i]));
    }
    return to;
  }
}
