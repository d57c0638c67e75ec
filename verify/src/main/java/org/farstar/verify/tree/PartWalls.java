package org.farstar.verify.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.rules.Rules;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Wall;
import org.farstar.verify.CheckedPart;

/**
 * What the walls of the thermographs of parts are at least, at some temperatures. Cooled games add:
 * at each temperature t the right stop of a sum is at least the sum of the numbers of the right
 * walls less t, and a right stop above 0 is a win for Left, who moves second. At temperature 0 the
 * number is one that the part itself is at least, so that a sum of 0 is enough. The left stop is at
 * least the sum of the numbers of the right walls, with that of the left wall for one part; above 0
 * it is a win for Left, who moves first.
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
  private final Map<CheckedPart, Walls> strips = new HashMap<>();

  /**
   * What both walls of a game are at least at each temperature.
   *
   * @param right of the right wall
   * @param left of the left wall, which is nowhere less
   */
  record Walls(long[] right, long[] left) {
    private static Walls none() {
      return new Walls(filled(NONE), filled(NONE));
    }

    private static Walls zero() {
      return new Walls(filled(0), filled(0));
    }

    private static long[] filled(long number) {
      long[] numbers = new long[TAXES.length];
      Arrays.fill(numbers, number);
      return numbers;
    }

    /** The walls of the sum with another game; Left moves first in one of the two. */
    private Walls plus(Walls more) {
      Walls sum = new Walls(new long[TAXES.length], new long[TAXES.length]);
      for (int k = 0; k < TAXES.length; k++) {
        sum.right[k] = PartWalls.sum(right[k], more.right[k]);
        sum.left[k] =
            Math.max(PartWalls.sum(left[k], more.right[k]), PartWalls.sum(right[k], more.left[k]));
      }
      return sum;
    }

    /** Makes these walls the greater ones at each temperature. */
    private void raise(Walls other) {
      for (int k = 0; k < TAXES.length; k++) {
        right[k] = Math.max(right[k], other.right[k]);
        left[k] = Math.max(left[k], other.left[k]);
      }
    }
  }

  PartWalls(TreeSums sums) {
    this.sums = sums;
  }

  private static long sum(long one, long other) {
    return one == NONE || other == NONE ? NONE : one + other;
  }

  /** Whether Left wins moving second, as far as these numbers tell. */
  boolean winSecond(TreeNode node) {
    if (!isBounded(node)) {
      return false;
    }
    long[] right = total(node).right();
    for (int k = 0; k < right.length; k++) {
      if (right[k] != NONE && (k == 0 ? right[k] >= 0 : right[k] > TAXES[k])) {
        cites(node);
        return true;
      }
    }
    return false;
  }

  /** Whether Left wins moving first, as far as these numbers tell. */
  boolean winFirst(TreeNode node) {
    if (!isBounded(node)) {
      return false;
    }
    for (long left : total(node).left()) {
      if (left > 0) {
        cites(node);
        return true;
      }
    }
    return false;
  }

  /** Whether all parts are valued or of rules with bounds: else nothing is worked out. */
  private boolean isBounded(TreeNode node) {
    for (int i = 0; i < node.size(); i++) {
      TreePart part = sums.part(node.part(i));
      if (!sums.isValued(part) && why(part.placed.rules()).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private void cites(TreeNode node) {
    sums.uses(COOLED);
    for (int i = 0; i < node.size(); i++) {
      TreePart part = sums.part(node.part(i));
      if (!sums.isValued(part)) {
        why(part.placed.rules()).ifPresent(sums::uses);
      }
    }
  }

  private static Optional<String> why(Rules<?> rules) {
    if (rules instanceof StripRules<?> strips) {
      return Optional.of(strips.whyCut());
    }
    return rules instanceof CountRules<?> counts
        ? Optional.of(counts.whyAtLeast())
        : Optional.empty();
  }

  /** A number that the mean value is at least. */
  double mean(TreeNode node) {
    long wall = total(node).right()[WARM];
    return wall == NONE ? -1 : (double) wall / (1L << BITS);
  }

  private Walls total(TreeNode node) {
    Walls total = node.value().isZero() ? Walls.zero() : ofValue(node.value());
    for (int i = 0; i < node.size(); i++) {
      total = total.plus(of(sums.part(node.part(i))));
    }
    return total;
  }

  private Walls of(TreePart part) {
    if (part.walls == null) {
      part.walls = sums.isValued(part) ? ofValue(sums.value(part)) : ofRules(part.placed);
    }
    return part.walls;
  }

  private <P> Walls ofRules(CheckedPart.Placed<P> placed) {
    if (placed.swapped()) {
      return Walls.none();
    }
    if (placed.rules() instanceof StripRules<P> rules) {
      return ofStrips(rules, placed.position());
    }
    return placed.rules() instanceof CountRules<P> rules
        ? ofNumber(rules.atLeast(placed.position()))
        : Walls.none();
  }

  private static Walls ofNumber(OptionalLong number) {
    if (number.isEmpty()) {
      return Walls.none();
    }
    long units = units(Dyadic.of(number.getAsLong()));
    return new Walls(Walls.filled(units), Walls.filled(units));
  }

  private static Walls ofValue(ShortGame value) {
    Wall right = value.thermograph().wall(Player.RIGHT);
    Wall left = value.thermograph().wall(Player.LEFT);
    Walls walls = Walls.none();
    for (int k = 0; k < TAXES.length; k++) {
      walls.right[k] = units(right.at(TEMPERATURES.get(k)));
      walls.left[k] = units(left.at(TEMPERATURES.get(k)));
    }
    boolean reached = value.isAtLeast(value.universe().number(value.rightStop()));
    walls.right[0] -= walls.right[0] == NONE || reached ? 0 : 1;
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
  private <P> Walls ofStrips(StripRules<P> rules, P position) {
    int lines = rules.lines(position);
    Walls[] best = new Walls[lines + 1];
    best[0] = Walls.zero();
    for (int end = 1; end <= lines; end++) {
      best[end] = Walls.none();
      for (int from = end - 1; from >= Math.max(0, end - MOST_LINES); from--) {
        best[end].raise(best[from].plus(ofStrip(rules, rules.strip(position, from, end))));
      }
    }
    return best[lines];
  }

  /** Of a strip that falls into valued parts; none of any other. */
  private <P> Walls ofStrip(StripRules<P> rules, P strip) {
    CheckedPart.Placed<P> placed = new CheckedPart.Placed<>(rules, strip, false);
    Walls known = strips.get(placed);
    if (known == null) {
      List<Integer> parts = new ArrayList<>();
      sums.addParts(placed, parts);
      boolean valued = parts.stream().map(sums::part).allMatch(sums::isValued);
      known = valued ? Walls.zero() : Walls.none();
      for (int i = 0; valued && i < parts.size(); i++) {
        known = known.plus(of(sums.part(parts.get(i))));
      }
      strips.put(placed, known);
    }
    return known;
  }
}
