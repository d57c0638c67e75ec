package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.ElementSequence;
import org.farstar.games.order.UsedElements;

/**
 * A position of the transposition game: a sequence over a domain and the number of turns left.
 *
 * <p>A search works on positions without names, which keep only the {@link SequenceShape}; such a
 * position has no domain and no sequence.
 */
public final class TranspositionPosition {
  private final Domain domain;
  private final ElementSequence sequence;
  private final long turns;
  // Made when first asked for. Immutable once made, so a race makes it twice and harms nothing.
  private PivotStructure structure;
  private SequenceShape shape;

  private TranspositionPosition(
      Domain domain,
      ElementSequence sequence,
      long turns,
      PivotStructure structure,
      SequenceShape shape) {
    this.domain = domain;
    this.sequence = sequence;
    this.turns = turns;
    this.structure = structure;
    this.shape = shape;
  }

  /** A sequence over a domain; the caller answers for its elements being different members. */
  public static TranspositionPosition of(Domain domain, List<Element> sequence, long turns) {
    return of(domain, ElementSequence.of(domain, sequence), turns);
  }

  private static TranspositionPosition of(Domain domain, ElementSequence sequence, long turns) {
    return new TranspositionPosition(domain, sequence, turns, null, null);
  }

  /** A sequence whose elements have been sorted already. */
  public static TranspositionPosition of(
      Domain domain, ElementSequence sequence, UsedElements used, long turns) {
    return new TranspositionPosition(
        domain, sequence, turns, new PivotStructure(used, turns), null);
  }

  /** A position without names. */
  public static TranspositionPosition bare(SequenceShape shape) {
    return new TranspositionPosition(null, null, shape.turns(), null, shape);
  }

  /** Whether it has no names, only a shape. */
  public boolean bare() {
    return domain == null;
  }

  /** The domain; null in a position without names. */
  public Domain domain() {
    return domain;
  }

  /** The terms in the order in which they were chosen; null in a position without names. */
  public ElementSequence sequence() {
    return sequence;
  }

  /** How many turns are left. */
  public long turns() {
    return turns;
  }

  /** S-blocks, pivots and gaps; only with names. */
  public PivotStructure structure() {
    PivotStructure made = structure;
    if (made == null) {
      made = new PivotStructure(new UsedElements(domain, sequence), turns);
      structure = made;
    }
    return made;
  }

  public SequenceShape shape() {
    SequenceShape made = shape;
    if (made == null) {
      made = structure().shape();
      shape = made;
    }
    return made;
  }

  /** Whether this element of the domain is not in the sequence. */
  public boolean free(Element element) {
    return !sequence.contains(element);
  }

  /** The position after the choice of a free element. */
  public TranspositionPosition choose(Element element) {
    return of(domain, sequence.plus(element), turns - 1);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof TranspositionPosition that) || turns != that.turns) {
      return false;
    }
    return bare()
        ? that.bare() && shape.equals(that.shape)
        : domain.equals(that.domain) && sequence.equals(that.sequence);
  }

  @Override
  public int hashCode() {
    return bare() ? shape.hashCode() : sequence.hashCode() * 31 + Long.hashCode(turns);
  }

  @Override
  public String toString() {
    return bare() ? shape.toString() : domain + ": " + TranspositionText.write(this);
  }
}
