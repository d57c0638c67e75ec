package org.farstar.regions.nimber;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;

/**
 * The regions that a {@link NimberSearch} meets: their options, and what is known of their nimbers.
 * A region is known by the least of its images in the frame. Small regions, mirrored ones and those
 * with a stored value have their nimber at once. For one thread.
 */
final class NimberRegions {
  /** Regions of at most so many cells are valued as they are met. */
  static final int SMALL = 8;

  private static final int IMAGE_BITS = 14;
  private static final int IMAGE_LONGS = 4;

  private final RegionRules rules;
  private final Bounds bounds;
  private final ValueTable<Board, Nimber> values;
  private final NimberTable known;
  private final Meter meter;
  private final boolean backwards;
  private final List<NimberLevel> levels = new ArrayList<>();
  private final long[] key;
  private RegionFrame frame;
  private Grid grid;
  private SharedTable table;

  /** Null where nothing outlives the process. */
  private KeptNimbers kept;

  private long[] images;

  /** The planes of the least images of regions met not long ago, and of these themselves. */
  private long[] least;

  /**
   * @param values where it is looked up what is stored
   * @param known what is known, in tables that may be shared
   * @param backwards whether moves are looked at in the opposite order
   */
  NimberRegions(
      RegionRules rules,
      Bounds bounds,
      ValueTable<Board, Nimber> values,
      NimberTable known,
      Meter meter,
      boolean backwards) {
    this.rules = rules;
    this.bounds = bounds;
    this.values = values;
    this.known = known;
    this.meter = meter;
    this.backwards = backwards;
    this.key = new long[known.words()];
    enter(RegionFrame.of(rules, Grid.SQUARE));
  }

  private void enter(RegionFrame other) {
    frame = other;
    grid = other.grid();
    table = known.of(grid);
    kept = known.kept(grid);
    images = new long[other.plain()];
    least = new long[IMAGE_LONGS << IMAGE_BITS];
  }

  /** What a region needs while it is searched at a depth; one for each depth. */
  NimberLevel level(int depth) {
    while (depth >= levels.size()) {
      levels.add(new NimberLevel());
    }
    return levels.get(depth);
  }

  /** A level whose only option is a board. */
  NimberLevel alone(Board board, int depth) {
    if (!frame.serves(board.grid())) {
      enter(RegionFrame.of(rules, board.grid()));
    }
    Board placed = frame.place(board);
    NimberLevel level = level(depth);
    level.clear();
    split(level, placed.first(), placed.second(), depth + 1);
    return level;
  }

  private Board board(long first, long second) {
    long all = grid.all();
    return new Board(grid, (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
  }

  /** Makes the board with these planes the next option of a level. */
  private void split(NimberLevel level, long first, long second, int depth) {
    level.begin();
    long fill = frame.fill();
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      int place =
          leastImage(((first ^ fill) & region) >>> shift, ((second ^ fill) & region) >>> shift);
      long a = least[place];
      long b = least[place + 1];
      long entry = met(a, b, depth);
      if (NimberTable.isExact(entry)) {
        level.nimbers[level.size] ^= NimberTable.nimber(entry);
      } else {
        level.add(a, b);
      }
    }
  }

  /** Where the least image of a region is found. */
  private int leastImage(long first, long second) {
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    int place = IMAGE_LONGS * (int) (mixed >>> Long.SIZE - IMAGE_BITS);
    if (least[place + 2] != first || least[place + 3] != second) {
      frame.alike(first, second, images);
      int at = SymmetryGroup.least(images);
      least[place] = images[at];
      least[place + 1] = images[at + 1];
      least[place + 2] = first;
      least[place + 3] = second;
    }
    return place;
  }

  /** What the table has of a region, 0 where nothing. */
  long entry(long first, long second) {
    key[0] = first;
    if (key.length == 2) {
      key[1] = second;
    }
    return table.get(key);
  }

  /** Remembers something of a region, unless its nimber is known. */
  void put(long first, long second, long entry) {
    if (!NimberTable.isExact(entry(first, second))) {
      table.put(key, entry);
      if (kept != null) {
        kept.keep(key, entry);
      }
    }
  }

  /** The entry of a region, in which there is its nimber if that is found at once. */
  long met(long first, long second, int depth) {
    long entry = entry(first, second);
    if (entry != 0) {
      return entry;
    }
    int nimber = atOnce(board(first, second), first | second, depth);
    if (nimber >= 0) {
      entry = NimberTable.exact(nimber, 0);
      put(first, second, entry);
    }
    return entry;
  }

  /** The nimber of a region where there is no need to search, -1 elsewhere. */
  private int atOnce(Board board, long region, int depth) {
    if (rules.idle(board, region) || bounds.mirrored(board)) {
      return 0;
    }
    Nimber stored = values.stored(board);
    if (stored != null) {
      return stored.heap();
    }
    if (Long.bitCount(region) > SMALL) {
      return -1;
    }
    meter.count();
    NimberLevel level = level(depth);
    open(level, board, depth);
    return Long.numberOfTrailingZeros(~level.seen);
  }

  /** Fills in the options of a region. */
  void open(NimberLevel level, long first, long second, int depth) {
    open(level, board(first, second), depth);
  }

  private void open(NimberLevel level, Board board, int depth) {
    level.clear();
    rules.generate(board, Player.LEFT, level.moves);
    int size = level.moves.size();
    meter.throwIfStopped(size);
    long[] planes = level.moves.planes();
    for (int i = 0; i < size; i++) {
      int at = 2 * (backwards ? size - 1 - i : i);
      split(level, planes[at], planes[at + 1], depth + 1);
      if (level.isNew()) {
        level.keep();
      }
    }
  }

  /** How many moves there are in a region. */
  int moves(long first, long second) {
    return rules.count(board(first, second), Player.LEFT);
  }
}
