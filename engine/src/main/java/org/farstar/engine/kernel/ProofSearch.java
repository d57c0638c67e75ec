package org.farstar.engine.kernel;

import static org.farstar.engine.kernel.ProofEntry.MOST;
import static org.farstar.engine.kernel.ProofEntry.NEVER;
import static org.farstar.engine.kernel.ProofEntry.prove;
import static org.farstar.engine.kernel.ProofEntry.refute;
import static org.farstar.engine.kernel.ProofEntry.solved;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.play.LoopyGameException;

/**
 * Depth-first proof-number search (df-pn; A. Nagai, 2002): a node's proof number says how many
 * nodes at least must still be proved so that the mover wins, its disproof number likewise for a
 * loss. The search continues where the least is left to do, and comes back when a threshold is
 * passed.
 *
 * <p>The number of a node all of whose options must be shown to fail is the greatest of theirs and
 * 1 for each of the others, not the sum: in sums of games most nodes are reached in many orders,
 * and a sum would count them as often (weak proof numbers; T. Ueda and others, 2008). Where the
 * space says that the options of a node {@linkplain NodeSpace#adds have nothing in common} it is
 * the sum.
 *
 * <p>Several searches may share a table, one for each thread. A node that one of them is in looks
 * harder to the others, so that they go elsewhere, and a search leaves a node that another one has
 * solved.
 *
 * <p>Numbers of options are kept on the path, so the search ends even with a table that forgets
 * everything. The path is on the heap, so that a play may be millions of moves long. Serves one
 * thread.
 *
 * @param <N> the nodes
 */
public final class ProofSearch<N> {
  private static final int LOOK_AT_PATH = 64;

  /** So many options there is room for at first, and on a path so long for one. */
  private static final int ROOM = 32;

  private static final int DEEP = 256;

  private final NodeSpace<N> nodes;
  private final SharedTable table;
  private final Meter meter;
  private final boolean shared;
  private final boolean keeps;
  private final boolean remembered;
  private final int slack;
  private final int words;
  private final List<Frame<N>> path = new ArrayList<>();

  /** The nodes on the path; null where none can return. */
  private final Set<Place> returning;

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
  public ProofSearch(NodeSpace<N> nodes, SharedTable table, Meter meter, boolean shared) {
    this.nodes = nodes;
    this.table = table;
    this.meter = meter;
    this.shared = shared;
    this.keeps = nodes.keeps();
    this.remembered = nodes.remembers();
    this.slack = nodes.slack();
    this.words = nodes.words();
    this.returning = nodes.mayReturn() ? new HashSet<>() : null;
  }

  /** A node on the path. */
  private static final class Place {
    private final long[] key;

    Place(long[] key) {
      this.key = key;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place that && Arrays.equals(key, that.key);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(key);
    }
  }

  /** What a node needs while it is searched; kept for the next one at the same depth. */
  private static final class Frame<N> {
    final long[] key;
    final long[] optionKey;
    N node;
    List<N> options;
    int[] prove;
    int[] refute;

    /** The keys of the options, and what the table has of them. */
    long[] keys;

    long[] entries;

    /** Which options these are of, while they are looked up. */
    int[] asked;

    /** Whether the options have numbers. */
    boolean ready;

    /** The thresholds: the node is left when one of its numbers reaches its own. */
    int proveLimit;

    int refuteLimit;

    /** The step at which it was entered. */
    long before;

    /** The option that is searched, and what the others add to the disproof number of the node. */
    int chosen;

    int others;

    /** The least disproof number of the others. */
    int second;

    /** What it is known by among the nodes on the path, where nodes may return. */
    Place place;

    Frame(int words, int room) {
      this.key = new long[words];
      this.optionKey = new long[words];
      this.prove = new int[room];
      this.refute = new int[room];
      this.entries = new long[room];
      this.asked = new int[room];
      this.keys = new long[room * words];
    }

