package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/**
 * The extended form on a dense order without ends, by its definition: points in the open unit
 * square, no two on a horizontal or vertical line, of which only the permutation counts. A move
 * puts a point between any neighbouring columns and rows.
 *
 * @param a how many ascending points end the game
 * @param d how many descending points end it
 * @param misere whether who completes them loses
 */
record PointPlay(int a, int d, boolean misere) implements PermutationPlay {
  @Override
  public void moves(Permutation points, Player player, Moves<Permutation> moves) {
    for (Permutation more : extensions(points)) {
      moves.add(more, more::toString);
    }
  }

  /** All ways to add a point. */
  static List<Permutation> extensions(Permutation points) {
    List<Permutation> extensions = new ArrayList<>();
    for (int column = 0; column <= points.size(); column++) {
      for (int row = 0; row <= points.size(); row++) {
        extensions.add(points.plus(column, row));
      }
    }
    return extensions;
  }
}
