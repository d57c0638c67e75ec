package org.farstar.games.positional.search;

import static org.farstar.engine.kernel.Schedule.LINES;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Step;
import org.farstar.games.positional.family.PackedSets;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.play.Won;
import org.farstar.values.player.Outcome;

/**
 * Who wins a positional game in which nothing is offered, on at most 128 points: by proof numbers
 * over packed positions, one question for each player whom whole sets may make win. Least images
 * under the symmetries meet in the tables, which belong to a workspace and are bounded. Not
 * thread-safe.
 */
public final class LineSearch {
  /** More sets make a position too slow to look through. */
  private static final int MOST_SETS = 50_000;

  private static final int MEMORY_SHARE = 12;

  private final PositionalRules rules;
  private final Workspace workspace;
  private final Meter meter;
  private final PackedSets sets;
  private final Images images;

  private final Optional<WinProver> prover;

  /**
   * @param rules rules to which the search {@linkplain #applies applies}
   * @param workspace owns the tables
   * @param control stops the search when its budget ends
   */
  public LineSearch(PositionalRules rules, Workspace workspace, Control control) {
    this(rules, workspace, control, Optional.empty());
  }

  /** The same with a prover of wins of X, with which the search takes turns. */
  LineSearch(
      PositionalRules rules, Workspace workspace, Control control, Optional<WinProver> prover) {
    if (!applies(rules)) {
      throw new IllegalArgumentException("no packed search of these rules");
    }
    this.rules = rules;
    this.workspace = workspace;
    this.meter = control.meter();
    Key shared = new Key(rules.family(), rules.goal(), rules.turns(), null);
    Packed packed = workspace.table(shared, () -> new Packed(rules));
    this.sets = packed.sets;
    this.images = packed.images;
    this.prover = prover;
  }

  /** Whether the search serves these rules. */
  public static boolean applies(PositionalRules rules) {
    return !rules.goal().offers()
        && rules.family().points() <= Bits.MOST
        && rules.family().sets() <= MOST_SETS;
  }

  /** Names what a workspace keeps: the tables of an attacker, without one the packed sets. */
  private record Key(SetFamily family, Goal goal, Turns turns, Side attacker) {}

  private record Packed(PackedSets sets, Images images) {
    Packed(PositionalRules rules) {
      this(new PackedSets(rules.family()), new Images(rules.group()));
    }
  }

  /** How many positions were visited. */
  public long visited() {
    return meter.visited() + prover.map(WinProver::visited).orElse(0L);
  }

  /**
   * Who wins with best play.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Won won(Marks marks) {
    EnumSet<Outcome> all = EnumSet.of(Outcome.N, Outcome.P, Outcome.D);
    return Won.of(outcome(marks, all), rules.turn(marks));
  }

  /**
   * What the player to move gets with best play.
   *
   * @param possible the outcome classes that are not ruled out; those that the search rules out are
   *     taken away at once
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  Outcome outcome(Marks marks, Set<Outcome> possible) {
    return meter.during(() -> searched(marks, possible));
  }

  private Outcome searched(Marks marks, Set<Outcome> possible) {
    Goal goal = rules.goal();
    Side first = rules.turn(marks);
    if (!goal.both()) {
      Side attacker = goal.avoids() ? goal.owner().other() : goal.owner();
      Won won = Won.by(attains(marks, attacker) ? attacker : attacker.other());
      return won.outcome(first);
    }
    possible.retainAll(EnumSet.of(Outcome.N, Outcome.P, Outcome.D));
    // The player who moves second does not win from the start, by strategy stealing.
    if (!goal.avoids() && rules.turns().single() && marks.free() == marks.points()) {
      possible.remove(Outcome.P);
    }
    for (Side side : List.of(first, first.other())) {
      Outcome won = Won.by(side).outcome(first);
      if (possible.size() > 1 && possible.contains(won)) {
        if (attains(marks, side)) {
          possible.retainAll(EnumSet.of(won));
        } else {
          possible.remove(won);
        }
      }
    }
    return possible.iterator().next();
  }

  /**
   * Whether this player can force a whole set, of the own points, or where whole sets lose, of the
   * opponent's; before the other does, where both players' sets count.
   */
  private boolean attains(Marks marks, Side attacker) {
    return decided(Bits.of(rules, marks, attacker), attacker);
  }

  /** Whether that is found within this many positions. */
  public boolean attainsWithin(Marks marks, Side attacker, long most) {
    Bits root = Bits.of(rules, marks, attacker);
    LineGraph graph = graph(attacker);
    ProofSearch<Bits> search = search(graph, attacker);
    return meter.during(() -> search.winsWithin(graph.node(root), most))
        == Decision.of(root.attacks());
  }

  /** Whether the attacker can force that in a position as he sees it. */
  boolean attains(Bits root, Side attacker) {
    return meter.during(() -> decided(root, attacker));
  }

  private boolean decided(Bits root, Side attacker) {
    LineGraph graph = graph(attacker);
    ProofSearch<Bits> search = search(graph, attacker);
    boolean helped = prover.isPresent() && attacker == Side.X;
    for (long effort = LINES.first(); ; effort = LINES.next(effort)) {
      Decision moverWins = search.winsWithin(graph.node(root), helped ? effort : Long.MAX_VALUE);
      if (moverWins.isKnown()) {
        return moverWins == Decision.of(root.attacks());
      }
      WinProver.Attempt wins =
          prover.get().wins(root.a(), root.d(), root.attacks(), Schedule.PROVER * effort);
      if (wins == WinProver.Attempt.PROVED) {
        search.learn(graph.node(root), root.attacks());
        return true;
      }
      helped = wins == WinProver.Attempt.UNFINISHED;
    }
  }

  /**
   * A play by which somebody wins who has been found to: the moves of the winner are proved, those
   * of the loser resist. Empty where no set decides, or no move is at hand.
   */
  public Optional<Step> line(Marks marks, Won won) {
    Goal goal = rules.goal();
    boolean lines = rules.turns().single() && !goal.avoids() && won != Won.NOBODY;
    Side winner = won == Won.X ? Side.X : Side.O;
    if (!lines || !rules.counts(winner)) {
      return Optional.empty();
    }
    LineGraph graph = graph(winner);
    Optional<WinProver> helper = prover.filter(helps -> winner == Side.X);
    WinningLine line = new WinningLine(sets, search(graph, winner), graph, helper, goal.both());
    return meter.during(() -> line.step(rules, marks, winner));
  }

  private LineGraph graph(Side attacker) {
    return new LineGraph(sets, images, rules, attacker);
  }

  private ProofSearch<Bits> search(LineGraph graph, Side attacker) {
    SharedTable table =
        workspace.table(
            new Key(rules.family(), rules.goal(), rules.turns(), attacker),
            () -> SharedTable.within(workspace.memoryBytes() / MEMORY_SHARE, graph.words()));
    return new ProofSearch<>(graph, table, meter, false);
  }
}
