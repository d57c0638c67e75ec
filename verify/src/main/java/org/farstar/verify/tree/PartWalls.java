package org.farstar.verify.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Wall;
import org.farstar.verify.CheckedPart;

/**
 * What the right walls of the thermographs of parts are at least, at some temperatures. Cooled
 * games add: at each temperature t the right stop of a sum is at least the sum of these numbers
 * less t, and a right stop above 0 is a win for Left, who moves second. At temperature 0 the number
 * is one that the part itself is at least, so that a sum of 0 is enough.
 *
 * <p>Numbers are multiples of 1/65,536, rounded down.
 */
final class PartWalls {
  private static final int BITS = 16;

  /** The temperatures: 0 and multiples of 1/8. */
  private static final List<Dyadic> TEMPERATURES =
      List.of(
          Dyadic.ZERO,
          Dyadic.of(1, 1),
          Dyadic.of(3, 2),
          Dyadic.ONE,
          Dyadic.of(9, 3),
          Dyadic.of(5, 2),
          Dyadic.of(3, 1));

  private static final String COOLED =
      "cooled games add, so that walls of thermographs bound the stops of a sum (Conway)";

  /** The place of the temperature at which boards are near their mean values. */
  private static final int WARM = 4;

  /** Not known to be at least any number. */
  private static final long NONE = Long.MIN_VALUE;

  /** Numbers are cut off here, 2^30. */
  private static final long MOST = 1L << 30 + BITS;

  /** Strips have at most this many lines. */
  private static final int MOST_LINES = 4;

  private static final long[] TAXES =
      TEMPERATURES.stream().mapToLong(t -> t.shift(BITS).floor().longValueExact()).toArray();

  private final TreeSums sums;
  private final Map<CheckedPart, long[]> strips = new HashMap<>();

  PartWalls(TreeSums sums) {
    this.sums = sums;
  }

  /** Whether Left wins moving second, as far as these numbers tell. */
  boolean winSecond(TreeNode node) {
    long[] total = total(node);
    for (int k = 0; k < total.length; k++) {
      if (total[k] != NONE && (k == 0 ? total[k] >= 0 : total[k] > TAXES[k])) {
        sums.uses(COOLED);
        cutsIn(node);
        return true;
      }
    }
    return false;
  }

  private void cutsIn(TreeNode node) {
    for (int i = 0; i < node.size(); i++) {
      TreePart part = sums.part(node.part(i));
      if (!sums.isValued(part) && part.placed.rules() instanceof StripRules<?> rules) {
        sums.uses(rules.whyCut());
      }
    }
  }

  /** A number that the mean value is at least. */
  double mean(TreeNode node) {
    long wall = total(node)[WARM];
    return wall == NONE ? -1 : (double) wall / (1L << BITS);
  }

  private long[] total(TreeNode node) {
    long[] total = ofValue(node.value());
    for (int i = 0; i < node.size(); i++) {
      add(total, of(sums.part(node.part(i))));
    }
    return total;
  }

  private static void add(long[] total, long[] more) {
    for (int k = 0; k < total.length; k++) {
      total[k] = total[k] == NONE || more[k] == NONE ? NONE : total[k] + more[k];
    }
  }

  private long[] of(TreePart part) {
    if (part.walls == null) {
      part.walls =
          sums.isValued(part)
              ? ofValue(sums.value(part))
              : part.placed.rules() instanceof StripRules<?> && !part.placed.swapped()
                  ? ofStrips(part.placed)
                  : none();
    }
    return part.walls;
  }

  private static long[] none() {
    long[] none = new long[TAXES.length];
    Arrays.fill(none, NONE);
    return none;
  }

  private static long[] ofValue(ShortGame value) {
    Wall right = value.thermograph().wall(Player.RIGHT);
    long[] walls = new long[TAXES.length];
    for (int k = 0; k < walls.length; k++) {
      walls[k] = units(right.at(TEMPERATURES.get(k)));
    }
    boolean reached = value.isAtLeast(value.universe().number(value.rightStop()));
    walls[0] -= walls[0] == NONE || reached ? 0 : 1;
    return walls;
  }

  private static long units(Dyadic number) {
    Dyadic units = number.shift(BITS);
    if (units.compareTo(Dyadic.of(MOST)) > 0) {
      return MOST;
    }
    return units.compareTo(Dyadic.of(-MOST)) < 0 ? NONE : units.floor().longValueExact();
  }

  /** The best cuts at each temperature, into strips of one line or more that are all valued. */
  private <P> long[] ofStrips(CheckedPart.Placed<P> placed) {
    StripRules<P> rules = (StripRules<P>) placed.rules();
    int lines = rules.lines(placed.position());
    long[][] best = new long[lines + 1][];
    best[0] = new long[TAXES.length];
    for (int end = 1; end <= lines; end++) {
      best[end] = none();
      for (int from = end - 1; from >= Math.max(0, end - MOST_LINES); from--) {
        long[] total = best[from].clone();
        add(total, ofStrip(rules, rules.strip(placed.position(), from, end)));
        for (int k = 0; k < total.length; k++) {
          best[end][k] = Math.max(best[end][k], total[k]);
        }
      }
    }
    return best[lines];
  }

  /** Of a strip that falls into valued parts; none of any other. */
  private <P> long[] ofStrip(StripRules<P> rules, P strip) {
    CheckedPart.Placed<P> placed = new CheckedPart.Placed<>(rules, strip, false);
    long[] known = strips.get(placed);
    if (known == null) {
      List<Integer> parts = new ArrayList<>();
      sums.addParts(placed, parts);
      boolean valued = parts.stream().map(sums::part).allMatch(sums::isValued);
      long[] total = valued ? new long[TAXES.length] : none();
      if (valued) {
        parts.forEach(part -> add(total, of(sums.part(part))));
      }
      strips.put(placed, total);
      return total;
    }
    return known;
  }
}
