package org.farstar.games.graph.geography;

import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Geography on one small graph, its positions in sets of bits, searched by trying every move: the
 * referee of the claims.
 */
final class SmallGeography {
  /** The vertices or edges that are left, and the vertex with the token. */
  private record Position(int left, int token) {}

  private final OutcomeSearch<Position> search;

  private SmallGeography(Play<Position> play, Control control) {
    this.search = new OutcomeSearch<>(play, OutcomeTable.remembering(), control);
  }

  /**
   * Vertex geography.
   *
   * @param neighbours the vertices to which the token can move from each
   */
  static SmallGeography ofVertices(int[] neighbours, Control control) {
    return new SmallGeography(new VertexPlay(neighbours), control);
  }

  /**
   * Edge geography without directions.
   *
   * @param edges at most 31 edges, each two vertices
   */
  static SmallGeography ofEdges(int[][] edges, Control control) {
    return new SmallGeography(new EdgePlay(edges), control);
  }

  /**
   * Whether the next player wins.
   *
   * @param left the vertices that are left, the token's among them, or the edges, as bits
   * @param token the vertex with the token
   */
  boolean wins(int left, int token) {
    return search.result(new Position(left, token), Player.LEFT) == Result.WIN;
  }

  private record VertexPlay(int[] neighbours) implements Play<Position> {
    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public void moves(Position at, Player player, Moves<Position> moves) {
      int without = at.left & ~(1 << at.token);
      for (int to = neighbours[at.token] & without; to != 0; to &= to - 1) {
        int vertex = Integer.numberOfTrailingZeros(to);
        moves.add(new Position(without, vertex), () -> Integer.toString(vertex + 1));
      }
    }
  }

  private record EdgePlay(int[][] edges) implements Play<Position> {
    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public void moves(Position at, Player player, Moves<Position> moves) {
      for (int rest = at.left; rest != 0; rest &= rest - 1) {
        int[] edge = edges[Integer.numberOfTrailingZeros(rest)];
        if (edge[0] == at.token || edge[1] == at.token) {
          int to = edge[0] == at.token ? edge[1] : edge[0];
          moves.add(new Position(at.left & ~(rest & -rest), to), () -> Integer.toString(to + 1));
        }
      }
    }
  }
}
