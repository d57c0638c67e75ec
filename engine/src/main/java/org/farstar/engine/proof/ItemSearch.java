package org.farstar.engine.proof;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.SharedTable;

/**
 * Depth-first proof-number search (df-pn; A. Nagai, 2002): a node's proof number says how many
 * nodes at least must still be proved so that the mover wins, its disproof number the same of a
 * loss. The search goes on where the least is left to do, and comes back when a threshold is
 * passed.
 *
 * <p>The number of a node all of whose options must be shown to fail is the greatest of theirs and
 * 1 for each of the others, not the sum: in sums of games most nodes are reached in many orders,
 * and a sum would count them as often (weak proof numbers; T. Ueda and others, 2008).
 *
 * <p>Several searches may share a table, one for each thread. A node that one of them is in looks
 * harder to the others, so that they go elsewhere, and a search leaves a node that another one has
 * solved.
 *
 * <p>Numbers of options are kept on the path, so the search ends even with a table that forgets
 * everything. The nodes must have no cycle. Serves one thread.
 *
 * @param <N> the nodes
 */
final class ItemSearch<N> {
  /** The number of what cannot be proved. */
  static final int NEVER = (1 << 26) - 1;

  private static final int MOST = NEVER - 1;
  private static final int NUMBER_BITS = 26;
  private static final int BUSY_SHIFT = SharedTable.EFFORT_BITS + 2 * NUMBER_BITS;
  private static final int EFFORT = (1 << SharedTable.EFFORT_BITS) - 1;

  /** What an entry that was kept counts for in the table. */
  private static final int KEPT_EFFORT = 8;

  private static final int LOOK_AT_PATH = 64;

  private final ProofNodes<N> nodes;
  private final SharedTable table;
  private final Meter meter;
  private final boolean shared;
  private final boolean keeps;
  private final List<Frame<N>> path = new ArrayList<>();
  private int depth;
  private long steps;
  private volatile boolean stopped;

  /** The step after which the search leaves everything. */
  private long lastStep = Long.MAX_VALUE;

  /** The depth of a node on the path that another thread has solved; nothing below counts then. */
  private int leaveTo = Integer.MAX_VALUE;

  /**
   * @param shared whether other threads use the table at the same time
   */
  ItemSearch(ProofNodes<N> nodes, SharedTable table, Meter meter, boolean shared) {
    this.nodes = nodes;
    this.table = table;
    this.meter = meter;
    this.shared = shared;
    this.keeps = nodes.keeps();
  }

  /** What a node needs while it is searched; kept for the next one at the same depth. */
  private static final class Frame<N> {
    final long[] key;
    final long[] optionKey;
    N node;
    List<N> options;
    int[] prove = new int[16];
    int[] refute = new int[16];

    /** Whether the options have numbers. */
    boolean ready;

    Frame(int words) {
      this.key = new long[words];
      this.optionKey = new long[words];
    }

    void room(int size) {
      if (prove.length < size) {
        prove = new int[2 * size];
        refute = new int[2 * size];
      }
    }
  }

  /** Makes a search in another thread end soon. */
  void stop() {
    stopped = true;
  }

  /** How many nodes were visited. */
  long visited() {
    return meter.visited();
  }

  /**
   * Whether the mover wins.
   *
   * @throws SearchStopped when the budget ends first or another thread has stopped this search
   */
  boolean wins(N root) {
    try {
      return winsWithin(root, Long.MAX_VALUE);
    } finally {
      meter.settle();
    }
  }

  /**
   * Whether the mover wins, where about so many nodes are enough to find out; otherwise null.
   * Throws like {@link #wins}, and leaves the meter to whoever asks.
   */
  Boolean winsWithin(N root, long most) {
    Boolean known = nodes.known(root);
    if (known != null) {
      return known;
    }
    depth = 0;
    lastStep = most < Long.MAX_VALUE - steps ? steps + most : Long.MAX_VALUE;
    long[] key = new long[nodes.words()];
    nodes.key(root, key);
    long found = entry(root, key);
    while (!solved(found) && steps < lastStep) {
      leaveTo = Integer.MAX_VALUE;
      found = search(root, NEVER, NEVER);
      if (!solved(found)) {
        found = table.get(key);
      }
    }
    return solved(found) ? (Boolean) (prove(found) == 0) : null;
  }

