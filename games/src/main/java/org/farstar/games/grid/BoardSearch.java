package org.farstar.games.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.SharedTable;
import org.farstar.values.player.Player;

/**
 * Says who wins a board by trying moves depth first: alpha-beta search with the two results win and
 * loss. It is the search for regions too large to be valued, which does not look at the parts that
 * a board falls into.
 *
 * <p>Left is always to move: after her move the players are exchanged. A position is the two planes
 * of a {@link RegionFrame}, without cells that nobody can use, in the upper left corner; the table
 * knows it by the least of its images. {@link RegionWalls} decide most positions before a move is
 * tried, and say which move to try first: the one after which the numbers that the mean value lies
 * between are best for the mover.
 *
 * <p>Serves one thread. Several may share a table: they try the moves of a player who seems to lose
 * in different orders, and leave a position that another one has solved.
 */
final class BoardSearch {
  /** How many longs a key has. */
  static final int WORDS = 2;

  /** In an entry of the table, below its effort. */
  static final int LOSS = 0;

  /** The other result. */
  static final int WIN = 1;

  /** Not found out. */
  private static final int OPEN = 2;

  /** A player whose opponent's score is above it seems to lose, if the walls are known. */
  private static final int MUCH = Walls.UNIT;

  private final RegionRules rules;
  private final RegionFrame frame;
  private final Grid grid;
  private final RegionWalls walls;
  private final SharedTable table;
  private final KeptBoards kept;
  private final Meter meter;
  private final boolean backwards;
  private final boolean shared;
  private final long[] images;
  private final List<Level> levels = new ArrayList<>();
  private long steps;
  private long lastStep;
  private volatile boolean stopped;

  /**
   * @param frame one in which the players can be exchanged
   * @param walls what is known of boards of this frame; null where nothing is
   * @param table of the positions of these rules in this frame
   * @param kept what outlives the process; null where nothing does
   * @param worker which of several threads that share the table it is for, from 0
   * @param workers how many there are
   */
  BoardSearch(
      RegionRules rules,
      RegionFrame frame,
      RegionWalls walls,
      SharedTable table,
      KeptBoards kept,
      Meter meter,
      int worker,
      int workers) {
    this.rules = rules;
    this.frame = frame;
    this.grid = frame.grid();
    this.walls = walls;
    this.table = table;
    this.kept = kept;
    this.meter = meter;
    this.backwards = worker % 2 == 1;
    this.shared = workers > 1;
    this.images = new long[frame.plain()];
  }

  /** What a position needs while its moves are tried; kept for the next one of the same depth. */
  private static final class Level {
    final long[] key = new long[WORDS];
    final PlaneList moves = new PlaneList();

    /** The planes of each option, one after the other, the players exchanged. */
    long[] options = new long[64];

    /** How good each seems for the mover. */
    int[] scores = new int[32];

    int size;

    void add(long first, long second, int score) {
      if (size == scores.length) {
        scores = Arrays.copyOf(scores, 2 * size);
        options = Arrays.copyOf(options, 4 * size);
      }
      options[2 * size] = first;
      options[2 * size + 1] = second;
      scores[size++] = score;
    }

    void move(int from, int to) {
      options[2 * to] = options[2 * from];
      options[2 * to + 1] = options[2 * from + 1];
      scores[to] = scores[from];
    }

    /** Puts the best option not tried yet, or the worst, at a place. */
    void choose(int place, boolean worst) {
      int best = place;
      for (int i = place + 1; i < size; i++) {
        if (worst ? scores[i] < scores[best] : scores[i] > scores[best]) {
          best = i;
        }
      }
      long first = options[2 * best];
      long second = options[2 * best + 1];
      int score = scores[best];
      move(place, best);
      options[2 * place] = first;
      options[2 * place + 1] = second;
      scores[place] = score;
    }
  }

  /** Makes a search in another thread end soon. */
  void stop() {
    stopped = true;
  }

  /**
   * Whether Left wins moving first, where so many positions are enough to find out; otherwise null.
   *
   * @param first of regions, as {@link RegionFrame} has them
   * @param second the other plane
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found
   *     stays in the table, so that asking again goes on from there
   */
  Boolean wins(long first, long second, long most) {
    lastStep = most < Long.MAX_VALUE - steps ? steps + most : Long.MAX_VALUE;
    int result = search(first, second, 0, false);
    return result == OPEN ? null : (Boolean) (result == WIN);
  }

