package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.games.positional.family.PackedSets;
import org.farstar.games.positional.family.PairFinder;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/**
 * The question whether an attacker gets what he wants: that he completes a set before the defender
 * does, or at all; in games in which whole sets lose, that the defender has to complete one.
 * Results that are seen at once, and the moves that matter elsewhere. A turn of several points is
 * split into its points, which meets the same positions by fewer ways and changes no result, since
 * a set decides as soon as it is complete.
 *
 * <ul>
 *   <li>Whoever can complete a set that wins does, and never one that loses while there is another
 *       point.
 *   <li>A defender is safe who has no open set that could lose, or whose potential is small: by the
 *       theorem of Erdős and Selfridge in turns of one point, by Beck's in longer ones, and by that
 *       of Hefetz, Krivelevich and Szabó where sets lose.
 *   <li>In turns of one point, where sets win, a player who is threatened answers, and loses where
 *       there are two threats; a defender whose open sets have a pairing is safe; an attacker who
 *       wins by threats alone wins.
 *   <li>Otherwise all free points of sets are tried that are still open to a player whose sets
 *       count: where sets win, a point beyond them is never better than one of these, since a point
 *       more never harms; where they lose, one point beyond them stands for all.
 * </ul>
 *
 * Not thread-safe.
 */
final class LineGraph implements NodeSpace<Bits> {
  /** What rounding may take from a sum of powers. */
  private static final double ROUNDING = 1 + 1e-9;

  /** The point of an empty move. */
  private static final int NONE = -1;

  /** How many longs a key has: four of points, and whose turn it is. */
  private static final int WORDS = 5;

  private final PackedSets sets;
  private final Images images;
  private final boolean avoids;
  private final boolean both;

  /** Whether turns have one point. */
  private final boolean single;

  private final int attackerTakes;
  private final int defenderTakes;

  /** The sets that decide the question: the attacker's, or those that the defender must avoid. */
  private final PackedSets.Open wanted;

  /** The sets that end it the other way, where both players' sets count. */
  private final PackedSets.Open feared;

  /** By how many points a set needs what it adds to Beck's potential. */
  private final double[] powers;

  /** The node whose sets are in view. */
  private Bits looked;

  private final PairFinder pairs;
  private final Threats threats;

  LineGraph(PackedSets sets, Images images, PositionalRules rules, Side attacker) {
    this.sets = sets;
    this.images = images;
    this.avoids = rules.goal().avoids();
    this.both = rules.goal().both();
    this.single = rules.turns().single();
    this.attackerTakes = rules.turns().size(attacker);
    this.defenderTakes = rules.turns().size(attacker.other());
    this.wanted = sets.view();
    this.feared = sets.view();
    this.powers = new double[sets.points() + 1];
    Arrays.setAll(powers, k -> Math.pow(1 + defenderTakes, -(double) k / attackerTakes));
    this.pairs = new PairFinder(wanted, sets.points());
    this.threats = new Threats(sets, both);
  }

  /** The form in which a position is searched: the least of its images. */
  Bits node(Bits bits) {
    return images.least(bits);
  }

  @Override
  public int words() {
    return WORDS;
  }

  @Override
  public void key(Bits node, long[] key) {
    key[0] = node.a();
    key[1] = node.a2();
    key[2] = node.d();
    key[3] = node.d2();
    key[4] = (long) node.left() << 1 | (node.attacks() ? 1 : 0);
  }

  @Override
  public Decision known(Bits node) {
    return Decision.UNKNOWN;
  }

  @Override
  public Decision decided(Bits node) {
    if (node.waits()) {
      return Decision.UNKNOWN;
    }
    look(node);
    Decision attains = attains(node);
    return node.attacks() ? attains : attains.forOpponent();
  }

  @Override
  public List<Bits> options(Bits node) {
    List<Integer> points = List.of(NONE);
    if (!node.waits()) {
      look(node);
      points = candidates(node);
    }
    Set<Bits> options = new LinkedHashSet<>();
    for (int point : points) {
      options.add(images.least(after(node, point)));
    }
    return List.copyOf(options);
  }

  private Bits after(Bits node, int point) {
    return point == NONE
        ? node.resumed()
        : node.after(point, node.attacks() ? defenderTakes : attackerTakes);
  }

  private void look(Bits bits) {
    if (looked == bits) {
      return;
    }
    looked = bits;
    bits.look(wanted, !avoids);
    if (both) {
      bits.look(feared, avoids);
    } else {
      feared.clear();
    }
  }

  /** Whether the attacker gets what he wants, where that is seen at once. */
  private Decision attains(Bits node) {
    if (wanted.fewest() == 0) {
      return Decision.WIN;
    }
    if (wanted.sets() == 0 || feared.fewest() == 0) {
      return Decision.LOSS;
    }
    if (avoids) {
      return avoidsBySmallPotential(node) ? Decision.LOSS : Decision.UNKNOWN;
    }
    boolean attacks = node.attacks();
    if ((attacks ? wanted : feared).fewest() <= node.left()) {
      return Decision.of(attacks);
    }
    if (!single) {
      return holdsByBeck(node) ? Decision.LOSS : Decision.UNKNOWN;
    }
    PackedSets.Open other = attacks ? feared : wanted;
    if (other.fewest() == 1) {
      return other.wins() > 1 ? Decision.of(!attacks) : Decision.UNKNOWN;
    }
    if (holds(node)) {
      return Decision.LOSS;
    }
    return attacks && threats.win(node) ? Decision.WIN : Decision.UNKNOWN;
  }

  /** Whether the defender holds by the potential or by a pairing, in turns of one point. */
  private boolean holds(Bits node) {
    return wanted.heldByPotential(node.attacks()) || wanted.paired(pairs);
  }

  /** Whether the defender holds by Beck's criterion, which is about the beginning of a turn. */
  private boolean holdsByBeck(Bits node) {
    if (node.left() < (node.attacks() ? attackerTakes : defenderTakes)) {
      return false;
    }
    double sum = 0;
    for (int i = 0; i < wanted.sets(); i++) {
      sum += powers[wanted.needs(i)];
    }
    return sum * (node.attacks() ? 1 + defenderTakes : 1) * ROUNDING < 1;
  }

  /** Whether the defender avoids all sets by taking points of the least weight. */
  private boolean avoidsBySmallPotential(Bits node) {
    return single
        && wanted.avoidedByPotential(sets.points() - node.taken() - (node.attacks() ? 1 : 0));
  }

  /** The points to be tried: the one that answers a threat, or all that matter, the best first. */
  private List<Integer> candidates(Bits bits) {
    PackedSets.Open danger = bits.attacks() ? feared : wanted;
    if (single && !avoids && danger.fewest() == 1) {
      return List.of(danger.win());
    }
    long[] weights = wanted.weigh();
    long low = wanted.union(0) | feared.union(0);
    long high = wanted.union(1) | feared.union(1);
    List<Integer> points = new ArrayList<>();
    if (!avoids) {
      bits.forEachFree(low, high, sets.points(), points::add);
      points.sort(Comparator.comparingLong((Integer point) -> -weights[point]));
      return points;
    }
    // Nobody completes a set that loses.
    bits.forEachFree(low & ~danger.wins(0), high & ~danger.wins(1), sets.points(), points::add);
    points.sort(Comparator.comparingLong((Integer point) -> weights[point]));
    List<Integer> idle = new ArrayList<>();
    bits.forEachFree(~low, ~high, sets.points(), idle::add);
    if (!idle.isEmpty()) {
      points.add(0, idle.get(0));
    }
    return points;
  }
}
