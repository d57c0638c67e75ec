package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;

/**
 * What is kept of a game: its canonical form, and what makes most comparisons unnecessary.
 *
 * <p>A game is one of two kinds. The sum of a number, a multiple of up and a nimber, in short a
 * <i>plain</i> value, is kept as those three; it stands in no table, and its options are written
 * out only when somebody asks. Every other value is a node of its universe: its canonical options
 * in two arrays sorted by hash, and there is one node for each value.
 */
abstract sealed class Stored extends Stops permits ShortGame {

  /** Both option lists of a plain value, in an object of its own so that threads see it whole. */
  record Options(ShortGame[] left, ShortGame[] right) {}

  final Universe universe;

  /** Distinguishes the games of one universe, see {@link Ids}; it never leaves the process. */
  final int id;

  /** The same in every universe and every run. */
  final int hash;

  /** How many moves lead at most to number + n up or that and a star. */
  final int depth;

  /** The number of a plain value, otherwise null. */
  final Dyadic number;

  /** The multiple of up of a plain value. */
  final long ups;

  /** The nimber of a plain value. */
  final int nimber;

  private final ShortGame[] left;
  private final ShortGame[] right;

  /** The options of a plain value, once asked for; racing threads find equal ones. */
  private Options plainOptions;

  /** The negative, once asked for. */
  ShortGame negative;

  private Facts facts;

  /** A plain value. */
  Stored(Universe universe, int id, int hash, Stops stops, long ups, int nimber) {
    super(stops);
    this.universe = universe;
    this.id = id;
    this.hash = hash;
    this.depth = nimber > 1 ? nimber : 0;
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

  /** The canonical options of one side, not to be changed. */
  final ShortGame[] options(int side) {
    if (left != null) {
      return side == Form.LEFT ? left : right;
    }
    Options options = plainOptions;
    if (options == null) {
      options = Plain.options((ShortGame) this);
      plainOptions = options;
    }
    return side == Form.LEFT ? options.left : options.right;
  }

  final Facts facts() {
    Facts known = facts;
    if (known == null) {
      known = new Facts();
      facts = known;
    }
    return known;
  }

  final boolean isPlainly(long key, long ups, int nimber) {
    return leftKey == key && this.ups == ups && this.nimber == nimber && is(PLAIN);
  }

  final boolean isPlain() {
    return (flags & PLAIN) != 0;
  }
}
