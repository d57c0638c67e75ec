package org.farstar.bench.qubic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.games.positional.qubic.Cells;
import org.farstar.games.positional.qubic.Cube64;
import org.farstar.verify.qubic.Entry;

/**
 * The positions of Qubic in which X must think, up to symmetry, with the moves that have been
 * looked at and one that is chosen where the position has a line in a dictionary. Not thread-safe.
 *
 * <p>Positions only gain cells. So counts of the lines that lead to each are exact, and a line goes
 * when the last one that needs it goes.
 */
final class DictionaryGraph {
  /** A position. */
  static final class Node {
    private static final int NONE = -1;

    final long x;
    final long o;

    /** The moves that were looked at, and for each the replies that need thought. */
    private byte[] moves = {};

    private Node[][] replies = {};
    private boolean expanded;

    /** The index of the chosen move. */
    private int choice = NONE;

    /** How many chosen moves lead here. */
    private int needed;

    /** The place in the list of chosen positions. */
    private int place;

    /** In which search it was not solved, with this many lines. */
    long failedRound = -1;

    int failedLines;

    private Node(Cells cells) {
      this.x = cells.x();
      this.o = cells.o();
    }

    /** Whether the position has a line. */
    boolean chosen() {
      return choice != NONE;
    }

    /** The index of the chosen move. */
    int choice() {
      return choice;
    }

    /** How many moves have been looked at. */
    int moves() {
      return moves.length;
    }

    /** The cell of one of these moves. */
    int move(int index) {
      return moves[index];
    }

    /** The replies to a move that need thought. */
    Node[] replies(int index) {
      return replies[index];
    }

    /** How many replies to a move have no line. */
    int missing(int index) {
      int missing = 0;
      for (Node reply : replies[index]) {
        missing += reply.chosen() ? 0 : 1;
      }
      return missing;
    }

    private void add(int move, Node[] then) {
      moves = Arrays.copyOf(moves, moves.length + 1);
      replies = Arrays.copyOf(replies, moves.length);
      moves[moves.length - 1] = (byte) move;
      replies[moves.length - 1] = then;
    }
  }

  /** A move that was chosen. */
  record Choice(Node node, int index) {}

  private final Map<Cells, Node> nodes = new HashMap<>();
  private final List<Node> chosen = new ArrayList<>();
  private final ReplyFinder finder = new ReplyFinder(this);

  /** The position in which play begins; it always has a line. */
  private final Node root;

  /**
   * @param dictionary one that wins; lines that no play leads to are left out
   * @param x the cells of X where play begins, X to move
   * @param o those of O
   * @throws IllegalArgumentException where it does not win
   */
  DictionaryGraph(List<Entry> dictionary, long x, long o) {
    Map<Node, Integer> moves = new HashMap<>();
    for (Entry entry : dictionary) {
      long image = Cube64.image(Cube64.least(entry.x(), entry.o()), 1L << entry.move());
      moves.put(node(entry.x(), entry.o()), Long.numberOfTrailingZeros(image));
    }
    root = node(x, o);
    choose(root, moves);
  }

  private void choose(Node node, Map<Node, Integer> moves) {
    Integer move = moves.get(node);
    Node[] then = move == null ? null : finder.all(node.x, node.o, move);
    if (then == null) {
      throw new IllegalArgumentException("no win at " + new Entry(1, node.x, node.o, 0).write());
    }
    node.add(move, then);
    choose(node, 0);
    for (Node reply : then) {
      if (!reply.chosen()) {
        choose(reply, moves);
      }
    }
  }

  /** The position in which play begins. */
  Node root() {
    return root;
  }

  /** The node of a position, made if it is new. */
  Node node(long x, long o) {
    return nodes.computeIfAbsent(Cells.least(x, o), Node::new);
  }

  /** The node of a position that was met before, or null. */
  Node known(long x, long o) {
    return nodes.get(Cells.least(x, o));
  }

  /** The positions that have lines, in an order that depends on all choices before. */
  List<Node> chosen() {
    return chosen;
  }

  /** The lines in ascending order. */
  List<String> lines() {
    return chosen.stream()
        .map(node -> new Entry(1, node.x, node.o, node.moves[node.choice]).write())
        .sorted()
        .toList();
  }

  /** Chooses one of the moves that were looked at. */
  void choose(Node node, int index) {
    node.choice = index;
    node.place = chosen.size();
    chosen.add(node);
    for (Node reply : node.replies[index]) {
      reply.needed++;
    }
  }

  /** Takes back the choice of one position alone. */
  void undo(Node node) {
    for (Node reply : node.replies[node.choice]) {
      reply.needed--;
    }
    node.choice = Node.NONE;
    Node last = chosen.remove(chosen.size() - 1);
    if (last != node) {
      last.place = node.place;
      chosen.set(last.place, last);
    }
  }

  /**
   * Takes back the choice of a position and of all that no other needs.
   *
   * @return what was taken back, the position first
   */
  List<Choice> drop(Node node) {
    List<Choice> dropped = new ArrayList<>();
    drop(node, dropped);
    return dropped;
  }

  private void drop(Node node, List<Choice> dropped) {
    Choice choice = new Choice(node, node.choice);
    dropped.add(choice);
    undo(node);
    for (Node reply : node.replies[choice.index]) {
      if (reply.needed == 0 && reply.chosen()) {
        drop(reply, dropped);
      }
    }
  }

  /** Makes choices again. */
  void restore(List<Choice> choices) {
    for (Choice choice : choices) {
      choose(choice.node, choice.index);
    }
  }

  /** Looks at all moves of a position, once. */
  void expand(Node node) {
    if (node.expanded) {
      return;
    }
    node.expanded = true;
    Set<Cells> seen = new HashSet<>();
    for (byte move : node.moves) {
      seen.add(Cells.least(node.x | 1L << move, node.o));
    }
    for (long rest = ~(node.x | node.o); rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if (seen.add(Cells.least(node.x | 1L << move, node.o))) {
        Node[] then = finder.few(node.x, node.o, move);
        if (then != null) {
          node.add(move, then);
        }
      }
    }
  }
}
