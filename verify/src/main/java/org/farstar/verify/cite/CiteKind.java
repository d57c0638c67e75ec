package org.farstar.verify.cite;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;

/**
 * Positions that a theorem decides. The body has a line for each theorem, its name and its
 * sentence, and then the data that are checked besides. The condition of the theorem is seen in the
 * text of the position; no rules of a game are asked.
 */
public final class CiteKind {
  /** The games of which theorems speak. */
  public static final List<Rule> RULES =
      List.of(
          Rule.verdict("transposition", TranspositionRule::conclude, TranspositionRule.THEOREMS),
          Rule.verdict("pennies", PennyRule::conclude, Theorem.PENNIES),
          Rule.verdict("pieces", PennyRule::conclude, Theorem.ANNEX),
          Rule.lastPlayerWins("end-nim", EndNimRule::conclude, Theorem.END_NIM_FIRST),
          Rule.lastPlayerWins("take-away", TakeAwayRule::conclude, Theorem.H_CAPS),
          Rule.lastPlayerWins("subtraction", HeapRule::conclude, Theorem.INTERVAL),
          Rule.lastPlayerWins("even-subtraction", HeapRule::conclude, Theorem.EVEN),
          Rule.lastPlayerWins(
              "flipping-coins", CoinRule::conclude, Theorem.COIN_COUNT, Theorem.COIN_VALUE),
          Rule.lastPlayerWins("coin-turning", TurningRule::conclude, Theorem.TAILS),
          Rule.lastPlayerWins("vertex-geography", VertexRule::conclude, Theorem.MATCHING),
          Rule.lastPlayerWins(
              "edge-geography", EdgeRule::conclude, Theorem.KERNEL, Theorem.BIPARTITE),
          Rule.lastPlayerWins("token", TokenRule::conclude, Theorem.LABELLING, Theorem.MEX),
          Rule.lastPlayerWins(
              "hackenbush", TreeRule::conclude, Theorem.STRINGS, Theorem.COLON, Theorem.FUSION),
          Rule.verdict(
              "monotone",
              SequenceRule::conclude,
              Theorem.MONOTONE_THREE,
              Theorem.MONOTONE_EXTENDED),
          Rule.lastPlayerWins("cutcake", CakeRule::conclude, Theorem.CUTCAKE),
          Rule.lastPlayerWins("maundy-cake", CakeRule::conclude, Theorem.MAUNDY),
          Rule.lastPlayerWins(
              "eatcake",
              EatcakeRule::conclude,
              Theorem.EATCAKE_ODD,
              Theorem.EATCAKE_ONE,
              Theorem.EATCAKE_EVEN),
          Rule.lastPlayerWins(
              "mem", MemRule::conclude, Theorem.MEM_QUOTIENTS, Theorem.MEM_ALL, Theorem.MEM_HALVES),
          Rule.lastPlayerWins("partizan-euclid", EuclidRule::conclude, Theorem.EUCLID),
          Rule.lastPlayerWins(
              "chomp",
              ChompRule::conclude,
              Theorem.CHOMP_HOOK,
              Theorem.CHOMP_LEGS,
              Theorem.CHOMP_TWO_ROWS,
              Theorem.CHOMP_WHOLE));

  /** The kind. */
  public static final Kind KIND =
      new Kind(
          Certificate.CITE,
          EnumSet.of(Ending.LAST_PLAYER_WINS, Ending.VERDICT),
          Set.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R, Outcome.D),
          true,
          CiteKind::check);

  private static final Pattern NAMED = Pattern.compile("([a-z0-9-]+/[a-z0-9.-]+): .*");

  private CiteKind() {}

  /** The theorems on a game, where there are some. */
  public static Optional<Rule> rule(String game) {
    return RULES.stream().filter(rule -> rule.game().equals(game)).findFirst();
  }

  /** The body of a certificate. */
  public static List<String> body(Conclusion conclusion, List<String> data) {
    List<String> body =
        conclusion.theorems().stream().map(Theorem::line).collect(Collectors.toList());
    body.addAll(data);
    return body;
  }

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    Conclusion found = conclusion(statement, body, checkStop);
    if (statement.claim() instanceof Claim.OfValue claimed) {
      String value =
          found.value().orElseThrow(() -> RefusedException.at(Claim.LINE, "allowed: an outcome"));
      if (!claimed.value().toString().equals(value)) {
        throw RefusedException.at(
            Claim.LINE, "found '" + statement.claim() + "', allowed: value " + value);
      }
    } else {
      statement.requireOutcome(found.outcome());
    }
    return "what is believed, not proved: "
        + found.theorems().stream()
            .map(theorem -> theorem.id() + ", '" + theorem.claim() + "'")
            .collect(Collectors.joining(", "));
  }

  private static Conclusion conclusion(Statement statement, List<String> body, Runnable checkStop) {
    Rule rule =
        rule(statement.game())
            .orElseThrow(
                () -> {
                  statement.requireGame(
                      RULES.stream().map(Rule::game).collect(Collectors.joining(", ")));
                  return new IllegalStateException("a game without theorems");
                });
    if (rule.ending() != statement.ending()) {
      throw statement.refusedPlay(rule.ending());
    }
    List<String> named = new ArrayList<>(body);
    named.removeIf(line -> !NAMED.matcher(line).matches());
    List<String> data = body.subList(named.size(), body.size());
    Matcher first = NAMED.matcher(body.isEmpty() ? "" : body.get(0));
    Theorem theorem =
        rule.theorems().stream()
            .filter(each -> first.matches() && each.id().equals(first.group(1)))
            .findFirst()
            .orElseThrow(
                () ->
                    refused(
                        0,
                        rule.theorems().stream()
                            .map(Theorem::id)
                            .collect(Collectors.joining(", "))));
    Conclusion found =
        rule.conclude(theorem, statement.position(), data, checkStop)
            .orElseThrow(
                () -> RefusedException.whole(theorem.id() + " does not say who wins here"));
    List<String> lines = found.theorems().stream().map(Theorem::line).toList();
    for (int i = 0; i < Math.max(lines.size(), named.size()); i++) {
      String allowed = i < lines.size() ? lines.get(i) : "no further theorem";
      if (i >= body.size() || !body.get(i).equals(allowed)) {
        throw refused(i, "'" + allowed + "'");
      }
    }
    return found;
  }

  private static RefusedException refused(int line, String allowed) {
    return RefusedException.at(Certificate.FIRST_OF_BODY + line, "allowed: " + allowed);
  }
}
