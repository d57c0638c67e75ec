package org.farstar.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.answer.Amounts;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.Style;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;

/**
 * Claims and what their checks found: a line with the counts and a line with the scope for each.
 */
final class ClaimText {
  private static final int MARK = 9;
  private static final int COUNTS = 30;
  private static final String INDENT = " ".repeat(MARK + 2);

  private final Style style;
  private final boolean verbose;
  private final int idWidth;
  private final int room;

  /**
   * @param claims all that will be printed, for the width of the columns
   * @param verbose whether to print every statement
   */
  ClaimText(List<Claim> claims, Style style, boolean verbose) {
    this.style = style;
    this.verbose = verbose;
    this.idWidth = claims.stream().mapToInt(claim -> claim.id().length()).max().orElse(0);
    this.room = Math.min(COUNTS, style.layout().width() - INDENT.length() - idWidth - 2);
  }

  String listed(Claim claim) {
    String statement = verbose ? style.layout().indented("    ", claim.statement()) : "";
    String scope = claim.cite() + ": " + claim.standardScope();
    return style.strong(claim.id()) + "\n" + style.layout().indented("    ", scope) + statement;
  }

  String checked(Claim claim, Finding finding, long millis) {
    String counts = Amounts.count(finding.cases(), "case") + "  " + Amounts.duration(millis);
    StringBuilder text = new StringBuilder(mark(finding)).append("  ");
    text.append(Layout.pad(claim.id(), idWidth)).append("  ");
    text.append(" ".repeat(Math.max(0, room - counts.length()))).append(counts).append('\n');
    String stopped = finding.stopped().map(why -> "; " + why.sentence()).orElse("");
    text.append(style.layout().indented(INDENT, claim.cite() + ": " + finding.scope() + stopped));
    if (verbose || finding.status() == Status.FAILS) {
      text.append(style.layout().indented(INDENT, claim.statement()));
    }
    claim
        .reading()
        .ifPresent(taken -> text.append(style.layout().indented(INDENT, "read as: " + taken)));
    String what =
        switch (finding.status()) {
          case FAILS -> "fails: ";
          case CORRECTED -> "as printed it fails: ";
          case READING -> "in the other reading it fails: ";
          case HOLDS, OPEN -> "";
        };
    if (finding.counterexample().isPresent() && !what.isEmpty()) {
      text.append(style.layout().hanging(INDENT, INDENT, what + finding.counterexample().get()));
    }
    return text.toString();
  }

  private String mark(Finding finding) {
    String word = word(finding);
    String filled = Layout.pad(word, MARK);
    return switch (finding.status()) {
      case FAILS -> style.bad(filled);
      case HOLDS, CORRECTED, READING ->
          finding.stopped().isPresent() ? style.doubtful(filled) : style.good(filled);
      case OPEN -> style.doubtful(filled);
    };
  }

  private static String word(Finding finding) {
    return switch (finding.status()) {
      case FAILS -> "FAIL";
      case CORRECTED -> "corrected";
      case READING -> finding.stopped().isPresent() ? "stopped" : "reading";
      case HOLDS -> finding.stopped().isPresent() ? "stopped" : "ok";
      case OPEN -> finding.stopped().isPresent() ? "stopped" : "open";
    };
  }

  /** Counts findings for the last line. */
  static final class Tally {
    private final Map<Status, Integer> findings = new EnumMap<>(Status.class);
    private int checked;
    private int stopped;
    private long millis;

    void add(Finding finding, long took) {
      findings.merge(finding.status(), 1, Integer::sum);
      checked++;
      stopped += finding.stopped().isPresent() ? 1 : 0;
      millis += took;
    }

    String text(int claims, Style style) {
      StringBuilder text = new StringBuilder("\n" + Amounts.count(checked, "claim"));
      text.append(checked < claims ? " of " + claims : "").append(" checked in ");
      text.append(Amounts.duration(millis)).append(":");
      String comma = " ";
      for (Map.Entry<Status, Integer> entry : findings.entrySet()) {
        String count = entry.getValue() + " " + verb(entry.getKey(), entry.getValue());
        boolean bad = entry.getKey() == Status.FAILS;
        text.append(comma).append(bad ? style.bad(count) : count);
        comma = ", ";
      }
      text.append(checked == 0 ? " nothing" : "");
      text.append(stopped > 0 ? "; " + stopped + " not to the end" : "");
      return text.append('\n').toString();
    }

    private static String verb(Status status, int count) {
      return switch (status) {
        case HOLDS -> count == 1 ? "holds" : "hold";
        case FAILS -> count == 1 ? "fails" : "fail";
        case CORRECTED -> "corrected";
        case READING -> "in one reading";
        case OPEN -> "open";
      };
    }
  }
}
