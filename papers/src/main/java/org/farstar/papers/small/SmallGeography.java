package org.farstar.papers.small;

import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.graph.core.Graph;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Geography on one small graph, its positions in sets of bits, searched by trying every move: the
 * referee of the claims.
 */
public final class SmallGeography {
  /** The vertices or edges that are left, and the vertex with the token. */
  private record Position(long left, int token) {}

  private final OutcomeSearch<Position> search;

  private SmallGeography(Play<Position> play, Control control) {
    this.search = new OutcomeSearch<>(play, OutcomeTable.remembering(), control);
  }

  /** Vertex geography, on a graph or digraph. */
  public static SmallGeography ofVertices(Graph graph, Control control) {
    return new SmallGeography(new VertexPlay(graph), control);
  }

  /** Edge geography on a graph or digraph of at most 64 edges. */
  public static SmallGeography ofEdges(Graph graph, Control control) {
    return new SmallGeography(new EdgePlay(graph), control);
  }

  /**
   * Whether the next player wins.
   *
   * @param left the vertices that are left, the token's among them, or the edges, as bits
   * @param token the vertex with the token
   */
  public boolean wins(long left, int token) {
    return search.result(new Position(left, token), Player.LEFT) == Result.WIN;
  }

  private record VertexPlay(Graph graph) implements Play<Position> {
    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public void moves(Position at, Player player, Moves<Position> moves) {
      long without = at.left & ~(1L << at.token);
      for (long to = graph.row(at.token) & without; to != 0; to &= to - 1) {
        int vertex = Long.numberOfTrailingZeros(to);
        moves.add(new Position(without, vertex), () -> Integer.toString(vertex + 1));
      }
    }
  }

  private record EdgePlay(Graph graph) implements Play<Position> {
    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public void moves(Position at, Player player, Moves<Position> moves) {
      for (int slot = graph.first(at.token); slot < graph.end(at.token); slot++) {
        long edge = 1L << graph.edge(slot);
        if ((at.left & edge) != 0) {
          int to = graph.neighbour(slot);
          moves.add(new Position(at.left & ~edge, to), () -> Integer.toString(to + 1));
        }
      }
    }
  }
}
