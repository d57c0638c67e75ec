package org.farstar.games.heap.breaking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** Where a heap is pointed at to break it, token by token. */
public final class Cuts {
  private Cuts() {}

  /**
   * The first and the last token taken, which lie behind the first heap left, or the first alone
   * where it is clear; where none are taken, the tokens on both sides of the cut. Then the last
   * token of each further heap but the last one. Where tokens are added, the last one of all first.
   *
   * @param heap how many tokens there are
   * @param sizes the sizes of the heaps that are left
   * @param spot the spot of a token, counted from 1
   */
  public static List<String> way(int heap, int[] sizes, IntFunction<String> spot) {
    int taken = heap - Arrays.stream(sizes).sum();
    int first = sizes.length < 2 ? 0 : sizes[0];
    List<String> way = new ArrayList<>();
    if (taken < 0) {
      way.add(spot.apply(heap));
    }
    way.add(spot.apply(first + 1));
    int at = first + Math.max(0, taken);
    if (taken != 1 || sizes.length > 2) {
      way.add(spot.apply(at));
    }
    for (int i = 1; i < sizes.length - 1; i++) {
      at += sizes[i];
      way.add(spot.apply(at));
    }
    return way;
  }
}
