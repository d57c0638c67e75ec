package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;

/**
 * The value of a short partizan game, in canonical form.
 *
 * <p>Immutable; made by a {@link Universe}, from options or from other games. Equality is equality
 * of values: within a universe a comparison of references or of a few numbers, between universes a
 * comparison of canonical forms. The order is partial, so it is no {@link Comparable}: {@link
 * #compare} has four answers.
 *
 * <p>The methods with a second game want it to be of the same universe and throw {@link
 * IllegalArgumentException} if it is not. Those that make games throw {@link UniverseFullException}
 * when the universe's memory cap is reached, and {@link GameTooLargeException} when the result, or
 * the way to it, is nested too deeply.
 */
public final class ShortGame extends Stored implements Value {

  ShortGame(Universe universe, int id, int hash, Stops stops, long ups, int nimber) {
    super(universe, id, hash, stops, ups, nimber);
  }

  ShortGame(Universe universe, int id, int hash, Stops stops, ShortGame[] l, ShortGame[] r) {
    super(universe, id, hash, stops, l, r);
  }

  /** Whether two games are equal that are of one universe or both plain. */
  static boolean same(ShortGame g, ShortGame h) {
    return g == h
        || g.isPlain()
            && h.isPlain()
            && g.hash == h.hash
            && h.isPlainly(g.leftKey, g.ups, g.nimber)
            && g.number.equals(h.number);
  }

  /** The id by which caches know the game. */
  int cacheId() {
    return id >= 0 ? id : universe.ids.large(number, ups, nimber);
  }

  /** The owner of this game. */
  public Universe universe() {
    return universe;
  }

  /** The canonical Left options, in ascending structural order. */
  public List<ShortGame> leftOptions() {
    return List.of(StructuralOrder.options(this).left());
  }

  /** The canonical Right options, in ascending structural order. */
  public List<ShortGame> rightOptions() {
    return List.of(StructuralOrder.options(this).right());
  }

  /** How this game stands to another. */
  public Relation compare(ShortGame h) {
    universe.check(h);
    return Relation.of(Order.atMost(this, h), Order.atMost(h, this));
  }

  /** Whether this game is less than or equal to another. */
  public boolean isAtMost(ShortGame h) {
    universe.check(h);
    return Order.atMost(this, h);
  }

  /** Whether this game is greater than or equal to another. */
  public boolean isAtLeast(ShortGame h) {
    universe.check(h);
    return Order.atMost(h, this);
  }

  /** The sum, in which a player moves in one of the two games. */
  public ShortGame plus(ShortGame h) {
    universe.check(h);
    return Sums.sum(this, h);
  }

  /** The difference. */
  public ShortGame minus(ShortGame h) {
    universe.check(h);
    return Sums.sum(this, Sums.negative(h));
  }

  /** The game with the players exchanged. */
  public ShortGame negate() {
    return Sums.negative(this);
  }

  /** The sum of n copies; of copies of the negative if n is negative. */
  public ShortGame times(long n) {
    return Sums.multiple(this, BigInteger.valueOf(n));
  }

  /** The sum of n copies; of copies of the negative if n is negative. */
  public ShortGame times(BigInteger n) {
    return Sums.multiple(this, n);
  }

  /** Where play stops when Left begins and both play for the best number. */
  public Dyadic leftStop() {
    return leftStop;
  }

  /** Where play stops when Right begins. */
  public Dyadic rightStop() {
    return rightStop;
  }

  /** Whether two values are equal; of whatever universes. */
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof ShortGame that && Structure.equal(this, that);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /**
   * The value in notation, such as {@code 3/2^^*3}, {@code {2||1|0}} or {@code +-{1,{2|0}}}; {@link
   * Universe#parse} reads it back.
   *
   * @throws GameTooLargeException if the text would be longer than 2^24
   */
  @Override
  public String toString() {
    return Printer.print(this);
  }
}
