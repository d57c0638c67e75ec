package org.farstar.games.order.monotone.posets;

import java.util.Arrays;

/**
 * What counts about a board on a poset: of every free card that matters the longest ascending
 * subsequence of the board below it and the longest descending one above it, and whether a card
 * that matters neither way is left, by which a turn can be passed.
 *
 * <p>Immutable. Equal where all of this is equal, card by card.
 */
final class PosetPosition {
  private static final int LENGTHS = 128;

  /**
   * For each card 0 where it is not free or does not matter, else 1 + 128 up + down; the passes.
   */
  private final char[] text;

  private PosetPosition(char[] text) {
    this.text = text;
  }

  /** How many cards the poset has. */
  int size() {
    return text.length - 1;
  }

  /** Whether a card is free and matters. */
  boolean free(int card) {
    return text[card] != 0;
  }

  /** The longest ascending subsequence of the board below a free card, where it matters. */
  int up(int card) {
    return (text[card] - 1) / LENGTHS;
  }

  /** The longest descending subsequence of the board above a free card, where it matters. */
  int down(int card) {
    return (text[card] - 1) % LENGTHS;
  }

  /** Whether a card is left that only passes the turn. */
  boolean passes() {
    return text[size()] != 0;
  }

  /** The same cards without the one that passes the turn. */
  PosetPosition passed() {
    char[] less = text.clone();
    less[size()] = 0;
    return new PosetPosition(less);
  }

  /** The image under a map of the cards, with up and down exchanged where it reverses the order. */
  PosetPosition image(int[] map, boolean reversing) {
    char[] image = new char[text.length];
    for (int card = 0; card < map.length; card++) {
      image[map[card]] =
          !reversing || !free(card) ? text[card] : (char) (1 + LENGTHS * down(card) + up(card));
    }
    image[size()] = text[size()];
    return new PosetPosition(image);
  }

  /** Whether it comes before another in an order of no meaning. */
  boolean before(PosetPosition other) {
    return Arrays.compare(text, other.text) < 0;
  }

  /** Its lengths and passes, to be changed. */
  Draft draft() {
    Draft draft = new Draft(size());
    for (int card = 0; card < size(); card++) {
      if (free(card)) {
        draft.free |= 1L << card;
        draft.up[card] = up(card);
        draft.down[card] = down(card);
      }
    }
    draft.passes = passes();
    return draft;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PosetPosition that && Arrays.equals(text, that.text);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(text);
  }

  @Override
  public String toString() {
    StringBuilder line = new StringBuilder();
    for (int card = 0; card < size(); card++) {
      line.append(free(card) ? " " + (card + 1) + ":" + up(card) + "," + down(card) : "");
    }
    return line + (passes() ? " pass" : "");
  }

  /** A position in the making. */
  static final class Draft {
    long free;
    boolean passes;
    final int[] up;
    final int[] down;

    Draft(int size) {
      this.up = new int[size];
      this.down = new int[size];
    }

    boolean free(int card) {
      return (free >>> card & 1) != 0;
    }

    /** Plays a card, and forgets nothing. */
    void play(Poset poset, int card) {
      free &= ~(1L << card);
      for (int other = 0; other < up.length; other++) {
        if (poset.less(card, other)) {
          up[other] = Math.max(up[other], up[card] + 1);
        } else if (poset.less(other, card)) {
          down[other] = Math.max(down[other], down[card] + 1);
        }
      }
    }

    PosetPosition done() {
      char[] text = new char[up.length + 1];
      for (int card = 0; card < up.length; card++) {
        text[card] = (char) (free(card) ? 1 + LENGTHS * up[card] + down[card] : 0);
      }
      text[up.length] = (char) (passes ? 1 : 0);
      return new PosetPosition(text);
    }
  }
}
