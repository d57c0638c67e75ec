package org.farstar.engine.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A text with gaps, or one gap: see {@link Wording}. */
sealed interface StepTemplate {
  /** Writes the text, filled with data. */
  void write(StepScope scope, StringBuilder to);

  /** Parts one after the other. */
  record Sequence(List<StepTemplate> parts) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      parts.forEach(part -> part.write(scope, to));
    }
  }

  /** Text as it stands. */
  record Plain(String text) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      to.append(text);
    }
  }

  /** How a datum is written. */
  enum Manner {
    /** As it is. */
    USUAL,
    /** With a capital. */
    CAPITAL,
    /** The beginning of what is long. */
    SHORT
  }

  /** A datum. */
  record Datum(String reference, Manner manner) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      String text = scope.shown(reference);
      switch (manner) {
        case USUAL -> to.append(text);
        case CAPITAL ->
            to.append(
                text.isEmpty() ? "" : Character.toUpperCase(text.charAt(0)) + text.substring(1));
        case SHORT -> to.append(Digits.brief(text));
      }
    }
  }

  /** All cells of an entry, with blanks between. */
  record Row() implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      to.append(scope.cells().stream().map(Object::toString).collect(Collectors.joining(" ")));
    }
  }

  /** A datum that has several lines, each below the first. */
  record Picture(String reference) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      lines(List.of(String.valueOf(scope.value(reference)).split("\n")), to);
    }
  }

  /** One of several texts, by a datum. */
  record Choice(String reference, Map<StepLabel, StepTemplate> cases, StepTemplate otherwise)
      implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      Object value = scope.value(reference);
      for (Map.Entry<StepLabel, StepTemplate> one : cases.entrySet()) {
        if (one.getKey().matches(value, scope)) {
          one.getValue().write(scope, to);
          return;
        }
      }
      otherwise.write(scope, to);
    }
  }

  /** A phrase that the wording has by name. */
  record Phrase(String name) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      for (Wording.Section section : scope.wording().phrase(name)) {
        if (section.applies(scope)) {
          section.template().write(scope, to);
          return;
        }
      }
    }
  }

  /** The entries of one list, or of several of the same length. */
  record Entries(List<String> names, boolean backwards) {
    List<StepScope> of(StepScope scope) {
      List<StepKey> keys = names.stream().map(n -> scope.kind().key(n).orElseThrow()).toList();
      List<StepScope> all = new ArrayList<>();
      if (scope.value(names.get(0)) instanceof List<?> first) {
        for (int i = 0; i < first.size(); i++) {
          List<Object> cells = new ArrayList<>();
          for (String name : names) {
            Object cell = ((List<?>) scope.value(name)).get(i);
            cells.addAll(cell instanceof List<?> row ? row : List.of(cell));
          }
          all.add(scope.entry(cells, keys));
        }
      }
      if (backwards) {
        Collections.reverse(all);
      }
      return all;
    }
  }

  /** Something for each entry; entries of which nothing is said are left out. */
  record Each(Entries entries, int most, String between, StepTemplate body)
      implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      String before = "";
      for (StepScope entry : entries.of(scope).stream().limit(most).toList()) {
        StringBuilder text = new StringBuilder();
        body.write(entry, text);
        if (text.length() > 0) {
          to.append(before).append(text);
          before = between;
        }
      }
    }
  }

  /** How many entries of a list are beyond the first ones. */
  record More(String reference, int shown) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      to.append(((List<?>) scope.value(reference)).size() - shown);
    }
  }

  /** One column of a table. */
  record Column(String head, boolean right, StepTemplate body) {}

  /** Columns below each other, for a fixed-width font; no head where all are empty. */
  record Table(Entries entries, List<Column> columns) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      List<List<String>> rows = new ArrayList<>();
      if (columns.stream().anyMatch(column -> !column.head().isEmpty())) {
        rows.add(columns.stream().map(Column::head).toList());
      }
      for (StepScope entry : entries.of(scope)) {
        rows.add(columns.stream().map(column -> written(column.body(), entry)).toList());
      }
      List<String> lines = new ArrayList<>();
      for (List<String> row : rows) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
          int at = i;
          int width = rows.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
          line.append(i == 0 ? "" : "  ").append(padded(row.get(i), width, columns.get(i).right()));
        }
        lines.add(line.toString().stripTrailing());
      }
      lines(lines, to);
    }
  }

  /** A line for each body, with a column for each entry. */
  record Across(Entries entries, List<StepTemplate> bodies) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      List<StringBuilder> lines = new ArrayList<>();
      bodies.forEach(body -> lines.add(new StringBuilder()));
      for (StepScope entry : entries.of(scope)) {
        List<String> cells = bodies.stream().map(body -> written(body, entry)).toList();
        int width = cells.stream().mapToInt(String::length).max().orElse(0);
        for (int i = 0; i < lines.size(); i++) {
          lines.get(i).append(lines.get(i).length() == 0 ? "" : " ");
          lines.get(i).append(padded(cells.get(i), width, true));
        }
      }
      lines(lines.stream().map(StringBuilder::toString).toList(), to);
    }
  }

  /** Numbers below each other in binary, and below a line their sum without carry. */
  record Binary(String values, String width, String total) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      int digits = Integer.parseInt(scope.value(width).toString());
      List<String> lines = new ArrayList<>();
      ((List<?>) scope.value(values)).forEach(value -> lines.add(row(value, digits)));
      lines.add("-".repeat(digits));
      lines.add(row(scope.value(total), digits));
      lines(lines, to);
    }

    private static String row(Object value, int width) {
      String digits = new BigInteger(value.toString()).toString(2);
      return "0".repeat(width - digits.length()) + digits + "  = " + value;
    }
  }

  /** Terms joined by a sign, each taken with all before it: ((a : b) : c) : d. */
  record Nested(String reference, String sign) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      List<?> terms = (List<?>) scope.value(reference);
      to.append("(".repeat(Math.max(0, terms.size() - 2)));
      for (int i = 0; i < terms.size(); i++) {
        to.append(i == 0 ? "" : i == 1 ? sign : ")" + sign).append(terms.get(i));
      }
    }
  }

  /** As many blanks as stand before a place that is counted from 1. */
  record Before(String reference) implements StepTemplate {
    @Override
    public void write(StepScope scope, StringBuilder to) {
      to.append(" ".repeat(Integer.parseInt(scope.value(reference).toString()) - 1));
    }
  }

  private static String written(StepTemplate body, StepScope scope) {
    StringBuilder text = new StringBuilder();
    body.write(scope, text);
    return text.toString();
  }

  private static String padded(String text, int width, boolean right) {
    String blanks = " ".repeat(width - text.length());
    return right ? blanks + text : text + blanks;
  }

  /** Writes lines below each other, where the text stands. */
  private static void lines(List<String> lines, StringBuilder to) {
    int column = to.length() - (to.lastIndexOf("\n") + 1);
    to.append(String.join("\n" + " ".repeat(column), lines));
  }
}
