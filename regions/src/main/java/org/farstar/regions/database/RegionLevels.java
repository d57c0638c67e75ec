package org.farstar.regions.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.database.StoredForms;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.StoredValues;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.frame.RegionColourings;
import org.farstar.regions.frame.RegionKey;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;

/**
 * The values of all regions, one size after the other. Those of one size are shared out among
 * threads, which look up what is smaller; a region without a value, for it is too large to be
 * computed, is left out.
 */
final class RegionLevels {
  /** How many values a search remembers besides: regions whose options have as many cells. */
  private static final long REMEMBERED = 1 << 15;

  /** How many sets of cells a thread takes at a time. */
  private static final int CHUNK = 64;

  /** A value, its place in a table and what is written of it, without options; estimated. */
  private static final long BYTES_PER_VALUE = 160;

  private final RegionRules rules;
  private final ValueSolvers<Board> solvers;
  private final Workspace workspace;
  private final Control control;
  private final int words;
  private final StoredForms forms = new StoredForms();
  private final List<Map<Integer, RegionTable>> levels = new ArrayList<>();

  /** The size that is being made. */
  private Map<Integer, RegionTable> level = Map.of();

  private RegionShapes shapes;
  private ShortGame[] games = {};
  private int finishedForms;
  private int largestNimber = -1;

  RegionLevels(
      RegionRules rules, ValueSolvers<Board> solvers, Workspace workspace, Control control) {
    this.rules = rules;
    this.solvers = solvers;
    this.workspace = workspace;
    this.control = control;
    this.words = RegionColourings.haveOnePlane(rules) ? 1 : 2;
  }

  /** How many longs tell regions apart. */
  int words() {
    return words;
  }

  /** The most cells of which all regions have been looked at. */
  int finished() {
    return levels.size();
  }

  /** The numbers of the values of regions, by size from 1 and then by section. */
  List<Map<Integer, RegionTable>> tables() {
    return levels;
  }

  /** How many regions of a size that is finished have values. */
  long regions(int size) {
    return levels.get(size - 1).values().stream().mapToLong(RegionTable::size).sum();
  }

  /** How many different values there are, with their followers. */
  int values() {
    return rules.impartial() ? largestNimber + 1 : forms.bytes().size();
  }

  /** The written forms of the values of all finished sizes, by number. */
  List<byte[]> written() {
    return List.copyOf(forms.bytes().subList(0, finishedForms));
  }

  /**
   * Finds the values of the regions of one cell more.
   *
   * @throws SearchStopped when the budget ends first; then it is as if this had not been asked
   */
  void next() {
    if (shapes == null) {
      shapes = new RegionShapes(rules.corners());
    } else {
      shapes.grow();
    }
    games = forms.games();
    level = new TreeMap<>();
    for (Map.Entry<Integer, RegionTable> sets : shapes.sets().entrySet()) {
      RegionTable table = new RegionTable(words);
      level.put(sets.getKey(), table);
      fill(sets.getKey(), sets.getValue().sorted(), table);
    }
    levels.add(level);
    level = Map.of();
    finishedForms = forms.bytes().size();
  }

  private void fill(int section, long[] sets, RegionTable table) {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<RuntimeException> failed = new AtomicReference<>();
    List<Thread> helpers = new ArrayList<>();
    for (int worker = 1; worker < control.threads() && sets.length > CHUNK; worker++) {
      int number = worker;
      Thread helper =
          new Thread(() -> work(section, sets, next, table, number, failed), "database");
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    work(section, sets, next, table, 0, failed);
    for (Thread helper : helpers) {
      await(helper);
    }
    if (failed.get() != null) {
      throw failed.get();
    }
  }

  private static void await(Thread helper) {
    try {
      helper.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SearchStopped(StopReason.CANCELLED);
    }
  }

  private void work(
      int section,
      long[] sets,
      AtomicInteger next,
      RegionTable table,
      int worker,
      AtomicReference<RuntimeException> failed) {
    try {
      Batch batch = new Batch(table, solver(worker));
      RegionColourings colourings = new RegionColourings(rules, batch::add);
      for (int from = next.getAndAdd(CHUNK);
          from < sets.length && failed.get() == null;
          from = next.getAndAdd(CHUNK)) {
        requireMemory();
        for (int i = from; i < Math.min(sets.length, from + CHUNK); i++) {
          colourings.of(section, sets[i]);
          control.throwIfStopped();
        }
        batch.flush();
      }
    } catch (RuntimeException e) {
      failed.compareAndSet(null, e);
    }
  }

  /** All tables, and their keys once more: they are copied to be put in order. */
  private void requireMemory() {
    long bytes = 2 * shapes.bytes() + workspace.bytes() + BYTES_PER_VALUE * forms.bytes().size();
    for (Map<Integer, RegionTable> size : levels) {
      bytes += bytes(size);
    }
    if (bytes + bytes(level) > control.mostMemory()) {
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  private long bytes(Map<Integer, RegionTable> size) {
    return size.values().stream()
        .mapToLong(table -> table.bytes() + (long) Long.BYTES * words * table.size())
        .sum();
  }

  private ValueSolver<Board, ? extends Value> solver(int worker) {
    return solver(ValueKind.of(rules).algebra(workspace), worker);
  }

  @SuppressWarnings("unchecked")
  private <V extends Value> ValueSolver<Board, V> solver(Algebra<V> algebra, int worker) {
    StoredValues<Board, V> smaller = board -> (V) smaller(board);
    return solvers.solver(
        rules, algebra, ValueTable.forgettingOld(REMEMBERED, smaller), control, worker);
  }

  /** The value of a region of fewer cells. */
  private Value smaller(Board board) {
    long region = rules.regions(board.grid(), board.first(), board.second());
    int cells = Long.bitCount(region);
    if (cells == 0
        || cells > levels.size()
        || rules.region(board.grid(), region, board.first(), board.second()) != region) {
      return null;
    }
    RegionKey key = RegionKey.of(rules, board, region);
    RegionTable table = levels.get(cells - 1).get(key.section());
    int number = table == null ? -1 : table.get(key.first(), key.second());
    if (number < 0) {
      return null;
    }
    if (rules.impartial()) {
      return new Nimber(number);
    }
    return key.negative() ? games[number].negate() : games[number];
  }

  /** What one thread has found and not put into the table of its size yet. */
  private final class Batch {
    private final RegionTable table;
    private final ValueSolver<Board, ? extends Value> solver;
    private final List<RegionKey> keys = new ArrayList<>();
    private final List<Value> values = new ArrayList<>();

    Batch(RegionTable table, ValueSolver<Board, ? extends Value> solver) {
      this.table = table;
      this.solver = solver;
    }

    void add(RegionKey key, Board board) {
      try {
        values.add(solver.value(board));
        keys.add(key);
      } catch (NoSuchValueException e) {
        return;
      }
    }

    void flush() {
      synchronized (table) {
        for (int i = 0; i < keys.size(); i++) {
          table.put(keys.get(i).first(), keys.get(i).second(), number(values.get(i)));
        }
      }
      keys.clear();
      values.clear();
    }

    private int number(Value value) {
      if (value instanceof ShortGame game) {
        return forms.number(game);
      }
      int number = ((Nimber) value).heap();
      largestNimber = Math.max(largestNimber, number);
      return number;
    }
  }
}
