package org.farstar.engine.sum;

import java.util.List;
import org.farstar.engine.rules.Variant;

/**
 * A line of text as it was read: positions of one variant, to be added.
 *
 * @param variant the rules that the parameters ask for
 * @param positions the positions, at least one
 * @param <P> the positions
 */
public record Line<P>(Variant<P> variant, List<P> positions) {
  public Line {
    positions = List.copyOf(positions);
  }

  /** The sum of the positions. */
  public Sum sum() {
    return Sum.of(variant, positions);
  }

  /** One position of the same variant. */
  public Sum sum(P position) {
    return Sum.of(variant, position);
  }

  /** The normalised line. */
  public String write() {
    return SumText.write(sum());
  }
}
