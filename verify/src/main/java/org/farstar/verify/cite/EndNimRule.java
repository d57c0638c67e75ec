package org.farstar.verify.cite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;
import org.farstar.values.text.NotationException;

/**
 * A row of End Nim by its triple points: those of the substrings are found from shorter to longer
 * ones, so that the time is quadratic in the number of piles.
 */
final class EndNimRule {
  private static final int MOST_PILES = 5000;

  private EndNimRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    List<Ordinal> piles = new ArrayList<>();
    try {
      Arrays.stream(position.split("\\|", -1)).map(Ordinal::read).forEach(piles::add);
    } catch (NotationException e) {
      return Optional.empty();
    }
    // Other texts of ordinals are not read: with blanks a plus sign stands between rows.
    String written = piles.stream().map(Ordinal::toString).collect(Collectors.joining("|"));
    if (!data.isEmpty()
        || !written.equals(position)
        || piles.contains(Ordinal.ZERO)
        || piles.size() > MOST_PILES) {
      return Optional.empty();
    }
    return Optional.of(
        Conclusion.won(outcome(piles, checkStop), Theorem.END_NIM_FIRST, Theorem.END_NIM_TRIPLES));
  }

  private static Outcome outcome(List<Ordinal> piles, Runnable checkStop) {
    int n = piles.size();
    // L and R of the substrings of one length, by the place where they begin.
    List<Ordinal> left = new ArrayList<>(Collections.nCopies(n + 1, Ordinal.ZERO));
    List<Ordinal> right = new ArrayList<>(left);
    for (int length = 1; length < n; length++) {
      List<Ordinal> longerLeft = new ArrayList<>();
      List<Ordinal> longerRight = new ArrayList<>();
      for (int i = 0; i + length <= n; i++) {
        checkStop.run();
        longerLeft.add(step(piles.get(i + length - 1), right.get(i), left.get(i)));
        longerRight.add(step(piles.get(i), left.get(i + 1), right.get(i + 1)));
      }
      left = longerLeft;
      right = longerRight;
    }
    // With one pile these are L and R of the empty row.
    boolean leftWins = piles.get(0).compareTo(left.get(n == 1 ? 0 : 1)) > 0;
    boolean rightWins = piles.get(n - 1).compareTo(right.get(0)) > 0;
    return Outcome.of(leftWins ? Result.WIN : Result.LOSS, rightWins ? Result.WIN : Result.LOSS);
  }

  /** Proposition 14: L(x b) from b, R(x) and L(x), or R(a x) from a, L(x) and R(x). */
  private static Ordinal step(Ordinal pile, Ordinal against, Ordinal with) {
    return pile.compareTo(against) <= 0 ? Ordinal.ZERO : with.plus(pile.minus(against));
  }
}
