package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.search.ProofGraph;

/**
 * The question whether an attacker completes a set before the defender does, or at all: positions
 * whose results are seen at once, and the moves that matter in the others.
 *
 * <ul>
 *   <li>Whoever can complete a set does; a player who is threatened answers, and loses where there
 *       are two threats.
 *   <li>An attacker without an open set does not win, nor one whose open sets have a pairing or a
 *       potential below 1.
 *   <li>An attacker who wins by threats alone wins.
 *   <li>Otherwise all free points of sets are tried that are still open to a player whose sets
 *       count: a point beyond them is never better than one of these, since a point more never
 *       harms.
 * </ul>
 *
 * Not thread-safe.
 */
final class LineGraph implements ProofGraph<Bits> {
  private final Sets sets;
  private final Images images;
  private final boolean bothWin;
  private final LineTable<Bits> table;
  private final Meter meter;
  private final Sets.View attack;
  private final Sets.View defence;
  private final long[] weights;
  private final QuickPairing pairing = new QuickPairing();
  private final Threats threats;

  /**
   * @param bothWin whether the defender's whole sets win as well
   */
  LineGraph(Sets sets, Images images, boolean bothWin, LineTable<Bits> table, Meter meter) {
    this.sets = sets;
    this.images = images;
    this.bothWin = bothWin;
    this.table = table;
    this.meter = meter;
    this.attack = new Sets.View(sets);
    this.defence = new Sets.View(sets);
    this.weights = new long[sets.points() + 1];
    this.threats = new Threats(sets, bothWin);
  }

  @Override
  public Boolean known(Bits node) {
    return table.get(node);
  }

  @Override
  public Bits ready(Bits node) {
    return images.least(node);
  }

  @Override
  public Object key(Bits node) {
    return node;
  }

  @Override
  public void learn(Bits node, boolean wins) {
    table.put(node, wins);
  }

  @Override
  public String describe(Bits node) {
    return node.toString();
  }

  @Override
  public List<Bits> open(Bits node) {
    meter.count();
    sets.look(attack, node.a(), node.a2(), node.d(), node.d2());
    if (bothWin) {
      sets.look(defence, node.d(), node.d2(), node.a(), node.a2());
    } else {
      defence.clear();
    }
    Boolean attackerWins = attackerWins(node);
    if (attackerWins != null) {
      learn(node, attackerWins == node.attacks());
      return null;
    }
    Set<Bits> open = new LinkedHashSet<>();
    for (int point : candidates(node)) {
      Bits option = images.least(node.after(point));
      Boolean wins = known(option);
      if (Boolean.FALSE.equals(wins)) {
        learn(node, true);
        return null;
      }
      if (wins == null) {
        open.add(option);
      }
    }
    if (open.isEmpty()) {
      learn(node, false);
      return null;
    }
    return new ArrayList<>(open);
  }

  /** Whether the attacker wins, where that is seen at once. */
  private Boolean attackerWins(Bits node) {
    if (attack.fewest == 0) {
      return true;
    }
    if (attack.open == 0 || bothWin && defence.fewest == 0) {
      return false;
    }
    Sets.View own = node.attacks() ? attack : defence;
    Sets.View other = node.attacks() ? defence : attack;
    if (own.fewest == 1) {
      return node.attacks();
    }
    if (other.fewest == 1) {
      return other.wins() > 1 ? !node.attacks() : null;
    }
    if (held(node)) {
      return false;
    }
    return node.attacks() && threats.win(node) ? Boolean.TRUE : null;
  }

  /** Whether the defender holds by the potential or by a pairing. */
  private boolean held(Bits node) {
    sets.weigh(attack, weights);
    long most = 0;
    if (node.attacks()) {
      for (int i = 0; i < sets.points(); i++) {
        most = Math.max(most, weights[i]);
      }
    }
    return weights[sets.points()] + most < Sets.ONE || pairing.exists(attack);
  }

  /** The points to be tried: the one that answers a threat, or all that matter, the best first. */
  private List<Integer> candidates(Bits node) {
    Sets.View other = node.attacks() ? defence : attack;
    if (other.fewest == 1) {
      return List.of(other.win());
    }
    sets.weigh(attack, weights);
    long low = attack.unionLow | defence.unionLow;
    long high = attack.unionHigh | defence.unionHigh;
    List<Integer> points = new ArrayList<>();
    for (int i = 0; i < sets.points(); i++) {
      if (((i < 64 ? low : high) >>> i & 1) != 0) {
        points.add(i);
      }
    }
    points.sort(Comparator.comparingLong((Integer point) -> -weights[point]));
    return points;
  }
}
