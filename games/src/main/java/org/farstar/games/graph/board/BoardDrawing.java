package org.farstar.games.graph.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.picture.Drawing;
import org.farstar.engine.picture.GraphDrawing;
import org.farstar.engine.picture.Ink;

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
    int most = GraphDrawing.MOST_VERTICES;
    int left = board.vertices() - (kind == Gone.VERTICES ? gone.cardinality() : 0);
    if (left > most) {
      return Optional.empty();
    }
    int[] number = new int[board.vertices()];
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    for (int v = 0; v < number.length; v++) {
      boolean there = kind != Gone.VERTICES || !gone.get(v);
      number[v] = there ? dots.size() : -1;
      if (there) {
        Ink ink = v == position.token() ? Ink.LEFT_CELL : Ink.VERTEX;
        dots.add(new GraphDrawing.Vertex(label(board.name(v)), ink, Ink.TEXT));
      }
    }
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    for (int v = 0; v < number.length; v++) {
      for (int slot = board.first(v); slot < board.end(v); slot++) {
        int w = board.near(slot);
        boolean there =
            number[v] >= 0 && number[w] >= 0 && (kind != Gone.EDGES || !gone.get(board.edge(slot)));
        if (there && (board.directed() || v < w)) {
          lines.add(new GraphDrawing.Edge(number[v], number[w], Ink.GRAPH_EDGE, board.directed()));
        }
      }
    }
    return Optional.of(GraphDrawing.of(dots, lines));
  }

  /** More characters do not fit into a vertex. */
  private static String label(String name) {
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "\u2026";
  }
}
