package org.farstar.games.positional.search;

import java.util.function.IntConsumer;
import org.farstar.games.positional.family.PackedSets;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/**
 * A position of at most 128 points as four longs, as an attacker and a defender see it. Immutable.
 *
 * @param a the first 64 points of the attacker
 * @param a2 the others
 * @param d the first 64 points of the defender
 * @param d2 the others
 * @param attacks whether it is the attacker's turn
 * @param left how many points the player takes in this turn, from 1 on. A turn of several points is
 *     played point by point, and between two of them the opponent makes a move that changes
 *     nothing, which makes the players alternate: it is due where this is negative.
 */
record Bits(long a, long a2, long d, long d2, boolean attacks, int left) {
  /** The most points. */
  static final int MOST = 128;

  /** A position of the rules. */
  static Bits of(PositionalRules rules, Marks marks, Side attacker) {
    Side defender = attacker.other();
    Side turn = rules.turn(marks);
    return new Bits(
        marks.word(attacker, 0),
        marks.word(attacker, 1),
        marks.word(defender, 0),
        marks.word(defender, 1),
        turn == attacker,
        rules.turns().size(turn));
  }

  /** The position after the player has taken the point of a turn of one point. */
  Bits after(int point) {
    return after(point, 1);
  }

  /**
   * The position after the player whose turn it is has taken a point.
   *
   * @param next how many points the opponent takes in a turn
   */
  Bits after(int point, int next) {
    long low = point < 64 ? 1L << point : 0;
    long high = point < 64 ? 0 : 1L << point;
    boolean goesOn = left > 1;
    int rest = goesOn ? 1 - left : next;
    return attacks
        ? new Bits(a | low, a2 | high, d, d2, goesOn, rest)
        : new Bits(a, a2, d | low, d2 | high, !goesOn, rest);
  }

  /** Shows the sets that one of the players may still complete. */
  void look(PackedSets.Open view, boolean attacker) {
    long[] ofAttacker = {a, a2};
    long[] ofDefender = {d, d2};
    view.look(attacker ? ofAttacker : ofDefender, attacker ? ofDefender : ofAttacker);
  }

  /** Whether the opponent of the player whose turn it is makes his empty move now. */
  boolean waits() {
    return left < 0;
  }

  /** The position after the empty move. */
  Bits resumed() {
    return new Bits(a, a2, d, d2, attacks, -left);
  }

  /** The position as the defender sees it. */
  Bits turned() {
    return new Bits(d, d2, a, a2, !attacks, left);
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
    return (int) (mixed * 0x9E3779B97F4A7C15L >>> 32) + (attacks ? 1 : 0) + 2 * (left - 1);
  }
}
