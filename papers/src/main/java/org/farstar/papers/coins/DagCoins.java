package org.farstar.papers.coins;

import java.util.Arrays;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Player;

/**
 * Coins on the vertices of a small acyclic digraph, all arcs leading to larger numbers; a position
 * is the set of the tails as bits.
 *
 * <p>Flipping Coins: Left turns two tails, one of which is reached from the other; Right a head and
 * a tail that is reached from it. Twins, an impartial game: a tail at a vertex and any coin at the
 * start of an arc to it.
 */
final class DagCoins implements Play<Integer> {
  private final int[] before;
  private final boolean twins;

  private DagCoins(int[] before, boolean twins) {
    this.before = before;
    this.twins = twins;
  }

  /**
   * Flipping Coins.
   *
   * @param sources for each vertex the vertices with an arc to it, as bits
   */
  static DagCoins flipping(int[] sources) {
    int[] before = Arrays.copyOf(sources, sources.length);
    for (int vertex = 0; vertex < before.length; vertex++) {
      for (int source = 0; source < vertex; source++) {
        before[vertex] |= (sources[vertex] >> source & 1) != 0 ? before[source] : 0;
      }
    }
    return new DagCoins(before, false);
  }

  /** Twins. */
  static DagCoins twins(int[] sources) {
    return new DagCoins(sources.clone(), true);
  }

  /** The vertices from which a vertex is reached, or in Twins with an arc to it. */
  int before(int vertex) {
    return before[vertex];
  }

  int vertices() {
    return before.length;
  }

  @Override
  public boolean impartial() {
    return twins;
  }

  @Override
  public void moves(Integer tails, Player player, Moves<Integer> moves) {
    for (int vertex = 0; vertex < before.length; vertex++) {
      if ((tails >> vertex & 1) == 0) {
        continue;
      }
      int others =
          twins ? before[vertex] : before[vertex] & (player == Player.LEFT ? tails : ~tails);
      for (int rest = others; rest != 0; rest &= rest - 1) {
        int other = Integer.numberOfTrailingZeros(rest);
        int last = vertex;
        moves.add(tails ^ 1 << vertex ^ 1 << other, () -> other + " " + last);
      }
    }
  }

  @Override
  public OptionalLong rank(Integer tails) {
    return OptionalLong.of(tails);
  }

  /** The arcs as text, {@code 1>2 1>3}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(before.length + " vertices:");
    for (int vertex = 0; vertex < before.length; vertex++) {
      for (int source = 0; source < vertex; source++) {
        if ((before[vertex] >> source & 1) != 0) {
          text.append(' ').append(source + 1).append('>').append(vertex + 1);
        }
      }
    }
    return text.toString();
  }
}
