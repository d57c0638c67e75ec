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
      "(ConjunctiveSum|ContinuedConjunctiveSum|ConwayProduct|Cool|DiminishedDisjunctiveSum"
          + "|Downsum|DownsumVariety|Heat|NimProduct|NortonProduct|OrdinalProduct|OrdinalSum|Pow"
          + "|PowTo|SelectiveSum|ShortenedSelectiveSum|Subordinate|Upsum|UpsumVariety)";

  /** What stands in round brackets, with the brackets; those in them hold no others. */
  private static final String BRACKETS = "(?:\\((?:[^()\"]|\"[^\"]*\"|\\([^()]*\\))*\\))";

  /** A ruleset with its packages. */
  private static final String RULESET = "\\bgame\\.(?:[a-z]\\w*\\.)*([A-Z]\\w*)";

  private static final String BLANKS_OUT_OF_TEXTS = "\\s+(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)";

  private static final List<Difference> DIFFERENCES =
      List.of(
          new Difference(
              RULESET
                  + BRACKETS
                  + "?\\.(?:NimValues|NimValueSequence|NimValueTable|ValuesTable|CheckPeriodicity)\\b"
                  + BRACKETS
                  + "?",
              (m, games) -> "the command 'farstar table " + name(m.group(1), games) + "'"),
          new Difference(
              RULESET + "\\.NimValue(" + BRACKETS + ")",
              (m, games) -> position(m.group(1), m.group(2), games) + ".NimValue"),
          new Difference(
              RULESET + "(?:\\.(Dicotic|Impartial|Twisted)Variant)?(" + BRACKETS + "{0,2})",
              (m, games) -> variant(m.group(2)) + position(m.group(1), m.group(3), games)),
          new Difference(
              "\\.(Dicotic|Impartial|Twisted)Variant\\b",
              (m, games) -> variant(m.group(1)) + " before the name of the game"),
          new Difference("\\bPlayer\\.(Left|Right)\\b", (m, games) -> m.group(1)),
          new Difference(
              OPERAND + "\\s+" + BETWEEN + "\\s+" + OPERAND,
              (m, games) -> m.group(1) + "." + m.group(2) + "(" + m.group(3) + ")"),
          new Difference("\\.GameValue\\b", (m, games) -> ".CanonicalForm"),
          new Difference(
              "\\.Sensible(Left|Right)Options\\b", (m, games) -> "." + m.group(1) + "Options"),
          new Difference(
              "\\.SensibleOptions\\((?:Player\\.)?(Left|Right)\\)",
              (m, games) -> "." + m.group(1) + "Options"),
          new Difference(
              "\\.SensibleLines\\b", (m, games) -> ".LeftOptions or .RightOptions, move by move"),
          new Difference(
              "\\.Decomposition\\b",
              (m, games) -> ".CanonicalForm, for which the parts are added up"),
          new Difference("\\.Mate\\b", (m, games) -> ".MisereMate"),
          new Difference("\\.Thermograph\\.Plot\\(\\)", (m, games) -> ".Thermograph"),
          new Difference("\\bomega\\b", (m, games) -> "w, and *(w) for the nimber of that size"),
          new Difference("%", (m, games) -> "x - y*(x/y).Floor"),
          new Difference(
              "->|\\bdef\\s|\\bbegin\\b|\\bfor\\s+\\w+\\s+(?:in|from)\\b|\\bif\\b.*\\bthen\\b",
              (m, games) ->
                  "expressions one after the other; programs are written in Python or Java"));

  private record Difference(Pattern pattern, BiFunction<MatchResult, Positions, String> typed) {
    Difference(String pattern, BiFunction<MatchResult, Positions, String> typed) {
      this(Pattern.compile(pattern), typed);
    }
  }

  private Cgsuite() {}

  /** A fault, or in its place the first construction of CGSuite in the text. */
  static NotationException explained(NotationException fault, Positions games) {
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

  /** {@code dicotic_}, or nothing. */
  private static String variant(String change) {
    return change == null ? "" : change.toLowerCase(Locale.ROOT) + "_";
  }

  /** The name of the game of a ruleset on the command line. */
  private static String name(String ruleset, Positions games) {
    return position(ruleset, "", games).replaceFirst("\\(.*", "").replace('_', '-');
  }

  /** {@code game.grid.Clobber("xo")} as {@code clobber("xo")}. */
  private static String position(String ruleset, String arguments, Positions games) {
    return games
        .ofCgsuite(ruleset, arguments.replaceAll(BLANKS_OUT_OF_TEXTS, ""))
        .orElseGet(() -> sameName(ruleset, arguments, games.names()));
  }

  private static String sameName(String ruleset, String arguments, Collection<String> games) {
    String name = ruleset.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
    if (!games.contains(name)) {
      List<String> near = Nearest.to(name, games);
      return near.isEmpty() ? "one of the games here" : "one like " + String.join(", ", near);
    }
    return name + (arguments.matches("\\(\"[^\"]*\"\\)") ? arguments : "(\"...\")");
  }
}
