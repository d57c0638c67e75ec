package org.farstar.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.proof.ItemStock;
import org.farstar.engine.proof.ItemSum;
import org.farstar.engine.proof.SumProof;
import org.farstar.engine.search.OutcomeSolvers;
import org.farstar.engine.search.ValueKind;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Who wins sums of boards that fall into regions, by proof numbers. */
final class RegionOutcomes implements OutcomeSolvers.Sums<Board> {
  private static final int MEMORY_SHARE = 8;

  private final RegionRules rules;
  private final Object key;
  private final Workspace workspace;
  private final Control control;
  private final Switches switches;
  private RegionFrame frame;
  private List<RegionItems> sources;
  private ItemStock stock;
  private SumProof proof;
  private long visited;

  /**
   * What may be switched off, for tests: answers stay the same.
   *
   * @param values whether small regions are valued
   * @param bounds whether bounds decide without a search
   * @param cuts whether what the rules know of regions is asked for
   * @param entries how many sums the table may hold, 0 for what there is room for
   */
  record Switches(boolean values, boolean bounds, boolean cuts, long entries) {
    static final Switches ALL = new Switches(true, true, true, 0);

    /** All, and without each shortcut. */
    static List<Switches> each() {
      return List.of(
          ALL,
          ALL.withoutValues(),
          new Switches(true, false, true, 0),
          new Switches(true, true, false, 0));
    }

    /**
     * All of it in a few words, for the name of a table: what a record compares itself by is slow.
     */
    String name() {
      return values + " " + bounds + " " + cuts + " " + entries;
    }

    Switches withoutValues() {
      return new Switches(false, bounds, cuts, entries);
    }

    Switches withEntries(long most) {
      return new Switches(values, bounds, cuts, most);
    }
  }

  RegionOutcomes(
      RegionRules rules, Object key, Workspace workspace, Control control, Switches switches) {
    this.rules = rules;
    this.key = key;
    this.workspace = workspace;
    this.control = control;
    this.switches = switches;
  }

  /**
   * Makes these searches.
   *
   * @param rules the rules that are searched
   */
  static OutcomeSolvers<Board> solvers(RegionRules rules) {
    return (key, workspace, control) ->
        Optional.of(new RegionOutcomes(rules, key, workspace, control, Switches.ALL));
  }

  /** All boards must be of one frame. */
  @Override
  public boolean serves(List<Board> boards) {
    if (boards.isEmpty()) {
      return false;
    }
    RegionFrame of = RegionFrame.of(rules, boards.get(0).grid());
    return boards.stream().allMatch(board -> of.serves(board.grid()));
  }

  @Override
  public Result result(List<Board> boards, Player mover) {
    if (frame == null || !frame.serves(boards.get(0).grid())) {
      enter(RegionFrame.of(rules, boards.get(0).grid()));
    }
    ItemSum sum = sources.get(0).sumOf(boards, stock);
    return proof.wins(sum, mover) ? Result.WIN : Result.LOSS;
  }

  private void enter(RegionFrame other) {
    visited = visited();
    frame = other;
    RegionItems.Shared shared =
        workspace.table(
            List.of(RegionOutcomes.class, key, switches.name(), frame.grid()), () -> shared(other));
    stock = shared.stock;
    sources = new ArrayList<>();
    for (int worker = 0; worker < control.threads(); worker++) {
      sources.add(new RegionItems(shared, control, worker));
    }
    proof = new SumProof(stock, sources, control, switches.bounds());
  }

  private RegionItems.Shared shared(RegionFrame of) {
    long regions = workspace.memoryBytes() / MEMORY_SHARE / RegionItems.BYTES_PER_REGION;
    return new RegionItems.Shared(
        rules,
        of,
        new ItemStock(workspace, switches.entries()),
        ValueKind.of(rules).algebra(workspace),
        workspace.universe(),
        switches.values(),
        switches.cuts(),
        RegionSearch.solvers(rules).table(key, workspace),
        Math.max(1 << 10, regions));
  }

  @Override
  public String toString() {
    return switches.toString();
  }

  @Override
  public long visited() {
    return visited + (proof == null ? 0 : proof.visited());
  }
}
