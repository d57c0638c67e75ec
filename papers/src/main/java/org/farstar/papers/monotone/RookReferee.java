package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The extended form on {1..n} by its definition, slow and obvious: a position has a value, or 0, at
 * each of n places; pairs of a place and a value are named one by one, and no two boards are taken
 * for the same.
 *
 * @param a how many ascending values end the game
 * @param d how many descending values end it
 * @param misere whether who completes them loses
 */
public record RookReferee(int a, int d, boolean misere) implements VerdictPlay<List<Integer>> {
  /** The empty board. */
  public static List<Integer> empty(int n) {
    return Collections.nCopies(n, 0);
  }

  @Override
  public Optional<Outcome> verdict(List<Integer> values) {
    if (complete(values)) {
      return Optional.of(misere ? Outcome.N : Outcome.P);
    }
    return values.contains(0) ? Optional.empty() : Optional.of(Outcome.D);
  }

  /** Whether a critical subsequence is complete. */
  public boolean complete(List<Integer> values) {
    List<Integer> placed = values.stream().filter(value -> value > 0).toList();
    return Permutation.longest(placed, 1) >= a || Permutation.longest(placed, -1) >= d;
  }

  @Override
  public void moves(List<Integer> values, Player player, Moves<List<Integer>> moves) {
    for (int place = 0; place < values.size(); place++) {
      for (int value = 1; value <= values.size(); value++) {
        if (values.get(place) == 0 && !values.contains(value)) {
          List<Integer> next = new ArrayList<>(values);
          next.set(place, value);
          moves.add(List.copyOf(next), next::toString);
        }
      }
    }
  }
}
