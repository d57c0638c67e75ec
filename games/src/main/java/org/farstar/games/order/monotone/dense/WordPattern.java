package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.farstar.values.text.Scanner;

/**
 * Words with this many ones, given by how many zeros stand before the first one, between the ones
 * and after the last: each number is fixed, or from some number on every one, every second one and
 * so on.
 *
 * @param gaps one entry more than there are ones
 */
public record WordPattern(List<Zeros> gaps) {
  private static final int LARGEST = 1000;
  private static final String FORM =
      "numbers of zeros n, or n+s for n, n+s, n+2s, .., with blanks, up to " + LARGEST;

  /**
   * How many zeros may stand in a gap.
   *
   * @param least the least number
   * @param step the distance to the next, 0 where there is no other
   */
  public record Zeros(int least, int step) {
    /** Whether a number of zeros is allowed. */
    boolean allows(int zeros) {
      return step == 0 ? zeros == least : zeros >= least && (zeros - least) % step == 0;
    }

    @Override
    public String toString() {
      return step == 0 ? Integer.toString(least) : least + "+" + step;
    }
  }

  public WordPattern {
    gaps = List.copyOf(gaps);
  }

  /** Reads {@code 1+1 2 0 1+1}. */
  static WordPattern read(String text) {
    return read(new Scanner(text));
  }

  /** Reads the same in a stretch of a text. */
  static WordPattern read(Scanner at) {
    List<Zeros> gaps = new ArrayList<>();
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      long least = word.natural(0, LARGEST, FORM);
      long step = word.accept('+') ? word.natural(1, LARGEST, FORM) : 0;
      word.expectEnd(FORM);
      gaps.add(new Zeros((int) least, (int) step));
    }
    if (gaps.isEmpty()) {
      throw at.error(FORM);
    }
    return new WordPattern(gaps);
  }

  /** How many ones the words have. */
  int ones() {
    return gaps.size() - 1;
  }

  /** The text that {@link #read} takes. */
  @Override
  public String toString() {
    return gaps.stream().map(Zeros::toString).collect(Collectors.joining(" "));
  }

  /**
   * The colour sequences of the words in letters: {@code R*} for any number of Rs, {@code (RR)*}
   * for any even number; the letters still to come are left out, and how many red ones those are
   * stands after a semicolon.
   */
  String colours() {
    StringBuilder text = new StringBuilder();
    int first = 0;
    while (gaps.get(first).least() == 0 && gaps.get(first).step() == 0) {
      first++;
    }
    for (int i = first; i < ones(); i++) {
      Zeros gap = gaps.get(i);
      boolean one = gap.least() > 0;
      text.append("R".repeat(Math.max(0, gap.least() - 1)));
      if (gap.step() > 0) {
        text.append(gap.step() == 1 ? "R*" : "(" + "R".repeat(gap.step()) + ")*");
      }
      text.append(one ? "P" : "B");
    }
    return text + "; " + gaps.get(ones());
  }

  /** The words of any of some patterns. */
  public static RegularLanguage language(List<WordPattern> patterns) {
    PatternReader reader = new PatternReader(patterns);
    return RegularLanguage.of(reader.starts, reader);
  }

  /** Reads words by patterns; zeros beyond the least number count modulo the step. */
  private static final class PatternReader implements RegularLanguage.Reader {
    /** One state: a gap and how many zeros of it were read. */
    private record At(Zeros gap, int zeros, boolean last) {}

    private final List<At> states = new ArrayList<>();
    private final BitSet starts = new BitSet();

    PatternReader(List<WordPattern> patterns) {
      for (WordPattern pattern : patterns) {
        starts.set(states.size());
        for (int i = 0; i <= pattern.ones(); i++) {
          Zeros gap = pattern.gaps().get(i);
          for (int zeros = 0; zeros < gap.least() + Math.max(1, gap.step()); zeros++) {
            states.add(new At(gap, zeros, i == pattern.ones()));
          }
        }
      }
    }

    @Override
    public void next(int state, int letter, IntConsumer to) {
      At at = states.get(state);
      int beyond = state + at.gap.least() + Math.max(1, at.gap.step()) - at.zeros;
      if (letter == 1 && at.gap.allows(at.zeros) && !at.last) {
        to.accept(beyond);
      } else if (letter == 0 && state + 1 < beyond) {
        to.accept(state + 1);
      } else if (letter == 0 && at.gap.step() > 0) {
        to.accept(state + 1 - at.gap.step());
      }
    }

    @Override
    public boolean ends(int state) {
      At at = states.get(state);
      return at.last && at.gap.allows(at.zeros);
    }
  }
}
