package org.farstar.games.graph.colouring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.symmetry.Refinement;
import org.farstar.values.text.NotationException;

/**
 * What is left of a graph while its vertices are coloured or taken away: at most 64 vertices,
 * numbered from 1, each of which one player or both may still colour; immutable. Vertices that
 * nobody may colour are left out. Positions of one play share the graph.
 *
 * <p>Sets of vertices are packed into the bits of a long, vertex 1 being bit 0.
 */
public final class ColouringPosition {
  /** The largest number of a vertex. */
  static final int MOST = Graph.MOST_IN_ROWS;

  /** What may stand in the text of a position. */
  enum Words {
    /** Edges, and vertices that one player may colour. */
    EDGES("edges such as 1-2, single vertices such as 3"),
    /** The same with arcs. */
    ARCS("edges such as 1-2, arcs such as 1>2, single vertices such as 3"),
    /** Edges, and vertices for both. */
    PLAIN("edges such as 1-2 and single vertices such as 3; 0 alone for no vertex"),
    /** Arcs, and vertices for both. */
    ORDER("arcs such as 1>2 and single vertices such as 3; 0 alone for no vertex");

    private final String allowed;

    Words(String allowed) {
      this.allowed = allowed;
    }

    private boolean owners() {
      return this == EDGES || this == ARCS;
    }

    private String allowed() {
      return owners()
          ? allowed + ", and 3l or 3r for one player's vertex; 0 alone for no vertex"
          : allowed;
    }

    private boolean takes(boolean arc) {
      return arc ? this == ARCS || this == ORDER : this != ORDER;
    }
  }

  private final Graph graph;
  private final long left;
  private final long right;

  /** The part of a graph on the vertices that somebody may colour. */
  ColouringPosition(Graph graph, long left, long right) {
    this.graph = graph;
    this.left = left;
    this.right = right;
  }

  long left() {
    return left;
  }

  long right() {
    return right;
  }

  /** The neighbours of a vertex, or the heads of its arcs, that somebody may colour. */
  long neighbours(int vertex) {
    return graph.row(vertex) & (left | right);
  }

  /** The neighbours of a vertex, or the tails of the arcs to it, that somebody may colour. */
  private long before(int vertex) {
    return graph.reversed().row(vertex) & (left | right);
  }

  /** The same vertices, with an arc wherever there was a way. */
  ColouringPosition closed() {
    long[] rows = rows();
    for (int middle = 0; middle < rows.length; middle++) {
      for (int v = 0; v < rows.length; v++) {
        rows[v] |= (rows[v] >>> middle & 1) == 0 ? 0 : rows[middle];
      }
    }
    return new ColouringPosition(Graph.ofRows(true, rows), left, right);
  }

  /** The same vertices, without the arcs that stand for longer ways. */
  ColouringPosition reduced() {
    long[] rows = rows();
    long[] covers = rows.clone();
    for (int v = 0; v < rows.length; v++) {
      for (int w : vertices(rows[v])) {
        covers[v] &= ~rows[w];
      }
    }
    return new ColouringPosition(Graph.ofRows(true, covers), left, right);
  }

  private long[] rows() {
    long[] rows = new long[graph.vertices()];
    for (int v : vertices(left | right)) {
      rows[v] = neighbours(v);
    }
    return rows;
  }

