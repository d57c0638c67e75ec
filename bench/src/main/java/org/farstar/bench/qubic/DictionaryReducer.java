package org.farstar.bench.qubic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.farstar.verify.qubic.Entry;

/**
 * Makes a dictionary for Qubic smaller by simulated annealing (S. Kirkpatrick, C. D. Gelatt, M. P.
 * Vecchi, 1983). A step takes out a line and all that only it needs, and looks for another move
 * that needs fewer lines besides those that are there for other reasons, or as many, or now and
 * then a few more. Moves and replies of a position are found once and kept, so that later passes
 * take a fraction of the time of the first. Not thread-safe.
 *
 * <p>The result depends on the dictionary, the seed and the passes alone.
 */
public final class DictionaryReducer {
  /** So many positions are looked at for a move, for each line that was taken out. */
  private static final int EFFORT = 8;

  /** So many moves that need more lines are tried in a position. */
  private static final int WIDTH = 8;

  /** Lines that only serve one position together with more others stay as they are. */
  private static final int MOST_TAKEN_OUT = 120;

  private final DictionaryGraph graph;
  private final Random random;

  /** Nodes that got a move since a search began, the last one at the end. */
  private final List<DictionaryGraph.Node> made = new ArrayList<>();

  private List<String> fewest;
  private long round;
  private long left;

  /**
   * @param dictionary one that wins
   * @param seed of all random choices
   * @throws IllegalArgumentException where the dictionary does not win
   */
  public DictionaryReducer(List<Entry> dictionary, long seed) {
    this(dictionary, 0, 0, seed);
  }

  /** The same for play that begins in a position with X to move. */
  DictionaryReducer(List<Entry> dictionary, long x, long o, long seed) {
    graph = new DictionaryGraph(dictionary, x, o);
    random = new Random(seed);
    fewest = graph.lines();
  }

  /** The fewest lines so far, in ascending order; all of them are needed. */
  public List<String> lines() {
    return fewest;
  }

  /**
   * Tries all lines in a random order, once.
   *
   * @param temperature how many lines more a step may cost: one more with probability {@code
   *     exp(-1/temperature)}; at 0 none
   * @param goesOn whether there is time left
   */
  public void pass(double temperature, BooleanSupplier goesOn) {
    List<DictionaryGraph.Node> nodes = new ArrayList<>(graph.chosen());
    Collections.shuffle(nodes, random);
    for (DictionaryGraph.Node node : nodes) {
      if (node.chosen() && node != graph.root() && goesOn.getAsBoolean()) {
        int more = (int) (-temperature * Math.log(1 - random.nextDouble()));
        change(node, more);
        if (graph.chosen().size() < fewest.size()) {
          fewest = graph.lines();
        }
      }
    }
  }

  /** Looks for another move that costs no more than this many lines more. */
  private void change(DictionaryGraph.Node node, int more) {
    int before = node.choice();
    List<DictionaryGraph.Choice> dropped = graph.drop(node);
    int cost = dropped.size();
    boolean found = false;
    if (cost <= MOST_TAKEN_OUT) {
      for (int lines = 1; lines <= cost + more && !found; lines++) {
        round++;
        made.clear();
        left = (long) EFFORT * cost;
        found = solve(node, lines, before) >= 0;
      }
    }
    if (!found) {
      graph.restore(dropped);
    }
  }

  /**
   * Gives a position a move that needs no more than this many new lines.
   *
   * @param without the index of a move that is not wanted, or -1
   * @return how many it needs; -1 where none was found, and nothing is changed
   */
  private int solve(DictionaryGraph.Node node, int lines, int without) {
    if (node.chosen()) {
      return 0;
    }
    if (lines <= 0 || left-- < 0 || node.failedRound == round && node.failedLines >= lines) {
      return -1;
    }
    graph.expand(node);
    int[] order = order(node, lines, without);
    for (int i = 0; i < order.length && i < WIDTH; i++) {
      int needed = answer(node, order[i], lines);
      if (needed >= 0) {
        return needed;
      }
    }
    if (left >= 0) {
      node.failedRound = round;
      node.failedLines = lines;
    }
    return -1;
  }

  /** The moves to try, those first that need the fewest lines at once, equal ones at random. */
  private int[] order(DictionaryGraph.Node node, int lines, int without) {
    long[] keys = new long[node.moves()];
    int count = 0;
    for (int i = 0; i < keys.length; i++) {
      int missing = node.missing(i);
      if (i != without && missing < lines) {
        keys[count++] = (long) missing << 40 | (long) random.nextInt(1 << 30) << 8 | i;
      }
    }
    Arrays.sort(keys, 0, count);
    return Arrays.stream(keys, 0, count).mapToInt(key -> (int) (key & 255)).toArray();
  }

  private int answer(DictionaryGraph.Node node, int move, int lines) {
    int start = made.size();
    int rest = lines - 1;
    int others = node.missing(move);
    for (DictionaryGraph.Node reply : node.replies(move)) {
      if (reply.chosen()) {
        continue;
      }
      others--;
      int needed = fewest(reply, rest - others);
      if (needed < 0) {
        while (made.size() > start) {
          graph.undo(made.remove(made.size() - 1));
        }
        return -1;
      }
      rest -= needed;
    }
    graph.choose(node, move);
    made.add(node);
    return lines - rest;
  }

  /** The same as {@link #solve} with the fewest lines that are found. */
  private int fewest(DictionaryGraph.Node node, int lines) {
    for (int few = 1; few <= lines && left >= 0; few++) {
      int needed = solve(node, few, -1);
      if (needed >= 0) {
        return needed;
      }
    }
    return -1;
  }
}
