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
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Checks sums in normal play by what is proved of each part, its value or its outcome. Above the
 * proof of a part stands a line {@code part 1 is value 1/2 by cite}; the lines of the proof begin
 * with a tab. Values are added; a part that is P is worth 0, one that is L is more, one that is R
 * less.
 */
public final class TermsChecker {
  private static final Pattern TITLE =
      Pattern.compile("part ([1-9][0-9]{0,5}) is (.*) by ([a-z]+)");
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
  private final List<Known> known = new ArrayList<>();
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
    List<String> lines = new ArrayList<>();
    lines.add("part " + part + " is " + certificate.claim() + " by " + certificate.kind());
    certificate.body().forEach(line -> lines.add(INDENT + line));
    return lines;
  }

  /** Who wins a sum; empty where that does not follow from who wins each of its parts. */
  public static Optional<Outcome> outcome(List<Outcome> parts) {
    List<Outcome> others = parts.stream().filter(part -> part != Outcome.P).toList();
    if (others.isEmpty()) {
      return Optional.of(Outcome.P);
    }
    Outcome first = others.get(0);
    boolean alike = others.stream().allMatch(part -> part == first);
    return alike && (first != Outcome.N || others.size() == 1)
        ? Optional.of(first)
        : Optional.empty();
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
    for (int i = 0; i < singles.size(); i++) {
      checker.known.add(checker.known(singles, i));
    }
    if (checker.at < body.size()) {
      throw checker.refused("a line more than there are parts");
    }
    return checker.verified();
  }

  private RefusedException refused(String why) {
    return RefusedException.at(Certificate.FIRST_OF_BODY + at, why);
  }

  private Known known(List<Boards.Single> singles, int index) {
    checkStop.run();
    Boards.Single single = singles.get(index);
    if (single.part() instanceof CheckedPart.Worth worth) {
      return new Known(Optional.of(universe.adopt(worth.value())), worth.value().outcome());
    }
    String line = at < body.size() ? body.get(at) : "";
    for (int earlier = 0; earlier < index; earlier++) {
      if (line.equals(PartsChecker.as(index + 1, earlier + 1))) {
        if (!singles.get(earlier).part().equals(single.part())) {
          throw refused("these parts are not equal");
        }
        at++;
        return known.get(earlier);
      }
    }
    Matcher title = TITLE.matcher(line);
    if (!title.matches() || Integer.parseInt(title.group(1)) != index + 1) {
      throw refused("found '" + line + "', allowed: 'part " + (index + 1) + " is CLAIM by KIND'");
    }
    Kind kind =
        kinds.stream()
            .filter(each -> each.name().equals(title.group(3)))
            .findFirst()
            .orElseThrow(
                () ->
                    refused(
                        "allowed: by "
                            + String.join(", ", kinds.stream().map(Kind::name).toList())));
    Claim claim =
        Claim.read(title.group(2))
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
    Statement part = new Statement(single.game(), Ending.LAST_PLAYER_WINS, single.text(), claim);
    try {
      how.add(kind.check().of(part, proof, boards, checkStop));
      parts.add(part.sentence());
    } catch (RefusedException e) {
      throw RefusedException.at(
          Certificate.FIRST_OF_BODY + from - 1,
          "the certificate of part " + (index + 1) + ": " + e.getMessage());
    }
    Known found =
        claim instanceof Claim.OfValue of
            ? new Known(Optional.of(universe.adopt(of.value())), of.value().outcome())
            : new Known(Optional.empty(), ((Claim.OfOutcome) claim).outcome());
    return single.negative() ? found.negative() : found;
  }

  private Verified verified() {
    ShortGame total = universe.zero();
    List<Outcome> outcomes = new ArrayList<>();
    for (Known part : known) {
      checkStop.run();
      if (part.value().isPresent()) {
        total = total.plus(part.value().get());
      } else {
        outcomes.add(part.outcome());
      }
    }
    boolean valued = outcomes.stream().allMatch(part -> part == Outcome.P);
    outcomes.add(total.outcome());
    Outcome outcome =
        outcome(outcomes)
            .orElseThrow(
                () -> RefusedException.whole("who wins the sum does not follow from its parts"));
    return new Verified(parts, how, valued ? Optional.of(total) : Optional.empty(), outcome);
  }
}