  /** Whether some arcs lead round in a circle, where all are arcs. */
  boolean circular() {
    long[] rows = rows();
    long rest = left | right;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int v : vertices(rest)) {
        if ((rows[v] & rest) == 0) {
          rest &= ~(1L << v);
          changed = true;
        }
      }
    }
    return rest != 0;
  }

  /** The same graph for other sets of vertices that the players may colour. */
  ColouringPosition with(long forLeft, long forRight) {
    return new ColouringPosition(graph, forLeft, forRight);
  }

  /** The connected components. */
  List<ColouringPosition> parts() {
    List<ColouringPosition> parts = new ArrayList<>();
    for (long rest = left | right; rest != 0; ) {
      long part = component(rest & -rest);
      rest &= ~part;
      parts.add(with(left & part, right & part));
    }
    return parts;
  }

  /** All that is connected with a set of vertices. */
  private long component(long from) {
    long part = from;
    for (long open = from; open != 0; ) {
      int vertex = Long.numberOfTrailingZeros(open);
      long near = (neighbours(vertex) | before(vertex)) & ~part;
      part |= near;
      open = open & open - 1 | near;
    }
    return part;
  }

  /** The same graph with its vertices numbered from 1 by their refined colours. */
  ColouringPosition relabelled() {
    int[] alive = vertices(left | right);
    long[] own = new long[alive.length];
    int[] index = new int[MOST];
    for (int i = 0; i < alive.length; i++) {
      index[alive[i]] = i;
      own[i] = (left >>> alive[i] & 1) + 2 * (right >>> alive[i] & 1);
    }
    int[] order =
        Refinement.order(
            own,
            (v, colours) -> {
              long sum = sum(neighbours(alive[v]), colours, index);
              return graph.directed()
                  ? sum * 0x9E3779B97F4A7C15L + sum(before(alive[v]), colours, index)
                  : sum;
            });
    int[] number = new int[MOST];
    for (int i = 0; i < order.length; i++) {
      number[alive[order[i]]] = i;
    }
    long[] renamed = new long[alive.length];
    for (int v : alive) {
      renamed[number[v]] = renamed(neighbours(v), number);
    }
    return new ColouringPosition(
        Graph.ofRows(graph.directed(), renamed), renamed(left, number), renamed(right, number));
  }

  private static long sum(long set, long[] colours, int[] index) {
    long sum = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      sum += colours[index[Long.numberOfTrailingZeros(rest)]];
    }
    return sum;
  }

  private static long renamed(long set, int[] number) {
    long renamed = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      renamed |= 1L << number[Long.numberOfTrailingZeros(rest)];
    }
    return renamed;
  }

  /** The vertices of a set, counted from 0. */
  static int[] vertices(long set) {
    int[] vertices = new int[Long.bitCount(set)];
    int n = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      vertices[n++] = Long.numberOfTrailingZeros(rest);
    }
    return vertices;
  }

  static ColouringPosition read(String text, Words words) {
    if (text.equals("0")) {
      return new ColouringPosition(Graph.ofRows(false), 0, 0);
    }
    Reader reader = new Reader(text, words);
    GraphText.read(text, "", words.allowed(), reader);
    if (reader.all == 0) {
      throw new NotationException(text, 1, "the end", words.allowed());
    }
    return new ColouringPosition(
        Graph.ofRows(
            reader.arcs,
            Arrays.copyOf(reader.neighbours, Long.SIZE - Long.numberOfLeadingZeros(reader.all))),
        reader.all & ~reader.notLeft,
        reader.all & ~reader.notRight);
  }

  /** Makes the graph of the words. */
  private static final class Reader implements GraphText.Listener {
    private final String text;
    private final Words words;
    private final long[] neighbours = new long[MOST];
    private boolean arcs;
    private long all;
    private long notLeft;
    private long notRight;

    Reader(String text, Words words) {
      this.text = text;
      this.words = words;
    }

    @Override
    public void vertex(String name, int place) {
      boolean restricted = words.owners() && (name.endsWith("l") || name.endsWith("r"));
      int v = number(restricted ? name.substring(0, name.length() - 1) : name, name, place);
      all |= 1L << v;
      notRight |= restricted && name.endsWith("l") ? 1L << v : 0;
      notLeft |= restricted && name.endsWith("r") ? 1L << v : 0;
    }

    @Override
    public void edge(String a, String b, boolean arc, int place) {
      String word = a + (arc ? ">" : "-") + b;
      int v = number(a, word, place);
      int other = number(b, word, place);
      if (v == other || !words.takes(arc)) {
        throw wrong(word, place);
      }
      arcs |= arc;
      all |= 1L << v | 1L << other;
      neighbours[v] |= 1L << other;
      neighbours[other] |= arc ? 0 : 1L << v;
    }

    private NotationException wrong(String word, int place) {
      return new NotationException(text, place + 1, "'" + word + "'", words.allowed());
    }

    private int number(String digits, String word, int place) {
      if (!digits.matches("[0-9]{1,4}")) {
        throw wrong(word, place);
      }
      int number = Integer.parseInt(digits);
      if (number < 1 || number > MOST) {
        throw new NotationException(text, place + 1, "vertex " + digits, "vertices 1 to " + MOST);
      }
      return number - 1;
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int v : vertices(left | right)) {
      if ((left & right & 1L << v) == 0) {
        text.append(' ').append(v + 1).append((left & 1L << v) != 0 ? 'l' : 'r');
      } else if ((neighbours(v) | before(v)) == 0) {
        text.append(' ').append(v + 1);
      }
      for (int other : vertices(neighbours(v))) {
        boolean back = (neighbours(other) >>> v & 1) != 0;
        if (other > v || !back) {
          text.append(' ').append(v + 1).append(back ? '-' : '>').append(other + 1);
        }
      }
    }
    return text.length() == 0 ? "0" : text.substring(1);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof ColouringPosition that) || left != that.left || right != that.right) {
      return false;
    }
    for (long rest = graph == that.graph ? 0 : left | right; rest != 0; rest &= rest - 1) {
      int v = Long.numberOfTrailingZeros(rest);
      if (neighbours(v) != that.neighbours(v)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = Long.hashCode(left) * 31 + Long.hashCode(right);
    for (long rest = left | right; rest != 0; rest &= rest - 1) {
      hash = hash * 31 + Long.hashCode(neighbours(Long.numberOfTrailingZeros(rest)));
    }
    return hash;
  }
}
