package org.farstar.games.graph.words;

import java.text.Normalizer;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;

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

  /** The first letter; empty where the word has none. */
  static OptionalInt first(String word) {
    for (int i = 0; i < word.length() && word.charAt(i) < 0x80; i++) {
      if (Character.isLetter(word.charAt(i)) && !marked(word, i + 1)) {
        return OptionalInt.of(Character.toLowerCase(word.charAt(i)));
      }
    }
    return all(word).findFirst();
  }

  /** The last letter; empty where the word has none. */
  static OptionalInt last(String word) {
    for (int i = word.length() - 1; i >= 0 && word.charAt(i) < 0x80; i--) {
      if (Character.isLetter(word.charAt(i))) {
        return OptionalInt.of(Character.toLowerCase(word.charAt(i)));
      }
    }
    return all(word).reduce((before, letter) -> letter);
  }

  /** Whether something beyond ASCII follows, which may belong to the letter. */
  private static boolean marked(String word, int at) {
    return at < word.length() && word.charAt(at) >= 0x80;
  }

  private static IntStream all(String word) {
    String apart = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    return apart.codePoints().filter(Character::isLetter);
  }
}
