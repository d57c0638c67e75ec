package org.farstar.games.heap.octal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.misere.MisereQuotient;
import org.farstar.values.misere.QuotientSearch;

/**
 * The misère quotient of the sums of heaps of a game of taking and breaking, one heap after the
 * other, and the period of its pretending function: the element of each heap. Once a period is
 * proved the quotient is that of all heaps.
 *
 * <p>The proof is the one for Grundy values (Plambeck and Siegel, Misère quotients for impartial
 * games, 2008, periodicity theorem): let at most k be taken, and let the elements of the heaps n
 * and n+p agree for n0 &lt;= n &lt; 2 n0 + p + k. The larger part of what a larger heap leaves is
 * at least n0 + p, and so the options of n+p have the elements that those of n have. What proves an
 * element to be that of n, {@link QuotientSearch}, then proves it for n+p.
 *
 * <p>Safe for threads, one of which computes at a time. A computation that is ended can be taken up
 * again.
 */
public final class QuotientTable {
  /** No quotient has more elements. */
  public static final int LARGEST = 1000;

  /** No heap asks for the outcomes of more sums, which take some 300 megabytes. */
  public static final long SUMS = 12_000_000;

  /** No more heaps are added, periodic or not. */
  public static final int HEAPS = 2_000;

  /** A table gives up usually where its quotient has more elements. */
  private static final int USUAL_ORDER = 256;

  /** It gives up, too, where a heap asks for the outcomes of more sums. */
  private static final long USUAL_SUMS = 400_000;

  private final TakeAndBreak game;
  private final QuotientSearch search;
  private Optional<Period> period = Optional.empty();
  private Optional<MisereQuotient> quotient = Optional.empty();
  private boolean givenUp;

  /** The table of a game, within the usual limits. */
  public QuotientTable(TakeAndBreak game) {
    this(game, USUAL_ORDER, USUAL_SUMS);
  }

  /**
   * @param largest how many elements the quotient may have
   * @param sums of how many sums a heap may ask for the outcomes
   */
  public QuotientTable(TakeAndBreak game, int largest, long sums) {
    this.game = game;
    this.search = new QuotientSearch(largest, sums);
  }

  /**
   * Adds heaps up to this one, unless a period is proved or a limit is reached before.
   *
   * @param control stops the work
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public synchronized void compute(int heap, Control control) {
    control.metered(
        meter ->
            control.heeding(
                () -> {
                  add(Math.min(heap, HEAPS), meter);
                  return this;
                }));
  }

  private void add(int heap, Meter meter) {
    while (search.parts() < heap && period.isEmpty() && !givenUp) {
      meter.count();
      givenUp = !search.add(options(search.parts() + 1));
      if (!givenUp) {
        quotient = Optional.empty();
        if (game.halves()) {
          int last = search.parts();
          period =
              Period.find(search.elements(), 1, last, this::checkedAtLeast).filter(Period::proved);
        }
      }
    }
  }

  private List<int[]> options(int heap) {
    List<int[]> options = new ArrayList<>();
    game.splits(heap, (one, other) -> options.add(new int[] {one, other}));
    return options;
  }

  /** The theorem asks for the heaps below 2 from + p + k, and compares each with the one p on. */
  private long checkedAtLeast(int from, int length) {
    return 2L * from + 2L * length + game.most() - 1;
  }

  /** The quotient of the sums of heaps of at most {@link #heaps}. */
  public synchronized MisereQuotient quotient() {
    quotient = quotient.or(() -> Optional.of(search.quotient()));
    return quotient.get();
  }

  /** The largest heap that was added. */
  public synchronized int heaps() {
    return search.parts();
  }

  /**
   * The proved period of the elements of heaps, where there is one; the quotient is then of all.
   */
  public synchronized Optional<Period> period() {
    return period;
  }

  /** Whether the next heap was refused because a limit was reached. */
  public synchronized boolean isGivenUp() {
    return givenUp;
  }

  /** The element of a heap of any size; empty where it is not known. */
  public synchronized Optional<Integer> element(int heap) {
    if (heap <= search.parts()) {
      return Optional.of(quotient().element(heap));
    }
    return period.map(p -> quotient().element(p.from() + (heap - p.from()) % p.length()));
  }
}
