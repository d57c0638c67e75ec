package org.farstar.engine.theory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the file of a {@link Wording}: sections with a heading each, and their templates. */
final class WordingReader {
  private static final Pattern CONDITION = Pattern.compile("([A-Za-z][A-Za-z0-9.]*)\\s+(.+)");

  private static final String WORDS = "words";
  private static final String HEADINGS = "headings";
  private static final String LIKE = "like:";

  private final String file;
  private final List<String> lines;
  private final Map<StepKind, List<Wording.Section>> kinds = new LinkedHashMap<>();
  private final Map<String, List<Wording.Section>> phrases = new LinkedHashMap<>();
  private final Map<String, String> words = new HashMap<>();
  private final Map<Heading, String> headings = new EnumMap<>(Heading.class);
  private final Map<String, StepKind> ids = new HashMap<>();
  private String like;
  private int at;

  WordingReader(String file, String text) {
    this.file = file;
    this.lines = text.lines().toList();
    for (StepKind kind : StepKind.values()) {
      ids.put(kind.id(), kind);
    }
  }

  private WordingException error(int line, String problem) {
    return new WordingException(file, line + 1, problem);
  }

  private String line() {
    String line = lines.get(at).strip();
    return line.startsWith("#") ? "" : line;
  }

  Wording read() {
    while (at < lines.size()) {
      String line = line();
      if (line.startsWith("[")) {
        section(line);
      } else if (line.startsWith(LIKE) && like == null && kinds.isEmpty()) {
        like = line.substring(LIKE.length()).strip();
        if (!Wording.names().contains(like)) {
          throw error(
              at, "found like: " + like + ", allowed: " + String.join(", ", Wording.names()));
        }
        at++;
      } else if (line.isEmpty()) {
        at++;
      } else {
        throw error(at, "found '" + line + "', allowed: a heading such as [heap]");
      }
    }
    boolean root = file.equals(Wording.names().get(0) + ".words");
    Wording base =
        root ? null : Wording.named(like == null ? Wording.names().get(0) : like).orElseThrow();
    return new Wording(kinds, phrases, words, headings, base);
  }

  private void section(String line) {
    int start = at++;
    int colon = line.indexOf(':');
    String name = line.substring(1, colon < 0 ? Math.max(1, line.length() - 1) : colon).strip();
    boolean phrase = name.startsWith("=");
    String word = phrase ? name.substring(1) : name;
    if (!line.endsWith("]") || !word.matches("[a-z][a-z-]*")) {
      throw error(
          start, "found " + line + ", allowed: a heading such as [heap] or [heap: value 0]");
    }
    if (name.equals(WORDS)) {
      dictionary(words::put);
      return;
    }
    if (name.equals(HEADINGS)) {
      dictionary((usual, said) -> headings.put(heading(usual), said));
      return;
    }
    String asked = colon < 0 ? "" : line.substring(colon + 1, line.length() - 1).strip();
    Wording.Section section = new Wording.Section(this, start, asked);
    while (at < lines.size() && !lines.get(at).startsWith("[")) {
      at++;
    }
    if (phrase) {
      phrases.computeIfAbsent(word, n -> new ArrayList<>()).add(section);
      return;
    }
    StepKind kind = ids.get(word);
    if (kind == null) {
      throw error(start, "found " + name + ", allowed: " + StepKind.allNames());
    }
    kinds.computeIfAbsent(kind, k -> new ArrayList<>()).add(section);
  }

  /** The template whose first line this is, from 0. */
  StepTemplate template(int first) {
    return new TemplateReader(file, lines, first).read();
  }

  /** The conditions of the heading in a line, from 0. */
  Map<String, StepLabel> conditions(int start, String text) {
    Map<String, StepLabel> conditions = new LinkedHashMap<>();
    for (String one : text.isEmpty() ? new String[0] : text.split(",")) {
      Matcher condition = CONDITION.matcher(one.strip());
      if (!condition.matches() || conditions.containsKey(condition.group(1))) {
        throw error(start, "found '" + one.strip() + "', allowed: a datum and what it is, once");
      }
      conditions.put(condition.group(1), new StepLabel(condition.group(2).strip()));
    }
    return conditions;
  }

  private Heading heading(String usual) {
    return Heading.of(usual)
        .orElseThrow(() -> error(at, "found '" + usual + "', allowed: " + Heading.allNames()));
  }

  private void dictionary(BiConsumer<String, String> each) {
    while (at < lines.size() && !lines.get(at).startsWith("[")) {
      String line = line();
      int equals = line.indexOf('=');
      if (equals > 0) {
        each.accept(line.substring(0, equals).strip(), line.substring(equals + 1).strip());
      } else if (!line.isEmpty()) {
        throw error(at, "found '" + line + "', allowed: a word = how it is said");
      }
      at++;
    }
  }

