package org.farstar.games.graph.colouring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.graph.core.Refinement;
import org.farstar.values.text.NotationException;

/**
 * What is left of a graph while its vertices are coloured: at most 64 vertices, numbered from 1,
 * each of which one player or both may still colour; immutable. Vertices that nobody may colour are
 * left out.
 *
 * <p>Sets of vertices are packed into the bits of a long, vertex 1 being bit 0.
 */
public final class ColouringPosition {
  /** The largest number of a vertex. */
  static final int MOST = Long.SIZE;

  private static final String ALLOWED =
      "edges such as 1-2, single vertices such as 3, and 3l or 3r for one player's vertex; 0 alone"
          + " for no vertex";

  /** The neighbours of each vertex. */
  private final long[] neighbours;

  private final long left;
  private final long right;

  private ColouringPosition(long[] neighbours, long left, long right) {
    this.neighbours = neighbours;
    this.left = left;
    this.right = right;
  }

  /** The graph on the vertices that somebody may colour. */
  static ColouringPosition of(long[] neighbours, long left, long right) {
    long[] kept = new long[MOST];
    for (long rest = left | right; rest != 0; rest &= rest - 1) {
      int v = Long.numberOfTrailingZeros(rest);
      kept[v] = neighbours[v] & (left | right);
    }
    return new ColouringPosition(kept, left, right);
  }

  long left() {
    return left;
  }

  long right() {
    return right;
  }

  long neighbours(int vertex) {
    return neighbours[vertex];
  }

  /** The same graph for other sets of vertices that the players may colour. */
  ColouringPosition with(long forLeft, long forRight) {
    return of(neighbours, forLeft, forRight);
  }

  /** The connected components. */
  List<ColouringPosition> parts() {
    List<ColouringPosition> parts = new ArrayList<>();
    for (long rest = left | right; rest != 0; ) {
      long part = 0;
      long open = rest & -rest;
      long done = 0;
      while (open != 0) {
        part |= open;
        int v = Long.numberOfTrailingZeros(open);
        open = (open | neighbours[v]) & ~(1L << v);
        done |= 1L << v;
        open &= ~done;
      }
      rest &= ~part;
      parts.add(with(left & part, right & part));
    }
    return parts;
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
            (v, colours) ->
                Arrays.stream(vertices(neighbours[alive[v]]))
                    .mapToLong(n -> colours[index[n]])
                    .sum());
    int[] number = new int[MOST];
    for (int i = 0; i < order.length; i++) {
      number[alive[order[i]]] = i;
    }
    long[] renamed = new long[MOST];
    for (int v : alive) {
      renamed[number[v]] = renamed(neighbours[v], number);
    }
    return new ColouringPosition(renamed, renamed(left, number), renamed(right, number));
  }

  private static long renamed(long set, int[] number) {
    return Arrays.stream(vertices(set)).mapToLong(v -> 1L << number[v]).reduce(0, (a, b) -> a | b);
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
      return of(new long[MOST], 0, 0);
    }
    Reader reader = new Reader(text);
    GraphText.read(text, "", ALLOWED, reader);
    if (reader.all == 0) {
      throw new NotationException(text, 1, "the end", ALLOWED);
    }
    return of(reader.neighbours, reader.all & ~reader.notLeft, reader.all & ~reader.notRight);
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
      } else if (neighbours[v] == 0) {
        text.append(' ').append(v + 1);
      }
      for (int other : vertices(neighbours[v])) {
        if (other > v) {
          text.append(' ').append(v + 1).append('-').append(other + 1);
        }
      }
    }
    return text.length() == 0 ? "0" : text.substring(1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ColouringPosition that
        && left == that.left
        && right == that.right
        && Arrays.equals(neighbours, that.neighbours);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(neighbours) * 31 + Long.hashCode(left)) * 31 + Long.hashCode(right);
  }
}
