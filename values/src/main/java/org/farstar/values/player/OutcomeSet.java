package org.farstar.values.player;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A set of outcome classes: an answer with bounds, such as {@code P or D} for a position in which
 * the second player has a draw at least. Immutable, one bit for each class; its elements come in
 * the order of the classes. {@link #read} reads what {@link #toString} prints.
 */
public final class OutcomeSet extends AbstractSet<Outcome> {
  private static final String OR = " or ";
  private static final Outcome[] CLASSES = Outcome.values();

  /** All nine classes: nothing is known. */
  public static final OutcomeSet ALL = new OutcomeSet((1 << CLASSES.length) - 1);

  /** Bit i is that of the class with the ordinal i. */
  private final int bits;

  private OutcomeSet(int bits) {
    this.bits = bits;
  }

  /** The set of these classes. */
  public static OutcomeSet of(Outcome... outcomes) {
    return of(List.of(outcomes));
  }

  /** The set of these classes. */
  public static OutcomeSet of(Collection<Outcome> outcomes) {
    if (outcomes instanceof OutcomeSet set) {
      return set;
    }
    int bits = 0;
    for (Outcome outcome : outcomes) {
      bits |= 1 << outcome.ordinal();
    }
    return new OutcomeSet(bits);
  }

  /**
   * The classes in which each start gives one of these results.
   *
   * @param leftFirst what Left may get when Left moves first
   * @param rightFirst what Right may get when Right moves first
   */
  public static OutcomeSet ofResults(Set<Result> leftFirst, Set<Result> rightFirst) {
    int bits = 0;
    for (Result left : leftFirst) {
      for (Result right : rightFirst) {
        bits |= 1 << Outcome.of(left, right).ordinal();
      }
    }
    return new OutcomeSet(bits);
  }

  /** The set that is written so; empty if the text is not one. */
  public static Optional<OutcomeSet> read(String text) {
    int bits = 0;
    for (String label : text.split(OR, -1)) {
      Optional<Outcome> outcome = Outcome.ofLabel(label);
      if (outcome.isEmpty()) {
        return Optional.empty();
      }
      bits |= 1 << outcome.get().ordinal();
    }
    return Optional.of(new OutcomeSet(bits));
  }

  /** The classes of both sets. */
  public OutcomeSet and(OutcomeSet other) {
    return new OutcomeSet(bits & other.bits);
  }

  /** The classes in which both players get the same when they move first. */
  public OutcomeSet alike() {
    return and(of(Outcome.N, Outcome.P, Outcome.D));
  }

  /** The classes without a draw. */
  public OutcomeSet withoutDraws() {
    return and(of(Outcome.N, Outcome.P, Outcome.L, Outcome.R));
  }

  /** The classes of the same games with the players exchanged. */
  public OutcomeSet exchanged() {
    return of(stream().map(Outcome::exchanged).toList());
  }

  /** What a player may get who moves first. */
  public Set<Result> results(Player mover) {
    Set<Result> results = EnumSet.noneOf(Result.class);
    forEach(outcome -> results.add(outcome.forMover(mover)));
    return results;
  }

  /** The class, where there is only one. */
  public Optional<Outcome> only() {
    return Integer.bitCount(bits) == 1
        ? Optional.of(CLASSES[Integer.numberOfTrailingZeros(bits)])
        : Optional.empty();
  }

  /**
   * The classes with {@code or} between them, as in {@code P or D}.
   *
   * @param parity whether the players want a parity, see {@link Outcome#label}
   */
  public String label(boolean parity) {
    return stream().map(outcome -> outcome.label(parity)).collect(Collectors.joining(OR));
  }

  @Override
  public boolean contains(Object other) {
    return other instanceof Outcome outcome && (bits & 1 << outcome.ordinal()) != 0;
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public Iterator<Outcome> iterator() {
    return Arrays.stream(CLASSES).filter(this::contains).iterator();
  }

  @Override
  public String toString() {
    return label(false);
  }
}
