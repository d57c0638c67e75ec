package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of a take-away heap: the sequence H is made term by term as it is
 * defined, and the terms of a number are found by taking the largest again and again.
 */
final class TakeAwayChecker implements StepChecker<TakeAwayHeap> {
  /** Longer sequences are not made; then the terms are checked against each other alone. */
  private static final int MOST = 20_000;

  private final Limit limit;

  TakeAwayChecker(Limit limit) {
    this.limit = limit;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.REPRESENTATION, StepKind.CAP);
  }

  @Override
  public void check(StepCheck<TakeAwayHeap> check) {
    if (check.kind() == StepKind.REPRESENTATION) {
      representation(check);
      return;
    }
    BigInteger least = check.number("least");
    check.require(
        check
            .earlier(StepKind.REPRESENTATION)
            .filter(step -> step.data().get("least").equals(least.toString()))
            .isPresent(),
        "the least term was named before");
    BigInteger cap = check.position().cap();
    check.require(check.number("cap").equals(cap), "so many may be taken");
    boolean enough = least.compareTo(cap) <= 0;
    check.require(check.flag("wins") == enough, "least <= cap is " + enough);
    check.concludes(enough ? Outcome.N : Outcome.P);
  }

  private void representation(StepCheck<TakeAwayHeap> check) {
    BigInteger n = check.position().n();
    check.require(
        check.number("heap").equals(n) && check.text("game").equals(limit.toString()),
        "this is the heap and its game");
    int terms = check.integer("terms");
    List<BigInteger> values = check.numbers("values");
    List<BigInteger> indices = check.numbers("indices");
    check.require(
        !values.isEmpty() && values.get(0).equals(check.number("least")),
        "the least term comes first");
    check.require(
        values.size() <= terms && indices.size() == values.size(), "there are so many terms");
    BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::add);
    check.require(
        values.size() == terms ? sum.equals(n) : sum.compareTo(n) < 0, "the terms add up to n");
    for (int i = 1; i < values.size(); i++) {
      check.require(
          values.get(i).compareTo(limit.at(values.get(i - 1))) > 0,
          "each term is more than f of the one before");
    }
    sequence(n)
        .ifPresent(
            h -> {
              List<Integer> own = terms(h, n);
              check.require(own.size() == terms, "there are " + own.size() + " terms");
              for (int i = 0; i < Math.min(values.size(), own.size()); i++) {
                check.require(
                    h.get(own.get(i)).equals(values.get(i))
                        && indices.get(i).intValueExact() == own.get(i) + 1,
                    "H_" + (own.get(i) + 1) + " is a term");
              }
            });
  }

  /** H up to a number; empty where it is long. */
  private Optional<List<BigInteger>> sequence(BigInteger n) {
    List<BigInteger> h = new ArrayList<>(List.of(BigInteger.ONE));
    int low = 0;
    while (true) {
      BigInteger top = h.get(h.size() - 1);
      while (limit.at(h.get(low)).compareTo(top) < 0) {
        low++;
      }
      BigInteger next = top.add(h.get(low));
      if (next.compareTo(n) > 0) {
        return Optional.of(h);
      }
      if (h.size() == MOST) {
        return Optional.empty();
      }
      h.add(next);
    }
  }

  /** The places of the terms of a number, the least first. */
  private static List<Integer> terms(List<BigInteger> h, BigInteger n) {
    List<Integer> terms = new ArrayList<>();
    BigInteger rest = n;
    for (int i = h.size() - 1; i >= 0; i--) {
      if (h.get(i).compareTo(rest) <= 0) {
        terms.add(i);
        rest = rest.subtract(h.get(i));
      }
    }
    Collections.reverse(terms);
    return terms;
  }
}
