package org.farstar.verify.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsCheckerTest {
  /** The strategy for d = 4: P; R^i P P with a red element to come; R^(a-3) P B. */
  private static final List<String> FOUR = List.of("0 1 1+1", "1+1 1 1+1", "2+1 0 0");

  private static void refuses(int a, int d, List<String> body, String message) {
    assertThatThrownBy(() -> WordsChecker.check(a, d, body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  @Test
  void theStrategyForFourHolds() {
    WordsChecker.Verified found = WordsChecker.check(9, 4, FOUR, () -> {});
    assertThat(found.lines()).isEqualTo(3);
    assertThat(found.lengths()).isEqualTo("4, every a from 5 on");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 | 0 2 1+1   | line 11: no answer to a move to the zeros
          0 | 0 1 1+2   | the word of the single card is not among these for a = 9
          1 | 1+1 1 2+1 | line 11: no answer to a move to the zeros
          1 | 1+2 1 1+1 | line 1
          2 | 2+2 0 0   | line 1
          2 | 3+1 0 0   | line 11: no answer to a move to the zeros [1, 0, 1]
          0 | 0 1       | line 11: found 2 gaps, allowed: 3, one more than d-2
          0 | 0 1 x     | line 11: found 'x', allowed: n, n+1 or n+2
          0 | 0 1 1+3   | line 11: found '1+3', allowed: n, n+1 or n+2
          """)
  void whatIsChangedIsRefused(int index, String line, String message) {
    List<String> body = new ArrayList<>(FOUR);
    body.set(index, line);
    assertThatThrownBy(() -> WordsChecker.check(9, 4, body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void everyLineIsNeeded() {
    for (int i = 0; i < FOUR.size(); i++) {
      List<String> fewer = new ArrayList<>(FOUR);
      fewer.remove(i);
      assertThatThrownBy(() -> WordsChecker.check(9, 4, fewer, () -> {}))
          .isInstanceOf(RefusedException.class);
    }
  }

  @Test
  void saysWhatIsAllowed() {
    refuses(3, 4, FOUR, "the word of the single card is not among these for a = 3");
    refuses(2, 4, FOUR, "line 6: critical lengths from 3 on, d up to 13, are allowed");
    refuses(9, 2, FOUR, "line 6: critical lengths from 3 on, d up to 13, are allowed");
    refuses(9, 5, FOUR, "line 11: found 3 gaps, allowed: 4, one more than d-2");
    List<String> many = List.of("0 0 0 0 0 0 0 0 1 999");
    refuses(9, 11, many, "too many words, with up to 1000 zeros in a gap");
  }

  /** Colour sequences by the rules themselves: insert P, recolour, leave out. */
  private static TreeSet<String> byColours(String colours, int a, int d) {
    TreeSet<String> words = new TreeSet<>();
    for (int gap = 0; gap <= colours.length(); gap++) {
      StringBuilder after = new StringBuilder(colours);
      int above = gap;
      while (above < colours.length() && colours.charAt(above) == 'B') {
        above++;
      }
      if (above < colours.length()) {
        after.setCharAt(above, colours.charAt(above) == 'P' ? 'B' : '-');
      }
      int below = gap - 1;
      while (below >= 0 && colours.charAt(below) == 'R') {
        below--;
      }
      if (below >= 0) {
        after.setCharAt(below, colours.charAt(below) == 'P' ? 'R' : '-');
      }
      String next = after.insert(gap, 'P').toString().replace("-", "");
      if (count(next, 'B') <= a - 2 && count(next, 'R') <= d - 2) {
        words.add(word(next, a, d));
      }
    }
    return words;
  }

  /** How many elements have another colour than this one. */
  private static long count(String colours, char not) {
    return colours.chars().filter(colour -> colour != not).count();
  }

  private static String word(String colours, int a, int d) {
    return "1".repeat((int) (d - 2 - count(colours, 'R')))
        + colours.replace("P", "01").replace("R", "0").replace("B", "1")
        + "0".repeat((int) (a - 2 - count(colours, 'B')));
  }

  private static int[] zeros(String word) {
    return List.of(word.split("1", -1)).stream().mapToInt(String::length).toArray();
  }

  private static String word(int[] zeros) {
    List<String> runs = new ArrayList<>();
    for (int count : zeros) {
      runs.add("0".repeat(count));
    }
    return String.join("1", runs);
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "6, 4", "4, 6", "7, 3"})
  void theMovesOfWordsAreThoseOfColours(int a, int d) {
    TreeSet<String> open = new TreeSet<>(List.of("P"));
    TreeSet<String> seen = new TreeSet<>();
    while (!open.isEmpty()) {
      String colours = open.pollFirst();
      if (!seen.add(colours)) {
        continue;
      }
      TreeSet<String> words = new TreeSet<>();
      Word.someMove(
          zeros(word(colours, a, d)),
          after -> {
            words.add(word(after));
            return false;
          });
      assertThat(words).as(colours).isEqualTo(byColours(colours, a, d));
      words.forEach(word -> open.add(colours(word)));
    }
    assertThat(seen).hasSizeGreaterThan(2);
  }

  /** The colours of a word, by what {@link Word} says. */
  private static String colours(String word) {
    String letters = word.replaceFirst("^1*", "").replaceFirst("0*$", "");
    return letters.replace("01", "P").replace("0", "R").replace("1", "B");
  }
}
