package org.farstar.values.notation;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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

  /** Where an operand stands at the beginning of a whole expression, and at its end. */
  private static final String BEGINS = "(?<![^;(,\\[{=\\s]\\s{0,9})";

  private static final String ENDS = "(?=\\s*(?:$|[;),\\]}]))";

  /** Said where the operands are not quoted, since what belongs to them differs. */
  private static final String OPERANDS = ", each operand in brackets";

  private static final String POSITIVE = ", for positive numbers x and y";

  /** Where a number begins a product. */
  private static final String ALONE = "(?<![\\w.*/^)\\]}:]\\s{0,9})(?<!\\w)";

  /** What stands in round brackets, with the brackets; those in them hold no others. */
  private static final String BRACKETS = "(?:\\((?:[^()\"]|\"[^\"]*\"|\\([^()]*\\))*\\))";

  /** Options that touch, or have round brackets or sums in them. */
  private static final String MISERE = "(?s)\\*\\[.*(?:[(+*-]|[\\d#\\])][\\[]|[#\\])][\\d]).*\\]";

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
          new Difference("(?<!\\.)\\bOutcomeClass\\.([NPLRD])\\b", (m, games) -> m.group(1)),
          new Difference(
              "\\b(\\d+)\\.Nim(Sum|Product)\\((\\d+)\\)",
              (m, games) -> nim(m.group(2), m.group(1), m.group(3))),
          new Difference(
              BEGINS + "(\\d+)\\s+Nim(Sum|Product)\\s+(\\d+)" + ENDS,
              (m, games) -> nim(m.group(2), m.group(1), m.group(3))),
          new Difference(
              BEGINS + "(\\d+)\\s+(Max|Min)\\s+(\\d+)" + ENDS,
              (m, games) -> m.group(2) + "(" + m.group(1) + ", " + m.group(3) + ")"),
          new Difference(
              BEGINS + OPERAND + "\\s+" + BETWEEN + "\\s+" + OPERAND + ENDS,
              (m, games) -> between(m.group(2), m.group(1), m.group(3))),
          new Difference(
                  "(?<![.\\w])" + BETWEEN + "\\b(?!\\()",
                  (m, games) -> "(x)." + m.group(1) + "(y)" + OPERANDS)
              .onlyHere(),
          new Difference(
                  "(?<![.\\w])(Max|Min)\\b(?!\\()", (m, games) -> m.group(1) + "(x, y)" + OPERANDS)
              .onlyHere(),
          new Difference("\\.Mate\\b", (m, games) -> ".MisereMate").onlyHere(),
          new Difference(
                  "\\.Is(?:Extraverted|GenerallyRestive|GenerallyTame|HalfTame|Introverted|LinkedTo|NimHeap"
                      + "|Prime|Restive|Restless|Tameable)\\b|\\.(?:Partitions|Parts)\\b"
                      + "|\\b(?:Distinguisher|IsLinkedTo|Link|MisereMinus)\\b",
                  (m, games) -> "of misère games " + String.join(", ", MisereArithmetic.ofForms()))
              .onlyHere(),
          new Difference("\\.(?:Isqrt|Sqrt)\\b", (m, games) -> ".NimSquareRoot, of a nimber")
              .onlyHere(),
          new Difference(
                  "\\.(?:Gcd|Lb|Is(?:Evil|Odious|TwoPower|SmallInteger))\\b|\\bUglyProduct\\b",
                  (m, games) -> "of numbers " + String.join(", ", NumberVocabulary.properties()))
              .onlyHere(),
          new Difference("!==", (m, games) -> "!=").onlyHere(),
          new Difference("===", (m, games) -> "==").onlyHere(),
          new Difference("<=>", (m, games) -> "one of <, <=, >, >=, <>, <|, |>, == and !=")
              .onlyHere(),
          new Difference("\\b(?:and|not)\\b", (m, games) -> "one comparison in an expression")
              .onlyHere(),
          new Difference("\\bis\\s+([A-Z]\\w*)", (m, games) -> ".Class, which is " + m.group(1))
              .onlyHere(),
          new Difference("\\b(?:nil|Nothing)\\b", (m, games) -> "a value; there is no empty one")
              .onlyHere(),
          new Difference(
                  "\\binf\\b(?!\\s*\\{)",
                  (m, games) -> "on, a game above every number, or w, omega")
              .onlyHere(),
          new Difference("\\d!(?!=)", (m, games) -> "the product, as in 1 * 2 * 3").onlyHere(),
          new Difference("(\\d{1,9})\\.\\.(\\d{1,9})", (m, games) -> range(m)).onlyHere(),
          new Difference(
                  "\\{[^{}]*=>[^{}]*\\}", (m, games) -> "a list such as [1, 2]; there are no maps")
              .onlyHere(),
          new Difference(
                  "(?<!\\+-|\\w|[{|,]\\s?)\\{([^{}|]*)\\}",
                  (m, games) -> "[" + m.group(1) + "], or a bar in the braces of a game")
              .onlyHere(),
          new Difference(
                  ALONE + "(\\d+)\\s*(?:%|\\bmod\\b)\\s*(\\d+)(?![\\w.(]|\\s*\\^)",
                  (m, games) -> remainder(m.group(1), m.group(2)))
              .onlyHere(),
          new Difference(
                  ALONE + "(\\d+)(?:\\s*\\bdiv\\s+(\\d+)(?![\\w.(]|\\s*\\^)|\\.Div\\((\\d+)\\))",
                  (m, games) ->
                      "(" + m.group(1) + "/" + m.group(m.group(2) == null ? 3 : 2) + ").Floor")
              .onlyHere(),
          new Difference("%|\\bmod\\b", (m, games) -> remainder("x", "y") + POSITIVE),
          new Difference("\\bdiv\\b|\\.Div\\b", (m, games) -> "(x/y).Floor" + POSITIVE).onlyHere(),
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
          new Difference("\\.Thermograph\\.Plot\\(\\)", (m, games) -> ".Thermograph"),
          new Difference("\\*omega\\b", (m, games) -> "*(w)"),
          new Difference("\\bomega\\b", (m, games) -> "w"),
          new Difference(
              "->|\\bdef\\s|\\bbegin\\b|\\bfor\\s+\\w+\\s+(?:in|from)\\b|\\bif\\b.*\\bthen\\b",
              (m, games) ->
                  "expressions one after the other; programs are written in Python or Java"));

  /** What is written elsewhere, but not in CGSuite. */
  private static final Pattern OTHERS = Pattern.compile("\\bmod\\b|\\bdiv\\b|\\.Sqrt|!$");

  /** Products and powers without blanks, which are sums here. */
  private static final Pattern DIFFERENT = Pattern.compile("[\\w)][*^][\\w(]");

  /**
   * A construction.
   *
   * @param typed what is typed here
   * @param here whether it must be the fault itself; otherwise it is not read wherever it stands
   */
  private record Difference(
      Pattern pattern, BiFunction<MatchResult, Positions, String> typed, boolean here) {
    Difference(String pattern, BiFunction<MatchResult, Positions, String> typed) {
      this(Pattern.compile(pattern), typed, false);
    }

    Difference onlyHere() {
      return new Difference(pattern, typed, true);
    }

    boolean explains(NotationException fault, MatchResult found) {
      return !isQuoted(fault.text(), found.start())
          && (!here || found.start() < fault.column() && fault.column() <= found.end() + 2);
    }
  }

  private Cgsuite() {}

  /**
   * A property of two games that CGSuite writes between them, where it binds more loosely than all
   * arithmetic, by the rule infixExpr of its grammar.
   */
  private static String between(String name, String first, String second) {
    if (DIFFERENT.matcher(first + " " + second).find()) {
      return "(x)." + name + "(y)" + OPERANDS;
    }
    boolean bare = !first.startsWith("(") && first.matches(".*(?:/|[\\w)\\]}][*^]).*");
    return (bare ? "(" + first + ")" : first) + "." + name + "(" + second + ")";
  }

  /** CGSuite's nim sum and product are of numbers, those here of nimbers. */
  private static String nim(String name, String x, String y) {
    return name.equals("Sum")
        ? "(*" + x + " + *" + y + ").NimValue"
        : "(*" + x + ").NimProduct(*" + y + ").NimValue";
  }

  /** Numbers from one to another; many are not listed. */
  private static String range(MatchResult m) {
    int from = Integer.parseInt(m.group(1));
    int to = Integer.parseInt(m.group(2));
    return to - from > 30
        ? "the numbers one by one, as in [1, 2, 3]"
        : IntStream.rangeClosed(from, to).boxed().toList().toString();
  }

  private static String remainder(String x, String y) {
    return "(" + x + " - " + y + " * (" + x + "/" + y + ").Floor)";
  }

  /** A fault, or in its place the first construction of CGSuite in the text. */
  static NotationException explained(NotationException fault, Positions games) {
    String text = fault.text();
    if (text.length() > LONGEST) {
      return fault;
    }
    Optional<NotationException> misere = misere(fault);
    if (misere.isPresent()) {
      return misere.get();
    }
    for (Difference difference : DIFFERENCES) {
      Matcher matcher = difference.pattern.matcher(text);
      while (matcher.find()) {
        if (difference.explains(fault, matcher)) {
          return new NotationException(
              text,
              matcher.start() + 1,
              "'"
                  + matcher.group()
                  + (OTHERS.matcher(matcher.group()).find()
                      ? "', which is not read here"
                      : "', as CGSuite writes it"),
              difference.typed.apply(matcher, games));
        }
      }
    }
    return fault;
  }

  /** Of a fault within a misère game as CGSuite prints or types it. */
  private static Optional<NotationException> misere(NotationException fault) {
    String text = fault.text();
    int from = text.indexOf("*[");
    while (from >= 0) {
      int end = CgsuiteMisere.end(text, from);
      String written = text.substring(from, end);
      boolean here = from < fault.column() && fault.column() <= end && !isQuoted(text, from);
      if (here && !fault.found().contains("with one entry") && written.matches(MISERE)) {
        return Optional.of(
            new NotationException(
                text,
                from + 1,
                "'" + written + "', as CGSuite writes it",
                CgsuiteMisere.typed(written)
                    .orElse(
                        "options with blanks between, as in *[2# 2 0]; sums outside, *2# + *2")));
      }
      from = text.indexOf("*[", end);
    }
    return Optional.empty();
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
