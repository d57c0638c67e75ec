package org.farstar.games.graph.token;

/**
 * The token on a vertex of an acyclic digraph.
 *
 * @param board the digraph
 * @param vertex the vertex of the token
 */
public record TokenPosition(TokenBoard board, int vertex) {
  /** The vertex alone: positions of one play share the digraph, and hashing it would take long. */
  @Override
  public int hashCode() {
    return board.graph().name(vertex).hashCode();
  }
}
