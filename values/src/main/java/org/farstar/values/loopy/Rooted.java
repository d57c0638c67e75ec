package org.farstar.values.loopy;

import java.util.Arrays;
import java.util.List;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * A form with its start.
 *
 * @param form the graph
 * @param start the vertex where play begins
 */
record Rooted(LoopyForm form, int start) {

  /** A short game. */
  static Rooted of(ShortGame game) {
    LoopyForm.Builder builder = new LoopyForm.Builder(game.universe());
    int start = builder.vertex(game);
    return new Rooted(builder.build(), start);
  }

  /** Whether the start is given as a short game. */
  boolean isShort() {
    return form.isShort(start);
  }

  Spot spot() {
    return form.spot(start);
  }

  boolean isStopper() {
    return !form.mayAlternateForEver(start);
  }

  Rooted negate() {
    return new Rooted(form.negate(), start);
  }

  /** The form as a text, which tells it from others with the same numbers. */
  String signature() {
    StringBuilder text = new StringBuilder();
    for (int v = 0; v < form.size(); v++) {
      text.append(form.isShort(v) ? form.shortGame(v) : "");
      for (Player player : Player.values()) {
        int[] options = form.moves(v, player).clone();
        Arrays.sort(options);
        text.append(Arrays.toString(options));
      }
    }
    return text.toString();
  }

  /** Only what can be reached, as {@link Compact} has it. */
  Rooted tidy() {
    Compact compact = Compact.of(form, List.of(spot()));
    Spot root = compact.roots().get(0);
    return root.isShort() ? of(root.game()) : new Rooted(compact.form(), root.vertex());
  }
}
