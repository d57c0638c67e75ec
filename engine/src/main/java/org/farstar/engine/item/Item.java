package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.memory.KeptResults;
import org.farstar.values.player.Player;

/**
 * One part of a sum that is neither a number nor an up nor a star: a position that does not fall
 * apart, or a value. Equal items of one {@link ItemStock} are one object as long as it remembers
 * them; an item and its negative share an object.
 */
public abstract class Item {
  /** What stands for 1 in guesses. */
  public static final long UNIT = ItemLimits.UNIT;

  private final int id;
  private final boolean ownNegative;
  private final int kind;
  private final long guess;
  private final Bracket bracket;
  private volatile ItemLimits limits;
  private volatile ItemLimits negative;

  /** Null where it is not known to be all-small. */
  private volatile Weights weights;

  /** How often it was met in a sum whose options were made; threads may lose a count. */
  private int met;

  /**
   * Who wins this item alone, two bits for each player moving first: 0 unknown, 1 the mover wins, 2
   * the mover loses.
   */
  private volatile byte results;

  private volatile KeptResults.Digest digest;
  private volatile KeptResults.Digest exchanged;

  /**
   * @param id a number of the stock that no other item has
   * @param ownNegative whether it is known to be its own negative, so that two of them cancel
   * @param limits what is known of its stops
   */
  Item(int id, boolean ownNegative, ItemLimits limits) {
    this(id, -1, ownNegative, limits, null, 0);
  }

  /**
   * @param kind that of its source
   * @param ownNegative whether it is known to be its own negative, so that two of them cancel
   * @param bracket what it lies between, null where nothing is known
   * @param allSmall whether its stops are 0
   * @param guess about its mean value, in units of {@link #UNIT}
   */
  protected Item(
      ItemStock stock,
      int kind,
      boolean ownNegative,
      Bracket bracket,
      boolean allSmall,
      long guess) {
    this(
        stock.nextId(),
        kind,
        ownNegative,
        bracket != null ? ItemLimits.of(bracket, stock) : allSmall ? ItemLimits.ZERO : null,
        bracket,
        guess);
    this.weights = allSmall ? Weights.NONE : null;
  }

  private Item(
      int id, int kind, boolean ownNegative, ItemLimits limits, Bracket bracket, long guess) {
    this.id = id;
    this.kind = kind;
    this.ownNegative = ownNegative;
    this.limits = limits;
    this.bracket = bracket;
    this.guess = guess;
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

  /** What it, or its negative, is known by in every process; null until it was told. */
  final KeptResults.Digest digest(boolean swapped) {
    return swapped ? exchanged : digest;
  }

  final void digest(boolean swapped, KeptResults.Digest made) {
    if (swapped) {
      exchanged = made;
    } else {
      digest = made;
    }
  }

  /** Whether it is a value. */
  public final boolean isValue() {
    return this instanceof ValueItem;
  }

  /** Which source it is from; of values none. */
  public final int kind() {
    return kind;
  }

  /** About its mean value, in units of {@link #UNIT}. */
  final long guess() {
    return guess;
  }

  final boolean isOwnNegative() {
    return ownNegative;
  }

  final ItemLimits limits(boolean swapped) {
    return swapped ? negative : limits;
  }

  /** Whether it is known to be all-small. */
  boolean isAllSmall() {
    return weights != null;
  }

  /** What is known of its atomic weight; null where it is not known to be all-small. */
  Weights weights(boolean swapped) {
    return swapped && weights != null ? weights.negative() : weights;
  }

  /** Replaces what is known of its atomic weight by something better. */
  final void learn(Weights better) {
    weights = better;
  }

  /** Replaces what is known of its stops by something better. */
  final void learn(ItemLimits better) {
    negative = better.negative();
    limits = better;
  }

  /**
   * Twice its mean value, about, as far as it is known or guessed; in units of {@link ItemLimits}.
   */
  final long estimate(boolean swapped) {
    ItemLimits known = limits;
    long twice = 2 * guess;
    if (known != null) {
      twice =
          known.hasEnds() && (bracket != null || guess == 0)
              ? known.meanLow() + known.meanHigh()
              : Math.max(2 * known.meanLow(), Math.min(2 * known.meanHigh(), twice));
    }
    return swapped ? -twice : twice;
  }

  /** Whether its stops may be searched for: they are not known, nor bounded by the rules. */
  final boolean isProbed() {
    ItemLimits known = limits;
    return bracket == null && (known == null || known.leftStop() > known.rightStop()) && kind >= 0;
  }

  /** Counts that it was met, and tells how often. */
  final int meet() {
    return ++met;
  }

  /** What it lies between; null where nothing is known, and for values. */
  final Bracket bracket() {
    return bracket;
  }

  /** Whether a player wins it alone moving first, as far as that is known. */
  final Decision wins(Player mover) {
    int code = results >>> shift(mover) & 3;
    return code == 0 ? Decision.UNKNOWN : Decision.of(code == 1);
  }

  /**
   * Hears that at most this many moves are left in it, whoever makes them. Nothing is changed where
   * its stops were bounded by something else.
   */
  protected final void bound(long moves) {
    if (limits == null) {
      learn(ItemLimits.ofMoves(moves));
    }
  }

  /** Remembers whether a player wins it alone moving first. */
  protected final synchronized void learn(Player mover, boolean wins) {
    results |= (byte) ((wins ? 1 : 2) << shift(mover));
  }

  /** Remembers whether a player wins it alone moving first, as far as that was found out. */
  public final Decision found(Player mover, Decision wins) {
    if (wins.isKnown()) {
      learn(mover, wins == Decision.WIN);
      if (ownNegative) {
        learn(mover.opponent(), wins == Decision.WIN);
      }
    }
    return wins;
  }

  private static int shift(Player mover) {
    return mover == Player.LEFT ? 0 : 2;
  }

  /**
   * Whether its source may find its value when it is met in a sum: {@link ItemMoves#valueWhenMet}.
   */
  public boolean isValuedWhenMet() {
    return false;
  }

  /** Whether it is certainly worth no number. */
  protected abstract boolean isNoNumber();
}
