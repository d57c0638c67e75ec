package org.farstar.games.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.games.graph.board.GraphText;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;
import org.farstar.values.text.NotationException;

/**
 * A graph of at most 64 vertices, numbered from 1, each of which one player or both may still
 * colour; immutable. Vertices that nobody may colour are left out.
 */
public final class TintedGraph {
  /** The largest number of a vertex. */
  static final int MOST = Long.SIZE;

  private static final String ALLOWED =
      "edges such as 1-2, single vertices such as 3, and 3l or 3r for one player's vertex; 0 alone"
          + " for no vertex";

  /** The neighbours of each vertex, vertex 1 being bit 0. */
  private final long[] near;

  private final long left;
  private final long right;

  private TintedGraph(long[] near, long left, long right) {
    this.near = near;
    this.left = left;
    this.right = right;
  }

  /** The graph on the vertices that somebody may colour. */
  static TintedGraph of(long[] near, long left, long right) {
    long[] kept = new long[MOST];
    for (long rest = left | right; rest != 0; rest &= rest - 1) {
      int v = Long.numberOfTrailingZeros(rest);
      kept[v] = near[v] & (left | right);
    }
    return new TintedGraph(kept, left, right);
  }

  long left() {
    return left;
  }

  long right() {
    return right;
  }

  long near(int vertex) {
    return near[vertex];
  }

  /** The same graph for other sets of vertices that the players may colour. */
  TintedGraph with(long forLeft, long forRight) {
    return of(near, forLeft, forRight);
  }

  /** The connected parts. */
  List<TintedGraph> parts() {
    List<TintedGraph> parts = new ArrayList<>();
    for (long rest = left | right; rest != 0; ) {
      long part = 0;
      long open = rest & -rest;
      long done = 0;
      while (open != 0) {
        part |= open;
        int v = Long.numberOfTrailingZeros(open);
        open = (open | near[v]) & ~(1L << v);
        done |= 1L << v;
        open &= ~done;
      }
      rest &= ~part;
      parts.add(with(left & part, right & part));
    }
    return parts;
  }

  /** The same graph with its vertices numbered from 1 by their looks. */
  TintedGraph relabelled() {
    int[] alive = bits(left | right);
    long[] looks = new long[alive.length];
    int[] index = new int[MOST];
    for (int i = 0; i < alive.length; i++) {
      index[alive[i]] = i;
      looks[i] = (left >>> alive[i] & 1) + 2 * (right >>> alive[i] & 1);
    }
    int[] order =
        Relabelling.order(
            looks,
            (v, before) ->
                Arrays.stream(bits(near[alive[v]])).mapToLong(n -> before[index[n]]).sum());
    int[] number = new int[MOST];
    for (int i = 0; i < order.length; i++) {
      number[alive[order[i]]] = i;
    }
    long[] renamed = new long[MOST];
    for (int v : alive) {
      renamed[number[v]] = renamed(near[v], number);
    }
    return new TintedGraph(renamed, renamed(left, number), renamed(right, number));
  }

  private static long renamed(long set, int[] number) {
    return Arrays.stream(bits(set)).mapToLong(v -> 1L << number[v]).reduce(0, (a, b) -> a | b);
  }

  /** The vertices of a set, counted from 0. */
  static int[] bits(long set) {
    int[] bits = new int[Long.bitCount(set)];
    int n = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      bits[n++] = Long.numberOfTrailingZeros(rest);
    }
    return bits;
  }

  static TintedGraph read(String text) {
    if (text.equals("0")) {
      return of(new long[MOST], 0, 0);
    }
    Reader reader = new Reader(text);
    GraphText.read(text, "", ALLOWED, reader);
    if (reader.all == 0) {
      throw new NotationException(text, 1, "the end", ALLOWED);
    }
    return of(reader.near, reader.all & ~reader.notLeft, reader.all & ~reader.notRight);
  }

  /** Makes the graph of the words. */
  private static final class Reader implements GraphText.Listener {
    private final String text;
    private final long[] near = new long[MOST];
    private long all;
    private long notLeft;
    private long notRight;

    Reader(String text) {
      this.text = text;
    }

    @Override
    public void vertex(String name, int place) {
      boolean tinted = name.endsWith("l") || name.endsWith("r");
      int v = number(tinted ? name.substring(0, name.length() - 1) : name, name, place);
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
      near[v] |= 1L << other;
      near[other] |= 1L << v;
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
    for (int v : bits(left | right)) {
      if ((left & right & 1L << v) == 0) {
        text.append(' ').append(v + 1).append((left & 1L << v) != 0 ? 'l' : 'r');
      } else if (near[v] == 0) {
        text.append(' ').append(v + 1);
      }
      for (int other : bits(near[v])) {
        if (other > v) {
          text.append(' ').append(v + 1).append('-').append(other + 1);
        }
      }
    }
    return text.length() == 0 ? "0" : text.substring(1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TintedGraph that
        && left == that.left
        && right == that.right
        && Arrays.equals(near, that.near);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(near) * 31 + Long.hashCode(left)) * 31 + Long.hashCode(right);
  }

  /** The graph as it stands; a vertex of one player alone has that player's colour. */
  Drawing drawing() {
    int[] vertices = bits(left | right);
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    for (int i = 0; i < vertices.length; i++) {
      int v = vertices[i];
      Ink ink =
          (left >>> v & 1) == 0
              ? Ink.RIGHT_CELL
              : (right >>> v & 1) == 0 ? Ink.LEFT_CELL : Ink.VERTEX;
      dots.add(new GraphDrawing.Vertex(Integer.toString(v + 1), ink, Ink.TEXT));
      for (int j = 0; j < i; j++) {
        if ((near[v] >>> vertices[j] & 1) != 0) {
          lines.add(new GraphDrawing.Edge(j, i, Ink.GRAPH_EDGE, false));
        }
      }
    }
    return GraphDrawing.of(dots, lines);
  }
}
