package org.farstar.games.positional.search;

import java.util.HashSet;
import java.util.Set;
import org.farstar.games.positional.family.PackedSets;

/**
 * Looks for a win of the attacker by threats alone: each move leaves one point of a set to be
 * taken, and the defender must take it. Where the defender threatens too, the attacker's move must
 * answer that. Not thread-safe.
 */
final class Threats {
  /** Positions of one attempt. */
  private static final int MOST = 400;

  private static final int DEEPEST = 40;

  private final PackedSets sets;
  private final boolean bothWin;
  private final PackedSets.Open[] own = new PackedSets.Open[DEEPEST + 1];
  private final PackedSets.Open[] others = new PackedSets.Open[DEEPEST + 1];
  private final Set<Bits> seen = new HashSet<>();

  /**
   * @param bothWin whether the defender's whole sets win as well
   */
  Threats(PackedSets sets, boolean bothWin) {
    this.sets = sets;
    this.bothWin = bothWin;
  }

  /** Whether threats win for the attacker, whose turn it is; false where that was not found. */
  boolean win(Bits bits) {
    seen.clear();
    return win(bits, 0);
  }

  private boolean win(Bits bits, int depth) {
    if (depth > DEEPEST || seen.size() > MOST || !seen.add(bits)) {
      return false;
    }
    if (own[depth] == null) {
      own[depth] = sets.view();
      others[depth] = sets.view();
    }
    PackedSets.Open view = own[depth];
    bits.look(view, true);
    if (view.fewest() <= 1) {
      return true;
    }
    if (view.sets() == 0 || view.fewest() > 2) {
      return false;
    }
    int block = -1;
    if (bothWin) {
      PackedSets.Open other = others[depth];
      bits.look(other, false);
      if (other.fewest() <= 1 && other.wins() > 1) {
        return false;
      }
      block = other.fewest() <= 1 ? other.win() : -1;
    }
    for (int i = 0; i < view.sets(); i++) {
      if (view.needs(i) == 2) {
        long low = view.free(i, 0);
        long high = sets.words() > 1 ? view.free(i, 1) : 0;
        int one =
            low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
        long rest = low != 0 ? low & low - 1 : 0;
        int other =
            rest != 0 ? Long.numberOfTrailingZeros(rest) : 127 - Long.numberOfLeadingZeros(high);
        if (tries(bits, one, other, block, depth) || tries(bits, other, one, block, depth)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean tries(Bits bits, int move, int reply, int block, int depth) {
    return (block < 0 || block == move) && win(bits.after(move).after(reply), depth + 1);
  }
}