    void room(int size) {
      if (prove.length < size) {
        prove = new int[2 * size];
        refute = new int[2 * size];
        keys = new long[2 * size * key.length];
        entries = new long[2 * size];
        asked = new int[2 * size];
      }
    }
  }

  /** Makes a search in another thread end soon. */
  public void stop() {
    stopped = true;
  }

  /** How many nodes were visited. */
  public long visited() {
    return meter.visited();
  }

  /**
   * Whether the mover wins.
   *
   * @throws SearchStopped when the budget ends first or another thread has stopped this search
   */
  public boolean wins(N root) {
    return meter.during(() -> winsWithin(root, Long.MAX_VALUE)) == Decision.WIN;
  }

  /**
   * Whether the mover wins, where about this many nodes are enough to find out. Throws like {@link
   * #wins}, and leaves the meter to whoever asks.
   */
  public Decision winsWithin(N root, long most) {
    Decision known = nodes.known(root);
    if (known.isKnown()) {
      return known;
    }
    depth = 0;
    lastStep = most < Long.MAX_VALUE - steps ? steps + most : Long.MAX_VALUE;
    long[] key = new long[words];
    nodes.meet(root);
    nodes.key(root, key);
    long found = entry(root, key);
    while (!solved(found) && steps < lastStep) {
      leaveTo = Integer.MAX_VALUE;
      found = search(root);
      if (!solved(found)) {
        found = table.get(key);
      }
    }
    return ProofEntry.decision(found);
  }

  /** Whether the mover wins, as far as the table says it. */
  public Decision known(N node) {
    long[] key = new long[words];
    nodes.key(node, key);
    return ProofEntry.decision(table.get(key));
  }

  /** Puts the result of a node into the table that was found in another way. */
  public void learn(N node, boolean wins) {
    long[] key = new long[words];
    nodes.key(node, key);
    table.put(key, ProofEntry.of(Decision.of(wins)));
  }

  /** What the table says of a node, or an earlier search has kept; 0 where nothing is known. */
  private long entry(N node, long[] key) {
    long found = table.get(key);
    return found == 0 && keeps ? kept(node, key) : found;
  }

  /** What an earlier search has kept of a node; the table has it from now on. */
  private long kept(N node, long[] key) {
    long kept = nodes.kept(node);
    long entry = kept == 0 ? 0 : ProofEntry.ofKept(kept);
    if (entry != 0) {
      // Before it is met a node may have the key of every other such node.
      nodes.meet(node);
      nodes.key(node, key);
      table.put(key, entry);
    }
    return entry;
  }

  /** Searches a node; its numbers may not be final where the effort ended. */
  private long search(N root) {
    try {
      long found = enter(root, NEVER, NEVER);
      while (depth > 0) {
        Frame<N> top = path.get(depth - 1);
        long left = left(top);
        if (left != 0) {
          leave(top);
          found = left;
          if (depth > 0) {
            tell(path.get(depth - 1), found);
          }
        } else {
          advance(top);
        }
      }
      return found;
    } catch (SearchStopped e) {
      keepPath();
      throw e;
    } finally {
      while (depth > 0) {
        leave(path.get(depth - 1));
      }
    }
  }

