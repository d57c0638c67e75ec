package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;

/**
 * A winning strategy on a dense order without ends, in normal play, as a set of lost words: the
 * winner moves into it from the word of a single card or has it there, and from each word that the
 * loser moves to from it. Of the lost words that a move leads to the winner takes one that is in
 * the set already, or else the least; so the set is a small part of all lost words.
 *
 * @param outcome who wins from the empty board
 * @param words the numbers of the words, see {@link BoxTable}
 */
public record LostWords(Outcome outcome, BitSet words) {
  /** So many words stand in a line. */
  private static final int IN_LINE = 24;

  /** The strategies that fit have words with numbers that are ints. */
  public static boolean fits(int a, int d) {
    return a >= 3
        && d >= 3
        && DiagramBox.of(a, d, false).packs()
        && BoxTable.words(DiagramBox.of(a, d, false)) < Integer.MAX_VALUE;
  }

  /**
   * Solves the game, and chooses.
   *
   * @param a how long an ascending subsequence ends it
   * @param d how long a descending subsequence ends it
   * @param control its budget must hold the table of the box
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static LostWords find(int a, int d, Control control) {
    BoxTable table = BoxTable.solve(DiagramBox.of(a, d, false), control);
    BitSet words = new BitSet();
    BitSet answered = new BitSet();
    long single = table.box().word(ColourSequence.of(List.of(Colour.PURPLE)));
    boolean first = table.lost(single);
    if (first) {
      words.set((int) table.number(single));
    } else {
      answer(table, single, words);
    }
    // Every move makes the number smaller, so that words are added below the one that is read.
    for (int n = words.length() - 1; n >= 0; n = words.previousSetBit(n - 1)) {
      control.throwIfStopped();
      table
          .box()
          .options(
              table.word(n),
              after -> {
                int number = (int) table.number(after);
                if (!answered.get(number)) {
                  answered.set(number);
                  answer(table, after, words);
                }
              });
    }
    return new LostWords(first ? Outcome.N : Outcome.P, words);
  }

  private static void answer(BoxTable table, long word, BitSet words) {
    int[] least = {Integer.MAX_VALUE};
    boolean[] there = {false};
    table
        .box()
        .options(
            word,
            after -> {
              int number = (int) table.number(after);
              there[0] |= words.get(number);
              if (number < least[0] && table.lost(after)) {
                least[0] = number;
              }
            });
    if (!there[0]) {
      words.set(least[0]);
    }
  }

  /** The words as lines: a number, and by how much each of the next ones is larger. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int count = 0;
    int before = 0;
    for (int n = words.nextSetBit(0); n >= 0; n = words.nextSetBit(n + 1)) {
      line.append(count == 0 ? "" + n : " " + (n - before));
      before = n;
      count++;
      if (count == IN_LINE) {
        lines.add(line.toString());
        line.setLength(0);
        count = 0;
      }
    }
    if (count > 0) {
      lines.add(line.toString());
    }
    return lines;
  }
}
