package org.farstar.verify.monotone;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks a set S of words, see {@link Word}, such that every move from a word of S has an answer
 * into S, for one a and one d. No play is endless, so the player to move in a word of S loses.
 * Where the word of a single card is in S, the first player wins by any card; where a move from it
 * leads into S, the second player wins.
 *
 * <p>Words are numbered from 0 in ascending order as binary numbers with a-2 zeros and d-2 ones. A
 * line has a number, and behind it how much larger each of the next numbers is than the one before,
 * with blanks between them; the numbers ascend from line to line, and those in S are less than 2^31
 * - 1.
 */
public final class LostChecker {
  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,9}");

  /**
   * What was verified.
   *
   * @param first whether the first player wins, else the second
   * @param words how many words S has
   * @param moves how many moves from them
   */
  public record Verified(boolean first, long words, long moves) {}

  private final int ones;
  private final int zeros;

  /** Binomial coefficients: of n things, k. */
  private final long[][] choose;

  private final BitSet inS = new BitSet();

  /** Words from which some move leads into S, as far as they were met. */
  private final BitSet answered = new BitSet();

  private long moves;

  private LostChecker(int a, int d) {
    this.zeros = a - 2;
    this.ones = d - 2;
    this.choose = new long[zeros + ones + 1][ones + 2];
    for (int n = 0; n < choose.length; n++) {
      choose[n][0] = 1;
      for (int k = 1; n > 0 && k <= ones; k++) {
        choose[n][k] = Math.addExact(choose[n - 1][k - 1], choose[n - 1][k]);
      }
    }
  }

  /**
   * Checks the body of a certificate.
   *
   * @param a the critical length of ascending subsequences
   * @param d that of descending ones
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where they do not prove who wins
   */
  public static Verified check(int a, int d, List<String> body, Runnable checkStop) {
    if (a < 3 || d < 3 || a + d > 64) {
      throw RefusedException.at(6, "critical lengths from 3 on, together up to 64, are allowed");
    }
    LostChecker checker = new LostChecker(a, d);
    int[] firsts = new int[body.size()];
    int last = -1;
    for (int i = 0; i < firsts.length; i++) {
      firsts[i] = last + 1;
      last = checker.read(Certificate.FIRST_OF_BODY + i, body.get(i), last);
    }
    for (int n = checker.inS.nextSetBit(0), i = 0; n >= 0; n = checker.inS.nextSetBit(n + 1)) {
      checkStop.run();
      while (i + 1 < firsts.length && firsts[i + 1] <= n) {
        i++;
      }
      checker.play(Certificate.FIRST_OF_BODY + i, n);
    }
    return checker.verified();
  }

  private int read(int line, String text, int last) {
    long number = 0;
    String[] words = text.split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      if (!NUMBER.matcher(words[i]).matches()) {
        throw RefusedException.at(line, "found '" + words[i] + "', allowed: a number");
      }
      number += Long.parseLong(words[i]);
      long most = Math.min(Integer.MAX_VALUE, choose[zeros + ones][ones]);
      if (number <= (i == 0 ? last : -1) || number >= most || i > 0 && inS.get((int) number)) {
        throw RefusedException.at(
            line, "found the word " + number + ", allowed: ascending numbers less than " + most);
      }
      inS.set((int) number);
    }
    return (int) number;
  }

  /** Tries all moves from a word of S. */
  private void play(int line, int number) {
    Word.someMove(
        word(number),
        after -> {
          moves++;
          // A move puts a one behind zeros, which lowers the number.
          int met = Math.toIntExact(number(after));
          if (!answered.get(met)) {
            if (!leadsIntoS(after)) {
              throw RefusedException.at(
                  line,
                  "no answer to a move from the word "
                      + number
                      + " to the zeros "
                      + Arrays.toString(after));
            }
            answered.set(met);
          }
          return false;
        });
  }

  private boolean leadsIntoS(int[] word) {
    return Word.someMove(word.clone(), after -> isInS(number(after)));
  }

  /** Numbers in S are ints; those of words that are met need not be. */
  private boolean isInS(long number) {
    return number <= Integer.MAX_VALUE && inS.get((int) number);
  }

  private Verified verified() {
    int[] single = new int[ones + 1];
    single[ones - 1] = 1;
    single[ones] = zeros - 1;
    boolean first = isInS(number(single));
    if (!first && !leadsIntoS(single)) {
      throw RefusedException.whole(
          "neither the word of the single card nor one after a move from it is among these");
    }
    return new Verified(first, inS.cardinality(), moves);
  }

  /**
   * The number of a word: of the binary numbers below it C(p, i) differ first in its i-th one. That
   * of the single card may be beyond all ints.
   */
  private long number(int[] word) {
    long number = 0;
    int bit = 0;
    for (int i = 1; i <= ones; i++) {
      bit += word[ones + 1 - i];
      number += choose[bit][i];
      bit++;
    }
    return number;
  }

  private int[] word(int number) {
    int[] word = new int[ones + 1];
    long rest = number;
    int above = zeros + ones;
    for (int i = ones; i > 0; i--) {
      int bit = above - 1;
      while (choose[bit][i] > rest) {
        bit--;
      }
      rest -= choose[bit][i];
      word[ones - i] = above - 1 - bit;
      above = bit;
    }
    word[ones] = above;
    return word;
  }
}
