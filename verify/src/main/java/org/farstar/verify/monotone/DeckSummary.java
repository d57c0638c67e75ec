package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Outcome;

/** Outcomes for n = 1, 2, .., of which the last is that of all larger n, in a few words. */
public final class DeckSummary {
  private DeckSummary() {}

  /** The n from which on the outcome never changes. */
  public static int constantFrom(List<Outcome> outcomes) {
    int n = outcomes.size();
    while (n > 1 && outcomes.get(n - 2) == outcomes.get(n - 1)) {
      n--;
    }
    return n;
  }

  /** All of them: {@code D to 9, N, P, N, P, P, N from 15 on}. */
  public static String of(List<Outcome> outcomes) {
    List<String> words = new ArrayList<>();
    int constant = constantFrom(outcomes);
    int at = 0;
    while (at < constant - 1) {
      int end = at;
      while (outcomes.get(end + 1) == outcomes.get(at)) {
        end++;
      }
      String letter = outcomes.get(at).name();
      boolean run = end - at >= 2 || (at == 0 && end > 0);
      for (int i = at; i <= end && !run; i++) {
        words.add(letter);
      }
      if (run) {
        words.add(letter + " to " + (end + 1));
      }
      at = end + 1;
    }
    words.add(outcomes.get(at).name() + " from " + (at + 1) + " on");
    return String.join(", ", words);
  }
}
