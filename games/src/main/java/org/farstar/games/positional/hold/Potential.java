package org.farstar.games.positional.hold;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.values.Dyadic;

/**
 * The potential of Erdős and Selfridge: the sum of 2^-k over the open sets of an attacker, k being
 * the number of points that a set still needs; exact. It counts the complete sets at the end.
 */
public final class Potential {
  private Potential() {}

  /** The potential of these open sets. */
  public static Dyadic of(SetFamily open) {
    long[] needing = new long[open.largest() + 1];
    int[] room = new int[open.largest()];
    for (int i = 0; i < open.sets(); i++) {
      needing[open.fill(i, room)]++;
    }
    BigInteger total = BigInteger.ZERO;
    for (int k = 0; k < needing.length; k++) {
      total = total.add(BigInteger.valueOf(needing[k]).shiftLeft(needing.length - 1 - k));
    }
    return Dyadic.of(total, needing.length - 1);
  }

  /**
   * By how much the potential rises where the attacker takes a point, and falls where the defender
   * takes it: for every point the sum over the open sets that have it.
   */
  public static Dyadic[] weights(SetFamily open) {
    BigInteger[] weights = new BigInteger[open.points()];
    int places = open.largest();
    int[] room = new int[places];
    for (int i = 0; i < open.sets(); i++) {
      int size = open.fill(i, room);
      BigInteger weight = BigInteger.ONE.shiftLeft(places - size);
      for (int j = 0; j < size; j++) {
        BigInteger before = weights[room[j]];
        weights[room[j]] = before == null ? weight : before.add(weight);
      }
    }
    Dyadic[] exact = new Dyadic[weights.length];
    for (int i = 0; i < exact.length; i++) {
      exact[i] = weights[i] == null ? Dyadic.ZERO : Dyadic.of(weights[i], places);
    }
    return exact;
  }

  /** The largest weight of a point; 0 on a board without open sets. */
  public static Dyadic largestWeight(SetFamily open) {
    if (open.smallest() == open.largest()) {
      return Dyadic.of(largestDegree(open), open.largest());
    }
    Dyadic largest = Dyadic.ZERO;
    for (Dyadic weight : weights(open)) {
      largest = weight.max(largest);
    }
    return largest;
  }

  /** In how many sets a point is, at most. */
  public static int largestDegree(SetFamily open) {
    int[] degrees = new int[open.points()];
    int most = 0;
    int[] room = new int[open.largest()];
    for (int i = 0; i < open.sets(); i++) {
      int size = open.fill(i, room);
      for (int j = 0; j < size; j++) {
        most = Math.max(most, ++degrees[room[j]]);
      }
    }
    return most;
  }

  /**
   * In how many sets two points are together, at most; the number in Beck's criterion.
   *
   * @return 0 where no set has two points
   */
  public static int largestPairDegree(SetFamily open) {
    Map<Long, Integer> together = new HashMap<>();
    int most = 0;
    int[] room = new int[open.largest()];
    for (int i = 0; i < open.sets(); i++) {
      int size = open.fill(i, room);
      for (int a = 0; a < size; a++) {
        for (int b = a + 1; b < size; b++) {
          long key = (long) Math.min(room[a], room[b]) << 32 | Math.max(room[a], room[b]);
          most = Math.max(most, together.merge(key, 1, Integer::sum));
        }
      }
    }
    return most;
  }
}
