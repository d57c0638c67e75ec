package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks sets S of words, see {@link Word}, such that every move from a word of S has an answer
 * into S, for one d and every a. No play is endless, so the player to move in a word of S loses;
 * where the word of a single card is in S, the first player wins by any card.
 *
 * <p>A line gives words by how many zeros each gap has, see {@link Gap}.
 *
 * <p>Say that a property has the threshold T if of each number of zeros beyond T it depends on the
 * parity alone. Then 'some move leads to a word with it' has the threshold 2T+2: where zeros pass,
 * two more or fewer can pass so that the rest stays below T, or both stay above it. S has the least
 * T that its lines show, 'a move into S' has T' = 2T+2, 'a move to a word without a move into S'
 * has T'' = 2T'+2. So the words of S with at most T''+1 zeros in each gap are all that must be
 * tried. Where S asks of the first gap only whether it has a zero, one zero there stands for more,
 * since none ever leaves it.
 */
public final class WordsChecker {
  private static final int MOST_GAPS = 12;

  /**
   * What was verified.
   *
   * @param lines how many lines there are
   * @param words how many words were tried
   * @param moves how many moves from them
   * @param lengths the values of a for which the word of the single card is in S, in words
   */
  public record Verified(int lines, long words, long moves, String lengths) {}

  private final List<List<Gap>> lines = new ArrayList<>();
  private final int ones;
  private final Runnable checkStop;
  private int threshold;

  /** Whether of the zeros before the first one no more is asked than whether there are some. */
  private boolean shortFirst = true;

  private final BitSet inS = new BitSet();
  private final Map<Long, Boolean> answered = new HashMap<>();
  private long words;
  private long moves;

  private WordsChecker(int ones, Runnable checkStop) {
    this.ones = ones;
    this.checkStop = checkStop;
  }

  /**
   * Checks the body of a certificate.
   *
   * @param a the critical length of ascending subsequences for which the claim is made
   * @param d that of descending ones
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where they do not prove that the first player wins
   */
  public static Verified check(int a, int d, List<String> body, Runnable checkStop) {
    if (a < 3 || d < 3 || d - 1 > MOST_GAPS) {
      throw RefusedException.at(
          6, "critical lengths from 3 on, d up to " + (MOST_GAPS + 1) + ", are allowed");
    }
    WordsChecker checker = new WordsChecker(d - 2, checkStop);
    for (int i = 0; i < body.size(); i++) {
      checker.lines.add(Gap.read(Certificate.FIRST_OF_BODY + i, body.get(i), d - 1));
    }
    checker.settle();
    for (int i = 0; i < body.size(); i++) {
      checker.enumerate(i, new int[d - 1], 0, checker.threshold + 1, checker::mark);
    }
    int most = 2 * (2 * checker.threshold + 2) + 3;
    for (int i = 0; i < body.size(); i++) {
      int line = i;
      checker.enumerate(i, new int[d - 1], 0, most, zeros -> checker.play(line, zeros));
    }
    if (!checker.single(a)) {
      throw RefusedException.whole("the word of the single card is not among these for a = " + a);
    }
    return new Verified(body.size(), checker.words, checker.moves, checker.lengths());
  }

  private void settle() {
    for (List<Gap> line : lines) {
      shortFirst &= line.get(0).asksForOne();
      for (Gap gap : line) {
        threshold = Math.max(threshold, gap.threshold());
      }
    }
    if (Math.pow(threshold + 2, ones + 1.0) > Integer.MAX_VALUE) {
      throw RefusedException.whole("too many words, with up to " + threshold + " zeros in a gap");
    }
  }

  /** All words of a line with this many zeros at most in a gap. */
  private void enumerate(int line, int[] zeros, int gap, int most, Consumer<int[]> visitor) {
    checkStop.run();
    if (gap == zeros.length) {
      visitor.accept(zeros);
      return;
    }
    for (int count = 0; count <= (gap == 0 && shortFirst ? 1 : most); count++) {
      if (lines.get(line).get(gap).allows(count)) {
        zeros[gap] = count;
        enumerate(line, zeros, gap + 1, most, visitor);
      }
    }
  }

  /** The number of a word, where numbers of zeros from a threshold on count by their parity. */
  private long number(int[] zeros, int threshold) {
    long number = shortFirst ? Math.min(1, zeros[0]) : 0;
    for (int i = shortFirst ? 1 : 0; i < zeros.length; i++) {
      int kept = zeros[i] < threshold ? zeros[i] : threshold + (zeros[i] - threshold) % 2;
      number = number * (threshold + 2) + kept;
    }
    return number;
  }

  private void mark(int[] zeros) {
    inS.set(Math.toIntExact(number(zeros, threshold)));
  }

  private boolean inS(int[] zeros) {
    return inS.get(Math.toIntExact(number(zeros, threshold)));
  }

  /** Tries all moves from a word of a line, unless an earlier line has it. */
  private void play(int line, int[] zeros) {
    for (int i = 0; i < line; i++) {
      if (has(lines.get(i), zeros)) {
        return;
      }
    }
    words++;
    Word.someMove(
        zeros,
        after -> {
          moves++;
          if (!answered(after)) {
            throw RefusedException.at(
                Certificate.FIRST_OF_BODY + line,
                "no answer to a move to the zeros " + Arrays.toString(after));
          }
          return false;
        });
  }

  private static boolean has(List<Gap> line, int[] zeros) {
    for (int i = 0; i < zeros.length; i++) {
      if (!line.get(i).allows(zeros[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean answered(int[] zeros) {
    long number = number(zeros, 2 * threshold + 2);
    Boolean known = answered.get(number);
    if (known == null) {
      known = Word.someMove(zeros.clone(), this::inS);
      answered.put(number, known);
    }
    return known;
  }

  /** Whether the word of the single card is in S: 01 behind ones, and zeros behind. */
  private boolean single(int a) {
    int[] zeros = new int[ones + 1];
    zeros[ones - 1] = 1;
    zeros[ones] = a - 3;
    return inS(zeros);
  }

  private String lengths() {
    List<String> lengths = new ArrayList<>();
    for (int a = 3; a < threshold + 3; a++) {
      if (single(a)) {
        lengths.add("" + a);
      }
    }
    boolean even = single(threshold + 3 + (threshold + 3) % 2);
    boolean odd = single(threshold + 3 + (threshold + 4) % 2);
    String from = " from " + (threshold + 3) + " on";
    if (even || odd) {
      lengths.add("every " + (even && odd ? "a" : even ? "even a" : "odd a") + from);
    }
    return String.join(", ", lengths);
  }
}
