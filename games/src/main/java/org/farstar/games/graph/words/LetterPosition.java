package org.farstar.games.graph.words;

import java.util.Arrays;
import java.util.TreeSet;

/** A position of {@link LetterPlay}; immutable. */
sealed interface LetterPosition {
  /** A position whose winner is known: who moves in it wins or loses. */
  record Decided(boolean won) implements LetterPosition {}

  /**
   * A statement of the player who has just moved about a chain: that whoever moves in it wins, or
   * loses. The opponent either doubts it, or accepts it and lets the play go on elsewhere.
   *
   * @param chain the chain it is about
   * @param won what is said
   * @param rest where the play continues, with the player who made the statement to move
   */
  record Statement(Chain chain, boolean won, LetterPosition rest) implements LetterPosition {}

  /** A position with a single move, to another one. */
  record Pass(LetterPosition to) implements LetterPosition {}

  /**
   * The letter that the next word must begin with, and how many words there are from each letter to
   * each; as a text that is equal for equal positions. It is made of code points:
   *
   * <pre>
   *   letter | for each pair with words, sorted: first letter, last letter, how many words
   * </pre>
   *
   * <p>The letter is {@link #ANY} where any word may be used. A number has seven bits in each code
   * point, the lowest first, with 128 added to all but the last.
   *
   * @param code the text
   */
  record Chain(String code) implements LetterPosition {
    /** Stands for the letter at the start, where any word may be used. */
    static final int ANY = '*';

    private static final int BITS = 7;

    /** The letters of a chain, sorted, each at its number; that of the dead letter is 0. */
    record Numbered(int[] letters, LetterGraph graph, int letter) {
      /** The chain of another graph on the same letters. */
      Chain chain(LetterGraph other, int number) {
        return Chain.of(letters, other, letters[number]);
      }
    }

    /**
     * @param letters the letter of each number, rising, 0 first
     * @param graph the words between these letters
     * @param letter the letter that the next word must begin with, or {@link #ANY}
     */
    static Chain of(int[] letters, LetterGraph graph, int letter) {
      StringBuilder code = new StringBuilder().appendCodePoint(letter);
      for (int u = 0; u < letters.length; u++) {
        for (int v = 0; v < letters.length; v++) {
          int count = graph.count(u, v);
          if (count > 0) {
            code.appendCodePoint(letters[u]).appendCodePoint(letters[v]);
            for (; count >= 1 << BITS; count >>>= BITS) {
              code.append((char) (1 << BITS | count & (1 << BITS) - 1));
            }
            code.append((char) count);
          }
        }
      }
      return new Chain(code.toString());
    }

    /** Whether any word may be used. */
    boolean any() {
      return code.charAt(0) == ANY;
    }

    /** The words with numbers in the place of letters. */
    Numbered numbered() {
      int[] points = code.codePoints().toArray();
      TreeSet<Integer> all = new TreeSet<>();
      all.add(LetterGraph.DEAD);
      if (!any()) {
        all.add(points[0]);
      }
      for (int at = 1; at < points.length; at = pastNumber(points, at + 2)) {
        all.add(points[at]);
        all.add(points[at + 1]);
      }
      int[] letters = all.stream().mapToInt(Integer::intValue).toArray();
      LetterGraph graph = new LetterGraph(letters.length);
      for (int at = 1; at < points.length; at = pastNumber(points, at + 2)) {
        graph.add(
            Arrays.binarySearch(letters, points[at]),
            Arrays.binarySearch(letters, points[at + 1]),
            number(points, at + 2));
      }
      return new Numbered(letters, graph, any() ? -1 : Arrays.binarySearch(letters, points[0]));
    }

    private static int pastNumber(int[] points, int from) {
      int at = from;
      while (points[at] >= 1 << BITS) {
        at++;
      }
      return at + 1;
    }

    private static int number(int[] points, int from) {
      int number = 0;
      for (int at = pastNumber(points, from) - 1; at >= from; at--) {
        number = number << BITS | points[at] & (1 << BITS) - 1;
      }
      return number;
    }
  }
}
