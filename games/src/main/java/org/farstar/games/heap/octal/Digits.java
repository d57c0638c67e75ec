package org.farstar.games.heap.octal;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A hexadecimal code of taking and breaking: digit k is the sum of 1, 2, 4 and 8 for leaving no,
 * one, two and three heaps of any sizes after taking k.
 *
 * @param digits digit k at the index k, each from 0 to 15; that of taking none is 0, 4, 8 or 12
 * @param tail whether any larger number may be taken, and one heap or none left; no digit is above
 *     3 then
 */
public record Digits(List<Integer> digits, boolean tail) {
  /** So many moves that leave two equal heaps and a third one are handed over at most. */
  private static final int FIRST = 256;

  /**
   * @throws IllegalArgumentException where the digits are out of range
   */
  public Digits {
    digits = List.copyOf(digits);
    int most = tail ? 3 : 15;
    if (digits.isEmpty()
        || digits.stream().anyMatch(digit -> digit < 0 || digit > most)
        || (digits.get(0) & 3) != 0) {
      throw new IllegalArgumentException("no code: " + digits);
    }
  }

  /** The digits in turn, as {@code 0.3F}; without the tail. */
  public String text() {
    String text =
        digits.stream()
            .map(digit -> Integer.toHexString(digit).toUpperCase(Locale.ROOT))
            .collect(Collectors.joining());
    return text.charAt(0) + "." + (text.length() == 1 ? "0" : text.substring(1));
  }

  /** The most that a digit of its own is for. */
  int places() {
    return digits.size() - 1;
  }

  /** Whether taking this many, at most {@link #places}, may leave this many heaps. */
  boolean leaves(int taken, int heaps) {
    return (digits.get(taken) & 1 << heaps) != 0;
  }

  /** How many heaps a move leaves at most, and at least 1. */
  int heaps() {
    int all = 0;
    for (int digit : digits) {
      all |= digit;
    }
    return all >= 8 ? 3 : all >= 4 ? 2 : 1;
  }

  /**
   * Hands over some of what a heap may become, where listing all would take too long: one heap, two
   * equal ones, and two equal ones with a small third one.
   *
   * @param heap larger than the number of digits
   * @param heaps takes the sizes of the heaps left, none of them 0, the least first
   */
  public void some(int heap, Consumer<int[]> heaps) {
    for (int taken = 0; taken <= places(); taken++) {
      int rest = heap - taken;
      if (taken > 0 && leaves(taken, 1)) {
        heaps.accept(new int[] {rest});
      }
      if (leaves(taken, 2) && rest % 2 == 0) {
        heaps.accept(new int[] {rest / 2, rest / 2});
      }
      for (int one = 1 + (rest + 1) % 2; one <= Math.min(FIRST, rest / 3); one += 2) {
        if (leaves(taken, 3)) {
          heaps.accept(new int[] {one, (rest - one) / 2, (rest - one) / 2});
        }
      }
    }
    for (int taken = places() + 1; tail && taken <= places() + FIRST && taken < heap; taken++) {
      heaps.accept(new int[] {heap - taken});
    }
    for (int rest = Math.min(FIRST, heap - places() - FIRST - 1); tail && rest >= 0; rest--) {
      heaps.accept(rest == 0 ? new int[0] : new int[] {rest});
    }
  }
}
