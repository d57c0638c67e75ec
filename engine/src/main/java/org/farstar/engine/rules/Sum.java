package org.farstar.engine.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A sum of independent positions of one ruleset: a player moves in one of them.
 *
 * <p>{@link #terms} keeps the order in which the terms were given, for text; equality does not
 * depend on it.
 *
 * @param <P> the positions
 */
public final class Sum<P> {
  private final List<P> terms;

  /** 0 until it is asked for: a search never looks up the options after a winning one. */
  private int hash;

  private Sum(List<P> terms) {
    this.terms = terms;
  }

  /** The sum of these positions, in this order. */
  public static <P> Sum<P> of(Collection<? extends P> terms) {
    return new Sum<>(List.copyOf(terms));
  }

  /** One position alone. */
  public static <P> Sum<P> of(P term) {
    return new Sum<>(List.of(term));
  }

  /** The terms in the order given. */
  public List<P> terms() {
    return terms;
  }

  /** The only term; {@link IllegalStateException} where there is not exactly one. */
  public P single() {
    if (terms.size() != 1) {
      throw new IllegalStateException("a sum of " + terms.size() + " positions, not one position");
    }
    return terms.get(0);
  }

  /** This sum with another position in the place of one term. */
  public Sum<P> with(int index, P replacement) {
    if (terms.size() == 1 && index == 0) {
      return of(replacement);
    }
    List<P> changed = new ArrayList<>(terms);
    changed.set(index, replacement);
    return new Sum<>(List.copyOf(changed));
  }

  /** This sum with other positions in the place of one term. */
  public Sum<P> replace(int index, List<? extends P> replacement) {
    if (terms.size() == 1) {
      return of(replacement);
    }
    List<P> changed = new ArrayList<>(terms.size() + replacement.size());
    changed.addAll(terms.subList(0, index));
    changed.addAll(replacement);
    changed.addAll(terms.subList(index + 1, terms.size()));
    return new Sum<>(List.copyOf(changed));
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Sum<?> that)
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
      for (P term : terms) {
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

  private Map<P, Integer> counts() {
    Map<P, Integer> counts = new HashMap<>();
    terms.forEach(term -> counts.merge(term, 1, Integer::sum));
    return counts;
  }
}
