package org.farstar.engine.sum;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.misere.MisereGame;
import org.farstar.values.misere.MisereGames;
import org.farstar.values.player.Outcome;

/**
 * The canonical forms of sums of impartial positions in misère play, from those of their options
 * (On Numbers and Games, chapter 12). Takes time in proportion to the positions, and for sums to
 * the sums of followers of their terms, which are many: forms hardly ever become simpler.
 */
public final class MisereForms {
  private final Control control;
  private final Meter meter;
  private final FormAlgebra algebra = new FormAlgebra();

  /** The memory of the forms, by their own estimate. */
  private long built;

  private long visited;

  /**
   * @param control ends the search when its budget ends, of which a sum of two followers takes as
   *     much as a position; it must be {@linkplain Control#heeding heeded}
   */
  public MisereForms(Control control) {
    this.control = control;
    this.meter = control.meter(() -> built);
  }

  /** How many positions were visited. */
  public long visited() {
    return visited;
  }

  /**
   * The form of a sum.
   *
   * @throws IllegalArgumentException where it is no sum of impartial positions in misère play
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public MisereGame of(Sum sum) {
    if (!isDefined(sum)) {
      throw new IllegalArgumentException(
          "misère canonical forms are of games in which both players have the same moves");
    }
    MisereGame total = algebra.zero();
    for (Term term : sum.terms()) {
      total = algebra.sum(total, form((Term.Placed<?>) term));
    }
    return total;
  }

  /** Whether a sum has such a form: impartial positions in misère play, which end. */
  public static boolean isDefined(Sum sum) {
    return sum.ending() == Ending.LAST_PLAYER_LOSES
        && sum.impartial()
        && sum.terms().stream()
            .allMatch(
                term ->
                    term instanceof Term.Placed<?> placed
                        && placed.variant().rules().endless().isEmpty());
  }

  private <P> MisereGame form(Term.Placed<P> term) {
    // The search wants rules in which the last player wins; what it computes is told by the
    // algebra, not by the ending.
    ValueSearch<P, MisereGame> search =
        new ValueSearch<>(new Misere<>(term.variant().rules()), algebra, control);
    try {
      return search.value(term.position());
    } finally {
      visited += search.visited();
    }
  }

  private final class FormAlgebra implements Algebra<MisereGame> {
    private final MisereGames games = new MisereGames();

    @Override
    public MisereGame zero() {
      return games.zero();
    }

    @Override
    public MisereGame sum(MisereGame a, MisereGame b) {
      return meter.during(
          () ->
              Cancellation.during(
                  (long bytes) -> {
                    built = bytes;
                    meter.count();
                  },
                  () -> games.sum(a, b)));
    }

    @Override
    public MisereGame negate(MisereGame value) {
      return value;
    }

    @Override
    public MisereGame of(List<MisereGame> left, List<MisereGame> right) {
      return games.of(left);
    }

    @Override
    public Outcome outcome(MisereGame value) {
      return value.isLost() ? Outcome.P : Outcome.N;
    }
  }
}
