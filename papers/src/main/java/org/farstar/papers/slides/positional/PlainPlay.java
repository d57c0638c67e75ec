package org.farstar.papers.slides.positional;

import java.util.Arrays;
import org.farstar.values.player.Outcome;

/**
 * The maker-maker game on a few points by its definition: every move at every position, the first
 * whole set wins. It shares nothing with the rules and searches of the games, and referees them.
 */
final class PlainPlay {
  private static final byte UNKNOWN = 2;

  private final int points;
  private final int[] sets;
  private final byte[] known;

  /**
   * @param points at most 9
   * @param sets the sets as masks
   */
  PlainPlay(int points, int... sets) {
    this.points = points;
    this.sets = sets;
    this.known = new byte[1 << 2 * points];
    Arrays.fill(known, UNKNOWN);
  }

  /** The outcome of the start, for the player who moves first. */
  Outcome outcome() {
    int result = result(0, 0);
    return result > 0 ? Outcome.N : result < 0 ? Outcome.P : Outcome.D;
  }

  /** 1 where the player to move wins, 0 for a draw, -1 where the other player wins. */
  int result(int own, int others) {
    int at = own << points | others;
    if (known[at] == UNKNOWN) {
      known[at] = (byte) find(own, others);
    }
    return known[at];
  }

  private int find(int own, int others) {
    for (int set : sets) {
      if ((set & ~others) == 0) {
        return -1;
      }
    }
    int best = (own | others) == (1 << points) - 1 ? 0 : -1;
    for (int i = 0; i < points && best < 1; i++) {
      if (((own | others) >> i & 1) == 0) {
        best = Math.max(best, -result(others, own | 1 << i));
      }
    }
    return best;
  }
}
