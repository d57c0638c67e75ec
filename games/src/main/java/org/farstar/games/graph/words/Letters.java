package org.farstar.games.graph.words;

import java.text.Normalizer;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * The letters that count in a word.
 *
 * <p>Case and accents do not matter: the word is put into lower case, taken apart into letters and
 * marks (Unicode NFD), and the marks are dropped, so that {@code Å} is {@code a}. Letters that do
 * not come apart, such as {@code ø}, are letters of their own. Everything that is no letter, such
 * as digits, hyphens and underscores, is skipped.
 */
final class Letters {
  private Letters() {}

  private static int[] of(String word) {
    String apart = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    return apart.codePoints().filter(Character::isLetter).toArray();
  }

  /** The first letter; empty where the word has none. */
  static OptionalInt first(String word) {
    int[] letters = of(word);
    return letters.length == 0 ? OptionalInt.empty() : OptionalInt.of(letters[0]);
  }

  /** The last letter; empty where the word has none. */
  static OptionalInt last(String word) {
    int[] letters = of(word);
    return letters.length == 0 ? OptionalInt.empty() : OptionalInt.of(letters[letters.length - 1]);
  }
}
