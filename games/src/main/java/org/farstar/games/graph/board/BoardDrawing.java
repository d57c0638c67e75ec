package org.farstar.games.graph.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;

/** Positions of games with a token as drawings: what is left of the graph, the token's vertex. */
public final class BoardDrawing {
  private static final int LONGEST_NAME = 4;

  private BoardDrawing() {}

  /**
   * The drawing; empty where too much is left of the graph to be told apart.
   *
   * @param position the position
   * @param kind what may be gone of it
   */
  public static Optional<Drawing> of(BoardText position, Gone kind) {
    GraphBoard board = position.board();
    BitSet gone = new BitSet();
    Arrays.stream(position.gone()).forEach(gone::set);
    BitSet there = there(position, kind, gone);
    if (there.cardinality() > GraphDrawing.MOST_VERTICES) {
      return Optional.empty();
    }
    int[] number = new int[board.vertices()];
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    for (int v = 0; v < number.length; v++) {
      number[v] = there.get(v) ? dots.size() : -1;
      if (there.get(v)) {
        Ink ink = v == position.token() ? Ink.LEFT_CELL : Ink.VERTEX;
        dots.add(new GraphDrawing.Vertex(label(board.name(v)), ink, Ink.TEXT));
      }
    }
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    for (int v = 0; v < number.length; v++) {
      for (int slot = board.first(v); slot < board.end(v); slot++) {
        int w = board.near(slot);
        boolean open =
            there.get(v) && there.get(w) && (kind != Gone.EDGES || !gone.get(board.edge(slot)));
        if (open && (board.directed() || v < w)) {
          lines.add(new GraphDrawing.Edge(number[v], number[w], Ink.GRAPH_EDGE, board.directed()));
        }
      }
    }
    return Optional.of(GraphDrawing.of(dots, lines));
  }

  /** As in the text, where edges vanish, vertices without any are left out but for the token's. */
  private static BitSet there(BoardText position, Gone kind, BitSet gone) {
    GraphBoard board = position.board();
    BitSet there = new BitSet();
    if (kind != Gone.EDGES) {
      there.set(0, board.vertices());
      if (kind == Gone.VERTICES) {
        there.andNot(gone);
      }
      return there;
    }
    there.set(position.token());
    for (int v = 0; v < board.vertices(); v++) {
      for (int slot = board.first(v); slot < board.end(v); slot++) {
        if (!gone.get(board.edge(slot))) {
          there.set(v);
          there.set(board.near(slot));
        }
      }
    }
    return there;
  }

  /** More characters do not fit into a vertex. */
  private static String label(String name) {
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "\u2026";
  }
}
