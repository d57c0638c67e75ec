package org.farstar.engine.proof;

import org.farstar.values.player.Player;

/**
 * One part of a sum that is neither a number nor an up nor a star: a position that does not fall
 * apart, or a value. Equal items of one {@link ItemStock} are one object as long as it remembers
 * them; an item and its negative share an object.
 */
public abstract class Item {
  private final int id;
  private final boolean ownNegative;
  private final Limits limits;
  private final Limits negative;
  private final Bracket bracket;

  /**
   * Who wins this item alone, two bits for each player moving first: 0 unknown, 1 the mover wins, 2
   * the mover loses.
   */
  private volatile byte results;

  /**
   * @param id a number of the stock that no other item has
   * @param ownNegative whether it is known to be its own negative, so that two of them cancel
   * @param limits what is known of its stops
   */
  Item(int id, boolean ownNegative, Limits limits) {
    this(id, ownNegative, limits, null);
  }

  /**
   * @param id a number of the stock that no other item has
   * @param ownNegative whether it is known to be its own negative, so that two of them cancel
   * @param bracket what it lies between, null where nothing is known
   */
  protected Item(int id, boolean ownNegative, Bracket bracket, ItemStock stock) {
    this(id, ownNegative, bracket == null ? null : Limits.of(bracket, stock), bracket);
  }

  private Item(int id, boolean ownNegative, Limits limits, Bracket bracket) {
    this.id = id;
    this.ownNegative = ownNegative;
    this.limits = limits;
    this.bracket = bracket;
    this.negative = limits == null ? null : limits.negative();
  }

  /** What a sum lists it by: the number and, for the negative, an odd code. */
  final int code(boolean swapped) {
    return id << 1 | (swapped && !ownNegative ? 1 : 0);
  }

  /** A number that no other item of the stock has. */
  public final int id() {
    return id;
  }

  final boolean isOwnNegative() {
    return ownNegative;
  }

  final Limits limits(boolean swapped) {
    return swapped ? negative : limits;
  }

  /** What it lies between; null where nothing is known, and for values. */
  final Bracket bracket() {
    return bracket;
  }

  /** Whether a player wins it alone moving first; null where that is not known. */
  final Boolean wins(Player mover) {
    int code = results >>> shift(mover) & 3;
    return code == 0 ? null : code == 1;
  }

  /** Remembers whether a player wins it alone moving first. */
  protected final synchronized void learn(Player mover, boolean wins) {
    results |= (byte) ((wins ? 1 : 2) << shift(mover));
  }

  private static int shift(Player mover) {
    return mover == Player.LEFT ? 0 : 2;
  }

  /** Whether it is certainly worth no number. */
  protected abstract boolean isNoNumber();
}
