package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;

/**
 * The game of safe moves on a dense order: colour sequences with at most {@code reds} reddish and
 * {@code blues} bluish elements, and the moves between them. Who cannot move loses.
 *
 * <p>A colour sequence is a word over two letters, with {@code 01} for P, {@code 0} for R and
 * {@code 1} for B. Since R never stands just before B, the word can be read back. Blue elements
 * still to come are 1s put before it, red ones still to come are 0s put after it, so that every
 * word of a box has the same length:
 *
 * <pre>
 *   RPB in the box of 4 reds, 3 blues:    1    0  01  1    00
 *                                       to come  RPB      to come
 *                                   bit 6    5   43   2    10
 * </pre>
 *
 * <p>Inserting an element moves one letter over equal ones. With gap {@code j} Rs above the last
 * bluish element the 1 of that element moves down over j+1 zeros; with the gap {@code k} Bs below
 * the next reddish element the 0 of that one moves up over k+1 ones. Two restrictions come from the
 * letters still to come, which have no gaps between them: a 1 that has no 1 after it moves over one
 * 0 only, and a 0 that has no 0 before it over one 1 only. Read as steps right (0) and down (1) the
 * word is the border of a Young diagram, and every move makes the diagram larger; the moves are
 * tested against {@link ColourSequence#insert}.
 *
 * <p>Words of up to {@value #LONGEST} letters {@linkplain #packs fit} into a {@code long}, and what
 * takes or gives a word as a {@code long} refuses others. Words of any length are given by the
 * {@linkplain #places places} of their ones.
 *
 * @param reds how many reddish elements there may be, a-2 in normal and a-1 in misère play
 * @param blues how many bluish elements there may be, d-2 in normal and d-1 in misère play
 */
public record DiagramBox(int reds, int blues) {
  /** The longest word that fits into a long. */
  public static final int LONGEST = 62;

  /** Refuses negative numbers. */
  public DiagramBox {
    if (reds < 0 || blues < 0) {
      throw new IllegalArgumentException("a box of " + reds + " by " + blues);
    }
  }

  /**
   * The box of a game: critical lengths less 2 in normal play, less 1 in misère play (Proposition
   * 7).
   */
  public static DiagramBox of(int a, int d, boolean misere) {
    int less = misere ? 1 : 2;
    return new DiagramBox(a - less, d - less);
  }

  /** Whether its words fit into longs. */
  public boolean packs() {
    return length() <= LONGEST;
  }

  private void requirePacked() {
    if (!packs()) {
      throw new IllegalArgumentException(
          "a box of " + reds + " by " + blues + ", allowed: up to " + LONGEST + " together");
    }
  }

  /** The length of its words. */
  public int length() {
    return reds + blues;
  }

  /** The word of the empty board. */
  public long empty() {
    requirePacked();
    return ((1L << blues) - 1) << reds;
  }

  /** Whether a colour sequence lies in the box. */
  public boolean holds(ColourSequence colours) {
    return colours.reddish() <= reds && colours.bluish() <= blues;
  }

  /** The word of an admissible colour sequence that the box {@linkplain #holds}. */
  public long word(ColourSequence colours) {
    requirePacked();
    long word = 0;
    for (int place : places(colours)) {
      word |= 1L << place;
    }
    return word;
  }

  /**
   * The places of the ones in the word of an admissible colour sequence that the box {@linkplain
   * #holds}, in ascending order, the last letter having place 0.
   */
  public int[] places(ColourSequence colours) {
    if (!holds(colours) || !colours.admissible()) {
      throw new IllegalArgumentException(colours + " in the box of " + reds + " by " + blues);
    }
    int[] places = new int[blues];
    int index = blues;
    int place = length();
    for (int toCome = blues - colours.bluish(); toCome > 0; toCome--) {
      places[--index] = --place;
    }
    for (Colour colour : colours.colours()) {
      place -= colour.reddish() ? 1 : 0;
      if (colour.bluish()) {
        places[--index] = --place;
      }
    }
    return places;
  }

  /** The colour sequence of a word. */
  public ColourSequence colours(long word) {
    requirePacked();
    List<Colour> colours = new ArrayList<>();
    int bit = length() - 1;
    while (bit >= 0 && one(word, bit)) {
      bit--;
    }
    int end = Long.numberOfTrailingZeros(word);
    while (bit >= end) {
      if (one(word, bit)) {
        colours.add(Colour.BLUE);
        bit--;
      } else if (one(word, bit - 1)) {
        colours.add(Colour.PURPLE);
        bit -= 2;
      } else {
        colours.add(Colour.RED);
        bit--;
      }
    }
    return ColourSequence.of(colours);
  }

  /** Hands over the words that one move leads to, each once. */
  public void options(long word, LongConsumer options) {
    requirePacked();
    int lastOne = Long.numberOfTrailingZeros(word);
    int firstZero = Long.SIZE - 1 - Long.numberOfLeadingZeros(~word & mask());
    for (int bit = length() - 1; bit > 0; bit--) {
      if (one(word, bit) && !one(word, bit - 1)) {
        long without = word & ~(1L << bit);
        for (int to = bit - 1; to >= 0 && !one(word, to); to--) {
          options.accept(without | 1L << to);
          if (bit == lastOne) {
            break;
          }
        }
        if (bit - 1 != firstZero) {
          long with = word | 1L << (bit - 1);
          for (int to = bit + 1; to < length() && one(word, to); to++) {
            options.accept(with & ~(1L << to));
          }
        }
      }
    }
  }

  private long mask() {
    return (1L << length()) - 1;
  }

  private static boolean one(long word, int bit) {
    return (word >>> bit & 1) != 0;
  }
}