  /**
   * @param losing whether the player to move seems to lose
   */
  private int search(long first, long second, int depth, boolean losing) {
    if (depth == levels.size()) {
      levels.add(new Level());
    }
    Level level = levels.get(depth);
    key(first, second, level.key);
    int known = known(level.key);
    if (known != OPEN) {
      return known;
    }
    if (steps >= lastStep || stopped) {
      return OPEN;
    }
    meter.count();
    long before = steps++;
    int result = open(level, first, second) ? WIN : tried(level, depth, backwards && losing);
    if (result != OPEN) {
      long effort = Long.SIZE - 1 - Long.numberOfLeadingZeros(steps - before);
      table.put(level.key, entry(result, effort));
      if (kept != null) {
        kept.keep(level.key, result == WIN, (int) effort);
      }
    }
    return result;
  }

  private int tried(Level level, int depth, boolean worstFirst) {
    for (int i = 0; i < level.size; i++) {
      level.choose(i, worstFirst);
      boolean losing = level.scores[i] > MUCH;
      int result = search(level.options[2 * i], level.options[2 * i + 1], depth + 1, losing);
      if (result != WIN) {
        return result == LOSS ? WIN : OPEN;
      }
      int own = shared ? known(level.key) : OPEN;
      if (own != OPEN) {
        return own;
      }
    }
    return LOSS;
  }

  private void key(long first, long second, long[] key) {
    frame.alike(first, second, images);
    int least = SymmetryGroup.least(images);
    key[0] = images[least];
    key[1] = images[least + 1];
  }

  /** What the table has of a position with this result. */
  static long entry(int result, long effort) {
    return (result + 1L) << SharedTable.EFFORT_BITS | effort;
  }

  private int known(long[] key) {
    long entry = table.get(key);
    return entry == 0 ? OPEN : (int) (entry >>> SharedTable.EFFORT_BITS) - 1;
  }

  /** Fills in the options that may win; whether one certainly does. */
  private boolean open(Level level, long first, long second) {
    level.size = 0;
    level.moves.clear();
    rules.generate(board(first, second), Player.LEFT, level.moves);
    long[] planes = level.moves.planes();
    for (int i = 0; i < 2 * level.moves.size(); i += 2) {
      if (add(level, planes[i], planes[i + 1])) {
        return true;
      }
    }
    return isWonByTable(level);
  }

  private Board board(long first, long second) {
    long all = grid.all();
    return new Board(grid, (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
  }

  /** Adds the option with these planes unless it loses; whether it certainly wins. */
  private boolean add(Level level, long first, long second) {
    long cells = used(first, second);
    if (cells == 0) {
      return true;
    }
    int shift = grid.corner(cells);
    long a = ((first ^ frame.fill()) & cells) >>> shift;
    long b = ((second ^ frame.fill()) & cells) >>> shift;
    long c = frame.exchangedFirst(a, b);
    long d = frame.exchangedSecond(a, b);
    if (walls == null) {
      long lead = rules.lead(board(a, b));
      level.add(c, d, (int) lead);
      return false;
    }
    long own = walls.of(a, b);
    if (Walls.winSecond(own)) {
      return true;
    }
    long other = walls.of(c, d);
    if (!Walls.winFirst(other)) {
      level.add(c, d, Walls.mean(own) - Walls.mean(other));
    }
    return false;
  }

  /** The cells of regions where somebody may still move. */
  private long used(long first, long second) {
    long cells = rules.regions(grid, first, second);
    if (walls != null) {
      return cells;
    }
    long used = 0;
    Board board = new Board(grid, first, second);
    for (long rest = cells; rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      used |= rules.idle(board, region) ? 0 : region;
    }
    return used;
  }

  /** Whether the table has a lost position among the options; drops those that it knows as won. */
  private boolean isWonByTable(Level level) {
    int kept = 0;
    for (int i = 0; i < level.size; i++) {
      key(level.options[2 * i], level.options[2 * i + 1], optionKey);
      int known = known(optionKey);
      if (known == LOSS) {
        return true;
      }
      if (known == OPEN) {
        level.move(i, kept++);
      }
    }
    level.size = kept;
    return false;
  }

  private final long[] optionKey = new long[WORDS];
}
