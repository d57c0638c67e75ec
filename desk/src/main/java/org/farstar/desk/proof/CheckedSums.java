package org.farstar.desk.proof;

import java.util.List;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;

/** Sums as the checkers see them. */
final class CheckedSums {
  private CheckedSums() {}

  /** The board of a sum, its terms in the same order. */
  static CheckedSum of(Sum sum) {
    List<CheckedPart> parts = sum.terms().stream().map(CheckedSums::part).toList();
    return new CheckedSum(parts, sum.ending());
  }

  private static CheckedPart part(Term term) {
    if (term instanceof Term.Placed<?> placed) {
      return placed(placed);
    }
    return new CheckedPart.Worth(((Term.Worth) term).value());
  }

  private static <P> CheckedPart placed(Term.Placed<P> placed) {
    return new CheckedPart.Placed<>(placed.variant().rules(), placed.position(), placed.swapped());
  }
}
