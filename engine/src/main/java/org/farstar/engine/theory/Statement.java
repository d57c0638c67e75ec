package org.farstar.engine.theory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A statement of the literature or of this project, made once: theories cite it, claims check it,
 * pages list it. A {@link Work} makes them.
 *
 * <p>Two statements are equal if they are one object.
 */
public final class Statement {
  private static final Pattern NUMBERED =
      Pattern.compile("(Theorem|Lemma|Corollary|Proposition|Observation) (\\S+)");

  /** Behind the place of a statement that is printed with a slip. */
  private static final String CORRECTED = " (corrected)";

  private final Work work;
  private final String name;
  private final String place;
  private final String words;
  private final Standing standing;

  Statement(Work work, String name, String place, String words, Standing standing) {
    this.work = work;
    this.name = name;
    this.place = place;
    this.words = words;
    this.standing = standing;
  }

  /** The same statement, proved on a page of this project. */
  public Statement provedIn(String page) {
    return new Statement(work, name, place, words, new Standing.ProvedHere(page));
  }

  /** The same statement, on another footing. */
  public Statement standing(Standing other) {
    return new Statement(work, name, place, words, other);
  }

  /** Another statement about the same place. */
  public Statement saying(String other) {
    return new Statement(work, name, place, other, standing);
  }

  /** Work and name, as {@code flipping-coins/3.3}. */
  public String id() {
    return work.id() + "/" + name;
  }

  /** Where it stands. */
  public Work work() {
    return work;
  }

  /** The place in the work, as {@code Theorem 3.3}. */
  public String place() {
    return place;
  }

  /** What it says, in this project's words. */
  public String words() {
    return words;
  }

  /** On what it stands. */
  public Standing standing() {
    return standing;
  }

  /** Work and place, as {@code flipping-coins, Theorem 3.3}. */
  public String cite() {
    return cite(List.of(this));
  }

  /** Whether this is its id, or its citation, with or without the note that it is corrected. */
  public boolean isNamed(String text) {
    String cite = work.name() + (place.isEmpty() ? "" : ", " + place);
    return text.equals(id()) || text.equalsIgnoreCase(cite) || text.equalsIgnoreCase(cite());
  }

  @Override
  public String toString() {
    return id();
  }

  /**
   * Works and places of several statements, as {@code flipping-coins, Theorems 3.3 and 4.2,
   * Corollary 4.1}.
   */
  public static String cite(List<Statement> statements) {
    return byWork(statements, false);
  }

  /** The places of several statements; only of a work that is not checked its name is given. */
  public static String places(List<Statement> statements) {
    return byWork(statements, true);
  }

  private static String byWork(List<Statement> statements, boolean unnamed) {
    Map<Work, List<Statement>> works = new LinkedHashMap<>();
    statements.forEach(
        each -> works.computeIfAbsent(each.work, work -> new ArrayList<>()).add(each));
    return works.entrySet().stream()
        .map(
            each -> {
              String name = unnamed && each.getKey().checked() ? "" : each.getKey().name();
              String places = numbered(each.getValue());
              return name + (name.isEmpty() || places.isEmpty() ? "" : ", ") + places;
            })
        .collect(Collectors.joining("; "));
  }

  /** The places of statements of one work, those of one kind together. */
  private static String numbered(List<Statement> statements) {
    Map<String, Set<String>> numbers = new LinkedHashMap<>();
    for (Statement statement : statements) {
      Matcher numbered = NUMBERED.matcher(statement.place);
      String mark = statement.standing == Standing.CORRECTED ? CORRECTED : "";
      if (numbered.matches()) {
        numbers
            .computeIfAbsent(numbered.group(1), kind -> new LinkedHashSet<>())
            .add(numbered.group(2) + mark);
      } else {
        numbers.put(statement.place + mark, Set.of());
      }
    }
    StringBuilder text = new StringBuilder();
    numbers.forEach(
        (kind, of) -> {
          String between = text.isEmpty() ? "" : of.isEmpty() ? " and " : ", ";
          text.append(between).append(places(kind, List.copyOf(of)));
        });
    return text.toString();
  }

  private static String places(String kind, List<String> numbers) {
    if (numbers.isEmpty()) {
      return kind;
    }
    int last = numbers.size() - 1;
    if (last == 0) {
      return kind + " " + numbers.get(0);
    }
    String many = kind.endsWith("y") ? kind.substring(0, kind.length() - 1) + "ies" : kind + "s";
    return many + " " + String.join(", ", numbers.subList(0, last)) + " and " + numbers.get(last);
  }
}
