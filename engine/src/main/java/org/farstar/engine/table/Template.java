package org.farstar.engine.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Expression;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * A text with places for integers: <code>{n}</code> and <code>{2*n+1}</code> are replaced by the
 * number, <code>{.:n}</code> by this many repetitions of what stands before the last colon.
 *
 * <p>Braces in which none of the names occurs are part of the text, as the set of a subtraction
 * game.
 */
public final class Template {
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*");
  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");
  private static final int MOST_REPETITIONS = 10_000_000;

  /** A piece of the text: as it is, a number, or a repetition. */
  private record Piece(String text, Scanner place, Expression count, boolean repeats) {}

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();

  /** The words in braces that are part of the text. */
  private final Set<String> others = new LinkedHashSet<>();

  /** The names as the calculator takes them. */
  private final Map<String, String> variables = new LinkedHashMap<>();

  private Template(String text, Collection<String> names) {
    this.text = text;
    names.forEach(name -> variables.put(name, variable(name, names)));
  }

  /**
   * Reads a template.
   *
   * @param text the text
   * @param names the names that integers will be given for
   * @throws NotationException where an expression in braces is wrong, or one of the names does not
   *     occur
   */
  public static Template read(String text, Collection<String> names) {
    Template template = new Template(text, names);
    Collection<String> missing = new ArrayList<>(names);
    Matcher braces = BRACES.matcher(text);
    int done = 0;
    while (braces.find()) {
      List<String> words = WORD.matcher(braces.group(1)).results().map(m -> m.group()).toList();
      if (words.stream().noneMatch(names::contains)) {
        template.others.addAll(words);
        continue;
      }
      missing.removeAll(words);
      template.literal(text.substring(done, braces.start()));
      template.place(new Scanner(text, braces.start(1), braces.end(1)));
      done = braces.end();
    }
    template.literal(text.substring(done));
    if (!missing.isEmpty()) {
      String name = missing.iterator().next();
      throw new NotationException(
          text,
          text.length() + 1,
          "no {" + name + "} in the template",
          "a place in braces for every range, as in '{" + name + "}'");
    }
    return template;
  }

  /** The words in braces that are part of the text: a range of that name would make them places. */
  public Set<String> others() {
    return Collections.unmodifiableSet(others);
  }

  private void literal(String part) {
    pieces.add(new Piece(part, null, null, false));
  }

  private void place(Scanner braces) {
    int colon = braces.stretch().lastIndexOf(':');
    String repeated = braces.stretch().substring(0, Math.max(0, colon));
    Scanner expression = braces.seek(braces.at() + colon + 1).rest();
    Expression count = expression.read(written -> Expression.read(renamed(written)));
    pieces.add(new Piece(repeated, expression, count, colon >= 0));
  }

  private String renamed(String expression) {
    return WORD.matcher(expression)
        .replaceAll(word -> variables.getOrDefault(word.group(), word.group()));
  }

  /**
   * The text with integers in its places.
   *
   * @param values the integers by the names
   * @throws NotationException where an expression has no value, or a number of repetitions is not a
   *     natural number
   */
  public String fill(Map<String, Long> values) {
    StringBuilder out = new StringBuilder();
    for (Piece piece : pieces) {
      if (piece.count() == null) {
        out.append(piece.text());
      } else {
        String number = number(piece, values);
        out.append(piece.repeats() ? piece.text().repeat(repetitions(piece, number)) : number);
      }
    }
    return out.toString();
  }

  /**
   * A name as the calculator takes it: some, such as v and w, mean something there, and another
   * letter stands for the first. It is no longer, so that errors stay in their places.
   */
  private String variable(String name, Collection<String> names) {
    String variable = name;
    for (char first = 'A'; first <= 'Z' && !Environment.isName(variable); first++) {
      String other = first + name.substring(1);
      variable = names.contains(other) || variables.containsValue(other) ? name : other;
    }
    return variable;
  }

  private String number(Piece piece, Map<String, Long> values) {
    Environment names = new Environment();
    values.forEach(
        (name, value) -> names.set(variables.get(name), names.evaluated(Dyadic.of(value))));
    return piece.place().read(written -> piece.count().evaluate(names).toString());
  }

  private int repetitions(Piece piece, String number) {
    if (!number.matches("[0-9]{1,8}") || Integer.parseInt(number) > MOST_REPETITIONS) {
      throw piece
          .place()
          .stretchError(number + " repetitions", "a number from 0 to " + MOST_REPETITIONS);
    }
    return Integer.parseInt(number);
  }

  @Override
  public String toString() {
    return text;
  }
}
