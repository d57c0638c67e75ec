package org.farstar.regions.database;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.DatabaseWriter;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.DatabaseMaker;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.regions.board.Board;
import org.farstar.regions.rules.RegionRules;

/**
 * Finds the values of all regions of up to this many cells: of each size from the values of smaller
 * ones, so that a region takes as many look-ups as its options have regions.
 */
public final class RegionDatabase implements DatabaseMaker {
  private final RegionRules rules;
  private final ValueSolvers<Board> solvers;

  /**
   * @param solvers search for values
   */
  public RegionDatabase(RegionRules rules, ValueSolvers<Board> solvers) {
    this.rules = rules;
    this.solvers = solvers;
  }

  @Override
  public Made make(
      DatabaseOwner owner,
      int cells,
      Workspace workspace,
      Control control,
      BiConsumer<Size, Supplier<DatabaseWriter>> listener) {
    if (cells < 1 || cells > MOST_CELLS) {
      throw new IllegalArgumentException(cells + " cells, not 1 to " + MOST_CELLS);
    }
    RegionLevels levels = new RegionLevels(rules, solvers, workspace, control);
    Optional<StopReason> stopped = Optional.empty();
    try {
      for (int size = 1; size <= cells; size++) {
        levels.next();
        listener.accept(
            new Size(size, levels.regions(size), levels.values()), () -> writer(owner, levels));
      }
    } catch (SearchStopped e) {
      stopped = Optional.of(e.reason());
    }
    return new Made(levels.finished(), writer(owner, levels), stopped);
  }

  private DatabaseWriter writer(DatabaseOwner owner, RegionLevels levels) {
    DatabaseWriter writer =
        new DatabaseWriter(owner, levels.finished(), levels.words(), levels.written());
    TreeSet<Integer> sections = new TreeSet<>();
    levels.tables().forEach(level -> sections.addAll(level.keySet()));
    for (int section : sections) {
      List<RegionTable> tables = new ArrayList<>();
      for (Map<Integer, RegionTable> level : levels.tables()) {
        if (level.containsKey(section)) {
          tables.add(level.get(section));
        }
      }
      writer.add(new Section(section, levels.words(), tables));
    }
    return writer;
  }

  /** The regions of one section of all sizes. */
  private record Section(int name, int words, List<RegionTable> tables)
      implements DatabaseWriter.Keys {
    @Override
    public int count() {
      return tables.stream().mapToInt(RegionTable::size).sum();
    }

    /** Merges the sizes, each of which is sorted by itself. */
    @Override
    public void write(DataOutputStream out) throws IOException {
      List<long[]> sorted = tables.stream().map(RegionTable::sorted).toList();
      int[] at = new int[sorted.size()];
      for (int rest = count(); rest > 0; rest--) {
        int least = -1;
        for (int i = 0; i < at.length; i++) {
          boolean left = at[i] < sorted.get(i).length;
          if (left && (least < 0 || isLess(sorted.get(i), at[i], sorted.get(least), at[least]))) {
            least = i;
          }
        }
        long first = sorted.get(least)[at[least]];
        long second = sorted.get(least)[at[least] + words - 1];
        out.writeLong(first);
        if (words == 2) {
          out.writeLong(second);
        }
        out.writeInt(tables.get(least).get(first, second));
        at[least] += words;
      }
    }

    private boolean isLess(long[] one, int i, long[] other, int j) {
      int order = Long.compareUnsigned(one[i], other[j]);
      return order < 0
          || order == 0 && Long.compareUnsigned(one[i + words - 1], other[j + words - 1]) < 0;
    }
  }
}
