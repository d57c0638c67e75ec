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
 * <p>Serves one thread. Several may share a table: each tells the others at which positions it is.
 * The first option of a position is searched by all together, and of the others those first that no
 * other thread is at; so threads that come to the same position try different options. They leave
 * what another one has solved.
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

  /** After so many positions a thread asks whether another one has solved what it is at. */
  private static final int ASK_EVERY = 64;

  /** Positions with fewer options are soon decided: other threads do not hear of them. */
  private static final int TOLD_FROM = 4;

  private final RegionRules rules;
  private final RegionFrame frame;
  private final Grid grid;
  private final RegionWalls walls;
  private final SharedTable table;
  private final KeptBoards kept;
  private final Meter meter;
  private final Ongoing ongoing;
  private final long[] images;
  private final long[] bounds = new long[2];
  private final long[] option = new long[WORDS];
  private final List<Level> levels = new ArrayList<>();
  private long steps;
  private long lastStep;
  private volatile boolean stopped;

  /**
   * @param frame one in which the players can be exchanged
   * @param walls what is known of boards of this frame; null where nothing is
   * @param table of the positions of these rules in this frame
   * @param kept what outlives the process; null where nothing does
   * @param ongoing the positions that threads which share the table are at; null for one alone
   */
  BoardSearch(
      RegionRules rules,
      RegionFrame frame,
      RegionWalls walls,
      SharedTable table,
      KeptBoards kept,
      Meter meter,
      Ongoing ongoing) {
    this.rules = rules;
    this.frame = frame;
    this.grid = frame.grid();
    this.walls = walls;
    this.table = table;
    this.kept = kept;
    this.meter = meter;
    this.ongoing = ongoing;
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

    void exchange(int one, int other) {
      long first = options[2 * one];
      long second = options[2 * one + 1];
      int score = scores[one];
      options[2 * one] = options[2 * other];
      options[2 * one + 1] = options[2 * other + 1];
      scores[one] = scores[other];
      options[2 * other] = first;
      options[2 * other + 1] = second;
      scores[other] = score;
    }

    /** Puts the best option from a place on there. */
    void choose(int place, int end) {
      int best = place;
      for (int i = place + 1; i < end; i++) {
        best = scores[i] > scores[best] ? i : best;
      }
      exchange(place, best);
    }

    void option(int place, long[] planes) {
      planes[0] = options[2 * place];
      planes[1] = options[2 * place + 1];
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
    key(first, second, option);
    long a = option[0];
    long b = option[1];
    int result = OPEN;
    // What another thread solved may be forgotten before this one sees it.
    while (result == OPEN && steps < lastStep && !stopped) {
      result = search(a, b, 0);
    }
    return result == OPEN ? null : (Boolean) (result == WIN);
  }

  /** The result of a position that is the least of its images. */
  private int search(long first, long second, int depth) {
    if (depth == levels.size()) {
      levels.add(new Level());
    }
    Level level = levels.get(depth);
    level.key[0] = first;
    level.key[1] = second;
    int known = known(level.key);
    if (known != OPEN) {
      return known;
    }
    if (steps >= lastStep || stopped || isVain(depth)) {
      return OPEN;
    }
    meter.count();
    long before = steps++;
    int result = open(level) ? WIN : tried(level, depth);
    if (result != OPEN) {
      long effort = Long.SIZE - 1 - Long.numberOfLeadingZeros(steps - before);
      table.put(level.key, entry(result, effort));
      if (kept != null) {
        kept.keep(level.key, result == WIN, (int) effort);
      }
    }
    return result;
  }

  /** Whether a position on the way to here has been solved by another thread. */
  private boolean isVain(int depth) {
    if (ongoing == null || steps % ASK_EVERY != 0) {
      return false;
    }
    for (int i = 0; i < depth; i++) {
      if (known(levels.get(i).key) != OPEN) {
        return true;
      }
    }
    return false;
  }

  private int tried(Level level, int depth) {
    boolean told = ongoing != null && level.size >= TOLD_FROM;
    if (told) {
      ongoing.begin(level.key);
    }
    int result = LOSS;
    boolean asking = told;
    int end = level.size;
    for (int i = 0; i < level.size && result == LOSS; i++) {
      end = asking && i > 0 ? withoutOngoing(level, i, end) : end;
      if (i == end) {
        asking = false;
        end = level.size;
      }
      level.choose(i, end);
      int found = search(level.options[2 * i], level.options[2 * i + 1], depth + 1);
      if (found == LOSS) {
        result = WIN;
      } else if (found == OPEN || told && known(level.key) != OPEN) {
        result = known(level.key);
        break;
      }
    }
    if (told) {
      ongoing.end(level.key);
    }
    return result;
  }

  /**
   * Puts options that another thread is at to the end, until the best one at a place is not among
   * them.
   *
   * @return the end of those that are left, or the place where none is
   */
  private int withoutOngoing(Level level, int place, int end) {
    int left = end;
    while (left > place) {
      level.choose(place, left);
      level.option(place, option);
      if (!ongoing.has(option)) {
        break;
      }
      level.exchange(place, --left);
    }
    return left;
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
  private boolean open(Level level) {
    level.size = 0;
    level.moves.clear();
    rules.generate(board(level.key[0], level.key[1]), Player.LEFT, level.moves);
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
    walls.fill(a, b, bounds);
    if (Walls.winSecond(bounds[0])) {
      return true;
    }
    if (!Walls.winFirst(bounds[1])) {
      long changed = first ^ frame.fill() ^ level.key[0] | second ^ frame.fill() ^ level.key[1];
      int lean = walls.lean(level.key[0], level.key[1], changed & grid.all());
      level.add(c, d, Walls.mean(bounds[0]) - Walls.mean(bounds[1]) + lean);
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

  /**
   * Whether the table has a lost position among the options; drops those that it knows as won, and
   * has the others as the least of their images.
   */
  private boolean isWonByTable(Level level) {
    int kept = 0;
    for (int i = 0; i < level.size; i++) {
      key(level.options[2 * i], level.options[2 * i + 1], option);
      int known = known(option);
      if (known == LOSS) {
        return true;
      }
      if (known == OPEN) {
        level.options[2 * kept] = option[0];
        level.options[2 * kept + 1] = option[1];
        level.scores[kept++] = level.scores[i];
      }
    }
    level.size = kept;
    return false;
  }
}
