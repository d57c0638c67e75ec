package org.farstar.values.notation;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.text.Nearest;
import org.farstar.values.text.NotationException;

/**
 * Knows what lines of CGSuite's worksheet have and expressions here have not. A fault in a text
 * with such a construction becomes one that names it, with what is typed here in its place.
 */
final class Cgsuite {
  /** Nobody types longer lines, in which the patterns would be looked for too long. */
  private static final int LONGEST = 1000;

  private static final String OPERAND =
      "((?:[\\w^*<>\\[\\]./]+|\\{[^{}]*\\})(?:\\([^()]*\\))?|\\([^()]*\\))";

  /** Between two games in CGSuite, properties with a parameter here. */
  private static final String BETWEEN =
      "(ConjunctiveSum|ConwayProduct|Cool|Downsum|DownsumVariety|Heat|NimProduct|NortonProduct"
          + "|OrdinalProduct|OrdinalSum|Pow|PowTo|SelectiveSum|Subordinate|Upsum|UpsumVariety)";

  private static final List<Difference> DIFFERENCES =
      List.of(
          new Difference(
              "\\bgame\\.(?:\\w+\\.)*(\\w+)(?:\\((?:(\\d+)|(\"[^\"]*\"))\\))?", Cgsuite::position),
          new Difference("\\bPlayer\\.(Left|Right)\\b", (m, games) -> m.group(1)),
          new Difference(
              OPERAND + "\\s+" + BETWEEN + "\\s+" + OPERAND,
              (m, games) -> m.group(1) + "." + m.group(2) + "(" + m.group(3) + ")"),
          new Difference("\\.GameValue\\b", (m, games) -> ".CanonicalForm"),
          new Difference(
              "\\.Sensible(Left|Right)Options\\b", (m, games) -> "." + m.group(1) + "Options"),
          new Difference("\\.Thermograph\\.Plot\\(\\)", (m, games) -> ".Thermograph"),
          new Difference("\\bomega\\b", (m, games) -> "w, and *(w) for the nimber of that size"),
          new Difference("%", (m, games) -> "x - y*(x/y).Floor"),
          new Difference(
              "->|\\bdef\\s|\\bbegin\\b|\\bfor\\s+\\w+\\s+(?:in|from)\\b|\\bif\\b.*\\bthen\\b",
              (m, games) ->
                  "expressions one after the other; programs are written in Python or Java"));

  private record Difference(
      Pattern pattern, BiFunction<MatchResult, Collection<String>, String> typed) {
    Difference(String pattern, BiFunction<MatchResult, Collection<String>, String> typed) {
      this(Pattern.compile(pattern), typed);
    }
  }

  private Cgsuite() {}

  /**
   * A fault, or in its place the first construction of CGSuite in the text.
   *
   * @param games the names of games whose positions can be read
   */
  static NotationException explained(NotationException fault, Collection<String> games) {
    String text = fault.text();
    if (text.length() > LONGEST) {
      return fault;
    }
    for (Difference difference : DIFFERENCES) {
      Matcher matcher = difference.pattern.matcher(text);
      while (matcher.find()) {
        if (!isQuoted(text, matcher.start())) {
          return new NotationException(
              text,
              matcher.start() + 1,
              "'" + matcher.group() + "', as CGSuite writes it",
              difference.typed.apply(matcher, games));
        }
      }
    }
    return fault;
  }

  private static boolean isQuoted(String text, int place) {
    return text.chars().limit(place).filter(c -> c == '"').count() % 2 == 1;
  }

  /** {@code game.grid.Clobber("xo")} as {@code clobber("xo")}. */
  private static String position(MatchResult match, Collection<String> games) {
    String name = match.group(1).replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
    if (!games.contains(name)) {
      List<String> near = Nearest.to(name, games);
      return near.isEmpty() ? "one of the games here" : "one like " + String.join(", ", near);
    }
    String position =
        match.group(2) != null
            ? "\"" + match.group(2) + "\""
            : match.group(3) != null ? match.group(3) : "\"...\"";
    return name + "(" + position + ")";
  }
}
