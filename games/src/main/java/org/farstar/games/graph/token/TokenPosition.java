package org.farstar.games.graph.token;

import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedGraph;

/**
 * The token on a vertex of an acyclic digraph.
 *
 * @param digraph the digraph with its topological numbering
 * @param vertex the vertex of the token
 */
public record TokenPosition(AcyclicDigraph digraph, int vertex) {
  Graph graph() {
    return digraph.graph();
  }

  /** The token on another vertex. */
  TokenPosition at(int other) {
    return new TokenPosition(digraph, other);
  }

  /** The digraph with the token, without its numbering. */
  RootedGraph rooted() {
    return RootedGraph.of(graph(), Deletion.NOTHING, vertex);
  }

  /** The vertex alone: positions of one play share the digraph, and hashing it would take long. */
  @Override
  public int hashCode() {
    return graph().name(vertex).hashCode();
  }
}
