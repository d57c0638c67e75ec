package org.farstar.verify.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LostCheckerTest {
  /**
   * With a = d = 4 words have two zeros and two ones: 0 is 0011, 1 is 0101, ..., 4 is 1010, 5 is
   * 1100. A single card is 1010, from which a one may pass a zero to 1001 or 0110, a zero a one.
   */
  private static final List<String> FOUR = List.of("0 4");

  private static void refuses(int a, int d, List<String> body, String message) {
    assertThatThrownBy(() -> LostChecker.check(a, d, body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  /** All lost words of a box, from the least number on: from a lost word no move leads to one. */
  private static List<String> lost(int zeros, int ones) {
    List<String> words = new ArrayList<>();
    enumerate("", zeros, ones, words);
    List<int[]> lost = new ArrayList<>();
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      int[] gaps = gaps(words.get(i), ones);
      if (!Word.someMove(
          gaps, after -> lost.stream().anyMatch(word -> java.util.Arrays.equals(word, after)))) {
        lost.add(gaps);
        numbers.add("" + i);
      }
    }
    return numbers;
  }

  private static void enumerate(String word, int zeros, int ones, List<String> words) {
    if (zeros + ones == 0) {
      words.add(word);
    }
    if (zeros > 0) {
      enumerate(word + "0", zeros - 1, ones, words);
    }
    if (ones > 0) {
      enumerate(word + "1", zeros, ones - 1, words);
    }
  }

  private static int[] gaps(String word, int ones) {
    int[] gaps = new int[ones + 1];
    int gap = 0;
    for (char letter : word.toCharArray()) {
      if (letter == '1') {
        gap++;
      } else {
        gaps[gap]++;
      }
    }
    return gaps;
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "5, 4", "5, 5", "6, 5", "7, 5", "6, 6", "8, 6", "9, 7"})
  void allLostWordsAreAStrategy(int a, int d) {
    List<String> lost = lost(a - 2, d - 2);
    LostChecker.Verified found = LostChecker.check(a, d, lost, () -> {});
    assertThat(found.words()).isEqualTo(lost.size());
    List<String> sequence = new ArrayList<>();
    int before = 0;
    for (String word : lost) {
      sequence.add("" + (Integer.parseInt(word) - before));
      before = Integer.parseInt(word);
    }
    assertThat(LostChecker.check(a, d, List.of(String.join(" ", sequence)), () -> {}))
        .isEqualTo(found);
  }

  /** Each lost word that others lead to is missed, in the line whose word has no answer. */
  @Test
  void aLineThatIsLeftOutIsMissed() {
    List<String> lost = lost(5, 4);
    int missed = 0;
    for (int i = 0; i < lost.size(); i++) {
      List<String> fewer = new ArrayList<>(lost);
      fewer.remove(i);
      try {
        LostChecker.check(7, 6, fewer, () -> {});
      } catch (RefusedException e) {
        assertThat(e).hasMessageMatching("(line [0-9]+: no answer to a move|neither the word).*");
        missed++;
      }
    }
    assertThat(missed).isGreaterThan(lost.size() / 3);
  }

  @Test
  void aWonWordIsRefused() {
    List<String> lost = lost(5, 4);
    for (int number = 0; number < 126; number++) {
      if (!lost.contains("" + number)) {
        List<String> more = new ArrayList<>(lost);
        int at = 0;
        while (at < more.size() && Integer.parseInt(more.get(at)) < number) {
          at++;
        }
        more.add(at, "" + number);
        int line = 11 + at;
        assertThatThrownBy(() -> LostChecker.check(7, 6, more, () -> {}))
            .isInstanceOf(RefusedException.class)
            .hasMessageMatching("line [0-9]+: no answer to a move from the word [0-9]+ .*");
        assertThat(line).isLessThanOrEqualTo(11 + lost.size());
      }
    }
  }

  @Test
  void saysWhatIsAllowed() {
    String small = "line 6: critical lengths from 3 on, together up to 64, are allowed";
    refuses(2, 4, FOUR, small);
    refuses(4, 2, FOUR, small);
    refuses(40, 25, FOUR, small);
    refuses(4, 4, List.of("0", "x"), "line 12: found 'x', allowed: a number");
    refuses(4, 4, List.of("0", "1 "), "line 12: found '', allowed: a number");
    refuses(4, 4, List.of("0", "007"), "line 12: found '007', allowed: a number");
    String range = ", allowed: ascending numbers less than 6";
    refuses(4, 4, List.of("0 6"), "line 11: found the word 6" + range);
    refuses(4, 4, List.of("2", "1"), "line 12: found the word 1" + range);
    refuses(4, 4, List.of("2 0"), "line 11: found the word 2" + range);
    refuses(4, 4, List.of("9999999999 9999999999"), "line 11: found the word 9999999999" + range);
    refuses(
        4,
        4,
        List.of("0"),
        "neither the word of the single card nor one after a move from it is among these");
  }

  /** There are C(60,30) words, and the first of them is lost. */
  @Test
  void numbersOfWordsMayBeLongerThanInts() {
    refuses(
        32,
        32,
        List.of("0"),
        "neither the word of the single card nor one after a move from it is among these");
  }

  /**
   * From the single card with a = 21 and d = 19 a move leads to the word 8597496579, which has the
   * 32 last bits of the lost word 7561987.
   */
  @Test
  @Tag("slow")
  @Tag("day3")
  void aWordIsNotTakenForOneWithTheSameLastBits() {
    List<String> lost = lostBelow(7_561_988, 19, 17);
    assertThat(lost).last().isEqualTo("7561987");
    refuses(
        21,
        19,
        lost,
        "neither the word of the single card nor one after a move from it is among these");
  }

  /** The lost words with numbers below some count: from a lost word no move leads to one. */
  private static List<String> lostBelow(int count, int zeros, int ones) {
    long[][] choose = new long[zeros + ones][ones + 1];
    for (int n = 0; n < choose.length; n++) {
      for (int k = 0; k <= ones; k++) {
        choose[n][k] = k == 0 ? 1 : n == 0 ? 0 : choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    BitSet lost = new BitSet();
    long bits = (1L << ones) - 1;
    for (int i = 0; i < count; i++) {
      int[] gaps = new int[ones + 1];
      int gap = 0;
      for (int bit = zeros + ones - 1; bit >= 0; bit--) {
        gap += (int) (bits >> bit & 1);
        gaps[gap] += (bits >> bit & 1) == 0 ? 1 : 0;
      }
      if (!Word.someMove(gaps, after -> lost.get((int) number(after, choose)))) {
        lost.set(i);
      }
      // The next larger number with as many ones.
      long carried = bits + Long.lowestOneBit(bits);
      bits = carried | (bits ^ carried) / Long.lowestOneBit(bits) >> 2;
    }
    return lost.stream().mapToObj(Integer::toString).toList();
  }

  private static long number(int[] gaps, long[][] choose) {
    long number = 0;
    int bit = 0;
    for (int one = 1; one < gaps.length; one++) {
      bit += gaps[gaps.length - one];
      number += choose[bit][one];
      bit++;
    }
    return number;
  }
}