  /** Reads one template: the lines from the one below its heading to the next heading. */
  private static final class TemplateReader {
    private static final char BLANK = '\uE000';
    private static final char BREAK = '\uE001';

    /** What stands for itself behind a backslash, and for what it is kept until the end. */
    private static final String SIGNS = "\\{}|";

    private static final char FIRST_SIGN = '\uE002';

    private static final String GAPS =
        "a datum such as {heap}, {datum ? case: text | else: text}, {each ..}, {table ..},"
            + " {across ..}, {more ..}, {short ..}, {picture ..}, {nested ..}, {binary ..},"
            + " {before ..}, {row} or {=phrase}";

    private final String file;
    private final int first;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> starts = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private int at;

    TemplateReader(String file, List<String> lines, int first) {
      this.file = file;
      this.first = first;
      for (int i = first; i < lines.size() && !lines.get(i).startsWith("["); i++) {
        String line = lines.get(i).strip();
        if (!line.isEmpty() && !line.startsWith("#")) {
          boolean broken = text.length() == 0 || text.charAt(text.length() - 1) == BREAK;
          text.append(broken ? "" : " ");
          starts.add(text.length());
          numbers.add(i);
          text.append(unescaped(line, i));
        }
      }
    }

    private String unescaped(String line, int number) {
      StringBuilder plain = new StringBuilder();
      for (int i = 0; i < line.length(); i++) {
        char c = line.charAt(i);
        if (c != '\\') {
          plain.append(c);
          continue;
        }
        char next = i + 1 < line.length() ? line.charAt(++i) : ' ';
        switch (next) {
          case 's' -> plain.append(BLANK);
          case 'n' -> plain.append(BREAK);
          default -> {
            if (SIGNS.indexOf(next) < 0) {
              throw new WordingException(
                  file, number + 1, "found \\" + next + ", allowed: \\n \\s \\\\ \\{ \\} \\|");
            }
            plain.append((char) (FIRST_SIGN + SIGNS.indexOf(next)));
          }
        }
      }
      return plain.toString();
    }

    private WordingException error(String problem) {
      int line = first - 1;
      for (int i = 0; i < starts.size() && starts.get(i) <= at; i++) {
        line = numbers.get(i);
      }
      return new WordingException(file, line + 1, problem);
    }

    private String found() {
      return at < text.length()
          ? "'" + text.substring(at, Math.min(text.length(), at + 20)) + "'"
          : "the end of the template";
    }

    StepTemplate read() {
      if (text.length() == 0) {
        throw error("found no text below this heading");
      }
      StepTemplate template = text("");
      if (at < text.length()) {
        throw error("found " + found() + ", allowed: text or a gap in braces");
      }
      return template;
    }

    /** Text with gaps up to one of some characters; blanks at both ends are dropped. */
    private StepTemplate text(String ends) {
      List<StepTemplate> parts = new ArrayList<>();
      StringBuilder plain = new StringBuilder();
      while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
        char c = text.charAt(at);
        if (c == '}') {
          throw error("found a } that closes nothing");
        }
        if (c == '{') {
          add(plain, parts, parts.isEmpty(), false);
          at++;
          parts.add(gap());
        } else {
          plain.append(c);
          at++;
        }
      }
      add(plain, parts, parts.isEmpty(), true);
      return parts.size() == 1 ? parts.get(0) : new StepTemplate.Sequence(parts);
    }

    private static void add(
        StringBuilder plain, List<StepTemplate> parts, boolean begins, boolean ends) {
      String seen = plain.toString();
      seen = begins ? seen.stripLeading() : seen;
      seen = ends ? seen.stripTrailing() : seen;
      plain.setLength(0);
      if (!seen.isEmpty()) {
        parts.add(new StepTemplate.Plain(plain(seen)));
      }
    }

    private static String plain(String kept) {
      String plain = kept.replace(BLANK, ' ').replace(BREAK, '\n');
      for (int i = 0; i < SIGNS.length(); i++) {
        plain = plain.replace((char) (FIRST_SIGN + i), SIGNS.charAt(i));
      }
      return plain;
    }

    private void blanks() {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }

    private boolean accept(char c) {
      blanks();
      if (at < text.length() && text.charAt(at) == c) {
        at++;
        return true;
      }
      return false;
    }

    private void expect(char c, String allowed) {
      if (!accept(c)) {
        throw error("found " + found() + ", allowed: " + allowed);
      }
    }

