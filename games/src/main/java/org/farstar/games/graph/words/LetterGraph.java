package org.farstar.games.graph.words;

import java.util.Arrays;
import java.util.BitSet;
import org.farstar.games.graph.core.Adjacency;
import org.farstar.games.graph.core.Traversal;

/**
 * Words as arcs of a multigraph on letters, from their first to their last letter. Mutable, for use
 * while one position is reduced. The graph is the complete digraph with loops, whose slots hold how
 * many words there are for each pair of letters: words come and go while a position is reduced, and
 * a {@link org.farstar.games.graph.core.Graph} stays as it is.
 *
 * <p>Letters are numbered from 1; number 0 is a letter of its own with which no word begins, so
 * that a word that ends with it wins at once.
 */
final class LetterGraph implements Adjacency {
  /** Who wins at a letter, for whoever must begin a word with it. */
  enum Label {
    OPEN,
    WIN,
    LOSS
  }

  /** The letter with which no word begins. */
  static final int DEAD = 0;

  private final int letters;

  /** The number of words from u to v in slot u * letters + v. */
  private final int[] counts;

  /**
   * @param letters how many letters there are, {@link #DEAD} among them
   */
  LetterGraph(int letters) {
    this(letters, new int[letters * letters]);
  }

  private LetterGraph(int letters, int[] counts) {
    this.letters = letters;
    this.counts = counts;
  }

  LetterGraph copy() {
    return new LetterGraph(letters, counts.clone());
  }

  /** How many letters there are. */
  @Override
  public int vertices() {
    return letters;
  }

  @Override
  public int first(int letter) {
    return letter * letters;
  }

  @Override
  public int end(int letter) {
    return first(letter) + letters;
  }

  @Override
  public int neighbour(int slot) {
    return slot % letters;
  }

  int count(int from, int to) {
    return counts[first(from) + to];
  }

  void add(int from, int to, int change) {
    counts[first(from) + to] += change;
  }

  /** A copy with one word less. */
  LetterGraph without(int from, int to) {
    LetterGraph copy = copy();
    copy.add(from, to, -1);
    return copy;
  }

  /** How many different letters the words from a letter end with. */
  int endings(int from) {
    int endings = 0;
    for (int to = 0; to < letters; to++) {
      endings += count(from, to) > 0 ? 1 : 0;
    }
    return endings;
  }

  /** Whether a word leads to a letter from outside a set. */
  boolean entered(int letter, BitSet set) {
    for (int from = 0; from < letters; from++) {
      if (!set.get(from) && count(from, letter) > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Drops pairs of words that answer each other: a word from u to v and one from v to u, or two
   * from u to u.
   *
   * <p>This changes no Grundy value once a letter is given, and so no winner in normal play. Take
   * the position with the pair and the position without it as a sum; the second player wins it.
   * Whoever uses a word of the pair, or one of the same kind where only the side with the pair has
   * one more, is answered on that side with the other word, and both sides are as before or equal;
   * any other move is repeated on the other side. It does not hold in misère play, nor for the
   * first word of a play, which no letter binds.
   */
  void cancel() {
    for (int u = 0; u < letters; u++) {
      counts[u * letters + u] &= 1;
      for (int v = u + 1; v < letters; v++) {
        int both = Math.min(count(u, v), count(v, u));
        add(u, v, -both);
        add(v, u, -both);
      }
    }
  }

  /** Drops the words that cannot come up from this letter on. */
  void restrictTo(int letter) {
    BitSet reached = reachable(letter);
    for (int u = 0; u < letters; u++) {
      if (!reached.get(u)) {
        Arrays.fill(counts, first(u), end(u), 0);
      }
    }
  }

  /** The letters that can come up from this letter on. */
  BitSet reachable(int letter) {
    return Traversal.reached(this, letter, slot -> counts[slot] > 0);
  }

  /**
   * Labels the letters that are decided whatever happens before they come up, and drops the words
   * that lead to a letter at which the opponent wins.
   *
   * <p>A letter without words is a loss. A letter with a word to a loss is a win, and stays one:
   * the words of a letter are used only where the letter has come up, and then the play is decided.
   * A word to a win is never worth using, so dropping it changes no winner; a letter that loses its
   * last word so is a loss. A letter with nothing but one word to itself is a win: it is used, and
   * no word is left.
   */
  Label[] label() {
    Label[] labels = new Label[letters];
    Arrays.fill(labels, Label.OPEN);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int u = 0; u < letters; u++) {
        if (labels[u] == Label.OPEN) {
          labels[u] = label(u, labels);
          if (labels[u] == Label.WIN) {
            for (int v = 0; v < letters; v++) {
              if (v != u) {
                counts[v * letters + u] = 0;
              }
            }
          }
          changed |= labels[u] != Label.OPEN;
        }
      }
    }
    return labels;
  }

  private Label label(int u, Label[] labels) {
    boolean others = false;
    for (int v = 0; v < letters; v++) {
      if (count(u, v) > 0 && labels[v] == Label.LOSS) {
        return Label.WIN;
      }
      others |= v != u && count(u, v) > 0;
    }
    if (others) {
      return Label.OPEN;
    }
    return count(u, u) % 2 == 1 ? Label.WIN : Label.LOSS;
  }

  /**
   * A strong component that no word leaves, among the letters that can be reached; empty where that
   * is the component of the letter itself.
   *
   * @return its letters, or null
   */
  BitSet lastComponent(int letter) {
    BitSet whole = reachable(letter);
    BitSet best = whole;
    for (int v = whole.nextSetBit(0); v >= 0; v = whole.nextSetBit(v + 1)) {
      // A letter reaches least if it lies in a component that no word leaves.
      BitSet from = reachable(v);
      best = from.cardinality() < best.cardinality() ? from : best;
    }
    return best.get(letter) ? null : best;
  }
}
