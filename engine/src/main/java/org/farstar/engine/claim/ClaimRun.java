package org.farstar.engine.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.claim.Draft.Extent;
import org.farstar.engine.claim.Draft.Kind;
import org.farstar.engine.search.NoSuchValueException;

/**
 * Checks claims one after the other and owns the tables that their checks share. Claims of one
 * paper that follow each other share tables; those of the paper before are dropped. Used by one
 * thread.
 */
public final class ClaimRun {
  private final Map<Cases.Key<?>, Object> tables = new HashMap<>();
  private String paper = "";

  /** A run without tables. */
  public ClaimRun() {}

  /**
   * Checks a claim.
   *
   * <p>Where a correction meets no counterexample to what is printed at any size that is checked,
   * the finding is that the claim holds: there is nothing to correct as far as that. In the same
   * way a claim holds, in both readings, whose other reading has no counterexample.
   *
   * @param claim the claim
   * @param size the largest size to check, where the claim has sizes; empty for the usual one; the
   *     smallest size is always checked
   * @param control ends the check when its budget ends; the finding then says how far it came
   */
  public Finding check(Claim claim, OptionalInt size, Control control) {
    begin(claim, control);
    Extent extent = claim.draft().extent();
    int wanted = extent.sized() ? Math.max(extent.first(), size.orElse(extent.last())) : 0;
    int last = Math.min(wanted, extent.most());
    Finding finding = check(claim, last, control);
    boolean told = finding.status() == Status.FAILS || finding.stopped().isPresent();
    return wanted == last || told
        ? finding
        : new Finding(
            finding.status(),
            finding.scope(),
            finding.cases(),
            finding.counterexample(),
            Optional.of(StopReason.SIZE));
  }

  /**
   * Checks a false neighbour of the claim that needs no statement of its own: what the claim
   * expects of each case is asked of the next one. Where the finding is not that it fails, the
   * claim compares with constants only, or compares nothing twice.
   *
   * @param control as for {@link #check(Claim, OptionalInt, Control)}
   */
  public Finding checkShifted(Claim claim, Control control) {
    begin(claim, control);
    Extent extent = claim.draft().extent();
    Cases cases = new Cases(control, this, Expectations.shifted());
    Part part = run(extent, claim.check(), extent.last(), cases);
    return part.finding(part.counterexample.isPresent() ? Status.FAILS : Status.HOLDS);
  }

  private void begin(Claim claim, Control control) {
    if (!claim.paper().equals(paper)) {
      tables.clear();
      paper = claim.paper();
    }
    control.phase(claim.id());
  }

  /** What hears of the claims of a run. */
  public interface Audience {
    /** Whether another claim is to be checked. */
    boolean goesOn();

    /** Begins the check of a claim with its share of the budget. */
    Control begin(Budget share);

    /** Hears what was found, and what it took. */
    void found(Claim claim, Finding finding, Progress spent);
  }

  /**
   * Checks claims one after the other. Each gets an even share of what those before it have left of
   * the budget.
   *
   * @param size see {@link #check(Claim, OptionalInt, Control)}
   * @param budget for all of them together
   */
  public void check(List<Claim> claims, OptionalInt size, Budget budget, Audience audience) {
    Budget left = budget;
    for (int i = 0; i < claims.size() && audience.goesOn(); i++) {
      Control control = audience.begin(left.share(claims.size() - i));
      Finding finding = check(claims.get(i), size, control);
      Progress spent = control.progress();
      left = left.less(spent);
      audience.found(claims.get(i), finding, spent);
    }
  }

  private Finding check(Claim claim, int last, Control control) {
    Draft draft = claim.draft();
    Part part = run(draft.extent(), claim.check(), last, cases(control));
    if (part.counterexample.isPresent()) {
      return part.finding(Status.FAILS);
    }
    boolean nothing = !part.begun || part.cases == 0;
    if (draft.rival().isEmpty() || draft.kind() == Kind.CONJECTURE) {
      return part.finding(nothing ? Status.OPEN : draft.kind().expected);
    }
    Part rival = run(draft.extent(), draft.rival().get().check(), last, cases(control));
    boolean refuted = rival.counterexample.isPresent();
    // A slip that was not met in less than the usual scope may well stand beyond it.
    boolean everything =
        part.stopped.isEmpty() && rival.stopped.isEmpty() && last >= draft.extent().last();
    Status status =
        nothing || (!refuted && !everything)
            ? Status.OPEN
            : refuted ? draft.kind().expected : Status.HOLDS;
    return new Finding(
        status,
        part.scope,
        part.cases + rival.cases,
        rival.counterexample,
        part.stopped.or(() -> refuted ? Optional.empty() : rival.stopped));
  }

  private Cases cases(Control control) {
    return new Cases(control, this, Expectations.OWN);
  }

  private static Part run(Extent extent, Claim.Check body, int last, Cases cases) {
    int next = extent.first();
    try {
      for (; next < last; next++) {
        run(body, next, cases);
      }
      // Apart from the others: a last size may be the largest number, which nothing follows.
      run(body, last, cases);
    } catch (Cases.Counterexample | NoSuchValueException e) {
      String scope = extent.upTo(next);
      return new Part(
          scope + cases.ways(), cases.count(), true, Optional.of(e.getMessage()), Optional.empty());
    } catch (SearchStopped e) {
      boolean begun = next > extent.first();
      String scope = begun ? extent.upTo(next - 1) : "nothing completely";
      return new Part(
          scope + cases.ways(), cases.count(), begun, Optional.empty(), Optional.of(e.reason()));
    }
    return new Part(
        extent.upTo(last) + cases.ways(), cases.count(), true, Optional.empty(), Optional.empty());
  }

  private static void run(Claim.Check body, int size, Cases cases) {
    // A check asks in its loops; sizes without cases have none.
    cases.control().throwIfStopped();
    cases
        .control()
        .heeding(
            () -> {
              body.run(size, cases);
              return null;
            });
  }

  <T> T table(Cases.Key<T> key, Supplier<T> making) {
    Object known = tables.get(key);
    if (known == null) {
      // Not computeIfAbsent: one table may be made of another.
      known = making.get();
      tables.put(key, known);
    }
    @SuppressWarnings("unchecked")
    T table = (T) known;
    return table;
  }

  /**
   * What came of one of the statements of a claim.
   *
   * @param begun whether at least the smallest size was settled
   */
  private record Part(
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
