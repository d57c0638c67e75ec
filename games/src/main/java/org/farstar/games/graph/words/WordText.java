package org.farstar.games.graph.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.engine.rules.Sources;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Reads and writes positions: words with blanks between, then {@code /} and the last word used.
 *
 * <p>{@code {countries}} stands for the bundled list, {@code @name} for the words of a file, one on
 * each line, {@code -word} takes a word out again. A blank inside a word is written {@code _}. A
 * text of several lines has a word on each line too, so that a list reads the same whether a
 * position names it or is one.
 */
final class WordText {
  /** The bundled list as it is typed. */
  static final String COUNTRIES = "{countries}";

  private static final String FORM = "words, " + COUNTRIES + " or @file, then / and the last word";
  private static final String WORD = "a word: letters and digits, and _ - ' . between";

  private final String text;
  private final Sources sources;
  private final TreeSet<String> left = new TreeSet<>();
  private Optional<String> last = Optional.empty();
  private boolean any;
  private boolean slash;

  private WordText(String text, Sources sources) {
    this.text = text;
    this.sources = sources;
  }

  static Words read(String text, Sources sources) {
    return new WordText(text, sources).position();
  }

  /** The names of the member states of the United Nations, in the order of the list. */
  static List<String> countries() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(WordText.class.getResourceAsStream("countries.txt")),
                StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.strip().replace(' ', '_'))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Words position() {
    boolean lines = text.strip().indexOf('\n') >= 0;
    Scanner at = new Scanner(text);
    while (!at.whitespace().atEnd()) {
      Scanner token = lines ? at.upTo('\n').rest() : at.token();
      if (!lines || !token.is('#')) {
        token(token);
      }
    }
    if (!any || (slash && last.isEmpty())) {
      throw wrong(text.length(), NotationException.at(text, text.length()), any ? WORD : FORM);
    }
    // The last word has been used.
    last.ifPresent(left::remove);
    return Words.of(left, last);
  }

  private void token(Scanner token) {
    any = true;
    if (last.isPresent()) {
      throw token.stretchError(token.stretch(), "the end: one last word");
    } else if (slash) {
      last = Optional.of(word(inOne(token.stretch()), token.at()));
    } else if (token.accept('/')) {
      slash = true;
      if (!token.rest().atEnd()) {
        token(token.rest());
      }
    } else {
      add(inOne(token.stretch()), token.at());
    }
  }

  /** A line as one word. */
  private static String inOne(String line) {
    return line.replaceAll("\\s+", "_");
  }

  private void add(String token, int at) {
    if (token.equals(COUNTRIES)) {
      addAll(countries(), at, token);
    } else if (token.charAt(0) == '@' && token.length() > 1) {
      addAll(file(token.substring(1), at), at, token);
    } else if (token.charAt(0) == '-' && token.length() > 1) {
      if (!left.remove(token.substring(1))) {
        throw wrong(at + 1, "'" + token.substring(1) + "'", "a word listed before");
      }
    } else if (!left.add(word(token, at))) {
      throw wrong(at, "'" + token + "' again", "each word once");
    }
  }

  private void addAll(List<String> words, int at, String token) {
    for (String word : words) {
      if (!left.add(word)) {
        throw wrong(at, "'" + word + "' again in " + token, "each word once");
      }
    }
  }

  private List<String> file(String name, int at) {
    String contents;
    try {
      contents = sources.read(name);
    } catch (NotationException e) {
      throw e.within(text, at + 1);
    }
    List<String> words = new ArrayList<>();
    String[] lines = contents.split("\\R");
    for (int i = 0; i < lines.length; i++) {
      String line = inOne(lines[i].strip());
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (!isWord(line)) {
        throw wrong(at, "'" + line + "' in line " + (i + 1) + " of " + name, WORD);
      }
      words.add(line);
    }
    return words;
  }

  private String word(String token, int at) {
    if (isWord(token)) {
      return token;
    }
    int bad = inside(token);
    if (bad == token.length()) {
      throw wrong(at, "'" + token + "', which has no letter", WORD);
    }
    throw wrong(at + bad, NotationException.at(token, bad), WORD);
  }

  private static boolean isWord(String token) {
    return inside(token) == token.length() && Letters.first(token).isPresent();
  }

  /** How far a text consists of what may stand in a word. */
  private static int inside(String token) {
    int at = 0;
    while (at < token.length() && inside(token.codePointAt(at), at)) {
      at += Character.charCount(token.codePointAt(at));
    }
    return at;
  }

  private static boolean inside(int c, int at) {
    int type = Character.getType(c);
    boolean mark =
        type == Character.NON_SPACING_MARK
            || type == Character.COMBINING_SPACING_MARK
            || type == Character.ENCLOSING_MARK;
    return Character.isLetterOrDigit(c) || (at > 0 && (mark || "_-'.\u2019".indexOf(c) >= 0));
  }

  private NotationException wrong(int at, String found, String allowed) {
    return new NotationException(text, at + 1, found, allowed);
  }

  /** All words, or most countries as the list without the others. */
  static String write(Words words) {
    List<String> parts = new ArrayList<>();
    List<String> countries = countries();
    if (words.left().size() > countries.size() / 2 && countries.containsAll(words.left())) {
      parts.add(COUNTRIES);
      countries.stream()
          .filter(word -> !words.left().contains(word) && !words.last().equals(Optional.of(word)))
          .map(word -> "-" + word)
          .forEach(parts::add);
    } else {
      parts.addAll(words.left());
    }
    words.last().ifPresent(word -> parts.add("/ " + word));
    return parts.stream().collect(Collectors.joining(" "));
  }
}
