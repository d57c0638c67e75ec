package org.farstar.papers.small;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Small permutations as lists of their values. */
public final class SmallPermutations {
  private SmallPermutations() {}

  /** All permutations of the numbers from 0 to n-1, in lexicographic order. */
  public static void each(int n, Consumer<List<Integer>> body) {
    extend(new ArrayList<>(), n, body);
  }

  private static void extend(List<Integer> begun, int n, Consumer<List<Integer>> body) {
    if (begun.size() == n) {
      body.accept(List.copyOf(begun));
      return;
    }
    for (int i = 0; i < n; i++) {
      if (!begun.contains(i)) {
        begun.add(i);
        extend(begun, n, body);
        begun.remove(begun.size() - 1);
      }
    }
  }
}
