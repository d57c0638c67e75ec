package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.text.NotationException;

/**
 * How families are written: as sets {@code {a,b,c}{c,d}}, with {@code {}} not allowed and {@code
 * [e,f]} for points in no set; as a call of a generator; as {@code @FILE}, a file with the names of
 * one set in each line, blanks or commas between, and {@code #} before remarks. In a file a line
 * {@code points a b} names points, in this order and before all others.
 *
 * <p>Names are letters, digits and {@code . _ ' -}.
 */
public final class FamilyText {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{Nd}\\p{Nl}\\p{No}._'-]+");
  private static final Pattern SET = Pattern.compile("\\{[^{}]*}|\\[[^\\[\\]]*]");
  private static final int MOST_POINTS = 512;
  private static final int MOST_SETS = 200_000;

  private final Map<String, Integer> points = new LinkedHashMap<>();
  private final List<int[]> sets = new ArrayList<>();

  private FamilyText() {}

  /**
   * Reads a family.
   *
   * @param text the text, without blanks at its ends
   * @param files the text of a file, for {@code @FILE}
   * @throws NotationException with the place in the text
   */
  public static Known read(String text, UnaryOperator<String> files) {
    if (text.startsWith("@")) {
      return file(text, files);
    }
    if (text.startsWith("{") || text.startsWith("[")) {
      ListedFamily family = sets(text);
      return Generators.listed(write(family), family);
    }
    return Generators.read(text);
  }

  private static ListedFamily sets(String text) {
    FamilyText family = new FamilyText();
    Matcher set = SET.matcher(text);
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == ' ') {
        at++;
        continue;
      }
      if (!set.find(at) || set.start() != at) {
        throw new NotationException(
            text, at + 1, NotationException.at(text, at), "a set of points, as in {a,b}");
      }
      boolean isSet = text.charAt(at) == '{';
      family.add(text, at + 1, text.substring(at + 1, set.end() - 1), isSet);
      at = set.end();
    }
    return family.made(text);
  }

  /** Adds the names in a piece of a text. */
  private void add(String text, int from, String names, boolean isSet) {
    List<Integer> set = new ArrayList<>();
    Matcher word = Pattern.compile("[^\\s,]+").matcher(names);
    while (word.find()) {
      String name = word.group();
      if (!NAME.matcher(name).matches()) {
        throw new NotationException(
            text,
            from + word.start() + 1,
            "'" + name + "'",
            "a name of letters, digits and . _ ' -");
      }
      int point = points.computeIfAbsent(name, any -> points.size());
      if (set.contains(point)) {
        throw new NotationException(
            text, from + word.start() + 1, "'" + name + "' a second time", "each point once");
      }
      set.add(point);
    }
    if (isSet && set.isEmpty()) {
      throw new NotationException(text, from, "an empty set", "a set of at least one point");
    }
    if (isSet) {
      sets.add(set.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  private ListedFamily made(String text) {
    if (points.size() > MOST_POINTS || sets.size() > MOST_SETS) {
      throw new NotationException(
          text,
          1,
          points.size() + " points and " + sets.size() + " sets",
          "at most " + MOST_POINTS + " points and " + MOST_SETS + " sets");
    }
    return new ListedFamily(List.copyOf(points.keySet()), sets);
  }

  private static Known file(String text, UnaryOperator<String> files) {
    String name = text.substring(1);
    String content = files.apply(name);
    try {
      return Generators.listed(text, readFile(content));
    } catch (NotationException e) {
      long line = 1 + content.substring(0, e.column() - 1).chars().filter(c -> c == '\n').count();
      throw new NotationException(
          text, 1, e.found() + " in line " + line + " of the file '" + name + "'", e.allowed());
    }
  }

  /**
   * Reads a family as a file has it.
   *
   * @throws NotationException with the place in the file
   */
  public static ListedFamily readFile(String text) {
    FamilyText family = new FamilyText();
    int from = 0;
    for (String line : text.split("\n", -1)) {
      String content = line.contains("#") ? line.substring(0, line.indexOf('#')) : line;
      String stripped = content.strip();
      if (stripped.equals("points") || stripped.startsWith("points ")) {
        int names = content.indexOf("points") + "points".length();
        family.add(text, from + names, content.substring(names), false);
      } else if (!stripped.isEmpty()) {
        family.add(text, from, content, true);
      }
      from += line.length() + 1;
    }
    return family.made(text);
  }

  /**
   * The sets in one line; points in no set, and points out of the order of the sets, come first.
   */
  public static String write(ListedFamily family) {
    StringBuilder text = new StringBuilder(inOrder(family) ? "" : "[" + all(family, ",") + "]");
    for (int i = 0; i < family.sets(); i++) {
      text.append('{').append(names(family, family.points(i), ",")).append('}');
    }
    return text.toString();
  }

  /** The sets as a file, one in each line. */
  public static String writeFile(ListedFamily family) {
    StringBuilder text = new StringBuilder();
    if (!inOrder(family)) {
      text.append("points ").append(all(family, " ")).append('\n');
    }
    for (int i = 0; i < family.sets(); i++) {
      text.append(names(family, family.points(i), " ")).append('\n');
    }
    return text.toString();
  }

  /** Whether the points are numbered in the order in which the sets name them. */
  private static boolean inOrder(ListedFamily family) {
    int next = 0;
    for (int i = 0; i < family.sets(); i++) {
      for (int point : family.points(i)) {
        if (point > next) {
          return false;
        }
        next = Math.max(next, point + 1);
      }
    }
    return next == family.points();
  }

  private static String all(ListedFamily family, String between) {
    return String.join(between, family.names());
  }

  private static String names(ListedFamily family, int[] set, String between) {
    List<String> names = new ArrayList<>();
    for (int point : set) {
      names.add(family.name(point));
    }
    return String.join(between, names);
  }
}
