package org.farstar.desk.proof;

import java.util.List;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.verify.Board;
import org.farstar.verify.Part;

/** Sums as the checkers see them. */
final class Boards {
  private Boards() {}

  /** The board of a sum, its terms in the same order. */
  static Board of(Sum sum) {
    List<Part> parts = sum.terms().stream().map(Boards::part).toList();
    return new Board(parts, sum.ending());
  }

  private static Part part(Term term) {
    if (term instanceof Term.Placed<?> placed) {
      return placed(placed);
    }
    return new Part.Worth(((Term.Worth) term).value());
  }

  private static <P> Part placed(Term.Placed<P> placed) {
    return new Part.Placed<>(placed.variant().rules(), placed.position(), placed.swapped());
  }
}