    private String word() {
      blanks();
      int from = at;
      while (at < text.length()
          && (Character.isLetterOrDigit(text.charAt(at)) || ".-".indexOf(text.charAt(at)) >= 0)) {
        at++;
      }
      if (from == at) {
        throw error("found " + found() + ", allowed: " + GAPS);
      }
      return text.substring(from, at);
    }

    private int number() {
      String word = word();
      if (!word.matches("\\d{1,6}")) {
        throw error("found " + word + ", allowed: a number");
      }
      return Integer.parseInt(word);
    }

    private String quoted() {
      expect('"', "a text between double quotes");
      int from = at;
      while (at < text.length() && text.charAt(at) != '"') {
        at++;
      }
      expect('"', "a double quote");
      return plain(text.substring(from, at - 1));
    }

    private StepTemplate gap() {
      if (accept('=')) {
        return closed(new StepTemplate.Phrase(word()));
      }
      if (accept('^')) {
        return closed(new StepTemplate.Datum(word(), StepTemplate.Manner.CAPITAL));
      }
      String word = word();
      blanks();
      boolean datum = at == text.length() || "}?".indexOf(text.charAt(at)) >= 0;
      if (datum && !word.equals("row")) {
        return accept('?')
            ? choice(word)
            : closed(new StepTemplate.Datum(word, StepTemplate.Manner.USUAL));
      }
      return switch (word) {
        case "each" -> each();
        case "table" -> table();
        case "across" -> across();
        case "more" -> closed(new StepTemplate.More(word(), number()));
        case "short" -> closed(new StepTemplate.Datum(word(), StepTemplate.Manner.SHORT));
        case "picture" -> closed(new StepTemplate.Picture(word()));
        case "nested" -> closed(new StepTemplate.Nested(word(), quoted()));
        case "binary" -> closed(new StepTemplate.Binary(word(), word(), word()));
        case "row" -> closed(new StepTemplate.Row());
        case "before" -> closed(new StepTemplate.Before(word()));
        default -> throw error("found {" + word + " .., allowed: " + GAPS);
      };
    }

    private StepTemplate closed(StepTemplate gap) {
      expect('}', "}");
      return gap;
    }

    private StepTemplate choice(String reference) {
      Map<StepLabel, StepTemplate> cases = new LinkedHashMap<>();
      StepTemplate otherwise = null;
      do {
        blanks();
        int from = at;
        while (at < text.length() && ":|{}".indexOf(text.charAt(at)) < 0) {
          at++;
        }
        String label = text.substring(from, at).strip();
        expect(':', "a case, a colon and its text");
        StepTemplate body = text("|}");
        if (label.equals("else")) {
          otherwise = body;
        } else if (cases.put(new StepLabel(label), body) != null) {
          throw error("found the case " + label + " twice");
        }
      } while (otherwise == null && accept('|'));
      expect('}', otherwise == null ? "| or }" : "}, since else comes last");
      return new StepTemplate.Choice(reference, cases, otherwise);
    }

    private StepTemplate.Entries entries(String ends) {
      List<String> names = new ArrayList<>();
      boolean backwards = false;
      blanks();
      while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
        String word = word();
        if (word.equals("backwards")) {
          backwards = true;
        } else {
          names.add(word);
        }
        blanks();
      }
      if (names.isEmpty()) {
        throw error("found " + found() + ", allowed: the name of a list");
      }
      return new StepTemplate.Entries(names, backwards);
    }

    private StepTemplate each() {
      StepTemplate.Entries entries = entries("\"0123456789}");
      blanks();
      int most = at < text.length() && text.charAt(at) != '"' ? number() : Integer.MAX_VALUE;
      String between = quoted();
      StepTemplate body =
          accept(':') ? text("}") : new StepTemplate.Datum("1", StepTemplate.Manner.USUAL);
      return closed(new StepTemplate.Each(entries, most, between, body));
    }

    private StepTemplate table() {
      StepTemplate.Entries entries = entries("|}");
      List<StepTemplate.Column> columns = new ArrayList<>();
      while (accept('|')) {
        boolean right = accept('>');
        blanks();
        int from = at;
        while (at < text.length() && ":|{}".indexOf(text.charAt(at)) < 0) {
          at++;
        }
        String head = text.substring(from, at).strip();
        expect(':', "the head of the column, a colon and what stands in it");
        columns.add(new StepTemplate.Column(plain(head), right, text("|}")));
      }
      return closed(new StepTemplate.Table(entries, columns));
    }

    private StepTemplate across() {
      StepTemplate.Entries entries = entries("|}");
      List<StepTemplate> bodies = new ArrayList<>();
      while (accept('|')) {
        bodies.add(text("|}"));
      }
      return closed(new StepTemplate.Across(entries, bodies));
    }
  }
}
