package org.farstar.games.heap.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/** Piles in a row, from left to right, none of them empty; immutable. */
public final class Row {
  /** The row without piles. */
  public static final Row EMPTY = new Row(List.of());

  private final List<Ordinal> piles;
  private final int hash;

  private Row(List<Ordinal> piles) {
    this.piles = piles;
    this.hash = piles.hashCode();
  }

  /**
   * The row of these piles.
   *
   * @throws IllegalArgumentException if one of them is 0
   */
  public static Row of(List<Ordinal> piles) {
    if (piles.contains(Ordinal.ZERO)) {
      throw new IllegalArgumentException("a pile of 0 in " + piles);
    }
    return new Row(List.copyOf(piles));
  }

  /** The row of finite piles with these sizes. */
  public static Row of(long... piles) {
    List<Ordinal> sizes = new ArrayList<>();
    for (long pile : piles) {
      sizes.add(Ordinal.of(pile));
    }
    return of(sizes);
  }

  /** The piles from left to right. */
  public List<Ordinal> piles() {
    return piles;
  }

  /**
   * The heights from left to right.
   *
   * @throws ArithmeticException if one of them is infinite or no {@code int}
   */
  public List<Integer> heights() {
    return piles.stream().map(Row::height).toList();
  }

  private static int height(Ordinal pile) {
    if (!pile.isFinite()) {
      throw new ArithmeticException("a pile of " + pile);
    }
    return pile.finitePart().intValueExact();
  }

  /** How many piles there are. */
  public int size() {
    return piles.size();
  }

  /** Whether nobody can move. */
  public boolean isEmpty() {
    return piles.isEmpty();
  }

  /** The pile at a player's end; there must be one. */
  public Ordinal end(Player player) {
    return piles.get(player == Player.LEFT ? 0 : piles.size() - 1);
  }

  /** The row without the pile at a player's end. */
  public Row without(Player player) {
    return new Row(
        player == Player.LEFT
            ? piles.subList(1, piles.size())
            : piles.subList(0, piles.size() - 1));
  }

  /** The row after the pile at a player's end was changed to a size, which may be 0. */
  public Row withEnd(Player player, Ordinal size) {
    if (size.isZero()) {
      return new Row(List.copyOf(without(player).piles));
    }
    List<Ordinal> changed = new ArrayList<>(piles);
    changed.set(player == Player.LEFT ? 0 : piles.size() - 1, size);
    return new Row(List.copyOf(changed));
  }

  /** The row with one more pile at a player's end, unless its size is 0. */
  public Row with(Player player, Ordinal size) {
    if (size.isZero()) {
      return this;
    }
    List<Ordinal> more = new ArrayList<>(piles);
    more.add(player == Player.LEFT ? 0 : piles.size(), size);
    return new Row(List.copyOf(more));
  }

  /** The row from right to left. */
  public Row mirrored() {
    List<Ordinal> reversed = new ArrayList<>(piles);
    Collections.reverse(reversed);
    return new Row(List.copyOf(reversed));
  }

  /** Whether every pile is finite. */
  public boolean isFinite() {
    return piles.stream().allMatch(Ordinal::isFinite);
  }

  /** The sum of the finite parts of all piles: of a finite row the number of boxes. */
  public BigInteger finiteParts() {
    return piles.stream().map(Ordinal::finitePart).reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Row that && hash == that.hash && piles.equals(that.piles));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The row as {@code 3|5|2}; {@code 0} where it is empty. */
  @Override
  public String toString() {
    return isEmpty() ? "0" : piles.stream().map(Ordinal::toString).collect(Collectors.joining("|"));
  }
}
