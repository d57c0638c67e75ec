package org.farstar.regions.nimber;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
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
  /** Regions of at most this many cells are valued as they are met. */
  static final int SMALL = 8;

  private static final int IMAGE_BITS = 14;
  private static final int IMAGE_LONGS = 4;

  private final RegionRules rules;
  private final Bounds bounds;
  private final ValueTable<Board, Nimber> values;
  private final NimberTable known;
  private final Meter meter;
  private final boolean backwards;
  private final List<PlaneList> lists = new ArrayList<>();
  private long[] key;
  private RegionFrame frame;
  private Grid grid;
  private SharedTable table;

  /** Null where nothing outlives the process. */
  private KeptKeys kept;

  private long[] images;

  /** The planes of the least images of regions met not long ago, and of these themselves. */
  private long[] least;

  /** One more than the nimbers of these, 0 where they are not known. */
  private short[] nimbers;

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
    enter(RegionFrame.of(rules, Grid.SQUARE));
  }

  private void enter(RegionFrame other) {
    frame = other;
    grid = other.grid();
    table = known.of(grid);
    kept = known.kept(grid);
    key = new long[known.words(grid)];
    images = new long[other.plain()];
    least = new long[IMAGE_LONGS << IMAGE_BITS];
    nimbers = new short[1 << IMAGE_BITS];
  }

  /** A board as a question. */
  NimberNode node(Board board) {
    if (!frame.serves(board.grid())) {
      enter(RegionFrame.of(rules, board.grid()));
    }
    Board placed = frame.place(board);
    return node(placed.first(), placed.second(), 0, 0);
  }

  private Board board(long first, long second) {
    long all = grid.all();
    return new Board(grid, (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
  }

  /** The board with these planes, together with a nimber. */
  private NimberNode node(long first, long second, int nimber, int depth) {
    NimberNode node = new NimberNode(nimber);
    long fill = frame.fill();
    long entry = 0;
    int added = 0;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      int place =
          leastImage(((first ^ fill) & region) >>> shift, ((second ^ fill) & region) >>> shift);
      if (nimbers[place / IMAGE_LONGS] != 0) {
        node.nimber ^= nimbers[place / IMAGE_LONGS] - 1;
        continue;
      }
      long a = least[place];
      long b = least[place + 1];
      long known = met(a, b, depth);
      if (NimberTable.isExact(known)) {
        node.nimber ^= NimberTable.nimber(known);
        // What was met on the way may have taken the place.
        if (least[place] == a && least[place + 1] == b) {
          nimbers[place / IMAGE_LONGS] = (short) (NimberTable.nimber(known) + 1);
        }
      } else {
        node.add(a, b);
        entry = known;
        added++;
      }
    }
    if (node.size == 0) {
      node.known = Decision.of(node.nimber != 0);
    } else if (node.size == 1) {
      node.answer(added == 1 ? entry : entry(node.parts[0], node.parts[1]));
    }
    return node;
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
      nimbers[place / IMAGE_LONGS] = 0;
    }
    return place;
  }

  /** How many longs the key of a question has. */
  int words() {
    return key.length;
  }

  /** The table of the frame. */
  SharedTable table() {
    return table;
  }

  /** What outlives the process; null where nothing does. */
  KeptKeys kept() {
    return kept;
  }

  private long[] key(long first, long second) {
    NimberTable.key(first, second, NimberTable.REGION, key);
    return key;
  }

  /** What the table has of a region, 0 where nothing. */
  long entry(long first, long second) {
    return table.get(key(first, second));
  }

  /**
   * Remembers the nimber of a region.
   *
   * @param visited how many positions it took
   */
  void put(long first, long second, int nimber, long visited) {
    table.put(key(first, second), NimberTable.exact(nimber, visited));
  }

  /**
   * Remembers nimbers that a region is not worth, a bit for each, unless its nimber is known.
   *
   * @param visited how many positions it took
   */
  void exclude(long first, long second, long nimbers, long visited) {
    long entry = entry(first, second);
    if (!NimberTable.isExact(entry)) {
      table.put(key, NimberTable.excluding(entry, nimbers, visited));
    }
  }

  /** What the table has of a region that is asked now whether it is worth a nimber. */
  long ask(long first, long second, int nimber) {
    long entry = entry(first, second);
    if (!NimberTable.isExact(entry) && NimberTable.isNew(entry, nimber)) {
      table.put(key, NimberTable.asking(entry, nimber));
    }
    return entry;
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
      table.put(key(first, second), entry);
      if (kept != null) {
        kept.keep(first, second, nimber, new KeptResults.Entry(KeptResults.LOST, 0));
      }
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
    return Long.numberOfTrailingZeros(~options(board, 0, depth, null));
  }

  /**
   * The options of a region, together with a nimber.
   *
   * @param options takes those that have a region without a nimber
   * @return the nimbers that the region is not worth, as far as that is known, a bit for each
   */
  long options(long first, long second, int nimber, List<NimberNode> options) {
    long excluded = NimberTable.excluded(entry(first, second));
    return excluded | options(board(first, second), nimber, 0, options);
  }

  private long options(Board board, int nimber, int depth, List<NimberNode> options) {
    PlaneList moves = moves(depth);
    moves.clear();
    rules.generate(board, Player.LEFT, moves);
    int size = moves.size();
    meter.throwIfStopped(size);
    long[] planes = moves.planes();
    long seen = 0;
    for (int i = 0; i < size; i++) {
      int at = 2 * (backwards ? size - 1 - i : i);
      NimberNode option = node(planes[at], planes[at + 1], nimber, depth + 1);
      if (option.size == 0) {
        seen |= NimberTable.bit(option.nimber ^ nimber);
      } else if (!option.isIn(options)) {
        options.add(option);
      }
    }
    return seen;
  }

  private PlaneList moves(int depth) {
    while (depth >= lists.size()) {
      lists.add(new PlaneList());
    }
    return lists.get(depth);
  }

  /** How many moves there are in a region. */
  int moves(long first, long second) {
    return rules.count(board(first, second), Player.LEFT);
  }
}
