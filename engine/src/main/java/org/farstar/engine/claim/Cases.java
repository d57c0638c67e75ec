package org.farstar.engine.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;

/**
 * Counts the cases of a claim as they are compared, and stops at the first that contradicts it. A
 * check hands over its cases from small to large, so the first counterexample is a smallest one.
 */
public final class Cases {
  private final Control control;
  private final ClaimRun run;
  private final Expectations expectations;
  private long count;
  private final Map<String, Long> ways = new LinkedHashMap<>();

  Cases(Control control, ClaimRun run, Expectations expectations) {
    this.control = control;
    this.expectations = expectations;
    this.run = run;
  }

  /** One case. */
  public void check(boolean holds, Supplier<String> counterexample) {
    control.count();
    count++;
    if (!holds) {
      throw new Counterexample(counterexample.get());
    }
  }

  /** One case: two ways to the same thing. */
  public void equal(Object expected, Object found, Supplier<String> what) {
    Object asked = expectations.of(expected, what.getClass());
    check(
        Objects.equals(asked, found),
        () -> what.get() + ": expected " + asked + ", found " + found);
  }

  /** The control of the whole check, for searches made on the way. */
  public Control control() {
    return control;
  }

  /**
   * A table that the checks of one run share, made for the first of them that asks and dropped with
   * the run. Asked for by the thread that runs the check.
   *
   * @param key the same for all that share it
   * @param making makes it; it must not keep this object or its control, which end with the claim
   */
  public <T> T table(Key<T> key, Supplier<T> making) {
    return run.table(key, making);
  }

  /**
   * Says by which way a case was settled, where a claim has several; the scope then says how many
   * cases were settled by each.
   *
   * @param way for instance {@code by theory}
   */
  public void settled(String way) {
    ways.merge(way, 1L, Long::sum);
  }

  long count() {
    return count;
  }

  /**
   * Names a table; only the same object is the same key, so a class of claims keeps it in a
   * constant.
   *
   * @param <T> the type of the table
   */
  public static final class Key<T> {
    /** A key equal to no other. */
    public Key() {}
  }

  /** How many cases were settled by which way, as the end of a sentence; empty if nobody said. */
  String ways() {
    return ways.entrySet().stream()
        .map(way -> way.getValue() + " " + way.getKey())
        .collect(Collectors.joining(", ", ways.isEmpty() ? "" : "; ", ""));
  }

  /** Ends a check at a counterexample; control flow inside this package. */
  static final class Counterexample extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Counterexample(String text) {
      super(text, null, false, false);
    }
  }
}
