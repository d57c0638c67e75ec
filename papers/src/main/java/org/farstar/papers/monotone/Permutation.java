package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;

/**
 * The relative order of cards from left to right, which is all that counts of them on a dense
 * order.
 *
 * @param ranks for each card how many of the others are lower
 */
public record Permutation(List<Integer> ranks) {
  /** The permutation of no cards. */
  public static final Permutation EMPTY = new Permutation(List.of());

  public Permutation {
    ranks = List.copyOf(ranks);
  }

  /** How many cards there are. */
  public int size() {
    return ranks.size();
  }

  /**
   * The permutation with one more card.
   *
   * @param column how many cards are to be left of it
   * @param rank how many cards are to be lower
   */
  public Permutation plus(int column, int rank) {
    List<Integer> more = new ArrayList<>();
    ranks.forEach(old -> more.add(old < rank ? old : old + 1));
    more.add(column, rank);
    return new Permutation(more);
  }

  /** The length of a longest ascending subsequence. */
  public int ascending() {
    return longest(ranks, 1);
  }

  /** The length of a longest descending subsequence. */
  public int descending() {
    return longest(ranks, -1);
  }

  /**
   * The length of a longest ascending subsequence of different numbers, for sign -1 of a longest
   * descending one, straight from the definition.
   */
  public static int longest(List<Integer> numbers, int sign) {
    int[] ending = new int[numbers.size()];
    int longest = 0;
    for (int i = 0; i < ending.length; i++) {
      ending[i] = 1;
      for (int j = 0; j < i; j++) {
        if (sign * Integer.compare(numbers.get(i), numbers.get(j)) > 0) {
          ending[i] = Math.max(ending[i], ending[j] + 1);
        }
      }
      longest = Math.max(longest, ending[i]);
    }
    return longest;
  }
}
