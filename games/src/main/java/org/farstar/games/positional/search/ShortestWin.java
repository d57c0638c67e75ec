package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.family.PackedSets;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.values.player.Outcome;

/**
 * How many moves the winner needs against the longest resistance, by deepening the search a turn at
 * a time. Only where it is found soon.
 */
final class ShortestWin {
  private static final int MOST_POSITIONS = 300_000;

  private final PackedSets sets;
  private final Images images;
  private final boolean bothWin;
  private final Map<Bits, Integer> refuted = new HashMap<>();
  private final Map<Bits, Integer> proved = new HashMap<>();
  private int visited;

  /** Whether only what is in the tables counts. */
  private boolean known;

  private ShortestWin(PositionalRules rules) {
    this.sets = new PackedSets(rules.family());
    this.images = new Images(rules.group());
    this.bothWin = rules.goal().both();
  }

  /**
   * The step that says it, and a play in which both do their best; none where nobody wins by a set,
   * or it takes long to find out.
   */
  static List<Step> of(PositionalRules rules, Marks marks, Outcome outcome) {
    Won won = Won.of(outcome, rules.turn(marks));
    boolean lines = rules.turns().single() && !rules.goal().avoids();
    if (!lines
        || won == Won.NOBODY
        || !rules.goal().both() && won != Won.by(rules.goal().owner())) {
      return List.of();
    }
    Side winner = won == Won.X ? Side.X : Side.O;
    ShortestWin search = new ShortestWin(rules);
    Bits root = search.images.least(Bits.of(rules, marks, winner));
    for (int plies = root.attacks() ? 1 : 2; plies <= marks.free(); plies += 2) {
      if (search.wins(root, plies)) {
        String name = rules.goal().role(winner);
        Step result =
            Step.of(StepKind.RESULT)
                .with("outcome", outcome.label(false))
                .with("player", name)
                .with("length", plies);
        // The play is looked for with an effort of its own.
        search.visited = 0;
        List<Integer> points = search.line(Bits.of(rules, marks, winner), plies);
        return List.of(result, PlayedLine.step(rules, marks, points));
      }
      if (search.visited > MOST_POSITIONS) {
        return List.of();
      }
    }
    return List.of();
  }

  /**
   * A play from a position that the attacker wins within this many moves and not sooner: the
   * attacker does, and the defender takes a point after which it is not sooner either.
   */
  private List<Integer> line(Bits start, int plies) {
    List<Integer> points = new ArrayList<>();
    Bits node = start;
    for (int left = plies; left > 0; left--) {
      // The search has proved a move of the attacker's, and looks again only where it forgot.
      known = node.attacks();
      int next = best(node, left);
      if (next < 0 && known) {
        known = false;
        next = best(node, left);
      }
      if (next < 0) {
        return points;
      }
      points.add(next);
      node = node.after(next);
    }
    return points;
  }

  private int best(Bits node, int left) {
    for (int i = 0; i < sets.points(); i++) {
      if (node.free(i)) {
        Bits option = images.least(node.after(i));
        boolean best =
            left == 1
                ? completes(node, i)
                : node.attacks() ? wins(option, left - 1) : !wins(option, left - 3);
        if (best) {
          return i;
        }
      }
    }
    return -1;
  }

  private boolean completes(Bits node, int point) {
    Bits after = node.after(point);
    PackedSets.Open attack = sets.view();
    after.look(attack, true);
    return attack.fewest() == 0;
  }

  /** Whether the attacker completes a set within this many moves of both. */
  private boolean wins(Bits node, int plies) {
    visited++;
    PackedSets.Open attack = sets.view();
    node.look(attack, true);
    int moves = node.attacks() ? (plies + 1) / 2 : plies / 2;
    if (attack.sets() == 0 || attack.fewest() > moves || visited > MOST_POSITIONS) {
      return false;
    }
    PackedSets.Open defence = sets.view();
    if (bothWin) {
      node.look(defence, false);
    }
    if (node.attacks() && attack.fewest() == 1) {
      return true;
    }
    if (!node.attacks() && defence.fewest() == 1) {
      return false;
    }
    PackedSets.Open other = node.attacks() ? defence : attack;
    if (other.fewest() == 1) {
      boolean lost = other.wins() > 1;
      return lost ? !node.attacks() : wins(images.least(node.after(other.win())), plies - 1);
    }
    if (refuted.getOrDefault(node, 0) >= plies) {
      return false;
    }
    if (proved.getOrDefault(node, Integer.MAX_VALUE) <= plies) {
      return true;
    }
    return !known && search(node, plies);
  }

  private boolean search(Bits node, int plies) {
    boolean wins = node.attacks() ? some(node, plies) : all(node, plies);
    if (wins) {
      proved.merge(node, plies, Math::min);
    } else if (visited <= MOST_POSITIONS) {
      refuted.merge(node, plies, Math::max);
    }
    return wins;
  }

  private boolean some(Bits node, int plies) {
    for (int i = 0; i < sets.points(); i++) {
      if (node.free(i) && wins(images.least(node.after(i)), plies - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean all(Bits node, int plies) {
    for (int i = 0; i < sets.points(); i++) {
      if (node.free(i) && !wins(images.least(node.after(i)), plies - 1)) {
        return false;
      }
    }
    return true;
  }
}
