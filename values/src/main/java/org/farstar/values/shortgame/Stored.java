package org.farstar.values.shortgame;

import java.math.BigInteger;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The canonical form of a game as it is stored. The stops are inherited, not referred to:
 * comparisons read eight of their fields and are what most of the time goes into.
 *
 * <p>A game is one of two kinds. The sum of a number, a multiple of up and a nimber, a
 * number-up-star for short, is kept as those three; it stands in no table, and its options are
 * written out only on demand. Every other value is a node of its universe: its canonical options in
 * two arrays sorted by hash, and there is one node for each value.
 */
abstract sealed class Stored extends Stops permits ShortGame {

  /**
   * Both option lists of a number-up-star, in an object of its own so that threads see it whole.
   */
  record Options(ShortGame[] left, ShortGame[] right) {
    ShortGame[] of(Player player) {
      return player == Player.LEFT ? left : right;
    }
  }

  final Universe universe;

  /** Distinguishes the games of one universe, see {@link Ids}; it never leaves the process. */
  final int id;

  /** The same in every universe and every run. */
  final int hash;

  /** How many moves lead at most to number + n up or that and a star. */
  final int depth;

  /** How many moves lead at most to an integer; a bound on the depth of most recursions. */
  final int height;

  /** The number of a number-up-star, otherwise null. */
  final Dyadic number;

  /** The multiple of up of a number-up-star. */
  final long ups;

  /** The nimber of a number-up-star. */
  final int nimber;

  private final ShortGame[] left;
  private final ShortGame[] right;

  /** The options of a number-up-star, once asked for; racing threads find equal ones. */
  private Options sumOptions;

  /** The negative, once asked for. */
  ShortGame negative;

  private Facts facts;

  /** A number-up-star. */
  Stored(Universe universe, int id, int hash, Stops stops, long ups, int nimber) {
    super(stops);
    this.universe = universe;
    this.id = id;
    this.hash = hash;
    this.depth = nimber > 1 ? nimber : 0;
    long height = Math.abs(ups) + nimber + stops.leftStop.denominatorExponent();
    this.height = (int) Math.min(height, Integer.MAX_VALUE / 2);
    this.number = stops.leftStop;
    this.ups = ups;
    this.nimber = nimber;
    this.left = null;
    this.right = null;
  }

  /** A node. */
  Stored(Universe universe, int id, int hash, Stops stops, ShortGame[] left, ShortGame[] right) {
    super(stops);
    this.universe = universe;
    this.id = id;
    this.hash = hash;
    this.depth = 1 + Math.max(deepest(left), deepest(right));
    this.height = 1 + Math.max(highest(left), highest(right));
    if (depth > Universe.DEEPEST) {
      throw new GameTooLargeException(
          "a game with more than " + Universe.DEEPEST + " moves in a row is too deep");
    }
    this.number = null;
    this.ups = 0;
    this.nimber = 0;
    this.left = left;
    this.right = right;
  }

  private static int deepest(ShortGame[] options) {
    int deepest = 0;
    for (ShortGame option : options) {
      deepest = Math.max(deepest, option.depth);
    }
    return deepest;
  }

  private static int highest(ShortGame[] options) {
    int highest = 0;
    for (ShortGame option : options) {
      highest = Math.max(highest, option.height);
    }
    return highest;
  }

  /** Makes sure that a recursion down to integers is not too deep. */
  final void checkHeight(String what) {
    if (height > 2 * Universe.DEEPEST) {
      throw new GameTooLargeException(
          what
              + " of a game with more than "
              + 2 * Universe.DEEPEST
              + " moves in a row before an integer is too deep");
    }
  }

  /** Makes sure that a recursion down to 0 is not too deep. */
  final void checkBirthday(String what) {
    BigInteger most = BigInteger.valueOf(2 * Universe.DEEPEST);
    BigInteger birthday = Census.birthday((ShortGame) this);
    if (birthday.compareTo(most) > 0) {
      throw new GameTooLargeException(
          what + " of a game born on a day later than " + most + " is too deep");
    }
  }

  /** The canonical options of a player, in {@link StorageOrder}; not to be changed. */
  final ShortGame[] stored(Player player) {
    if (left != null) {
      return player == Player.LEFT ? left : right;
    }
    Options options = sumOptions;
    if (options == null) {
      options = NumberUpStar.options((ShortGame) this);
      sumOptions = options;
    }
    return options.of(player);
  }

  final Facts facts() {
    Facts known = facts;
    if (known == null) {
      known = new Facts();
      facts = known;
      if (!is(NUMBER_UP_STAR)) {
        universe.count(Facts.BYTES);
      }
    }
    return known;
  }

  final boolean isSum(long key, long ups, int nimber) {
    return leftKey == key && this.ups == ups && this.nimber == nimber && is(NUMBER_UP_STAR);
  }
}
