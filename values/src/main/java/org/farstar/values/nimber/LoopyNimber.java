package org.farstar.values.nimber;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.values.Nimber;
import org.farstar.values.Value;

/**
 * The nim-value of an impartial game in which play may never end and that is worth no nimber:
 * infinity, with the nim-values that a move leads to. Printed as {@code inf{0,1}}.
 *
 * <p>It tells who wins every sum with impartial games, play without end being drawn, and nothing of
 * sums with others: there equal nim-values may be different {@link
 * org.farstar.values.loopy.LoopyGame loopy games}.
 *
 * <p>Source: C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); A. S. Fraenkel
 * and Y. Perl, Constructions in combinatorial games with cycles (1975); CGT, chapter IV.4.
 *
 * @param exits the nim-values, ascending, none twice
 */
public record LoopyNimber(List<BigInteger> exits) implements Value {
  /** What stands before the braces. */
  public static final String NAME = "inf";

  /**
   * @throws IllegalArgumentException if one is negative
   */
  public LoopyNimber {
    exits = exits.stream().sorted().distinct().toList();
    if (!exits.isEmpty() && exits.get(0).signum() < 0) {
      throw new IllegalArgumentException("the nim-value " + exits.get(0));
    }
  }

  /** Infinity with these exits. */
  public static LoopyNimber of(Collection<Nimber> exits) {
    return new LoopyNimber(exits.stream().map(Nimber::size).toList());
  }

  /** The sum with a nim heap, which is added to each of the exits. */
  public LoopyNimber plus(Nimber heap) {
    return new LoopyNimber(exits.stream().map(exit -> exit.xor(heap.size())).toList());
  }

  /** The sum with another, infinity without exits: nobody need leave either. */
  public LoopyNimber plus(LoopyNimber other) {
    return new LoopyNimber(List.of());
  }

  /** Whether the next player wins, by the exit 0; else the game is drawn. */
  public boolean isWon() {
    return exits.contains(BigInteger.ZERO);
  }

  @Override
  public String toString() {
    return exits.stream()
        .map(BigInteger::toString)
        .collect(Collectors.joining(",", NAME + "{", "}"));
  }
}
