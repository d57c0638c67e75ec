package org.farstar.engine.claim;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Draft.Rival;
import org.farstar.engine.theory.Statement;

/**
 * A statement of a paper as a check that can fail: a citation, the statement, and cases in which
 * the statement is compared with exhaustive search or direct computation. {@link Claims} makes
 * them.
 *
 * <p>Most claims are families with a size, for instance the number of coins in a line: all cases of
 * size 1 are checked, then those of size 2, and so on, so that a counterexample is a smallest one
 * and a budget that ends leaves a scope that can be stated. The others have a single set of cases.
 *
 * <p>A claim holds no tables: what checks of one run share belongs to the run, see {@link
 * Cases#table}.
 */
public final class Claim {
  /** Compares all the cases of one size. */
  @FunctionalInterface
  public interface Check {
    /** Hands the cases of exactly this size to {@code cases}. */
    void run(int size, Cases cases);
  }

  private final Draft draft;
  private final Check check;

  Claim(Draft draft, Check check) {
    this.draft = draft;
    this.check = check;
  }

  /** Paper and number. */
  public String id() {
    return draft.statement().id();
  }

  /** The short name of the paper. */
  public String paper() {
    return draft.statement().work().id();
  }

  /** The place in the paper. */
  public String cite() {
    return draft.statement().place();
  }

  /** The statement, in words. */
  public String statement() {
    return draft.statement().words();
  }

  /** The statement that is checked. */
  public Statement subject() {
    return draft.statement();
  }

  /** The statements that its check compares: the one it says, and others that rest on the same. */
  public List<Statement> checks() {
    return Stream.concat(Stream.of(draft.statement()), draft.supports().stream()).toList();
  }

  /** How the print is read, where it can be read in several ways. */
  public Optional<String> reading() {
    return draft.reading();
  }

  /** The print that a correction corrects, with the line and the reason. */
  public Optional<Slip> slip() {
    return draft.slip();
  }

  /** What a corrected claim corrects, or what the other reading says, where the claim gives it. */
  public Optional<String> printed() {
    return draft.rival().map(Rival::statement).filter(text -> !text.isEmpty());
  }

  /**
   * What the claim is held against, as a claim over the same cases whose check must fail: the
   * statement as printed, or the other reading of it.
   */
  public Optional<Claim> rival() {
    return draft.rival().map(draft::of);
  }

  /**
   * False statements close to this one, as claims over the same cases: a bound one smaller, an
   * index shifted. The check of each must fail in the usual scope, which shows that the scope can
   * tell them from the claim.
   */
  public List<Claim> neighbours() {
    return draft.neighbours().stream().map(draft::of).toList();
  }

  /** What its check is to find. */
  public Status expected() {
    return draft.kind().expected;
  }

  /** The scope that is checked unless another size is asked for. */
  public String standardScope() {
    return draft.extent().upTo(draft.extent().last());
  }

  /** Whether the claim has a size that can be asked for. */
  public boolean hasSize() {
    return draft.extent().sized();
  }

  /** The largest size that is checked unless another is asked for; 0 where there are no sizes. */
  public int standardSize() {
    return draft.extent().last();
  }

  /**
   * Checks the claim in a run of its own.
   *
   * @param size as for {@link ClaimRun#check}
   * @param control ends the check when its budget ends; the finding then says how far it came
   */
  public Finding check(OptionalInt size, Control control) {
    return new ClaimRun().check(this, size, control);
  }

  Draft draft() {
    return draft;
  }

  Check check() {
    return check;
  }
}
