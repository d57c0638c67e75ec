package org.farstar.verify.tree;

import java.util.Optional;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.verify.CheckedPart;

/** Values of parts that were found without {@link TreeSums}. */
public interface PartValues {
  /** Owns the values. */
  Universe universe();

  /** The value of a part, where it is known. */
  Optional<ShortGame> value(CheckedPart.Placed<?> part);

  /** No values, in a universe of its own. */
  static PartValues none() {
    Universe universe = new Universe();
    return new PartValues() {
      @Override
      public Universe universe() {
        return universe;
      }

      @Override
      public Optional<ShortGame> value(CheckedPart.Placed<?> part) {
        return Optional.empty();
      }
    };
  }
}
