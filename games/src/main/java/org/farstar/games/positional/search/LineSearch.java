package org.farstar.games.positional.search;

import java.util.Objects;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.ProofSearch;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;

/**
 * Who wins a maker-maker or maker-breaker game with turns of one point on at most 128 points: by
 * proof numbers over packed positions, one question for each player who may complete a set. Least
 * images under the symmetries meet in the tables, which belong to a workspace and are bounded. Not
 * for threads.
 */
public final class LineSearch {
  private static final int MEMORY_SHARE = 12;

  private final PositionalRules rules;
  private final Workspace workspace;
  private final Meter meter;
  private final Sets sets;
  private final Images images;

  /**
   * @param rules rules to which the search {@linkplain #applies applies}
   * @param workspace owns the tables
   * @param control stops the search when its budget ends
   */
  public LineSearch(PositionalRules rules, Workspace workspace, Control control) {
    if (!applies(rules)) {
      throw new IllegalArgumentException("no packed search of these rules");
    }
    this.rules = rules;
    this.workspace = workspace;
    this.meter = control.meter();
    Key shared = new Key(rules.family(), rules.goal(), null);
    Packed packed = workspace.table(shared, () -> new Packed(rules));
    this.sets = packed.sets;
    this.images = packed.images;
  }

  /** Whether the search serves these rules. */
  public static boolean applies(PositionalRules rules) {
    return rules.turns().single()
        && (rules.goal() == Goal.MAKER_MAKER || rules.goal() == Goal.MAKER_BREAKER)
        && rules.family().points() <= Bits.MOST
        && rules.family().sets() <= Sets.MOST;
  }

  /** Names what a workspace keeps: the tables of an attacker, without one the packed sets. */
  private record Key(SetFamily family, Goal goal, Side attacker) {}

  private record Packed(Sets sets, Images images) {
    Packed(PositionalRules rules) {
      this(new Sets(rules.family()), new Images(rules.group()));
    }
  }

  /** How many positions were visited. */
  public long visited() {
    return meter.visited();
  }

  /**
   * Who wins with best play.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Won won(Marks marks) {
    try {
      boolean start = rules.goal().both() && marks.free() == marks.points();
      Side first = rules.turn(marks);
      if (start) {
        // The player who moves second cannot win, by strategy stealing.
        return completes(marks, first) ? Won.by(first) : Won.NOBODY;
      }
      if (completes(marks, Side.X)) {
        return Won.X;
      }
      if (!rules.goal().both()) {
        return Won.O;
      }
      return completes(marks, Side.O) ? Won.O : Won.NOBODY;
    } finally {
      meter.settle();
    }
  }

  /** Whether this player can force a whole set, before the other has one where those count. */
  private boolean completes(Marks marks, Side attacker) {
    LineTable table =
        workspace.table(
            new Key(rules.family(), rules.goal(), attacker),
            () -> new LineTable(workspace.memoryBytes() / MEMORY_SHARE));
    LineGraph graph = new LineGraph(sets, images, rules.goal().both(), table, meter);
    Bits root = Bits.of(marks, attacker, rules.turn(marks));
    Boolean moverWins = new ProofSearch<>(graph, table.numbers()).prove(root, Long.MAX_VALUE);
    return Objects.requireNonNull(moverWins) == root.attacks();
  }
}
