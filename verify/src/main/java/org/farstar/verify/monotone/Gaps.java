package org.farstar.verify.monotone;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position of {@link DeckRules} by its live cards: gaps from the lowest to the highest.
 *
 * @param gaps three numbers for each: x, y and the size, which is positive
 * @param settled whether no draw is possible any more
 */
record Gaps(List<Integer> gaps, boolean settled) {
  Gaps {
    gaps = List.copyOf(gaps);
  }

  int count() {
    return gaps.size() / 3;
  }

  int x(int gap) {
    return gaps.get(3 * gap);
  }

  int y(int gap) {
    return gaps.get(3 * gap + 1);
  }

  int size(int gap) {
    return gaps.get(3 * gap + 2);
  }

  /** The text, as in {@code 4,3,5 3,4,2}, and {@code -} without a gap. */
  String text() {
    return gaps.isEmpty()
        ? "-"
        : IntStream.range(0, count())
            .mapToObj(i -> x(i) + "," + y(i) + "," + size(i))
            .collect(Collectors.joining(" "));
  }
}
