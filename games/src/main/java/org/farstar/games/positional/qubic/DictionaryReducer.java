package org.farstar.games.positional.qubic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.farstar.verify.qubic.Entry;

/**
 * Makes a dictionary for Qubic smaller: for one line after the other, those of late positions
 * first, it looks for another move that needs fewer lines besides those that are there for other
 * reasons. Lines that no play leads to any more are left out. Not for threads.
 *
 * <p>Exact counts need no more than how many lines lead to each: positions only gain stones, so
 * that a line goes when the last one that needs it goes. A new move is looked for depth first with
 * a growing number of lines that it may need.
 */
public final class DictionaryReducer {
  /** Lines are tried in turns whose moves need no more than so many lines of their own. */
  private static final int[] MOST = {4, 8, 4, 20, 4, 60};

  /** So many positions are looked at for a move that needs one line less. */
  private static final int EFFORT = 50;

  /** So many moves that need more lines are tried in a position. */
  private static final int WIDTH = 6;

  private final DictionaryGraph graph;

  /** Nodes that got a move since a search began, the last one at the end. */
  private final List<DictionaryGraph.Node> made = new ArrayList<>();

  private int round;
  private long left;

  /**
   * @param dictionary one that wins, all of whose lines are needed
   */
  public DictionaryReducer(List<Entry> dictionary) {
    graph = new DictionaryGraph(dictionary);
  }

  /** The lines as they are now, in ascending order. */
  public List<String> lines() {
    return graph.lines();
  }

  /**
   * Goes through the lines again and again.
   *
   * @param goesOn whether there is time left
   * @param rounds how often at most
   */
  public void reduce(int rounds, BooleanSupplier goesOn) {
    for (int i = 0; i < rounds && goesOn.getAsBoolean(); i++) {
      int most = MOST[i % MOST.length];
      List<DictionaryGraph.Node> nodes = graph.chosen();
      for (DictionaryGraph.Node node : nodes) {
        if (node.chosen() && node.x != 0 && goesOn.getAsBoolean()) {
          improve(node, most);
        }
      }
    }
  }

  /** Looks for a move that needs fewer lines, or as many. */
  private void improve(DictionaryGraph.Node node, int most) {
    byte before = node.move;
    List<DictionaryGraph.Choice> dropped = graph.drop(node);
    int cost = dropped.size();
    boolean found = false;
    if (cost <= most) {
      for (int lines = 1; lines < cost && !found; lines++) {
        found = search(node, lines, cost, (byte) -1);
      }
      found = found || search(node, cost, cost, before);
    }
    if (!found) {
      graph.restore(dropped);
    }
  }

  private boolean search(DictionaryGraph.Node node, int lines, int cost, byte without) {
    round++;
    made.clear();
    left = (long) EFFORT * cost;
    return solve(node, lines, without) >= 0;
  }

  /**
   * Gives a position a move that needs no more than so many new lines.
   *
   * @param without a move that is not wanted
   * @return how many it needs; -1 where none was found, and nothing is changed
   */
  private int solve(DictionaryGraph.Node node, int lines, byte without) {
    if (node.chosen()) {
      return 0;
    }
    if (lines <= 0 || left-- < 0 || node.failedRound == round && node.failedLines >= lines) {
      return -1;
    }
    graph.expand(node);
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < node.moves.length; i++) {
      if (node.moves[i] != without && node.missing(i).size() < lines) {
        order.add(i);
      }
    }
    order.sort(
        Comparator.comparingInt((Integer i) -> node.missing(i).size())
            .thenComparing(i -> node.replies[i].length));
    for (int i = 0; i < order.size() && i < WIDTH; i++) {
      int needed = answer(node, order.get(i), lines);
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

  private int answer(DictionaryGraph.Node node, int move, int lines) {
    int start = made.size();
    int rest = lines - 1;
    List<DictionaryGraph.Node> missing = node.missing(move);
    for (int i = 0; i < missing.size(); i++) {
      int others = missing.size() - 1 - i;
      int needed = fewest(missing.get(i), rest - others);
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

  /** The same with the fewest lines that are found. */
  private int fewest(DictionaryGraph.Node node, int lines) {
    if (node.chosen()) {
      return 0;
    }
    for (int few = 1; few <= lines && left >= 0; few++) {
      int needed = solve(node, few, (byte) -1);
      if (needed >= 0) {
        return needed;
      }
    }
    return -1;
  }
}
