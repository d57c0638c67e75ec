package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

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
 * the way to it, is nested too deeply. What is found out about a game is remembered with it.
 *
 * <p>Where the text says WW it means Winning Ways, where it says CGT, Siegel's Combinatorial Game
 * Theory.
 */
public final class ShortGame extends Stored implements Value {

  ShortGame(Universe universe, int id, int hash, Stops stops, long ups, int nimber) {
    super(universe, id, hash, stops, ups, nimber);
  }

  ShortGame(Universe universe, int id, int hash, Stops stops, ShortGame[] l, ShortGame[] r) {
    super(universe, id, hash, stops, l, r);
  }

  /** Whether two games are equal that are of one universe or both number-up-stars. */
  static boolean same(ShortGame g, ShortGame h) {
    return g == h
        || g.isNumberUpStar()
            && h.isNumberUpStar()
            && g.hash == h.hash
            && h.isSum(g.leftKey, g.ups, g.nimber)
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

  /** The canonical options of a player: numbers, nimbers, other uptimals, the rest. */
  public List<ShortGame> options(Player player) {
    return List.of(StructuralOrder.options(this).of(player));
  }

  /** The canonical {@link #options} of Left. */
  public List<ShortGame> leftOptions() {
    return options(Player.LEFT);
  }

  /** The canonical {@link #options} of Right. */
  public List<ShortGame> rightOptions() {
    return options(Player.RIGHT);
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
    if (h.universe != universe) {
      universe.check(h);
    }
    return Sums.sum(this, h);
  }

  /**
   * Whether the sum of this game and h is no better for a player than another game: at most that
   * game for Left, at least for Right. Usually the stops decide, and the sum is not formed.
   */
  public boolean sumIsNoBetter(Player player, ShortGame h, ShortGame other) {
    universe.check(h);
    universe.check(other);
    return SumBounds.isNoBetter(player, this, h, other);
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

  /**
   * The ordinal sum of this game and h, both in canonical form: a move in this game destroys h (CGT
   * II.2). It depends on the form of the base, which here is always canonical.
   */
  public ShortGame ordinalSum(ShortGame h) {
    universe.check(h);
    return Products.ordinalSum(this, h);
  }

  /**
   * The ordinal product of this game and h, both in canonical form: h with this game in the place
   * of each move. It depends on the forms; on numbers and nimbers it is that of sign expansions and
   * of ordinals.
   *
   * @throws GameTooLargeException if the forms have too many moves in a row
   */
  public ShortGame ordinalProduct(ShortGame h) {
    universe.check(h);
    return OrdinalProduct.of(this, h);
  }

  /**
   * The Norton product of this game and a unit (WW chapter 8, CGT II.6).
   *
   * @throws IllegalArgumentException if the unit is not positive
   */
  public ShortGame nortonTimes(ShortGame unit) {
    universe.check(unit);
    return Products.norton(this, unit);
  }

  /** The number at which play stops when this player begins and both play for the best number. */
  public Dyadic stop(Player player) {
    return player == Player.LEFT ? leftStop : rightStop;
  }

  /** The {@link #stop} when Left begins. */
  public Dyadic leftStop() {
    return leftStop;
  }

  /** The {@link #stop} when Right begins. */
  public Dyadic rightStop() {
    return rightStop;
  }

  /** Both walls, temperature and mean, exactly. */
  public Thermograph thermograph() {
    return Thermograph.of(this);
  }

  /** The mean, about which n copies stay within bounds; a number for a number. */
  public Dyadic mean() {
    return leftStop.equals(rightStop) ? leftStop : thermograph().mean();
  }

  /** The temperature: -1/2^k for a number m/2^k, 0 for other games with equal stops. */
  public Dyadic temperature() {
    if (is(NUMBER)) {
      return Dyadic.of(-1, number.denominatorExponent());
    }
    return leftStop.equals(rightStop) ? Dyadic.ZERO : thermograph().temperature();
  }

  /**
   * This game cooled by t: every move costs t, until the game is its mean (WW chapter 6, CGT II.5).
   * Where t is negative every move gains, in numbers that are not integers too.
   *
   * @throws IllegalArgumentException if t is -1 or less
   */
  public ShortGame cool(Dyadic t) {
    return Heat.cool(this, t);
  }

  /** This game cooled by its temperature; a number for a number. */
  public ShortGame freeze() {
    return is(NUMBER) ? this : Heat.cool(this, temperature());
  }

  /**
   * This game heated by t, which may be any game: every move gains t, and numbers stay what they
   * are (WW chapter 6). Cooling by t undoes it. It goes with sums only where no number but 0 that
   * occurs within is as small as t.
   */
  public ShortGame heat(ShortGame t) {
    universe.check(t);
    return Heat.heat(this, t);
  }

  /** This game overheated from s to t: n becomes n copies of s, and every move gains t. */
  public ShortGame overheat(ShortGame s, ShortGame t) {
    universe.check(s);
    universe.check(t);
    return Heat.overheat(this, s, t);
  }

  /** The incentives of both players together, without those that are dominated. */
  public List<ShortGame> incentives() {
    return Products.incentives(this);
  }

  /** What a player's moves gain, G^L - G or G - G^R, without those that are dominated. */
  public List<ShortGame> incentives(Player player) {
    return Products.incentives(this, player);
  }

  /**
   * All values that can be reached by any moves in the canonical form, this one among them.
   *
   * @throws GameTooLargeException if more than 2^24 of them are integers
   */
  public List<ShortGame> followers() {
    return Census.followers(this);
  }

  /** How many {@link #followers()} there are. */
  public BigInteger followerCount() {
    return Census.followerCount(this);
  }

  /** The day on which this value is born: the depth of its canonical form. */
  public BigInteger birthday() {
    return Census.birthday(this);
  }

  /** How many lines of play there are, the players not necessarily alternating, to a number. */
  public BigInteger stopCount() {
    return Census.stopCount(this);
  }

  /** The simplest game at an infinitesimal distance from this one (Grossman and Siegel). */
  public ShortGame reduced() {
    return ReducedForm.reduced(this);
  }

  /**
   * The atomic weight, about how many ups this game is worth (WW chapter 8, CGT II.7). All-small
   * games have one, and some other infinitesimals: see {@link #isAtomic}.
   *
   * @throws NoAtomicWeightException if this game has none
   */
  public ShortGame atomicWeight() {
    return AtomicWeight.required(this);
  }

  /**
   * The companion: like this game, with 0 and * exchanged in it. It keeps the order (CGT III.2).
   */
  public ShortGame companion() {
    return Companion.of(this);
  }

  /** The number, the nimber and the multiples of powers of up that add up to this, if any do. */
  public Optional<UptimalExpansion> uptimalExpansion() {
    return UptimalExpansion.of(this);
  }

  /** Whether it is 0. */
  public boolean isZero() {
    return NumberUpStar.isZero(this);
  }

  /** Whether it is a number. */
  public boolean isNumber() {
    return is(Stops.NUMBER);
  }

  /** The number that it is, if it is one. */
  public Optional<Dyadic> asNumber() {
    return isNumber() ? Optional.of(number) : Optional.empty();
  }

  /** Whether it is an integer. */
  public boolean isInteger() {
    return isNumber() && number.isInteger();
  }

  /** Whether it is a nimber *k; 0 is one. */
  public boolean isNimber() {
    return isNumberUpStar() && ups == 0 && number.isZero();
  }

  /** Whether it is the sum of a number, a multiple of up and a nimber. */
  public boolean isNumberUpStar() {
    return (flags & NUMBER_UP_STAR) != 0;
  }

  /** Whether it is the sum of a number, a nimber and multiples of powers of up. */
  public boolean isUptimal() {
    return uptimalExpansion().isPresent();
  }

  /** Whether at every turn of play both players can move or neither can. */
  public boolean isAllSmall() {
    return AllSmall.isAllSmall(this);
  }

  /** Whether it lies between -x and x for all numbers x &gt; 0: both stops are 0. */
  public boolean isInfinitesimal() {
    return leftStop.isZero() && rightStop.isZero();
  }

  /** Whether it is a number and an infinitesimal: both stops are equal. */
  public boolean isNumberish() {
    return leftStop.equals(rightStop);
  }

  /** Whether it has an atomic weight; all-small games have, and some other infinitesimals. */
  public boolean isAtomic() {
    return AtomicWeight.of(this) != null;
  }

  /** Whether it is hot: the Left stop is above the Right stop. */
  public boolean isHot() {
    return !isNumberish();
  }

  /**
   * Whether it is a number, or a number and Tiny(g) or Miny(g) for a g whose Right stop is above 0.
   */
  public boolean isNumberTiny() {
    return isNumber() || Tinies.isTiny(this);
  }

  /** Whether every play of the canonical form has an even number of moves. */
  public boolean isEven() {
    return Parity.of(this) == Parity.EVEN;
  }

  /** Whether every play of the canonical form has an odd number of moves. */
  public boolean isOdd() {
    return Parity.of(this) == Parity.ODD;
  }

  /** Whether every play of the canonical form reaches its first number after an even number. */
  public boolean isEvenTempered() {
    return Parity.tempered(this) == Parity.EVEN;
  }

  /** Whether every play of the canonical form reaches its first number after an odd number. */
  public boolean isOddTempered() {
    return Parity.tempered(this) == Parity.ODD;
  }

  /** Who wins in normal play. */
  public Outcome outcome() {
    return Outcomes.normal(this);
  }

  /**
   * Who wins in misère play of the canonical form. Other forms of the same value may have another
   * misère outcome.
   */
  public Outcome misereOutcome() {
    return Outcomes.misere(this);
  }

  /** This game by its structure; {@link Universe#fromBytes} reads it back, in any universe. */
  public byte[] toBytes() {
    return GameBytes.write(this);
  }

  /** Whether two values are equal; of any universes. */
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
   * Universe#read} reads it back.
   *
   * @throws GameTooLargeException if the text would be longer than 2^24
   */
  @Override
  public String toString() {
    return Printer.print(this);
  }
}
