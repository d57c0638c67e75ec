package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks who wins a monotonic sequence game on {1..n} for every n; {@link DeckRules} says by which
 * rules and up to which n that must be looked at. The body has the outcomes, a line {@code deck n
 * outcome} for each n from 1 to the bound, and then {@link PositionLines}.
 */
public final class DecksChecker {
  /**
   * What was verified.
   *
   * @param outcomes the outcomes for n = 1, 2 and so on; the last one is that of all larger n
   * @param positions how many positions the body has
   * @param moves how many moves were tried from them
   */
  public record Verified(List<Outcome> outcomes, int positions, long moves) {}

  private DecksChecker() {}

  /**
   * Checks the body of a certificate.
   *
   * @param a the critical length of ascending subsequences
   * @param d that of descending ones
   * @param misere whether who completes one loses
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException if it is not one
   */
  public static Verified check(
      int a, int d, boolean misere, List<String> body, Runnable checkStop) {
    DeckRules rules = new DeckRules(a, d, misere, checkStop);
    PositionLines lines = new PositionLines(rules, "deck, lost, settled or drawn");
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      int number = Certificate.FIRST_OF_BODY + i;
      if (body.get(i).split(" ", 2)[0].equals("deck")) {
        outcomes.add(outcome(number, body.get(i), outcomes.size() + 1));
      } else {
        lines.read(number, body.get(i));
      }
    }
    if (outcomes.size() != rules.bound()) {
      throw RefusedException.whole(
          "found " + outcomes.size() + " decks, allowed: " + rules.bound() + ", the bound");
    }
    lines.check(checkStop);
    for (int n = 1; n <= outcomes.size(); n++) {
      if (!lines.prove(outcomes.get(n - 1), rules.whole(n))) {
        throw RefusedException.at(
            Certificate.FIRST_OF_BODY + n - 1, "the lines below do not prove this outcome");
      }
    }
    return new Verified(List.copyOf(outcomes), lines.count(), lines.moves());
  }

  private static Outcome outcome(int number, String text, int n) {
    if (!text.matches("deck " + n + " [NPD]")) {
      throw RefusedException.at(number, "found '" + text + "', allowed: deck " + n + " N, P or D");
    }
    return Outcome.valueOf(text.substring(text.length() - 1));
  }
}
