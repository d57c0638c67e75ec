package org.farstar.ask.question;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is typed here for rulesets of CGSuite, by the table {@code cgsuite.tsv}. */
final class CgsuiteRulesets {
  private static final List<Row> ROWS = read();

  /** What is computed from groups: coins, and a product. */
  private static final Pattern COMPUTED = Pattern.compile("<(?:([ht]*)|(\\d+)\\*(\\d+))>");

  private static final Function<MatchResult, String> VALUE =
      m ->
          m.group(1) == null
              ? new BigInteger(m.group(2)).multiply(new BigInteger(m.group(3))).toString()
              : m.group(1).replace('h', '1').replace('t', '0');

  /**
   * A row.
   *
   * @param ruleset the name in CGSuite
   * @param arguments what follows it there
   * @param typed what is typed here, with the groups of the arguments
   */
  record Row(String ruleset, Pattern arguments, String typed) {}

  private CgsuiteRulesets() {}

  /** The table. */
  static List<Row> rows() {
    return ROWS;
  }

  private static List<Row> read() {
    try (InputStream in = CgsuiteRulesets.class.getResourceAsStream("cgsuite.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(cells -> new Row(cells[0], Pattern.compile(cells[1]), cells[2]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What is typed here; empty if the ruleset is not in the table with such arguments.
   *
   * @param arguments what follows the name, with brackets and without blanks
   */
  static Optional<String> typed(String ruleset, String arguments) {
    for (Row row : ROWS) {
      Matcher matcher = row.arguments.matcher(arguments);
      if (row.ruleset.equals(ruleset) && matcher.matches()) {
        return Optional.of(COMPUTED.matcher(matcher.replaceFirst(row.typed)).replaceAll(VALUE));
      }
    }
    return Optional.empty();
  }
}