  private static int prove(long entry) {
    return (int) (entry >>> SharedTable.EFFORT_BITS) & NEVER;
  }

  private static int refute(long entry) {
    return (int) (entry >>> SharedTable.EFFORT_BITS + NUMBER_BITS) & NEVER;
  }

  /** Whether an entry says who wins. */
  private static boolean solved(long entry) {
    return entry != 0 && (prove(entry) == 0 || refute(entry) == 0);
  }

  private static long entry(int prove, int refute, int busy, long effort) {
    return (long) busy << BUSY_SHIFT
        | (long) refute << SharedTable.EFFORT_BITS + NUMBER_BITS
        | (long) prove << SharedTable.EFFORT_BITS
        | Long.SIZE - 1 - Long.numberOfLeadingZeros(effort | 1);
  }

  private static long withEffort(long entry, long effort) {
    return entry(prove(entry), refute(entry), 0, effort);
  }

  /** What the table says of a node, or an earlier search has kept; 0 where nothing is known. */
  private long entry(N node, long[] key) {
    long entry = table.get(key);
    if (entry != 0 || !keeps) {
      return entry;
    }
    long kept = nodes.kept(node);
    if (kept != 0) {
      entry =
          kept == KeptResults.WON
              ? entry(0, NEVER, 0, KEPT_EFFORT)
              : kept == KeptResults.LOST
                  ? entry(NEVER, 0, 0, KEPT_EFFORT)
                  : entry(number(kept >>> Integer.SIZE), number(kept), 0, KEPT_EFFORT);
      table.put(key, entry);
    }
    return entry;
  }

  private static int number(long kept) {
    return (int) Math.max(1, Math.min(MOST, kept & 0xFFFF_FFFFL));
  }

  private void keep(N node, long entry) {
    long content =
        prove(entry) == 0
            ? KeptResults.WON
            : refute(entry) == 0
                ? KeptResults.LOST
                : (long) prove(entry) << Integer.SIZE | refute(entry);
    nodes.keep(node, new KeptResults.Entry(content, (int) entry & EFFORT));
  }

