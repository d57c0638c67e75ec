package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Variant;

/**
 * A sum of independent terms, each of any ruleset: a player moves in one of them. The empty sum is
 * 0. Immutable.
 *
 * <p>{@link #terms} keeps the order in which the terms were given, for text; equality does not
 * depend on it.
 */
public final class Sum {
  private final List<Term> terms;
  private final Ending ending;
  private final boolean impartial;

  /** 0 until it is asked for: a search never looks up the options after a winning one. */
  private int hash;

  private Sum(List<Term> terms, Ending ending, boolean impartial) {
    this.terms = terms;
    this.ending = ending;
    this.impartial = impartial;
  }

  /**
   * The sum of these terms, in this order.
   *
   * @throws IllegalArgumentException if they end differently, or one of several ends by a verdict,
   *     which judges a whole board
   */
  public static Sum of(Collection<? extends Term> terms) {
    Ending ending = Ending.LAST_PLAYER_WINS;
    boolean impartial = true;
    boolean first = true;
    for (Term term : terms) {
      if (!first && term.ending() != ending) {
        throw new IllegalArgumentException(
            "a sum needs terms with one ending, not normal play beside misère play or a verdict");
      }
      ending = term.ending();
      impartial &= term.impartial();
      first = false;
    }
    if (ending == Ending.VERDICT && terms.size() > 1) {
      throw new IllegalArgumentException("a verdict judges a whole board, not a sum");
    }
    return new Sum(List.copyOf(terms), ending, impartial);
  }

  /** One term alone. */
  public static Sum of(Term term) {
    return of(List.of(term));
  }

  /** One position alone. */
  public static <P> Sum of(Variant<P> variant, P position) {
    return of(new Term.Placed<>(variant, position));
  }

  /** Positions of one variant. */
  public static <P> Sum of(Variant<P> variant, Collection<? extends P> positions) {
    return of(positions.stream().map(position -> new Term.Placed<>(variant, position)).toList());
  }

  /** The terms in the order given. */
  public List<Term> terms() {
    return terms;
  }

  /** The term, where there is exactly one. */
  public Optional<Term> single() {
    return terms.size() == 1 ? Optional.of(terms.get(0)) : Optional.empty();
  }

  /** The position, where the sum is one position and nothing else. */
  public Optional<Term.Placed<?>> position() {
    return terms.size() == 1 && terms.get(0) instanceof Term.Placed<?> placed
        ? Optional.of(placed)
        : Optional.empty();
  }

  /** The ending of all its terms. */
  public Ending ending() {
    return ending;
  }

  /** Whether both players have the same moves in every term. */
  public boolean impartial() {
    return impartial;
  }

  /** This sum with another term in the place of one. */
  public Sum with(int index, Term replacement) {
    List<Term> changed = new ArrayList<>(terms);
    changed.set(index, replacement);
    return sameGame(terms.get(index), replacement)
        ? new Sum(List.copyOf(changed), ending, impartial)
        : of(changed);
  }

  private static boolean sameGame(Term one, Term other) {
    return one instanceof Term.Placed<?> before
        && other instanceof Term.Placed<?> after
        && before.variant() == after.variant();
  }

  /** The sum with the players exchanged, whose value is the negative. */
  public Sum exchanged() {
    return of(terms.stream().map(Term::exchanged).toList());
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Sum that)
        || terms.size() != that.terms.size()
        || hashCode() != that.hashCode()) {
      return false;
    }
    return terms.equals(that.terms) || (terms.size() > 1 && counts().equals(that.counts()));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      int sum = terms.size();
      for (Term term : terms) {
        // Adding forgets the order and nothing else, as the terms are mixed one by one before.
        int mixed = term.hashCode() * 0x9E3779B9;
        sum += mixed ^ (mixed >>> 15);
      }
      hash = sum;
    }
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(terms.toArray());
  }

  private Map<Term, Integer> counts() {
    Map<Term, Integer> counts = new HashMap<>();
    terms.forEach(term -> counts.merge(term, 1, Integer::sum));
    return counts;
  }
}
