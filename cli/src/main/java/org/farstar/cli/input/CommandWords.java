package org.farstar.cli.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The words of a command as it is typed. Blanks separate them; a word that begins with a quotation
 * mark, single or double, ends at the next one that a blank or the end follows. Within words such
 * marks stand for themselves, so that {@code outcome sum nim("3 5") + *2} needs no others.
 */
public final class CommandWords {
  private CommandWords() {}

  /** The words; empty where a quotation has no end. */
  public static Optional<List<String>> of(String line) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (true) {
      while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
        at++;
      }
      if (at == line.length()) {
        return Optional.of(words);
      }
      char first = line.charAt(at);
      boolean quoted = first == '\'' || first == '"';
      int end = quoted ? endOfQuotation(line, at + 1, first) : endOfWord(line, at);
      if (end < 0) {
        return Optional.empty();
      }
      words.add(line.substring(quoted ? at + 1 : at, end));
      at = quoted ? end + 1 : end;
    }
  }

  private static int endOfWord(String line, int from) {
    int end = from;
    while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int endOfQuotation(String line, int from, char mark) {
    int end = line.indexOf(mark, from);
    while (end >= 0 && end + 1 < line.length() && !Character.isWhitespace(line.charAt(end + 1))) {
      end = line.indexOf(mark, end + 1);
    }
    return end;
  }
}
