package org.farstar.games.graph.geography;

import java.util.Arrays;
import java.util.Optional;
import org.farstar.games.graph.board.BoardDrawing;
import org.farstar.games.graph.board.BoardText;
import org.farstar.games.graph.board.Gone;
import org.farstar.games.graph.board.GraphBoard;
import org.farstar.picture.Drawing;

/**
 * A graph, what is gone of it, and the vertex with the token; immutable. Positions of one play
 * share the graph and differ in a short sorted list of numbers, so that a move costs no copy of the
 * graph.
 */
public final class GeographyPosition {
  private final GraphBoard board;
  private final Gone kind;
  private final int[] gone;
  private final int token;

  /** 0 until it is asked for. */
  private int hash;

  GeographyPosition(GraphBoard board, Gone kind, int[] gone, int token) {
    this.board = board;
    this.kind = kind;
    this.gone = gone;
    this.token = token;
  }

  GraphBoard board() {
    return board;
  }

  /** Whether vertices or edges vanish. */
  Gone kind() {
    return kind;
  }

  int token() {
    return token;
  }

  /** How many vertices or edges are gone. */
  int lost() {
    return gone.length;
  }

  /** Whether a vertex or an edge, whichever vanish here, is gone. */
  boolean isGone(int number) {
    return gone.length > 0 && Arrays.binarySearch(gone, number) >= 0;
  }

  /** Whether a token on the vertex of this slot can move along it. */
  boolean open(int slot) {
    return !isGone(kind == Gone.VERTICES ? board.near(slot) : board.edge(slot));
  }

  /** The position after the move along an open slot of the token's vertex. */
  GeographyPosition after(int slot) {
    int leaving = kind == Gone.VERTICES ? token : board.edge(slot);
    int at = -Arrays.binarySearch(gone, leaving) - 1;
    int[] more = new int[gone.length + 1];
    System.arraycopy(gone, 0, more, 0, at);
    more[at] = leaving;
    System.arraycopy(gone, at, more, at + 1, gone.length - at);
    return new GeographyPosition(board, kind, more, board.near(slot));
  }

  /** The same with other things gone. */
  GeographyPosition without(int[] others) {
    return new GeographyPosition(board, kind, others, token);
  }

  String write() {
    return new BoardText(board, gone, token).write(kind);
  }

  Optional<Drawing> drawing() {
    return BoardDrawing.of(new BoardText(board, gone, token), kind);
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof GeographyPosition that)
        || kind != that.kind
        || hashCode() != that.hashCode()) {
      return false;
    }
    if (board == that.board) {
      return token == that.token && Arrays.equals(gone, that.gone);
    }
    // Two texts may have been read in two states of one play; what is left is what counts.
    return write().equals(that.write());
  }

  /** What is left, by names and without an order. */
  @Override
  public int hashCode() {
    if (hash == 0) {
      int sum = board.look(token) * 31;
      if (kind == Gone.VERTICES) {
        sum += vertices(board);
        for (int v : gone) {
          sum -= board.look(v);
        }
      } else {
        sum += edges(board);
        for (int e : gone) {
          sum -= look(board, e);
        }
      }
      hash = sum;
    }
    return hash;
  }

  private static int vertices(GraphBoard board) {
    int sum = 0;
    for (int v = 0; v < board.vertices(); v++) {
      sum += board.look(v);
    }
    return sum;
  }

  private static int edges(GraphBoard board) {
    int sum = 0;
    for (int e = 0; e < board.edges(); e++) {
      sum += look(board, e);
    }
    return sum;
  }

  private static int look(GraphBoard board, int edge) {
    int a = board.look(board.tail(edge));
    int b = board.look(board.head(edge));
    int mixed = (board.directed() ? a * 31 + b : (a + b) * (a ^ b)) * 0x85EBCA6B;
    return mixed ^ mixed >>> 13;
  }

  @Override
  public String toString() {
    return write();
  }
}