  /** Searches a node until one of its numbers is no longer below its threshold. */
  private long search(N node, int proveLimit, int refuteLimit) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    meter.count();
    long before = steps++;
    if (steps >= lastStep) {
      leaveTo = 0;
    }
    Frame<N> frame = deeper(node);
    try {
      long solved = table.get(frame.key) == 0 ? decided(frame) : 0;
      if (!solved(solved)) {
        solved = open(frame);
      }
      if (solved(solved)) {
        return solved;
      }
      frame.ready = true;
      while (true) {
        long now = numbers(frame);
        long own = shared ? table.get(frame.key) : 0;
        if (solved(own)) {
          return own;
        }
        int prove = prove(now);
        int refute = refute(now);
        if (prove >= proveLimit || refute >= refuteLimit || depth > leaveTo) {
          return store(frame, entry(prove, refute, 0, steps - before));
        }
        if (shared) {
          table.put(frame.key, entry(prove, refute, 1, steps - before));
          lookAtPath();
        }
        advance(frame, proveLimit, refuteLimit);
      }
    } catch (SearchStopped e) {
      if (keeps && frame.ready) {
        keep(node, withEffort(numbers(frame), steps - before));
      }
      throw e;
    } finally {
      depth--;
      frame.ready = false;
      frame.node = null;
      frame.options = null;
    }
  }

  /** Decides a new node by a little work; 0 where that is not enough. */
  private long decided(Frame<N> frame) {
    Boolean wins = nodes.decided(frame.node);
    return wins == null ? 0 : store(frame, wins ? entry(0, NEVER, 0, 1) : entry(NEVER, 0, 0, 1));
  }

  private Frame<N> deeper(N node) {
    if (depth == path.size()) {
      path.add(new Frame<>(nodes.words()));
    }
    Frame<N> frame = path.get(depth++);
    frame.node = node;
    nodes.key(node, frame.key);
    return frame;
  }

  /**
   * Fills in the options with the numbers they begin with; not 0 where the node is solved by it.
   */
  private long open(Frame<N> frame) {
    frame.options = nodes.options(frame.node);
    int size = frame.options.size();
    frame.room(size);
    boolean won = false;
    for (int i = 0; i < size && !won; i++) {
      N option = frame.options.get(i);
      Boolean known = nodes.known(option);
      if (known == null) {
        nodes.key(option, frame.optionKey);
        long entry = entry(option, frame.optionKey);
        frame.prove[i] = entry == 0 ? nodes.prove(option) : prove(entry);
        frame.refute[i] = entry == 0 ? nodes.refute(option) : refute(entry);
        won = frame.refute[i] == 0;
      } else {
        frame.prove[i] = known ? 0 : NEVER;
        frame.refute[i] = known ? NEVER : 0;
        won = !known;
      }
    }
    return won ? store(frame, entry(0, NEVER, 0, 1)) : 0;
  }

  /** Stores the numbers of a node, and tells it its result if it has one. */
  private long store(Frame<N> frame, long entry) {
    table.put(frame.key, entry);
    if (keeps) {
      keep(frame.node, entry);
    }
    if (solved(entry)) {
      nodes.learn(frame.node, prove(entry) == 0);
    }
    return entry;
  }

  /** The numbers of a node from those of its options. */
  private long numbers(Frame<N> frame) {
    int prove = NEVER;
    int most = 0;
    int open = 0;
    for (int i = frame.options.size() - 1; i >= 0; i--) {
      prove = Math.min(prove, frame.refute[i]);
      if (frame.prove[i] != 0) {
        most = Math.max(most, frame.prove[i]);
        open++;
      }
    }
    if (prove == 0) {
      return entry(0, NEVER, 0, 1);
    }
    if (open == 0) {
      return entry(NEVER, 0, 0, 1);
    }
    return entry(Math.min(prove, MOST), Math.min(most + open - 1, MOST), 0, 1);
  }

  /** Searches the most promising option for a while. */
  private void advance(Frame<N> frame, int proveLimit, int refuteLimit) {
    int best = -1;
    long least = Long.MAX_VALUE;
    long second = Long.MAX_VALUE;
    int open = 0;
    for (int i = 0; i < frame.options.size(); i++) {
      if (frame.prove[i] == 0) {
        continue;
      }
      open++;
      long price = frame.refute[i];
      if (shared) {
        nodes.key(frame.options.get(i), frame.optionKey);
        long entry = table.get(frame.optionKey);
        if (entry != 0) {
          frame.prove[i] = prove(entry);
          frame.refute[i] = refute(entry);
          if (solved(entry)) {
            return;
          }
          price = frame.refute[i] * (1L + (entry >>> BUSY_SHIFT));
        }
      }
      if (price < least) {
        second = least;
        least = price;
        best = i;
      } else if (price < second) {
        second = price;
      }
    }
    int childProve = Math.min(MOST, refuteLimit - (open - 1));
    long enough = second == Long.MAX_VALUE ? NEVER : second + second / 4 + 1;
    int childRefute = (int) Math.min(proveLimit, enough);
    long found =
        search(
            frame.options.get(best),
            Math.max(childProve, frame.prove[best] + 1),
            Math.max(childRefute, frame.refute[best] + 1));
    frame.prove[best] = prove(found);
    frame.refute[best] = refute(found);
    if (depth <= leaveTo) {
      leaveTo = Integer.MAX_VALUE;
    }
  }

  /** Looks now and then whether another thread has solved a node on the path. */
  private void lookAtPath() {
    if (steps % LOOK_AT_PATH == 0 && leaveTo == Integer.MAX_VALUE) {
      for (int i = 0; i < depth - 1; i++) {
        long entry = table.get(path.get(i).key);
        if (solved(entry)) {
          leaveTo = i;
          return;
        }
      }
    }
  }
}
