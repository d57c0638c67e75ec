package org.farstar.engine.claim;

import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.search.NoSuchValueException;

/**
 * A statement of a paper as a check that can fail: a citation, the statement, and cases in which
 * the statement is compared with exhaustive search or direct computation.
 *
 * <p>Most claims are families with a size, for instance the number of coins in a line: all cases of
 * size 1 are checked, then those of size 2, and so on, so that a counterexample is a smallest one
 * and a budget that ends leaves a scope that can be stated. A claim made with {@link #fixed} has a
 * single set of cases.
 */
public final class Claim {
  /** Compares all the cases of one size. */
  @FunctionalInterface
  public interface Check {
    /** Hands the cases of exactly this size to {@code cases}. */
    void run(int size, Cases cases);
  }

  private enum Kind {
    THEOREM,
    CORRECTION,
    CONJECTURE
  }

  private final String id;
  private final String cite;
  private final String statement;
  private final Kind kind;
  private final String scope;
  private final boolean sized;
  private final int firstSize;
  private final int lastSize;
  private final Check check;
  private final Check printed;

  private Claim(
      String id,
      String cite,
      String statement,
      Kind kind,
      String scope,
      boolean sized,
      int firstSize,
      int lastSize,
      Check check,
      Check printed) {
    if (!id.matches("[^/ ]+/[^ ]+")) {
      throw new IllegalArgumentException("a claim's id is paper/number, not '" + id + "'");
    }
    if (firstSize > lastSize) {
      throw new IllegalArgumentException(id + ": no sizes from " + firstSize + " to " + lastSize);
    }
    this.id = id;
    this.cite = cite;
    this.statement = statement;
    this.kind = kind;
    this.scope = scope;
    this.sized = sized;
    this.firstSize = firstSize;
    this.lastSize = lastSize;
    this.check = check;
    this.printed = printed;
  }

  /**
   * A statement with a fixed set of cases, such as a worked example.
   *
   * @param id paper and number, as {@code flipping-coins/3.1}
   * @param cite the place in the paper, as {@code Theorem 3.1}
   * @param statement the statement in this project's words
   * @param scope the cases in words
   * @param check compares them; the size it is given means nothing
   */
  public static Claim fixed(String id, String cite, String statement, String scope, Check check) {
    return new Claim(id, cite, statement, Kind.THEOREM, scope, false, 0, 0, check, null);
  }

  /**
   * A statement about cases of every size.
   *
   * @param id paper and number, as {@code flipping-coins/3.1}
   * @param cite the place in the paper, as {@code Theorem 3.1}
   * @param statement the statement in this project's words
   * @param scope the cases in words, with {@code %d} for the largest size checked
   * @param firstSize the smallest size
   * @param lastSize the largest size unless somebody asks for another
   * @param check compares the cases of one size
   */
  public static Claim sized(
      String id,
      String cite,
      String statement,
      String scope,
      int firstSize,
      int lastSize,
      Check check) {
    return new Claim(
        id, cite, statement, Kind.THEOREM, scope, true, firstSize, lastSize, check, null);
  }

  /** The same claim as a conjecture, which no number of cases proves. */
  public Claim conjecture() {
    return new Claim(
        id, cite, statement, Kind.CONJECTURE, scope, sized, firstSize, lastSize, check, printed);
  }

  /**
   * The same claim as the correction of a slip: what the paper prints must have a counterexample.
   *
   * <p>Where no size that is checked has a counterexample to what is printed, the finding is that
   * the claim holds: there is nothing to correct as far as that.
   *
   * @param asPrinted compares the cases of what is printed; must fail at some size
   */
  public Claim corrects(Check asPrinted) {
    return new Claim(
        id, cite, statement, Kind.CORRECTION, scope, sized, firstSize, lastSize, check, asPrinted);
  }

  /** Paper and number. */
  public String id() {
    return id;
  }

  /** The short name of the paper. */
  public String paper() {
    return id.substring(0, id.indexOf('/'));
  }

  /** The place in the paper. */
  public String cite() {
    return cite;
  }

  /** The statement. */
  public String statement() {
    return statement;
  }

  /** The scope that is checked unless another size is asked for. */
  public String standardScope() {
    return scopeUpTo(lastSize);
  }

  /** Whether the claim has a size that can be asked for. */
  public boolean hasSize() {
    return sized;
  }

  /**
   * Checks the claim.
   *
   * @param size the largest size to check, where the claim has sizes; empty for the usual one; the
   *     smallest size is always checked
   * @param control ends the check when its budget ends; the finding then says how far it came
   */
  public Finding check(OptionalInt size, Control control) {
    int last = hasSize() ? Math.max(firstSize, size.orElse(lastSize)) : lastSize;
    control.phase(id);
    Run run = run(check, last, control);
    if (run.counterexample.isPresent()) {
      return run.finding(Status.FAILS);
    }
    boolean nothing = !run.begun || run.cases == 0;
    Status unrefuted = kind == Kind.CONJECTURE || nothing ? Status.OPEN : Status.HOLDS;
    if (kind != Kind.CORRECTION) {
      return run.finding(unrefuted);
    }
    Run slip = run(printed, last, control);
    // A slip that was not met in less than the usual scope may well stand beyond it.
    boolean everything = run.stopped.isEmpty() && slip.stopped.isEmpty() && last >= lastSize;
    Status status =
        nothing || (slip.counterexample.isEmpty() && !everything)
            ? Status.OPEN
            : slip.counterexample.isPresent() ? Status.CORRECTED : unrefuted;
    return new Finding(
        status,
        run.scope,
        run.cases + slip.cases,
        slip.counterexample,
        run.stopped.or(() -> slip.counterexample.isPresent() ? Optional.empty() : slip.stopped));
  }

  private Run run(Check body, int last, Control control) {
    Cases cases = new Cases(control);
    int done = firstSize - 1;
    try {
      while (done < last) {
        body.run(done + 1, cases);
        done++;
      }
    } catch (Cases.Counterexample | NoSuchValueException e) {
      return new Run(
          scopeUpTo(Math.max(firstSize, done + 1)) + cases.ways(),
          cases.count(),
          true,
          Optional.of(e.getMessage()),
          Optional.empty());
    } catch (SearchStopped e) {
      boolean begun = done >= firstSize;
      String scopeText = (begun ? scopeUpTo(done) : "nothing completely") + cases.ways();
      return new Run(scopeText, cases.count(), begun, Optional.empty(), Optional.of(e.reason()));
    }
    return new Run(
        scopeUpTo(last) + cases.ways(), cases.count(), true, Optional.empty(), Optional.empty());
  }

  private String scopeUpTo(int size) {
    return scope.replace("%d", Integer.toString(size));
  }

  /**
   * @param begun whether at least the smallest size was settled
   */
  private record Run(
      String scope,
      long cases,
      boolean begun,
      Optional<String> counterexample,
      Optional<StopReason> stopped) {
    Finding finding(Status status) {
      return new Finding(status, scope, cases, counterexample, stopped);
    }
  }
}
