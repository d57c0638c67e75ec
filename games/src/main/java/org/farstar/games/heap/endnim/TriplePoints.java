package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.Ordinal;

/**
 * Triple points by Proposition 14.
 *
 * <p>Small piles in a short row, or 64-bit piles in any row, go through {@link LongDiagonals}. All
 * others, ordinals and piles whose sums pass 62 bits, are first tried {@link TopDownTriplePoint},
 * and then by {@link ExactDiagonals}. All three compute the same recurrence.
 *
 * <p>In misère play, of which the paper does not speak, the triple point of the empty row is (1, 1)
 * instead of (0, 0): Left, moving second, wins a single pile of 1. The proofs of Propositions 11
 * and 14 use nothing else of the empty row.
 */
public final class TriplePoints {
  /** How many numbers of a row are computed on demand before diagonals are tried: some per pile. */
  private static final long DEMANDED_PER_PILE = 128;

  private static final long MOST_DEMANDED = 2_000_000;

  private final Ordinal base;
  private final Control control;

  /**
   * @param misere whether the last player loses
   * @param control may end the work
   */
  public TriplePoints(boolean misere, Control control) {
    this.base = misere ? Ordinal.ONE : Ordinal.ZERO;
    this.control = control;
  }

  /** L and R of the empty row. */
  Ordinal base() {
    return base;
  }

  /**
   * The triple point of a row.
   *
   * @throws SearchStopped when the budget ends first
   */
  public TriplePoint of(List<Ordinal> piles) {
    int n = piles.size();
    if (n == 0) {
      return new TriplePoint(base, base);
    }
    if (piles.stream().allMatch(LongDiagonals::fits)) {
      require(LongDiagonals.bytes(n));
      long[] sizes = piles.stream().mapToLong(p -> p.finitePart().longValueExact()).toArray();
      Optional<TriplePoint> small =
          control.metered(
              meter -> LongDiagonals.triplePoint(sizes, base.finitePart().longValue(), meter));
      if (small.isPresent()) {
        return small.get();
      }
    }
    require(ExactDiagonals.bytes(n));
    long most = Math.min(Math.min(MOST_DEMANDED, DEMANDED_PER_PILE * n), affordable());
    return control
        .metered(meter -> TopDownTriplePoint.triplePoint(piles, base, most, meter))
        .orElseGet(() -> control.metered(meter -> ExactDiagonals.triplePoint(piles, base, meter)));
  }

  /** How many numbers the memory budget has room for. */
  private long affordable() {
    return control.budget().memoryBytes().orElse(Long.MAX_VALUE)
        / TopDownTriplePoint.BYTES_PER_CELL;
  }

  private void require(long bytes) {
    if (control.budget().memoryBytes().isPresent()
        && bytes > control.budget().memoryBytes().getAsLong()) {
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  /**
   * The triple points of all substrings, for rows short enough to be shown.
   *
   * @return the entry [i][j] belongs to the piles i..j-1
   */
  TriplePoint[][] table(List<Ordinal> piles) {
    int n = piles.size();
    TriplePoint[][] table = new TriplePoint[n + 1][n + 1];
    for (int i = 0; i <= n; i++) {
      table[i][i] = new TriplePoint(base, base);
    }
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int j = i + length;
        TriplePoint behind = table[i + 1][j];
        TriplePoint before = table[i][j - 1];
        table[i][j] =
            new TriplePoint(
                TriplePoint.step(piles.get(j - 1), before.right(), before.left()),
                TriplePoint.step(piles.get(i), behind.left(), behind.right()));
      }
    }
    return table;
  }
}
