package org.farstar.ask.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.grundy.PeriodTheory;
import org.farstar.values.player.Outcome;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;
import org.farstar.verify.heap.NimbersChecker;
import org.farstar.verify.heap.WythoffValues;

/** Sums of heaps for which there are theorems, in normal play. */
final class Nimbers {
  /** With fewer counters a strategy is small, and rests on no theorem. */
  static final BigInteger LEAST_COUNTERS = BigInteger.valueOf(21);

  private final List<Term> terms;

  /** The heaps of the terms in turn; empty for values. */
  private final List<Optional<HeapSum>> heaps = new ArrayList<>();

  private final Map<String, PeriodTheory.Game> octals = new LinkedHashMap<>();
  private final Map<String, HeapTable> tables = new HashMap<>();

  private Nimbers(List<Term> terms) {
    this.terms = terms;
  }

  /** The heaps of a sum, where it has nothing but heaps and nimbers, and a strategy is long. */
  static Optional<Nimbers> of(Sum sum) {
    Nimbers nimbers = new Nimbers(sum.terms());
    return sum.ending() == Ending.LAST_PLAYER_WINS
            && sum.terms().stream().allMatch(nimbers::add)
            && nimbers.counters().compareTo(LEAST_COUNTERS) >= 0
        ? Optional.of(nimbers)
        : Optional.empty();
  }

  private boolean add(Term term) {
    Optional<HeapSum> found =
        term instanceof Term.Placed<?> placed ? heapSum(placed) : Optional.empty();
    heaps.add(found);
    return found.isPresent() || (term instanceof Term.Worth worth && worth.value().isNimber());
  }

  private <P> Optional<HeapSum> heapSum(Term.Placed<P> term) {
    if (!(term.variant().rules() instanceof HeapSumRules<P> rules)) {
      return Optional.empty();
    }
    Optional<HeapSum> found = rules.heapSum(term.position());
    if (rules instanceof PeriodTheory.Game octal) {
      found.ifPresent(part -> octals.put(part.game(), octal));
    }
    return found;
  }

  private BigInteger counters() {
    return heaps.stream()
        .flatMap(Optional::stream)
        .flatMap(part -> part.sizes().stream())
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /**
   * What was found.
   *
   * @param body the lines
   * @param outcome who wins
   * @param nimber the nimber of the sum; empty where it has parts of which only the winner is known
   */
  record Found(List<String> body, Outcome outcome, Optional<BigInteger> nimber) {}

  /** A proof of the nimber; empty where some value was not found. */
  Optional<Found> exact(Control control) {
    return find(true, control);
  }

  /** A proof, if possible without nimbers of Wythoff's game; empty where none was found. */
  Optional<Found> outcome(Control control) {
    return find(false, control).or(() -> exact(control));
  }

  private Optional<Found> find(boolean exact, Control control) {
    List<String> body = new ArrayList<>();
    for (String code : octals.keySet()) {
      BigInteger largest = largest(code);
      if (largest.signum() > 0) {
        HeapTable table = octals.get(code).table();
        if (control.metered(meter -> table.value(largest, meter)).isEmpty()) {
          return Optional.empty();
        }
        tables.put(code, table);
        Optional<String> line = values(code, table, largest);
        if (line.isEmpty()) {
          return Optional.empty();
        }
        body.add(line.get());
      }
    }
    int won = 0;
    BigInteger total = BigInteger.ZERO;
    for (int i = 0; i < terms.size(); i++) {
      if (terms.get(i) instanceof Term.Worth worth) {
        total = total.xor(NimbersChecker.nimber(worth.value()));
        continue;
      }
      HeapSum part = heaps.get(i).orElseThrow();
      if (part.game().equals(HeapSum.WYTHOFF) && exact) {
        Optional<Integer> nimber = WythoffValues.of(part, control::throwIfStopped);
        if (nimber.isEmpty()) {
          return Optional.empty();
        }
        BigInteger found = BigInteger.valueOf(nimber.get());
        total = total.xor(found);
        body.add(NimbersChecker.is(i + 1, NimbersChecker.nimber(found)));
      } else if (part.game().equals(HeapSum.WYTHOFF)) {
        boolean lost = NimbersChecker.lostInWythoff(part.sizes().get(0), part.sizes().get(1));
        won += lost ? 0 : 1;
        body.add(NimbersChecker.is(i + 1, lost ? NimbersChecker.LOST : NimbersChecker.WON));
      } else {
        BigInteger nimber = nimber(part, control);
        total = total.xor(nimber);
        body.add(NimbersChecker.is(i + 1, NimbersChecker.nimber(nimber)));
      }
    }
    Optional<BigInteger> value = won == 0 ? Optional.of(total) : Optional.empty();
    return NimbersChecker.outcome(won, total).map(outcome -> new Found(body, outcome, value));
  }

  private BigInteger largest(String code) {
    return heaps.stream()
        .flatMap(Optional::stream)
        .filter(part -> part.game().equals(code))
        .flatMap(part -> part.sizes().stream())
        .reduce(BigInteger.ZERO, BigInteger::max);
  }

  private static Optional<String> values(String code, HeapTable table, BigInteger largest) {
    int length = table.proved().map(found -> found.length()).orElse(0);
    // The theorem on octal games is about heaps that are not empty.
    int from = table.proved().map(found -> Math.max(1, found.from())).orElse(0);
    int count = length == 0 ? largest.intValueExact() + 1 : from + length;
    int saltus = table.proved().map(Period::saltus).orElse(0);
    return NimbersChecker.values(code, length, from, saltus, table.first(count));
  }

  private BigInteger nimber(HeapSum part, Control control) {
    HeapTable table = tables.get(part.game());
    BigInteger nimber = BigInteger.ZERO;
    for (BigInteger heap : part.sizes()) {
      nimber =
          nimber.xor(
              table == null
                  ? heap
                  : BigInteger.valueOf(
                      control.metered(meter -> table.value(heap, meter)).orElseThrow()));
    }
    return nimber;
  }
}
