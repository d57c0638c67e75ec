package org.farstar.games.order.monotone.posets;

import java.util.ArrayList;
import java.util.List;

/** The one-to-one maps between two posets that keep the order, up to some number of them. */
final class Symmetries {
  private final Poset from;
  private final Poset to;
  private final int most;
  private final List<int[]> found = new ArrayList<>();

  private Symmetries(Poset from, Poset to, int most) {
    this.from = from;
    this.to = to;
    this.most = most;
  }

  /**
   * The maps of a poset to itself; with more than {@code most} of them the identity alone, so that
   * the maps always form a group.
   */
  static List<int[]> of(Poset poset, int most) {
    Symmetries search = new Symmetries(poset, poset, most);
    search.extend(new int[poset.size()], 0, 0);
    if (search.found.size() <= most) {
      return search.found;
    }
    int[] identity = new int[poset.size()];
    for (int i = 0; i < identity.length; i++) {
      identity[i] = i;
    }
    return List.of(identity);
  }

  /**
   * The maps that turn the order round, as numbers of the same poset; none if they are too many.
   */
  static List<int[]> reversing(Poset poset, int most) {
    int last = poset.size() - 1;
    Symmetries search = new Symmetries(poset, poset.reversed(), most);
    search.extend(new int[poset.size()], 0, 0);
    if (search.found.size() > most) {
      return List.of();
    }
    for (int[] map : search.found) {
      for (int i = 0; i <= last; i++) {
        map[i] = last - map[i];
      }
    }
    return search.found;
  }

  private void extend(int[] map, int next, long taken) {
    if (found.size() > most) {
      return;
    }
    if (next == map.length) {
      found.add(map.clone());
      return;
    }
    for (int image = 0; image < map.length; image++) {
      boolean fits =
          (taken >>> image & 1) == 0
              && Long.bitCount(from.above(next)) == Long.bitCount(to.above(image))
              && Long.bitCount(from.below(next)) == Long.bitCount(to.below(image));
      for (int i = 0; i < next && fits; i++) {
        fits =
            from.less(i, next) == to.less(map[i], image)
                && from.less(next, i) == to.less(image, map[i]);
      }
      if (fits) {
        map[next] = image;
        extend(map, next + 1, taken | 1L << image);
      }
    }
  }
}
