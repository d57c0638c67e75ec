package org.farstar.games.positional.hold;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.Dyadic;

/**
 * Plays so that the opponent never completes a set, by a pairing or by the potential; a pairing is
 * kept from move to move. With a pairing the answer to a point of a pair is its partner; where no
 * pair is broken any point does, and the one that adds most to the own potential is taken. Where a
 * pairing exists only after the move, points of the sets without pairs are tried. Not thread-safe.
 */
public final class HoldPlayer {
  /** So many points are tried to mend a pairing. */
  private static final int MOST_TRIED = 64;

  private static final int NONE = -1;

  private final PositionalRules rules;
  private final Map<Side, Kept> kept = new EnumMap<>(Side.class);

  /**
   * A pairing, and the position that the player left with it: every set of the attacker that is
   * open there has both of its points free.
   */
  private record Kept(int[] partner, Marks left) {}

  /**
   * @param rules maker-maker or maker-breaker with turns of one point each
   */
  public HoldPlayer(PositionalRules rules) {
    if (!HoldTheory.applies(rules) || rules.goal().offers()) {
      throw new IllegalArgumentException("no pairing strategy for " + rules.goal());
    }
    this.rules = rules;
  }

  /**
   * A move after which the opponent is held.
   *
   * @param marks the position; a play that continues is quickest asked with one object
   * @return empty where the opponent's sets do not count, or neither pairing nor potential says how
   *     to hold him
   */
  public OptionalInt move(Marks marks) {
    Side side = rules.turn(marks);
    Side attacker = side.other();
    if (!rules.counts(attacker)) {
      return OptionalInt.empty();
    }
    Kept pairs = kept.remove(attacker);
    int point = pairs == null ? NONE : answer(pairs, marks, attacker);
    if (point < 0) {
      SetFamily open = OpenSets.of(rules.family(), marks, attacker);
      Pairing pairing = Pairing.of(open, Control.unlimited());
      Optional<Pairing> shared =
          pairing.complete()
              ? Optional.empty()
              : SharedPairs.find(open, marks.free(), Control.unlimited());
      if (shared.isEmpty() && !pairing.complete()) {
        OptionalInt mended = mended(marks, side, open, pairing.violation().orElseThrow());
        return mended.isPresent() ? mended : byPotential(marks, side);
      }
      point = any(marks, side);
      pairs = new Kept(partners(shared.orElse(pairing)), marks);
    }
    kept.put(attacker, new Kept(pairs.partner, marks.with(side, point)));
    return OptionalInt.of(point);
  }

  /** The answer by the pairs that were kept; -1 where they no longer serve. */
  private int answer(Kept pairs, Marks marks, Side attacker) {
    if (!marks.extendsFrom(pairs.left)) {
      return NONE;
    }
    int[] must = {NONE};
    boolean[] broken = new boolean[1];
    marks.forEach(
        attacker,
        point -> {
          int partner = pairs.left.free(point) ? pairs.partner[point] : NONE;
          if (partner >= 0 && !marks.has(attacker.other(), partner)) {
            broken[0] |= must[0] >= 0 || !marks.free(partner);
            must[0] = partner;
          }
        });
    return broken[0] ? NONE : must[0] >= 0 ? must[0] : any(marks, attacker.other());
  }

  /** Any point does: the one that is worth most to the player, else the first. */
  private int any(Marks marks, Side side) {
    boolean hopes = rules.counts(side) && marks.hopes(rules.family(), side);
    int point = 0;
    while (!hopes && !marks.free(point)) {
      point++;
    }
    return hopes ? Defence.byPotential(rules.family(), marks, side) : point;
  }

  private int[] partners(Pairing pairing) {
    int[] partner = new int[rules.family().points()];
    Arrays.fill(partner, NONE);
    for (int[] pair : pairing.pairs()) {
      if (pair.length < 2) {
        continue;
      }
      partner[pair[0]] = pair[1];
      partner[pair[1]] = pair[0];
    }
    return partner;
  }

  private OptionalInt mended(Marks marks, Side side, SetFamily open, Pairing.Violation violation) {
    Set<Integer> points = new HashSet<>();
    for (int set : violation.sets()) {
      Arrays.stream(open.points(set)).forEach(points::add);
    }
    Dyadic[] weights = Potential.weights(open);
    List<Integer> candidates =
        points.stream()
            .sorted((one, other) -> weights[other].compareTo(weights[one]))
            .limit(MOST_TRIED)
            .toList();
    for (int point : candidates) {
      Marks after = marks.with(side, point);
      Pairing pairing =
          Pairing.of(OpenSets.of(rules.family(), after, side.other()), Control.unlimited());
      if (pairing.complete()) {
        kept.put(side.other(), new Kept(partners(pairing), after));
        return OptionalInt.of(point);
      }
    }
    return OptionalInt.empty();
  }

  private OptionalInt byPotential(Marks marks, Side side) {
    int point = Defence.byPotential(rules.family(), marks, side.other());
    SetFamily open = OpenSets.of(rules.family(), marks.with(side, point), side.other());
    boolean small =
        Potential.of(open).plus(Potential.largestWeight(open)).compareTo(Dyadic.ONE) < 0;
    return small ? OptionalInt.of(point) : OptionalInt.empty();
  }
}
