package org.farstar.games.positional.search;

import java.util.function.IntConsumer;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.Side;

/**
 * A position of at most 128 points as four longs, as an attacker and a defender see it. Immutable.
 *
 * @param a the first 64 points of the attacker
 * @param a2 the others
 * @param d the first 64 points of the defender
 * @param d2 the others
 * @param attacks whether it is the attacker's turn
 */
record Bits(long a, long a2, long d, long d2, boolean attacks) {
  /** The most points. */
  static final int MOST = 128;

  /** A position of the rules. */
  static Bits of(Marks marks, Side attacker, Side turn) {
    Side defender = attacker.other();
    return new Bits(
        marks.word(attacker, 0),
        marks.word(attacker, 1),
        marks.word(defender, 0),
        marks.word(defender, 1),
        turn == attacker);
  }

  /** The position after the player whose turn it is has taken a point. */
  Bits after(int point) {
    long low = point < 64 ? 1L << point : 0;
    long high = point < 64 ? 0 : 1L << point;
    return attacks
        ? new Bits(a | low, a2 | high, d, d2, false)
        : new Bits(a, a2, d | low, d2 | high, true);
  }

  /** The same with the other player to move. */
  Bits passed() {
    return new Bits(a, a2, d, d2, !attacks);
  }

  /** How many points have been taken. */
  int taken() {
    return Long.bitCount(a | d) + Long.bitCount(a2 | d2);
  }

  /** Hands over the free points among these, in ascending order. */
  void forEachFree(long low, long high, int points, IntConsumer each) {
    for (int i = 0; i < points; i++) {
      if (((i < 64 ? low : high) >>> i & 1) != 0 && free(i)) {
        each.accept(i);
      }
    }
  }

  boolean free(int point) {
    return ((point < 64 ? a | d : a2 | d2) >>> point & 1) == 0;
  }

  @Override
  public int hashCode() {
    long mixed = a * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(d * 0xBF58476D1CE4E5B9L, 31);
    mixed ^= Long.rotateLeft(a2 * 0x94D049BB133111EBL, 17) ^ d2 * 0xD6E8FEB86659FD93L;
    mixed ^= mixed >>> 32;
    return (int) (mixed * 0x9E3779B97F4A7C15L >>> 32) + (attacks ? 1 : 0);
  }
}
