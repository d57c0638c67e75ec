package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.search.ProofGraph;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/**
 * The question whether an attacker gets what he wants where {@link LineGraph} does not serve: in
 * games with turns of several points, that he completes a set; in games in which whole sets lose,
 * that the defender has to complete one. A turn is split into its points, which meets the same
 * positions by fewer ways and changes no result, since a set decides as soon as it is complete.
 *
 * <ul>
 *   <li>Whoever can complete a set that wins does, and never one that loses while there is another
 *       point.
 *   <li>A defender is safe who has no open set that could lose, or whose potential is small: by the
 *       theorem of Hefetz, Krivelevich and Szabó where sets lose, by Beck's where they win.
 *   <li>Points in no open set that counts are all alike.
 * </ul>
 *
 * Not thread-safe.
 */
final class TurnGraph implements ProofGraph<Turn> {
  /** What rounding may take from a sum of powers. */
  private static final double ROUNDING = 1 + 1e-9;

  private final Sets sets;
  private final Images images;
  private final LineTable<Turn> table;
  private final Meter meter;
  private final boolean avoids;
  private final boolean both;
  private final int attackerTakes;
  private final int defenderTakes;

  /** The sets that decide the question: the attacker's, or those that the defender must avoid. */
  private final Sets.View wanted;

  /** The sets that end it the other way, where both players' sets count. */
  private final Sets.View feared;

  private final long[] weights;

  /** By how many points a set needs what it adds to Beck's potential. */
  private final double[] powers;

  TurnGraph(
      Sets sets,
      Images images,
      PositionalRules rules,
      Side attacker,
      LineTable<Turn> table,
      Meter meter) {
    this.sets = sets;
    this.images = images;
    this.table = table;
    this.meter = meter;
    this.avoids = rules.goal().avoids();
    this.both = rules.goal().both();
    this.attackerTakes = rules.turns().size(attacker);
    this.defenderTakes = rules.turns().size(attacker.other());
    this.wanted = new Sets.View(sets);
    this.feared = new Sets.View(sets);
    this.weights = new long[sets.points() + 1];
    this.powers = new double[sets.points() + 1];
    Arrays.setAll(powers, k -> Math.pow(1 + defenderTakes, -(double) k / attackerTakes));
  }

  @Override
  public Boolean known(Turn node) {
    return table.get(node);
  }

  @Override
  public Turn ready(Turn node) {
    Bits least = images.least(node.bits());
    return least == node.bits() ? node : new Turn(least, node.left(), node.waits());
  }

  @Override
  public Object key(Turn node) {
    return node;
  }

  @Override
  public void learn(Turn node, boolean wins) {
    table.put(node, wins);
  }

  @Override
  public String describe(Turn node) {
    return node.toString();
  }

  @Override
  public List<Turn> open(Turn node) {
    Set<Turn> open = new LinkedHashSet<>();
    if (node.waits()) {
      open.add(new Turn(node.bits(), node.left()));
    } else {
      meter.count();
      look(node.bits());
      Boolean attains = attains(node);
      if (attains != null) {
        learn(node, attains == node.attacks());
        return null;
      }
      for (int point : candidates(node.bits())) {
        open.add(ready(after(node, point)));
      }
    }
    for (Turn option : List.copyOf(open)) {
      Boolean wins = known(option);
      if (Boolean.FALSE.equals(wins)) {
        learn(node, true);
        return null;
      }
      if (wins != null) {
        open.remove(option);
      }
    }
    if (open.isEmpty()) {
      learn(node, false);
      return null;
    }
    return new ArrayList<>(open);
  }

  private Turn after(Turn node, int point) {
    Bits next = node.bits().after(point);
    return node.left() > 1
        ? new Turn(next.passed(), node.left() - 1, true)
        : new Turn(next, next.attacks() ? attackerTakes : defenderTakes);
  }

  private void look(Bits bits) {
    if (avoids) {
      sets.look(wanted, bits.d(), bits.d2(), bits.a(), bits.a2());
    } else {
      sets.look(wanted, bits.a(), bits.a2(), bits.d(), bits.d2());
    }
    if (both && avoids) {
      sets.look(feared, bits.a(), bits.a2(), bits.d(), bits.d2());
    } else if (both) {
      sets.look(feared, bits.d(), bits.d2(), bits.a(), bits.a2());
    } else {
      feared.clear();
    }
  }

  /** Whether the attacker gets what he wants, where that is seen at once. */
  private Boolean attains(Turn node) {
    if (wanted.fewest == 0) {
      return true;
    }
    if (wanted.open == 0 || feared.fewest == 0) {
      return false;
    }
    boolean attacks = node.attacks();
    if (avoids) {
      return small(node) ? Boolean.FALSE : null;
    }
    if (attacks && wanted.fewest <= node.left()) {
      return true;
    }
    if (!attacks && feared.fewest <= node.left()) {
      return false;
    }
    return small(node) ? Boolean.FALSE : null;
  }

  /** Whether the defender is safe by a potential. */
  private boolean small(Turn node) {
    Bits bits = node.bits();
    int free = sets.points() - bits.taken();
    if (avoids) {
      if (attackerTakes > 1 || defenderTakes > 1) {
        return false;
      }
      // The defender takes points of the least weight; a last move without an answer doubles it.
      sets.weigh(wanted, weights);
      int left = free - (bits.attacks() ? 1 : 0);
      return weights[sets.points()] << (left % 2 == 0 ? 0 : 1) < Sets.ONE;
    }
    if (node.left() < (bits.attacks() ? attackerTakes : defenderTakes)) {
      return false;
    }
    double sum = 0;
    for (int i = 0; i < wanted.open; i++) {
      sum += powers[Long.bitCount(wanted.freeLow[i]) + Long.bitCount(wanted.freeHigh[i])];
    }
    return sum * (bits.attacks() ? 1 + defenderTakes : 1) * ROUNDING < 1;
  }

  /** The points to be tried: those that matter, the best first. */
  private List<Integer> candidates(Bits bits) {
    sets.weigh(wanted, weights);
    long low = wanted.unionLow | feared.unionLow;
    long high = wanted.unionHigh | feared.unionHigh;
    List<Integer> points = new ArrayList<>();
    if (!avoids) {
      bits.forEachFree(low, high, sets.points(), points::add);
      points.sort(Comparator.comparingLong((Integer point) -> -weights[point]));
      return points;
    }
    // Nobody completes a set that loses; one point that lies in none stands for all such points.
    Sets.View own = bits.attacks() ? feared : wanted;
    bits.forEachFree(low & ~own.winLow, high & ~own.winHigh, sets.points(), points::add);
    points.sort(Comparator.comparingLong((Integer point) -> weights[point]));
    List<Integer> idle = new ArrayList<>();
    bits.forEachFree(~low, ~high, sets.points(), idle::add);
    if (!idle.isEmpty()) {
      points.add(0, idle.get(0));
    }
    return points;
  }
}
