package org.farstar.games.order.monotone.dense;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.monotone.dense.WordPattern.Zeros;

/**
 * Looks for a {@link Strategy}. It guesses: only {@link Strategy#prove} makes it one.
 *
 * <p>A word with b ones is b+1 numbers of zeros. Numbers below a threshold are told apart, larger
 * ones only modulo a period; zeros before the first one never move again and count as one. A class
 * of words comes into question where some words of it, with small numbers, are all lost by {@link
 * BoxTable}. Of these classes, those with a move that has no answer into the rest are taken away
 * again and again. What remains and is met when the strategy is played from the single card is
 * written down.
 *
 * <p>Memory and time grow like (threshold + period) to the power of the number of ones.
 */
public final class StrategyFinder {
  private static final int MORE = 2;

  private final int blues;
  private final int threshold;
  private final int period;
  private final Control control;
  private final BoxTable[] tables;
  private final boolean[] kept;

  private StrategyFinder(int blues, int threshold, int period, Control control) {
    this.blues = blues;
    this.threshold = threshold;
    this.period = period;
    this.control = control;
    this.tables = new BoxTable[blues * (threshold + period * (MORE + 1)) + 2];
    this.kept = new boolean[2 * Math.toIntExact(power())];
  }

  /**
   * Patterns that look like a strategy from the single card for infinitely many numbers of zeros;
   * empty where none is found.
   *
   * @param blues d - 2, at least 2
   * @param threshold below it numbers of zeros are told apart
   * @param period from the threshold on they are told apart modulo this
   */
  public static Optional<Strategy> find(int blues, int threshold, int period, Control control) {
    return new StrategyFinder(blues, threshold, period, control).find();
  }

  private long power() {
    long power = 1;
    for (int i = 0; i < blues; i++) {
      power *= threshold + period;
    }
    return power;
  }

  private Optional<Strategy> find() {
    for (int number = 1; number < kept.length; number++) {
      kept[number] = every(zeros(number), 1, this::lost);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      boolean[] next = kept.clone();
      for (int number = 1; number < kept.length; number++) {
        if (kept[number] && !every(zeros(number), 1, this::answered)) {
          next[number] = false;
          changed = true;
        }
      }
      System.arraycopy(next, 0, kept, 0, kept.length);
    }
    return played();
  }

  /** The numbers of zeros of a class, the least ones. */
  private int[] zeros(int number) {
    int[] zeros = new int[blues + 1];
    int rest = number;
    for (int i = blues; i > 0; i--) {
      zeros[i] = rest % (threshold + period);
      rest /= threshold + period;
    }
    zeros[0] = rest;
    return zeros;
  }

  private int number(int[] zeros) {
    int number = zeros[0] > 0 ? 1 : 0;
    for (int i = 1; i <= blues; i++) {
      int zero = zeros[i];
      int place = zero < threshold ? zero : threshold + (zero - threshold) % period;
      number = number * (threshold + period) + place;
    }
    return number;
  }

  /** Whether something holds for some words of the class, from the gap {@code at} on. */
  private boolean every(int[] zeros, int at, Predicate<int[]> holds) {
    if (at > blues) {
      return holds.test(zeros);
    }
    int least = zeros[at];
    int most = least < threshold ? least : least + MORE * period;
    boolean all = true;
    for (int zero = least; zero <= most && all; zero += period) {
      zeros[at] = zero;
      all = every(zeros, at + 1, holds);
    }
    zeros[at] = least;
    return all;
  }

  private boolean lost(int[] zeros) {
    int reds = Arrays.stream(zeros).sum();
    if (tables[reds] == null) {
      tables[reds] = BoxTable.solve(new DiagramBox(reds, blues), control);
    }
    return tables[reds].lost(word(zeros));
  }

  private static long word(int[] zeros) {
    long word = 0;
    for (int i = 0; i < zeros.length - 1; i++) {
      word = word << (zeros[i] + 1) | 1;
    }
    return word << zeros[zeros.length - 1];
  }

  private int[] zeros(long word, int reds) {
    int[] zeros = new int[blues + 1];
    int at = 0;
    for (int bit = reds + blues - 1; bit >= 0; bit--) {
      if ((word >>> bit & 1) == 0) {
        zeros[at]++;
      } else {
        at++;
      }
    }
    return zeros;
  }

  /** Whether every move has an answer into the classes that are kept. */
  private boolean answered(int[] zeros) {
    return replies(zeros).stream().noneMatch(List::isEmpty);
  }

  /** For every move the answers into classes that are kept. */
  private List<List<int[]>> replies(int[] zeros) {
    int reds = Arrays.stream(zeros).sum();
    DiagramBox box = new DiagramBox(reds, blues);
    List<List<int[]>> replies = new ArrayList<>();
    box.options(
        word(zeros),
        to -> {
          List<int[]> answers = new ArrayList<>();
          box.options(
              to,
              back -> {
                int[] after = zeros(back, reds);
                if (kept[number(after)]) {
                  answers.add(after);
                }
              });
          replies.add(answers);
        });
    return replies;
  }

  /** The classes met from the single card, where each answer is one met before if possible. */
  private Optional<Strategy> played() {
    Set<Integer> met = new LinkedHashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    boolean endless = false;
    for (int k = 0; k < threshold + period; k++) {
      int[] single = new int[blues + 1];
      single[blues - 1] = 1;
      single[blues] = k;
      if (kept[number(single)] && met.add(number(single))) {
        open.add(number(single));
        endless |= k >= threshold;
      }
    }
    if (!endless) {
      return Optional.empty();
    }
    while (!open.isEmpty()) {
      every(
          zeros(open.remove()),
          1,
          zeros -> {
            for (List<int[]> answers : replies(zeros)) {
              if (answers.stream().noneMatch(to -> met.contains(number(to)))) {
                int[] chosen =
                    answers.stream()
                        .min((x, y) -> Integer.compare(height(x), height(y)))
                        .orElseThrow();
                met.add(number(chosen));
                open.add(number(chosen));
              }
            }
            return true;
          });
    }
    return Optional.of(new Strategy(blues, merged(met)));
  }

  /** The zeros inside, which an answer should keep few. */
  private int height(int[] zeros) {
    return Arrays.stream(zeros).skip(1).limit(blues - 1L).sum();
  }

  private List<WordPattern> merged(Set<Integer> numbers) {
    List<WordPattern> patterns = new ArrayList<>();
    for (int number : numbers) {
      List<Zeros> gaps = new ArrayList<>();
      int[] zeros = zeros(number);
      gaps.add(zeros[0] > 0 ? new Zeros(1, 1) : new Zeros(0, 0));
      for (int i = 1; i <= blues; i++) {
        gaps.add(new Zeros(zeros[i], zeros[i] < threshold ? 0 : period));
      }
      patterns.add(new WordPattern(gaps));
    }
    return WordPattern.merged(patterns);
  }
}
