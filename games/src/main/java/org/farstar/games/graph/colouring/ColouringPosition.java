package org.farstar.games.graph.colouring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.symmetry.Refinement;
import org.farstar.values.text.NotationException;

/**
 * What is left of a graph while its vertices are coloured: at most 64 vertices, numbered from 1,
 * each of which one player or both may still colour; immutable. Vertices that nobody may colour are
 * left out. Positions of one play share the graph.
 *
 * <p>Sets of vertices are packed into the bits of a long, vertex 1 being bit 0.
 */
public final class ColouringPosition {
  /** The largest number of a vertex. */
  static final int MOST = Graph.MOST_IN_ROWS;

  private static final String ALLOWED =
      "edges such as 1-2, single vertices such as 3, and 3l or 3r for one player's vertex; 0 alone"
          + " for no vertex";

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

  /** The neighbours of a vertex that somebody may colour. */
  long neighbours(int vertex) {
    return graph.row(vertex) & (left | right);
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
      long near = neighbours(Long.numberOfTrailingZeros(open)) & ~part;
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
              long sum = 0;
              for (long rest = neighbours(alive[v]); rest != 0; rest &= rest - 1) {
                sum += colours[index[Long.numberOfTrailingZeros(rest)]];
              }
              return sum;
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
        Graph.ofRows(false, renamed), renamed(left, number), renamed(right, number));
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

  static ColouringPosition read(String text) {
    if (text.equals("0")) {
      return new ColouringPosition(Graph.ofRows(false), 0, 0);
    }
    Reader reader = new Reader(text);
    GraphText.read(text, "", ALLOWED, reader);
    if (reader.all == 0) {
      throw new NotationException(text, 1, "the end", ALLOWED);
    }
    return new ColouringPosition(
        Graph.ofRows(
            false,
            Arrays.copyOf(reader.neighbours, Long.SIZE - Long.numberOfLeadingZeros(reader.all))),
        reader.all & ~reader.notLeft,
        reader.all & ~reader.notRight);
  }

  /** Makes the graph of the words. */
  private static final class Reader implements GraphText.Listener {
    private final String text;
    private final long[] neighbours = new long[MOST];
    private long all;
    private long notLeft;
    private long notRight;

    Reader(String text) {
      this.text = text;
    }

    @Override
    public void vertex(String name, int place) {
      boolean restricted = name.endsWith("l") || name.endsWith("r");
      int v = number(restricted ? name.substring(0, name.length() - 1) : name, name, place);
      all |= 1L << v;
      notRight |= name.endsWith("l") ? 1L << v : 0;
      notLeft |= name.endsWith("r") ? 1L << v : 0;
    }

    @Override
    public void edge(String a, String b, boolean arc, int place) {
      String word = a + (arc ? ">" : "-") + b;
      int v = number(a, word, place);
      int other = number(b, word, place);
      if (v == other || arc) {
        throw wrong(word, place);
      }
      all |= 1L << v | 1L << other;
      neighbours[v] |= 1L << other;
      neighbours[other] |= 1L << v;
    }

    private NotationException wrong(String word, int place) {
      return new NotationException(text, place + 1, "'" + word + "'", ALLOWED);
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
      } else if (neighbours(v) == 0) {
        text.append(' ').append(v + 1);
      }
      for (int other : vertices(neighbours(v))) {
        if (other > v) {
          text.append(' ').append(v + 1).append('-').append(other + 1);
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
