package org.farstar.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Status;

/**
 * A page with tables of claims, each between the lines {@code <!-- claims of GAME ... -->} and
 * {@code <!-- end of claims -->}. A row has a scope and what the checks find in it; claims that
 * hold in the same scope share one.
 */
final class ClaimTable {
  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- claims of ([^\n]+) -->\n)(.*?)(<!-- end of claims -->)");

  private ClaimTable() {}

  /** The games that have a table on the page. */
  static List<String> games(String page) {
    List<String> games = new ArrayList<>();
    BETWEEN
        .matcher(page)
        .results()
        .forEach(table -> games.addAll(List.of(table.group(2).split(" "))));
    return games;
  }

  /** The page with its tables as they should be. */
  static String written(String page) {
    return BETWEEN
        .matcher(page)
        .replaceAll(
            table ->
                Matcher.quoteReplacement(
                    table.group(1) + "\n" + rows(table.group(2)) + "\n" + table.group(4)));
  }

  private static String rows(String games) {
    Map<String, Claim> claims = new LinkedHashMap<>();
    for (String game : games.split(" ")) {
      Catalogue.STANDARD.claimsOf(game).forEach(claim -> claims.put(claim.id(), claim));
    }
    return rows(claims.values());
  }

  /** The table of some claims. */
  static String rows(Iterable<Claim> claims) {
    Map<List<String>, List<String>> rows = new LinkedHashMap<>();
    for (Claim claim : claims) {
      List<String> row = List.of(claim.standardScope(), found(claim));
      rows.computeIfAbsent(row, key -> new ArrayList<>())
          .add(claim.id().substring(claim.paper().length() + 1));
    }
    StringBuilder text = new StringBuilder("| claims | scope | found |\n|---|---|---|\n");
    rows.forEach(
        (row, names) -> {
          String found = row.get(1).isEmpty() ? names.size() == 1 ? "holds" : "hold" : row.get(1);
          text.append("| ").append(String.join(", ", names)).append(" | ");
          text.append(escaped(row.get(0))).append(" | ").append(escaped(found)).append(" |\n");
        });
    return text.toString();
  }

  /** What the check finds, empty where the claim just holds. */
  private static String found(Claim claim) {
    if (claim.expected() == Status.HOLDS) {
      return "";
    }
    String printed = claim.printed().map(text -> " Printed: " + text).orElse("");
    return switch (claim.expected()) {
      case CORRECTED -> "corrected: " + claim.statement() + printed;
      case READING ->
          "read as '"
              + claim.reading().orElseThrow()
              + "': "
              + claim.statement()
              + claim.printed().map(text -> " False in the other reading: " + text).orElse("");
      case OPEN -> "open: " + claim.statement();
      case HOLDS, FAILS -> throw new IllegalStateException(claim.id() + " is to fail");
    };
  }

  static String escaped(String text) {
    return text.replaceAll("([|*_<])", "\\\\$1");
  }
}
