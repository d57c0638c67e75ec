package org.farstar.verify.monotone;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A position of {@link DeckRules} by its live cards.
 *
 * @param gaps the gaps that have cards, from the lowest
 * @param settled whether no draw is possible any more
 */
public record Gaps(List<Stretch> gaps, boolean settled) {
  public Gaps {
    gaps = List.copyOf(gaps);
  }

  /** The text, as in {@code 4,3,5 3,4,w}, and {@code -} without a gap. */
  @Override
  public String toString() {
    return gaps.isEmpty()
        ? "-"
        : gaps.stream().map(Stretch::toString).collect(Collectors.joining(" "));
  }
}
