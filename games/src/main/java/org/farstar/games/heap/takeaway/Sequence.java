package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.farstar.engine.budget.Meter;

/**
 * The sequence H_1 = 1, H_(j+1) = H_j + H_l with the least H_l for which f(H_l) is at least H_j.
 *
 * <p>While l stays the same, the H_j are an arithmetic progression with difference H_l, and they
 * are kept as such: a run for each l. For f(x) = x or 2x a run has one or two terms, and there are
 * as many as n has binary digits, up to a small factor. The faster f grows, the slower H does: for
 * x^2 there are about n^(1/4) runs below n. Not thread-safe.
 */
final class Sequence {
  /** The memory that the runs of one sequence may take, by estimate. */
  static final long MOST_BYTES = 256L << 20;

  /** Objects of a run without their digits. */
  private static final long BYTES_PER_RUN = 160;

  /**
   * Consecutive terms.
   *
   * @param index the j of the first of them
   * @param first the first of them
   * @param step their difference
   * @param count how many they are
   */
  private record Run(BigInteger index, BigInteger first, BigInteger step, BigInteger count) {
    BigInteger last() {
      return first.add(step.multiply(count.subtract(BigInteger.ONE)));
    }
  }

  /**
   * A term of the sequence.
   *
   * @param index its j, from 1
   * @param value H_j
   */
  record Term(BigInteger index, BigInteger value) {}

  private final Limit limit;
  private final List<Run> runs = new ArrayList<>();
  private BigInteger top = BigInteger.ONE;
  private long bytes = BYTES_PER_RUN;

  /** The run in which H_l is, and how many of its terms are before H_l. */
  private int low;

  private BigInteger lowOffset = BigInteger.ZERO;

  Sequence(Limit limit) {
    this.limit = limit;
    runs.add(new Run(BigInteger.ONE, BigInteger.ONE, BigInteger.ONE, BigInteger.ONE));
  }

  /** The memory it takes, by estimate. */
  long bytes() {
    return bytes;
  }

  /**
   * Makes all that is needed to represent some numbers. To be called once.
   *
   * @param numbers the numbers
   * @param meter counts the runs, and may stop the work
   * @return whether it was done; false where more than {@link #MOST_BYTES} would be needed
   */
  boolean reach(Collection<BigInteger> numbers, Meter meter) {
    TreeSet<BigInteger> targets = new TreeSet<>(numbers);
    if (targets.isEmpty()) {
      return true;
    }
    BigInteger low = leastWithLimit(targets.last());
    while (top.compareTo(targets.last()) < 0) {
      if (bytes > MOST_BYTES) {
        return false;
      }
      meter.count();
      addRun(targets, low);
    }
    return true;
  }

  /** The least x with f(x) >= n. */
  private BigInteger leastWithLimit(BigInteger n) {
    BigInteger below = BigInteger.ZERO;
    BigInteger enough = n.max(BigInteger.ONE);
    while (enough.subtract(below).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = below.add(enough).shiftRight(1);
      if (limit.at(middle).compareTo(n) >= 0) {
        enough = middle;
      } else {
        below = middle;
      }
    }
    return enough;
  }

  private void addRun(TreeSet<BigInteger> targets, BigInteger keep) {
    BigInteger step = lowTerm();
    BigInteger bound = limit.at(step);
    while (bound.compareTo(top) < 0) {
      nextLow();
      step = lowTerm();
      bound = limit.at(step);
    }
    BigInteger more = bound.subtract(top).divide(step);
    BigInteger count = more.signum() == 0 ? BigInteger.ONE : more.add(BigInteger.ONE);
    Run before = runs.get(runs.size() - 1);
    Run run = new Run(before.index().add(before.count()), top.add(step), step, count);
    BigInteger target = targets.ceiling(before.first());
    boolean asked = target != null && target.compareTo(run.first()) < 0;
    // The first term from there on may be the first of a run that begins beyond.
    boolean beyond = runs.size() > 1 && runs.get(runs.size() - 2).first().compareTo(keep) >= 0;
    if (!asked && beyond) {
      runs.set(runs.size() - 1, run);
    } else {
      runs.add(run);
      // The step is an object of an earlier run, unless that run has several terms.
      long own = lowOffset.signum() == 0 ? 0 : step.bitLength();
      bytes += BYTES_PER_RUN + (run.index().bitLength() + top.bitLength() + own) / Byte.SIZE;
    }
    top = run.last();
  }

  private BigInteger lowTerm() {
    Run run = runs.get(low);
    return lowOffset.signum() == 0 ? run.first() : run.first().add(run.step().multiply(lowOffset));
  }

  private void nextLow() {
    lowOffset = lowOffset.add(BigInteger.ONE);
    if (lowOffset.equals(runs.get(low).count())) {
      low++;
      lowOffset = BigInteger.ZERO;
    }
  }

  /** The largest term that is at most n; {@link #reach} must have been told of n, at least 1. */
  Term below(BigInteger n) {
    int from = 0;
    int to = runs.size();
    while (to - from > 1) {
      int middle = (from + to) >>> 1;
      if (runs.get(middle).first().compareTo(n) <= 0) {
        from = middle;
      } else {
        to = middle;
      }
    }
    Run run = runs.get(from);
    BigInteger offset =
        n.subtract(run.first()).divide(run.step()).min(run.count().subtract(BigInteger.ONE));
    return new Term(run.index().add(offset), run.first().add(run.step().multiply(offset)));
  }

  /**
   * The H-representation of n: the terms with n as their sum, each more than f of the one before.
   * The largest term first, as they are found.
   */
  List<Term> representation(BigInteger n) {
    List<Term> terms = new ArrayList<>();
    BigInteger rest = n;
    while (rest.signum() > 0) {
      Term term = below(rest);
      terms.add(term);
      rest = rest.subtract(term.value());
    }
    return terms;
  }
}