  /** Puts a node on the path; where opening it decides it, it is not, and its entry is returned. */
  private long enter(N node, int proveLimit, int refuteLimit) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    meter.count();
    Frame<N> frame = deeper(node);
    frame.before = steps++;
    frame.proveLimit = proveLimit;
    frame.refuteLimit = refuteLimit;
    if (steps >= lastStep) {
      leaveTo = 0;
    }
    // What another way has solved may be known only now that the node has been met.
    long solved = table.get(frame.key);
    if (solved == 0) {
      solved = decided(frame);
    }
    if (!solved(solved)) {
      solved = open(frame);
    }
    if (solved(solved)) {
      leave(frame);
      return solved;
    }
    frame.ready = true;
    return 0;
  }

  /** The entry with which a node is left; 0 while the search goes on in it. */
  private long left(Frame<N> frame) {
    long now = numbers(frame);
    long own = shared ? table.get(frame.key) : 0;
    if (solved(own)) {
      return own;
    }
    int prove = prove(now);
    int refute = refute(now);
    long effort = steps - frame.before;
    if (prove >= frame.proveLimit || refute >= frame.refuteLimit || depth > leaveTo) {
      return store(frame, ProofEntry.of(prove, refute, 0, effort));
    }
    if (shared) {
      table.put(frame.key, ProofEntry.of(prove, refute, 1, effort));
      lookAtPath();
    }
    return 0;
  }

  private void leave(Frame<N> frame) {
    depth--;
    if (returning != null) {
      returning.remove(frame.place);
    }
    frame.ready = false;
    frame.node = null;
    frame.options = null;
    frame.place = null;
  }

  /** What has come back from the option that was chosen. */
  private void tell(Frame<N> frame, long found) {
    frame.prove[frame.chosen] = prove(found);
    frame.refute[frame.chosen] = refute(found);
    if (depth <= leaveTo) {
      leaveTo = Integer.MAX_VALUE;
    }
  }

  private void keepPath() {
    for (int i = depth - 1; keeps && i >= 0; i--) {
      Frame<N> frame = path.get(i);
      if (frame.ready) {
        nodes.keep(frame.node, ProofEntry.kept(numbers(frame), steps - frame.before));
      }
    }
  }

  /** Decides a new node by a little work; 0 where that is not enough. */
  private long decided(Frame<N> frame) {
    Decision decided = nodes.decided(frame.node);
    return decided.isKnown() ? store(frame, ProofEntry.of(decided)) : 0;
  }

  private Frame<N> deeper(N node) {
    if (depth == path.size()) {
      path.add(new Frame<>(words, depth < DEEP ? ROOM : 1));
    }
    Frame<N> frame = path.get(depth++);
    frame.node = node;
    nodes.meet(node);
    nodes.key(node, frame.key);
    if (returning != null) {
      Place place = new Place(frame.key.clone());
      if (!returning.add(place)) {
        throw LoopyGameException.returning(cycle(place));
      }
      frame.place = place;
    }
    return frame;
  }

  /** The nodes on the path from a place on that the top of it returns to. */
  private List<String> cycle(Place place) {
    int from = 0;
    while (!place.equals(path.get(from).place)) {
      from++;
    }
    List<String> cycle = new ArrayList<>();
    for (int i = from; i < depth - 1; i++) {
      cycle.add(nodes.describe(path.get(i).node, (i - from) % 2 == 1));
    }
    return cycle;
  }

  /**
   * Fills in the options with the numbers they begin with; not 0 where the node is solved by it.
   */
  private long open(Frame<N> frame) {
    frame.options = nodes.options(frame.node);
    int size = frame.options.size();
    if (size == 0) {
      return store(frame, nodes.stuck(frame.node) ? ProofEntry.WON : ProofEntry.LOST);
    }
    frame.room(size);
    lookUp(frame, size);
    for (int i = 0; i < size; i++) {
      if (solved(frame.entries[i]) && refute(frame.entries[i]) == 0) {
        return won(frame);
      }
    }
    for (int i = 0; i < size; i++) {
      number(frame, i);
      if (frame.refute[i] == 0) {
        return won(frame);
      }
    }
    return 0;
  }

  /** Asks the table about all options that it may have. */
  private void lookUp(Frame<N> frame, int size) {
    int asked = 0;
    for (int i = 0; i < size; i++) {
      N option = frame.options.get(i);
      if (!nodes.isNew(option)) {
        nodes.key(option, frame.optionKey);
        System.arraycopy(frame.optionKey, 0, frame.keys, asked * words, words);
        frame.asked[asked++] = i;
      }
    }
    table.get(frame.keys, asked, frame.entries);
    // Backwards, as no entry moves to the left.
    int next = asked - 1;
    for (int i = size - 1; i >= 0; i--) {
      frame.entries[i] = next >= 0 && frame.asked[next] == i ? frame.entries[next--] : 0;
    }
  }

  private long won(Frame<N> frame) {
    return store(frame, ProofEntry.WON);
  }

  /** Gives an option the numbers that are known of it, or those that a new node begins with. */
  private void number(Frame<N> frame, int index) {
    N option = frame.options.get(index);
    long entry = frame.entries[index];
    Decision known = solved(entry) ? Decision.UNKNOWN : nodes.known(option);
    if (known.isKnown()) {
      entry = ProofEntry.of(known);
    } else if (entry == 0 && keeps) {
      nodes.key(option, frame.optionKey);
      entry = kept(option, frame.optionKey);
    }
    frame.prove[index] = entry == 0 ? nodes.prove(option) : prove(entry);
    frame.refute[index] = entry == 0 ? nodes.refute(option) : refute(entry);
  }

  /** Stores the numbers of a node, and tells it its result if it has one. */
  private long store(Frame<N> frame, long entry) {
    if (!remembered || !solved(entry)) {
      table.put(frame.key, entry);
    }
    if (keeps) {
      nodes.keep(frame.node, ProofEntry.kept(entry));
    }
    if (solved(entry)) {
      nodes.learn(frame.node, prove(entry) == 0);
    }
    return entry;
  }

  /** The numbers of a node from those of its options, of which it chooses the most promising. */
  private long numbers(Frame<N> frame) {
    int best = -1;
    int least = NEVER;
    int second = NEVER;
    int most = 0;
    int open = 0;
    long sum = 0;
    for (int i = 0, end = frame.options.size(); i < end; i++) {
      int prove = frame.prove[i];
      if (prove == 0) {
        continue;
      }
      open++;
      sum += prove;
      most = Math.max(most, prove);
      int refute = frame.refute[i];
      if (refute < least || best < 0) {
        second = least;
        least = refute;
        best = i;
      } else if (refute < second) {
        second = refute;
      }
    }
    frame.chosen = best;
    frame.second = second;
    if (open == 0) {
      return ProofEntry.LOST;
    }
    boolean adds = nodes.adds(frame.node);
    frame.others = adds ? (int) Math.min(sum - frame.prove[best], MOST) : open - 1;
    long refute = adds ? sum : most + open - 1L;
    return least == 0
        ? ProofEntry.WON
        : ProofEntry.of(Math.min(least, MOST), (int) Math.min(refute, MOST), 0, 1);
  }

  /** Goes to the chosen option. */
  private void advance(Frame<N> frame) {
    if (shared && choosesSolved(frame)) {
      return;
    }
    int best = frame.chosen;
    int childProve = Math.min(MOST, frame.refuteLimit - frame.others);
    long enough = frame.second == NEVER ? NEVER : frame.second + frame.second / slack + 1L;
    int childRefute = (int) Math.min(frame.proveLimit, enough);
    long found =
        enter(
            frame.options.get(best),
            Math.max(childProve, frame.prove[best] + 1),
            Math.max(childRefute, frame.refute[best] + 1));
    if (found != 0) {
      tell(frame, found);
    }
  }

  /**
   * Chooses again by what other threads have found of the options meanwhile: where one of them is
   * at it, an option seems twice as hard. Returns early if one is solved.
   */
  private boolean choosesSolved(Frame<N> frame) {
    long least = Long.MAX_VALUE;
    long second = NEVER;
    for (int i = 0; i < frame.options.size(); i++) {
      if (frame.prove[i] == 0) {
        continue;
      }
      long price = frame.refute[i];
      nodes.key(frame.options.get(i), frame.optionKey);
      long entry = table.get(frame.optionKey);
      if (entry != 0) {
        frame.prove[i] = prove(entry);
        frame.refute[i] = refute(entry);
        if (solved(entry)) {
          return true;
        }
        price = frame.refute[i] * (1L + ProofEntry.busy(entry));
      }
      if (price < least) {
        second = Math.min(least, NEVER);
        least = price;
        frame.chosen = i;
      } else if (price < second) {
        second = price;
      }
    }
    frame.second = (int) second;
    return false;
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
