package org.farstar.verify;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.GameNames;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Checks sums in normal play by what is proved of each part, its value or its outcome. Above the
 * proof of a part stands a line {@code part 1 is value 1/2 by cite}; the lines of the proof begin
 * with a tab. Values are added; a part that is P is worth 0, one that is L is more, one that is R
 * less. Parts that have no line of their own but {@code part 2 in the rest} are played together,
 * with the values of the others: {@code the rest is outcome N by tree} stands at the end.
 *
 * <p>Who wins a part by a play that never ends wins it so in the sum, too, as long as all parts
 * that have such plays agree who wins them.
 */
public final class TermsChecker {
  private static final Pattern TITLE =
      Pattern.compile("part ([1-9][0-9]{0,5}) is (.*) by ([a-z]+)");
  private static final String REST_NAME = "the rest";
  private static final Pattern REST = Pattern.compile("the rest is (.*) by ([a-z]+)");
  private static final String INDENT = "\t";
  private static final Set<Outcome> WITHOUT_DRAWS =
      EnumSet.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R);

  /**
   * What was verified.
   *
   * @param parts what each part is
   * @param how how that was seen, each way once
   * @param value what the sum is worth, where that follows
   * @param outcome who wins
   */
  record Verified(
      List<String> parts, Set<String> how, Optional<ShortGame> value, Outcome outcome) {}

  /** A value, or where it is not known an outcome. */
  private record Known(Optional<ShortGame> value, Outcome outcome) {
    Known negative() {
      return new Known(value.map(ShortGame::negate), outcome.exchanged());
    }
  }

  private final List<Kind> kinds;
  private final List<String> body;
  private final Boards boards;
  private final Runnable checkStop;
  private final Universe universe = new Universe();

  /** What is known of each part; empty for one in the rest. */
  private final List<Optional<Known>> known = new ArrayList<>();

  private final List<Boards.Single> rest = new ArrayList<>();
  private final List<String> parts = new ArrayList<>();
  private final Set<String> how = new LinkedHashSet<>();
  private int at;

  private TermsChecker(List<Kind> kinds, List<String> body, Boards boards, Runnable checkStop) {
    this.kinds = kinds;
    this.body = body;
    this.boards = boards;
    this.checkStop = checkStop;
  }

  /** The lines of a part: what is claimed of it, and the certificate of that. */
  public static List<String> lines(int part, Certificate certificate) {
    return lines("part " + part, certificate);
  }

  /** The line of a part that is played with others. */
  public static String inRest(int part) {
    return "part " + part + " in the rest";
  }

  /** The lines of the rest: what is claimed of it, and the certificate of that. */
  public static List<String> restLines(Certificate certificate) {
    return lines(REST_NAME, certificate);
  }

  private static List<String> lines(String what, Certificate certificate) {
    List<String> lines = new ArrayList<>();
    lines.add(what + " is " + certificate.claim() + " by " + certificate.kind());
    certificate.body().forEach(line -> lines.add(INDENT + line));
    return lines;
  }

  /**
   * Checks a body.
   *
   * @param kinds the kinds of the certificates of parts
   * @throws RefusedException where it does not prove who wins the position of the statement
   */
  static Verified check(
      List<Kind> kinds, Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    TermsChecker checker = new TermsChecker(kinds, body, boards, checkStop);
    List<Boards.Single> singles = boards.singles(statement);
    if (CheckedSum.of(singles.stream().map(Boards.Single::part).toList()).endlessOfParts().size()
        > 1) {
      throw RefusedException.whole("the parts do not agree who wins a play that never ends");
    }
    for (int i = 0; i < singles.size(); i++) {
      checker.known.add(checker.known(singles, i));
    }
    Verified verified = checker.verified();
    if (checker.at < body.size()) {
      throw checker.refused("a line more than there are parts");
    }
    return verified;
  }

  private RefusedException refused(String why) {
    return RefusedException.at(Certificate.FIRST_OF_BODY + at, why);
  }

  private String line() {
    return at < body.size() ? body.get(at) : "";
  }

  private Optional<Known> known(List<Boards.Single> singles, int index) {
    checkStop.run();
    Boards.Single single = singles.get(index);
    if (single.part() instanceof CheckedPart.Worth worth) {
      return Optional.of(
          new Known(Optional.of(universe.adopt(worth.value())), worth.value().outcome()));
    }
    if (line().equals(inRest(index + 1))) {
      at++;
      rest.add(single);
      return Optional.empty();
    }
    for (int earlier = 0; earlier < index; earlier++) {
      if (line().equals(PartsChecker.as(index + 1, earlier + 1))) {
        if (!singles.get(earlier).part().equals(single.part())) {
          throw refused("these parts are not equal");
        }
        if (known.get(earlier).isEmpty()) {
          throw refused("nothing is known of part " + (earlier + 1) + " alone");
        }
        at++;
        return known.get(earlier);
      }
    }
    Matcher title = TITLE.matcher(line());
    if (!title.matches() || Integer.parseInt(title.group(1)) != index + 1) {
      throw refused("found '" + line() + "', allowed: 'part " + (index + 1) + " is CLAIM by KIND'");
    }
    Known found =
        proved("part " + (index + 1), single.game(), single.text(), title.group(2), title.group(3));
    return Optional.of(single.negative() ? found.negative() : found);
  }

  /** Checks the certificate below a title. */
  private Known proved(String what, String game, String position, String claimed, String by) {
    Kind kind =
        kinds.stream()
            .filter(each -> each.name().equals(by))
            .findFirst()
            .orElseThrow(
                () ->
                    refused(
                        "allowed: by "
                            + String.join(", ", kinds.stream().map(Kind::name).toList())));
    Claim claim =
        Claim.read(claimed)
            .filter(read -> kind.mayClaim(read, Ending.LAST_PLAYER_WINS))
            .filter(
                read ->
                    read instanceof Claim.OfValue
                        || read instanceof Claim.OfOutcome of
                            && WITHOUT_DRAWS.contains(of.outcome()))
            .orElseThrow(() -> refused("allowed: outcome N, P, L or R, or a value"));
    int from = ++at;
    while (at < body.size() && body.get(at).startsWith(INDENT)) {
      at++;
    }
    List<String> proof =
        body.subList(from, at).stream().map(each -> each.substring(INDENT.length())).toList();
    Statement part = new Statement(game, Ending.LAST_PLAYER_WINS, position, claim);
    try {
      if (what.equals(REST_NAME) && !isRest(boards.read(part).parts())) {
        throw refused("it is not clear where a part of it ends");
      }
      how.add(kind.check().of(part, proof, boards, checkStop));
      parts.add(part.sentence());
    } catch (RefusedException e) {
      throw RefusedException.at(
          Certificate.FIRST_OF_BODY + from - 1,
          "the certificate of " + what + ": " + e.getMessage());
    }
    return claim instanceof Claim.OfValue of
        ? new Known(Optional.of(universe.adopt(of.value())), of.value().outcome())
        : new Known(Optional.empty(), ((Claim.OfOutcome) claim).outcome());
  }

  /** Whether a sum has the parts in the rest, and perhaps a value behind them. */
  private boolean isRest(List<CheckedPart> read) {
    List<CheckedPart> parts = rest.stream().map(Boards.Single::part).toList();
    return read.subList(0, Math.min(parts.size(), read.size())).equals(parts)
        && read.stream().skip(parts.size()).allMatch(CheckedPart.Worth.class::isInstance);
  }

  private Verified verified() {
    ShortGame total = universe.zero();
    List<Outcome> outcomes = new ArrayList<>();
    for (Optional<Known> part : known) {
      checkStop.run();
      if (part.isPresent() && part.get().value().isPresent()) {
        total = total.plus(part.get().value().get());
      } else {
        part.map(Known::outcome).ifPresent(outcomes::add);
      }
    }
    if (!rest.isEmpty()) {
      Known together = together(total);
      total = together.value().orElseGet(universe::zero);
      if (together.value().isEmpty()) {
        outcomes.add(together.outcome());
      }
    }
    boolean valued = outcomes.stream().allMatch(part -> part == Outcome.P);
    outcomes.add(total.outcome());
    Outcome outcome =
        Outcome.ofSum(outcomes)
            .orElseThrow(
                () -> RefusedException.whole("who wins the sum does not follow from its parts"));
    return new Verified(parts, how, valued ? Optional.of(total) : Optional.empty(), outcome);
  }

  /** What is known of the parts in the rest with a value, which the last lines prove. */
  private Known together(ShortGame value) {
    Matcher title = REST.matcher(line());
    if (!title.matches()) {
      throw refused("found '" + line() + "', allowed: 'the rest is CLAIM by KIND'");
    }
    StringBuilder text = new StringBuilder();
    for (Boards.Single single : rest) {
      text.append(text.isEmpty() ? "" : " + ")
          .append(single.negative() ? "-" : "")
          .append(GameNames.inExpression(single.game()))
          .append("(\"")
          .append(single.text().replace("\"", "\"\""))
          .append("\")");
    }
    if (!value.isZero()) {
      text.append(" + (").append(value).append(')');
    }
    return proved(REST_NAME, Statement.SUM, text.toString(), title.group(1), title.group(2));
  }
}
