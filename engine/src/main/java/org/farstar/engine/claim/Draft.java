package org.farstar.engine.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;

/**
 * A claim but for its check.
 *
 * @param statement the statement that is checked
 * @param supports other statements that its check compares, too
 * @param extent the cases that are compared
 * @param kind what a check without a counterexample means
 * @param slip the print that is corrected, with the reason; empty where nothing is
 * @param reading how the print is read, empty where it can be read in one way only
 * @param rival what the claim is held against: the statement as printed, or another reading of it
 * @param neighbours false statements close to this one, which the usual scope tells from it
 */
record Draft(
    Statement statement,
    List<Statement> supports,
    Extent extent,
    Kind kind,
    Optional<Slip> slip,
    Optional<String> reading,
    Optional<Rival> rival,
    List<Rival> neighbours) {

  /** What a check without a counterexample means. */
  enum Kind {
    THEOREM(Status.HOLDS),
    CORRECTION(Status.CORRECTED),
    READING(Status.READING),
    CONJECTURE(Status.OPEN);

    final Status expected;

    Kind(Status expected) {
      this.expected = expected;
    }
  }

  /**
   * The cases that are compared.
   *
   * @param scope in words, with {@code %d} for the largest size checked
   * @param sized whether there are sizes; if there are none, the one size is 0
   * @param first the smallest size
   * @param last the largest size unless somebody asks for another
   * @param most the largest size that can be asked for
   */
  record Extent(String scope, boolean sized, int first, int last, int most) {
    static Extent fixed(String scope) {
      return new Extent(scope, false, 0, 0, 0);
    }

    static Extent sized(String scope, int first, int last) {
      return new Extent(scope, true, first, last, Integer.MAX_VALUE);
    }

    Extent atMost(int size) {
      return new Extent(scope, sized, first, last, size);
    }

    String upTo(int size) {
      return scope.replace("%d", Integer.toString(size));
    }
  }

  /**
   * A statement that must have a counterexample.
   *
   * @param statement in words; empty for a claim that does not give it
   */
  record Rival(String statement, Claim.Check check) {}

  Draft {
    String id = statement.id();
    if (extent.first() > extent.last()) {
      throw new IllegalArgumentException(
          id + ": no sizes from " + extent.first() + " to " + extent.last());
    }
    if (extent.last() > extent.most()) {
      throw new IllegalArgumentException(
          id + ": sizes to " + extent.last() + ", where " + extent.most() + " is the largest");
    }
    // What is open corrects nothing: a counterexample to the print is a claim of its own.
    if (kind == Kind.CONJECTURE && rival.isPresent()) {
      throw new IllegalArgumentException(id + " is a conjecture and corrects nothing");
    }
  }

  Draft(Statement statement, List<Statement> supports, Extent extent) {
    this(
        statement,
        supports,
        extent,
        Kind.THEOREM,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  Draft conjecture() {
    return new Draft(
        statement.standing(Standing.CONJECTURED),
        supports,
        extent,
        Kind.CONJECTURE,
        slip,
        reading,
        rival,
        neighbours);
  }

  Draft atMost(int size) {
    return new Draft(
        statement, supports, extent.atMost(size), kind, slip, reading, rival, neighbours);
  }

  Draft corrects(Slip slip, Claim.Check check) {
    if (kind != Kind.THEOREM) {
      throw new IllegalArgumentException(statement.id() + " corrects nothing: it is no theorem");
    }
    Rival print = new Rival(slip.meaning(), check);
    Statement truth =
        statement.standing() == Standing.CORRECTED
            ? statement
            : statement.standing(Standing.CORRECTED);
    return new Draft(
        truth,
        supports,
        extent,
        Kind.CORRECTION,
        Optional.of(slip),
        reading,
        Optional.of(print),
        neighbours);
  }

  Draft reading(String taken, Optional<Rival> other) {
    return new Draft(
        statement, supports, extent, Kind.READING, slip, Optional.of(taken), other, neighbours);
  }

  Draft neighbour(String text, Claim.Check check) {
    List<Rival> more = new ArrayList<>(neighbours);
    more.add(new Rival(text, check));
    return new Draft(statement, supports, extent, kind, slip, reading, rival, List.copyOf(more));
  }

  /** The false statement as a claim of its own over the same cases. */
  Claim of(Rival other) {
    return new Claim(
        new Draft(statement.saying(other.statement()), List.of(), extent), other.check());
  }
}
