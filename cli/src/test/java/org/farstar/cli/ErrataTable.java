package org.farstar.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Status;

/**
 * A page of errata, made from the claims of a paper that correct it: between the lines {@code <!--
 * errata of PAPER -->} and {@code <!-- end of errata -->} stands what is printed, what is so, and
 * the smallest counterexample that the check meets.
 */
final class ErrataTable {
  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- errata of ([^\n]+) -->\n)(.*?)(<!-- end of errata -->)");

  private ErrataTable() {}

  /** The paper of the page, empty for pages that are no errata. */
  static Optional<String> paper(String page) {
    Matcher errata = BETWEEN.matcher(page);
    return errata.find() ? Optional.of(errata.group(2)) : Optional.empty();
  }

  /** The page with its errata as they should be. */
  static String written(String page) {
    return BETWEEN
        .matcher(page)
        .replaceAll(
            errata ->
                Matcher.quoteReplacement(
                    errata.group(1)
                        + "\n"
                        + entries(Catalogue.STANDARD.claims(errata.group(2)).values())
                        + errata.group(4)));
  }

  /** The entries of the claims that correct what is printed. */
  static String entries(Iterable<Claim> claims) {
    ClaimRun run = new ClaimRun();
    Map<Claim, String> entries = new LinkedHashMap<>();
    for (Claim claim : claims) {
      if (claim.expected() == Status.CORRECTED) {
        entries.put(claim, entry(claim, run));
      }
    }
    return String.join("", entries.values());
  }

  private static String entry(Claim claim, ClaimRun run) {
    Claim printed = claim.rival().orElseThrow();
    String example =
        run.check(printed, OptionalInt.empty(), Control.unlimited()).counterexample().orElseThrow();
    return "### "
        + claim.cite()
        + "\n\n- It should be: "
        + ClaimTable.escaped(claim.statement())
        + "\n- Printed: "
        + ClaimTable.escaped(printed.statement())
        + "\n- The line: '"
        + ClaimTable.escaped(claim.slip().orElseThrow().printed())
        + "'"
        + "\n- Why: "
        + ClaimTable.escaped(claim.slip().orElseThrow().reason())
        + "\n- Smallest counterexample to what is printed: "
        + ClaimTable.escaped(example)
        + "\n- Checked for "
        + ClaimTable.escaped(claim.standardScope())
        + ": `farstar check "
        + claim.id()
        + "`\n\n";
  }
}
