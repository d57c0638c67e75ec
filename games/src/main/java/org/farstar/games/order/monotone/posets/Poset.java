package org.farstar.games.order.monotone.posets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.Deck;

/**
 * A finite partially ordered set whose elements have names. Elements are numbered from 0, and no
 * element stands before one that is below it.
 */
public final class Poset {
  /** The most elements. */
  public static final int MOST = 62;

  private final List<String> names;

  /** Arcs from every element to all above it. */
  private final Graph order;

  /**
   * @param names different, in an order that never puts a larger element before a smaller one
   * @param above for each element the set of those above it, as bits; transitive
   */
  public Poset(List<String> names, long[] above) {
    this.names = List.copyOf(names);
    this.order = Graph.ofRows(true, above);
  }

  /**
   * The Boolean lattice 2^k: all subsets of {1, .., k}, named {@code {}}, {@code {1}}, {@code
   * {1,2}}; smaller sets first.
   *
   * @param k from 0 to 5
   */
  public static Poset subsets(int k) {
    if (k < 0 || 1 << k > MOST) {
      throw new IllegalArgumentException("2^" + k + " has more than " + MOST + " elements");
    }
    List<Integer> sets = new ArrayList<>();
    for (int set = 0; set < 1 << k; set++) {
      sets.add(set);
    }
    // Of two sets of one size the one with the smaller first member that is not in both.
    sets.sort(
        Comparator.<Integer>comparingInt(Integer::bitCount)
            .thenComparing(set -> -Integer.toUnsignedLong(Integer.reverse(set))));
    List<String> names = new ArrayList<>();
    long[] above = new long[sets.size()];
    for (int i = 0; i < above.length; i++) {
      List<String> members = new ArrayList<>();
      for (int member = 0; member < k; member++) {
        if ((sets.get(i) >>> member & 1) != 0) {
          members.add(Integer.toString(member + 1));
        }
      }
      names.add("{" + String.join(",", members) + "}");
      for (int j = 0; j < above.length; j++) {
        boolean larger = !sets.get(i).equals(sets.get(j)) && (sets.get(i) & ~sets.get(j)) == 0;
        above[i] |= larger ? 1L << j : 0;
      }
    }
    return new Poset(names, above);
  }

  /**
   * Reads a poset; see {@link PosetText}.
   *
   * @throws org.farstar.values.text.NotationException if the text is not a poset, with the line
   */
  public static Poset read(String text) {
    return new PosetText(text).read();
  }

  /**
   * The cards of a finite deck that hands over no card before one below it, as a poset.
   *
   * @throws IllegalArgumentException if the deck is infinite or too large
   */
  public static Poset of(Deck deck) {
    List<Element> cards = new ArrayList<>();
    if (deck.size().orElse(MOST + 1L) > MOST) {
      throw new IllegalArgumentException(deck + " has more than " + MOST + " cards");
    }
    deck.choices(List.of(), MOST, (card, text) -> cards.add(card));
    List<String> names = new ArrayList<>();
    long[] above = new long[cards.size()];
    for (int i = 0; i < above.length; i++) {
      names.add(deck.write(cards.get(i)));
      for (int j = 0; j < above.length; j++) {
        above[i] |= deck.compare(cards.get(i), cards.get(j)) < 0 ? 1L << j : 0;
      }
    }
    return new Poset(names, above);
  }

  /** How many elements there are. */
  public int size() {
    return order.vertices();
  }

  /** The digraph with an arc from every element to each that is above it. */
  Graph order() {
    return order;
  }

  /** The name of an element. */
  public String name(int element) {
    return names.get(element);
  }

  /** The element of this name, or -1 if there is none. */
  public int find(String name) {
    return names.indexOf(name);
  }

  /** Whether one element is below another. */
  public boolean less(int low, int high) {
    return (order.row(low) >>> high & 1) != 0;
  }

  /** The elements above one, as bits. */
  public long above(int element) {
    return order.row(element);
  }

  /** The elements below one, as bits. */
  public long below(int element) {
    return order.reversed().row(element);
  }

  /** Whether one element is below another with nothing between them. */
  boolean covers(int low, int high) {
    return less(low, high) && (above(low) & below(high)) == 0;
  }

  /**
   * Text that {@link #read} takes: the names, one in a line, then a line {@code x < y} for every x
   * below y with nothing between them.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int low = 0; low < size(); low++) {
      text.append(name(low)).append('\n');
    }
    for (int low = 0; low < size(); low++) {
      for (int high = 0; high < size(); high++) {
        if (covers(low, high)) {
          text.append(name(low)).append(" < ").append(name(high)).append('\n');
        }
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Poset that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }
}
