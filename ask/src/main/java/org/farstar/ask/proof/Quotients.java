package org.farstar.ask.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.octal.Octal;
import org.farstar.games.heap.octal.OctalCode;
import org.farstar.games.heap.octal.QuotientTable;
import org.farstar.values.misere.MisereQuotient;
import org.farstar.values.player.Outcome;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;
import org.farstar.verify.heap.QuotientChecker;

/** Sums of heaps of one octal game in misère play. */
final class Quotients {
  private final String code;
  private final List<BigInteger> sizes = new ArrayList<>();

  private Quotients(String code) {
    this.code = code;
  }

  /** The heaps of a sum, where it has nothing but heaps of one code, and a strategy is long. */
  static Optional<Quotients> of(Sum sum) {
    List<Optional<HeapSum>> heaps = sum.terms().stream().map(Quotients::heaps).toList();
    if (sum.ending() != Ending.LAST_PLAYER_LOSES
        || heaps.isEmpty()
        || heaps.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    Quotients found = new Quotients(heaps.get(0).orElseThrow().game());
    heaps.forEach(part -> found.sizes.addAll(part.orElseThrow().sizes()));
    BigInteger counters = found.sizes.stream().reduce(BigInteger.ZERO, BigInteger::add);
    return found.code.matches("[04]\\.[0-7]+")
            && heaps.stream().allMatch(part -> part.orElseThrow().game().equals(found.code))
            && counters.compareTo(Nimbers.LEAST_COUNTERS) >= 0
        ? Optional.of(found)
        : Optional.empty();
  }

  private static Optional<HeapSum> heaps(Term term) {
    return term instanceof Term.Placed<?> placed ? placed(placed) : Optional.empty();
  }

  private static <P> Optional<HeapSum> placed(Term.Placed<P> term) {
    Rules<P> given = term.variant().rules();
    Rules<P> rules = given instanceof Misere<P> misere ? misere.rules() : given;
    return rules instanceof HeapSumRules<P> sums ? sums.heapSum(term.position()) : Optional.empty();
  }

  /** The lines, and who wins. */
  record Found(List<String> body, Outcome outcome) {}

  /** A proof; empty where the quotient is too large or the heaps are. */
  Optional<Found> find(Control control) {
    QuotientTable table = new QuotientTable(new Octal(new OctalCode(code)));
    BigInteger largest = sizes.stream().reduce(BigInteger.ZERO, BigInteger::max);
    table.compute(largest.min(BigInteger.valueOf(QuotientTable.HEAPS)).intValueExact(), control);
    MisereQuotient quotient = table.quotient();
    int product = 0;
    for (BigInteger heap : sizes) {
      Optional<Integer> element = table.element(heap.intValueExact());
      if (element.isEmpty()) {
        return Optional.empty();
      }
      product = quotient.product(product, element.get());
    }
    Outcome outcome = quotient.isLost(product) ? Outcome.P : Outcome.N;
    return Optional.of(new Found(body(table, quotient), outcome));
  }

  private List<String> body(QuotientTable table, MisereQuotient quotient) {
    int length = table.period().map(Period::length).orElse(0);
    int from = table.period().map(Period::from).orElse(0);
    int last = length == 0 ? quotient.parts() : from + length - 1;
    return QuotientChecker.body(
        code,
        length,
        from,
        IntStream.rangeClosed(0, last).mapToObj(quotient::element).toList(),
        quotient.generators().stream().map(heap -> row(quotient, quotient.element(heap))).toList(),
        quotient.lost());
  }

  private static List<Integer> row(MisereQuotient quotient, int generator) {
    return IntStream.range(0, quotient.order())
        .mapToObj(x -> quotient.product(x, generator))
        .toList();
  }
}
