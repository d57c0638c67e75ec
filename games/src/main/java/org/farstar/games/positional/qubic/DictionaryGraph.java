package org.farstar.games.positional.qubic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.verify.qubic.Entry;

/**
 * The positions of Qubic in which X must think, up to symmetry, with the moves that have been
 * looked at and one that is chosen where the position has a line in a dictionary. Not for threads.
 */
final class DictionaryGraph {
  /** So many positions are looked at to find threats that win. */
  private static final long THREATS_TRIED = 8_000;

  /** Moves with more replies that need thought are not looked at. */
  private static final int MOST_REPLIES = 12;

  /** The cells of both players, the least image. */
  private record Cells(long x, long o) {
    static Cells of(long x, long o) {
      int g = Cube64.least(x, o);
      return new Cells(Cube64.image(g, x), Cube64.image(g, o));
    }
  }

  /** A position. */
  static final class Node {
    private static final byte NONE = -1;

    final long x;
    final long o;

    /** The chosen move, and the positions after it in which X must think. */
    byte move = NONE;

    private Node[] then;

    /** How many chosen moves lead here. */
    private int needed;

    /** The moves that were looked at, and for each the replies that need thought. */
    byte[] moves;

    Node[][] replies;

    /** In which search it was not solved, with so many lines. */
    int failedRound = -1;

    int failedLines;

    private Node(Cells cells) {
      this.x = cells.x;
      this.o = cells.o;
    }

    /** Whether the position has a line. */
    boolean chosen() {
      return move != NONE;
    }

    /** The replies to a move that have no line. */
    List<Node> missing(int index) {
      List<Node> missing = new ArrayList<>();
      for (Node reply : replies[index]) {
        if (!reply.chosen()) {
          missing.add(reply);
        }
      }
      return missing;
    }
  }

  /** A move that was chosen. */
  record Choice(Node node, byte move, Node[] then) {}

  private final Map<Cells, Node> nodes = new HashMap<>();
  private final Set<Cells> blocked = new HashSet<>();
  private final ForcedWin threats = new ForcedWin();

  /** A dictionary that wins, each of whose lines is needed. */
  DictionaryGraph(List<Entry> dictionary) {
    for (Entry entry : dictionary) {
      Node node = node(entry.x(), entry.o());
      long image = Cube64.image(Cube64.least(entry.x(), entry.o()), 1L << entry.move());
      node.move = (byte) Long.numberOfTrailingZeros(image);
    }
    for (Node node : chosen()) {
      Set<Node> found = new LinkedHashSet<>();
      begin();
      long x = node.x | 1L << node.move;
      long fourth = Cube64.wins(node.move, x, node.o);
      // What has no line is won by threats, for the dictionary wins.
      collect(x, node.o, fourth != 0 ? fourth : ~(x | node.o), found, true);
      node.then = found.toArray(Node[]::new);
      found.forEach(reply -> reply.needed++);
    }
  }

  private Node node(long x, long o) {
    return nodes.computeIfAbsent(Cells.of(x, o), Node::new);
  }

  /** The positions that have lines. */
  List<Node> chosen() {
    List<Node> chosen = new ArrayList<>();
    nodes.values().stream().filter(Node::chosen).forEach(chosen::add);
    chosen.sort(
        Comparator.comparingInt((Node node) -> -Long.bitCount(node.x))
            .thenComparingLong(node -> node.x)
            .thenComparingLong(node -> node.o));
    return chosen;
  }

  /** The lines in ascending order. */
  List<String> lines() {
    return chosen().stream()
        .map(node -> new Entry(1, node.x, node.o, node.move).write())
        .sorted()
        .toList();
  }

  /** Chooses one of the moves that were looked at. */
  void choose(Node node, int index) {
    restore(List.of(new Choice(node, node.moves[index], node.replies[index])));
  }

  /** Takes back the choice of one position alone. */
  void undo(Node node) {
    node.move = Node.NONE;
    for (Node reply : node.then) {
      reply.needed--;
    }
  }

  /** Takes back the choice of a position and of all that no other needs; what was taken back. */
  List<Choice> drop(Node node) {
    List<Choice> dropped = new ArrayList<>();
    drop(node, dropped);
    return dropped;
  }

  private void drop(Node node, List<Choice> dropped) {
    dropped.add(new Choice(node, node.move, node.then));
    undo(node);
    for (Node reply : node.then) {
      if (reply.needed == 0 && reply.chosen()) {
        drop(reply, dropped);
      }
    }
  }

  /** Makes choices again. */
  void restore(Collection<Choice> choices) {
    for (Choice choice : choices) {
      choice.node.move = choice.move;
      choice.node.then = choice.then;
      for (Node reply : choice.then) {
        reply.needed++;
      }
    }
  }

  /** Looks at all moves of a position, once. */
  void expand(Node node) {
    if (node.moves != null) {
      return;
    }
    List<Integer> moves = new ArrayList<>();
    List<Node[]> replies = new ArrayList<>();
    Set<Cells> seen = new HashSet<>();
    for (long rest = ~(node.x | node.o); rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      Set<Node> found = new LinkedHashSet<>();
      if (seen.add(Cells.of(node.x | 1L << move, node.o)) && replies(node, move, found)) {
        moves.add(move);
        replies.add(found.toArray(Node[]::new));
      }
    }
    node.moves = new byte[moves.size()];
    for (int i = 0; i < node.moves.length; i++) {
      node.moves[i] = moves.get(i).byteValue();
    }
    node.replies = replies.toArray(Node[][]::new);
  }

  /** Finds the replies to a move that need thought; whether they are few. */
  private boolean replies(Node node, int move, Set<Node> found) {
    long x = node.x | 1L << move;
    long fourth = Cube64.wins(move, x, node.o);
    if ((fourth & fourth - 1) != 0) {
      return true;
    }
    begin();
    // A stone more of O takes no win of X's from him: without one here there is none later.
    boolean winning = fourth != 0 || threats.wins(x, node.o, 0, THREATS_TRIED);
    return winning && collect(x, node.o, fourth != 0 ? fourth : ~(x | node.o), found, false);
  }

  private void begin() {
    threats.forget();
    blocked.clear();
  }

  /**
   * Collects what needs thought after O takes one of some cells; where O has a line of three, X
   * takes its fourth cell.
   *
   * @param known whether only positions with lines count, and all of them
   * @return whether they are few, and O has not two lines of three
   */
  private boolean collect(long x, long o, long cells, Set<Node> found, boolean known) {
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      long then = o | Long.lowestOneBit(rest);
      long block = Cube64.wins(Long.numberOfTrailingZeros(rest), then, x);
      if ((block & block - 1) != 0) {
        return false;
      }
      if (block != 0) {
        if (!block(x, then, block, found, known)) {
          return false;
        }
        continue;
      }
      Node node = nodes.get(Cells.of(x, then));
      boolean chosen = node != null && node.chosen();
      if (known ? chosen : node != null || !threats.wins(x, then, 0, THREATS_TRIED)) {
        found.add(node != null ? node : node(x, then));
        if (!known && found.size() > MOST_REPLIES) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean block(long x, long o, long block, Set<Node> found, boolean known) {
    if (threats.wins(x, o, block, THREATS_TRIED) || !blocked.add(Cells.of(x, o))) {
      return true;
    }
    long after = x | block;
    long fourth = Cube64.wins(Long.numberOfTrailingZeros(block), after, o);
    boolean won = (fourth & fourth - 1) != 0;
    return won || collect(after, o, fourth != 0 ? fourth : ~(after | o), found, known);
  }
}
