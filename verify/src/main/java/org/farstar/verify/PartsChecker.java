package org.farstar.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;

/**
 * Checks outcomes of sums in normal play whose parts were replaced by their values. The body has
 * for each part that is no value a line {@code part 1 is VALUE} and below it the strategy by which
 * the second player wins the part less that value, or a line {@code part 2 as part 1} for a part
 * that equals an earlier one. Then come a line {@code sum} and the strategies on the sum of the
 * values. Equal games may stand for each other in a sum, so the outcome is that of the parts.
 */
public final class PartsChecker {
  /** The line above the strategies on the sum of the values. */
  public static final String SUM = "sum";

  private static final String PART = "part ";

  /**
   * What was verified.
   *
   * @param values the values of the parts
   * @param played all strategies together
   */
  public record Verified(List<ShortGame> values, StrategyChecker.Verified played) {}

  private final Universe universe = new Universe();
  private final List<ShortGame> values = new ArrayList<>();
  private final List<String> body;
  private final Runnable checkStop;
  private int at;
  private StrategyChecker.Verified played = new StrategyChecker.Verified(0, 0, 0, Set.of());

  private PartsChecker(List<String> body, Runnable checkStop) {
    this.body = body;
    this.checkStop = checkStop;
  }

  /** The line above the proof of a part's value, the parts counted from 1. */
  public static String is(int part, ShortGame value) {
    return PART + part + " is " + value;
  }

  /** The line of a part that equals an earlier one. */
  public static String as(int part, int earlier) {
    return PART + part + " as part " + earlier;
  }

  /**
   * Checks the body of a certificate.
   *
   * @param body its lines
   * @param board the parts, in normal play
   * @param outcome what is claimed of their sum
   * @param checkStop called at every board; what it throws ends the check
   * @throws RefusedException where the lines do not prove it
   */
  public static Verified check(
      List<String> body, CheckedSum board, Outcome outcome, Runnable checkStop) {
    PartsChecker checker = new PartsChecker(body, checkStop);
    for (CheckedPart part : board.parts()) {
      checker.part(board.parts(), part);
    }
    checker.expect(SUM);
    checker.strategies(
        CheckedSum.of(checker.values.stream().<CheckedPart>map(CheckedPart.Worth::new).toList()),
        outcome);
    if (checker.at < body.size()) {
      throw RefusedException.at(checker.number(), "a line more than the claim asks for");
    }
    return new Verified(List.copyOf(checker.values), checker.played);
  }

  private int number() {
    return Certificate.FIRST_OF_BODY + at;
  }

  private String line() {
    return at < body.size() ? body.get(at) : "";
  }

  private void expect(String line) {
    if (!line().equals(line)) {
      throw RefusedException.at(number(), "found '" + line() + "', allowed: '" + line + "'");
    }
    at++;
  }

  private void part(List<CheckedPart> parts, CheckedPart part) {
    int index = values.size();
    if (part instanceof CheckedPart.Worth worth) {
      values.add(worth.value());
      return;
    }
    for (int earlier = 0; earlier < index; earlier++) {
      if (line().equals(as(index + 1, earlier + 1))) {
        if (!parts.get(earlier).equals(part)) {
          throw RefusedException.at(number(), "these parts are not equal");
        }
        values.add(values.get(earlier));
        at++;
        return;
      }
    }
    String is = PART + (index + 1) + " is ";
    if (!line().startsWith(is)) {
      throw RefusedException.at(number(), "found '" + line() + "', allowed: '" + is + "...'");
    }
    ShortGame value = value(line().substring(is.length()));
    at++;
    values.add(value);
    strategies(
        new CheckedSum(List.of(part), part.ending()).plus(new CheckedPart.Worth(value.negate())),
        Outcome.P);
  }

  private ShortGame value(String text) {
    try {
      return universe.read(text);
    } catch (NotationException e) {
      throw RefusedException.at(number(), "the value '" + text + "': " + e.getMessage());
    }
  }

  /** The strategies that stand next: as many lines as there are before another part. */
  private void strategies(CheckedSum board, Outcome outcome) {
    int end = at;
    while (end < body.size() && !body.get(end).startsWith(PART) && !body.get(end).equals(SUM)) {
      end++;
    }
    StrategyChecker.Verified found =
        StrategyChecker.check(body.subList(0, end), at, Task.ofWorth(board, outcome), checkStop);
    played = played.and(found);
    at = end;
  }
}
