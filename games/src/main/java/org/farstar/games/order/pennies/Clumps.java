package org.farstar.games.order.pennies;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Clumps of pennies in a row, the sequence (n_1, ..., n_k) of section 2.2.
 *
 * @param sizes the sizes from the left, each at least 1
 */
public record Clumps(List<Long> sizes) {
  public Clumps {
    sizes = List.copyOf(sizes);
  }

  /** Clumps of these sizes. */
  public static Clumps of(long... sizes) {
    List<Long> list = new ArrayList<>();
    for (long size : sizes) {
      list.add(size);
    }
    return new Clumps(list);
  }

  /** How many pennies there are. */
  public long pennies() {
    return sizes.stream().mapToLong(Long::longValue).sum();
  }

  /** Whether it is Black's turn: an even number of pennies. */
  public boolean blacksTurn() {
    return pennies() % 2 == 0;
  }

  /** The clumps with some neighbouring ones replaced by others; sizes of 0 vanish. */
  public Clumps replace(int from, int to, long... others) {
    List<Long> changed = new ArrayList<>(sizes.subList(0, from));
    for (long size : others) {
      if (size > 0) {
        changed.add(size);
      }
    }
    changed.addAll(sizes.subList(to, sizes.size()));
    return new Clumps(changed);
  }

  @Override
  public String toString() {
    return sizes.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
