package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.values.player.Outcome;
import org.farstar.verify.monotone.DeckSummary;

/**
 * Who wins with critical lengths a and d on {1..n} for every n: the outcomes up to a bound from
 * which on, by {@link GapBounds} and by Erdős and Szekeres, all decks are alike.
 *
 * @param a the critical length of ascending subsequences
 * @param d that of descending ones
 * @param convention who wins
 * @param outcomes the outcomes for n = 1, 2, .. up to the bound
 * @param positions how many positions were visited for it
 * @param millis how long that took
 * @param bytes the memory of the tables at the end
 */
public record DeckOutcomes(
    int a,
    int d,
    Convention convention,
    List<Outcome> outcomes,
    long positions,
    long millis,
    long bytes) {
  public DeckOutcomes {
    outcomes = List.copyOf(outcomes);
  }

  /**
   * Makes the certificate.
   *
   * @param tables where positions are remembered; may know some already
   * @param control stops the work when its budget ends
   */
  public static DeckOutcomes make(int a, int d, ChainTables tables, Control control) {
    long start = System.nanoTime();
    ChainSearch search = new ChainSearch(tables, control);
    List<Outcome> outcomes = new ArrayList<>();
    for (long n = 1; n <= Gaps.largestDeck(a, d, tables.bounds()); n++) {
      outcomes.add(search.outcome(a, d, n));
    }
    return new DeckOutcomes(
        a,
        d,
        tables.convention(),
        outcomes,
        search.visited(),
        (System.nanoTime() - start) / 1_000_000,
        tables.bytes());
  }

  /** From this n on all decks are alike. */
  public long bound() {
    return outcomes.size();
  }

  /** The outcome for any n. */
  public Outcome outcome(long n) {
    return outcomes.get((int) Math.min(n, bound()) - 1);
  }

  /** The n from which on the outcome never changes. */
  public long constantFrom() {
    return DeckSummary.constantFrom(outcomes);
  }

  /** The last n that is a draw, 0 if there is none. */
  public long lastDraw() {
    return outcomes.lastIndexOf(Outcome.D) + 1;
  }

  /** All outcomes in a few words: {@code D to 9, N, P, N, P, P, N from 15 on}. */
  public String summary() {
    return DeckSummary.of(outcomes);
  }

  /** One line: the game, the outcomes, and what the proof rests on. */
  public String sentence() {
    return "W_"
        + (convention == Convention.MISERE ? "mis" : "nor")
        + "("
        + a
        + ","
        + d
        + ",n) for all n: "
        + summary()
        + "; proved by computation: bound "
        + bound()
        + ", "
        + positions
        + " positions, "
        + millis
        + " ms";
  }
}
