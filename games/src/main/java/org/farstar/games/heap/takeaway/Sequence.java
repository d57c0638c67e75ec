package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;

/**
 * The sequence H_1 = 1, H_(j+1) = H_j + H_l with the least H_l for which f(H_l) is at least H_j.
 *
 * <p>While l stays the same, the H_j are an arithmetic progression with difference H_l, and they
 * are kept as such: a run for each l. For f(x) = x or 2x a run has one or two terms, and there are
 * as many as n has binary digits, up to a small factor. The faster f grows, the slower H does: for
 * x^2 there are about n^(1/4) runs below n. Not for threads.
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
   * Goes on until a term reaches n.
   *
   * @param meter counts the runs, and may stop the work
   * @return whether it did; false where more than {@link #MOST_BYTES} would be needed
   */
  boolean reach(BigInteger n, Meter meter) {
    while (top.compareTo(n) < 0) {
      if (bytes > MOST_BYTES) {
        return false;
      }
      meter.count();
      addRun();
    }
    return true;
  }

  private void addRun() {
    BigInteger step = lowTerm();
    BigInteger bound = limit.at(step);
    while (bound.compareTo(top) < 0) {
      nextLow();
      step = lowTerm();
      bound = limit.at(step);
    }
    BigInteger count = bound.subtract(top).divide(step).add(BigInteger.ONE);
    Run before = runs.get(runs.size() - 1);
    Run run = new Run(before.index().add(before.count()), top.add(step), step, count);
    runs.add(run);
    top = run.last();
    bytes += BYTES_PER_RUN + (run.index().bitLength() + 3L * top.bitLength()) / Byte.SIZE;
  }

  private BigInteger lowTerm() {
    Run run = runs.get(low);
    return run.first().add(run.step().multiply(lowOffset));
  }

  private void nextLow() {
    lowOffset = lowOffset.add(BigInteger.ONE);
    if (lowOffset.equals(runs.get(low).count())) {
      low++;
      lowOffset = BigInteger.ZERO;
    }
  }

  /** The largest term that is at most n; {@link #reach} must have reached n, of at least 1. */
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
