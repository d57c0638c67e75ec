package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.theory.Step;
import org.farstar.games.positional.family.PackedSets;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/**
 * A play of a win that is too long for {@link ShortestWin}: the attacker makes moves that the
 * search has proved, the defender takes the point that matters most. It ends where the next proof
 * is not at hand. Not thread-safe.
 */
final class WinningLine {
  /** So many positions are visited to prove the next move, where that was forgotten. */
  private static final long EFFORT = 5_000;

  private final PackedSets sets;
  private final ProofSearch<Bits> search;
  private final LineGraph graph;
  private final Optional<WinProver> prover;
  private final PackedSets.Open attack;
  private final PackedSets.Open defence;
  private final Threats threats;
  private final boolean bothWin;

  WinningLine(
      PackedSets sets,
      ProofSearch<Bits> search,
      LineGraph graph,
      Optional<WinProver> prover,
      boolean bothWin) {
    this.sets = sets;
    this.search = search;
    this.graph = graph;
    this.prover = prover;
    this.attack = sets.view();
    this.defence = sets.view();
    this.threats = new Threats(sets, bothWin);
    this.bothWin = bothWin;
  }

  /** The play from a position that the attacker wins; empty where not even one move is known. */
  Optional<Step> step(PositionalRules rules, Marks start, Side attacker) {
    List<Integer> points = new ArrayList<>();
    Bits node = Bits.of(rules, start, attacker);
    while (points.size() < PlayedLine.SHOWN) {
      look(node);
      if (attack.fewest() == 0) {
        break;
      }
      int next = node.attacks() ? attacks(node) : defends(node);
      if (next < 0) {
        break;
      }
      points.add(next);
      node = node.after(next);
    }
    return points.isEmpty() ? Optional.empty() : Optional.of(PlayedLine.step(rules, start, points));
  }

  private void look(Bits node) {
    node.look(attack, true);
    if (bothWin) {
      node.look(defence, false);
    } else {
      defence.clear();
    }
  }

  private int attacks(Bits node) {
    if (attack.fewest() == 1) {
      return attack.win();
    }
    if (defence.fewest() == 1) {
      return defence.win();
    }
    if (prover.isPresent()) {
      return prover.get().move(node.a(), node.d()).orElse(-1);
    }
    List<Integer> points = byWeight(node);
    for (int point : points) {
      if (search.known(graph.node(node.after(point))) == Decision.LOSS) {
        return point;
      }
    }
    for (int point : points) {
      Bits option = graph.node(node.after(point));
      if (search.winsWithin(option, EFFORT) == Decision.LOSS) {
        return point;
      }
    }
    return -1;
  }

  /** The answer to a threat, or a point after which threats alone do not win, the weightiest. */
  private int defends(Bits node) {
    if (attack.fewest() == 1) {
      return attack.win();
    }
    List<Integer> points = byWeight(node);
    for (int point : points) {
      if (!threats.win(node.after(point))) {
        return point;
      }
    }
    return points.isEmpty() ? -1 : points.get(0);
  }

  private List<Integer> byWeight(Bits node) {
    look(node);
    long[] weights = attack.weigh();
    List<Integer> points = new ArrayList<>();
    node.forEachFree(
        attack.union(0) | defence.union(0),
        attack.union(1) | defence.union(1),
        sets.points(),
        points::add);
    points.sort(Comparator.comparingLong((Integer point) -> -weights[point]));
    return points;
  }
}
