package org.farstar.games.graph;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;

/**
 * Col and Snort on a graph: a player colours a vertex. In Col neighbours must not have the same
 * colour, in Snort not different ones. A coloured vertex is left out, and what it forbids is kept
 * at its neighbours.
 */
public final class GraphColouring implements Rules<TintedGraph> {
  private final boolean col;

  /**
   * @param col whether neighbours must differ; otherwise they must not
   */
  public GraphColouring(boolean col) {
    this.col = col;
  }

  @Override
  public void moves(TintedGraph graph, Player player, Moves<TintedGraph> moves) {
    boolean forbidsLeft = (player == Player.LEFT) == col;
    for (int v : TintedGraph.bits(player == Player.LEFT ? graph.left() : graph.right())) {
      long gone = 1L << v;
      long forbidden = gone | graph.near(v);
      moves.add(
          graph.with(
              graph.left() & ~(forbidsLeft ? forbidden : gone),
              graph.right() & ~(forbidsLeft ? gone : forbidden)),
          () -> Integer.toString(v + 1));
    }
  }

  @Override
  public List<TintedGraph> parts(TintedGraph graph) {
    return graph.parts();
  }

  @Override
  public TintedGraph representative(TintedGraph graph) {
    return graph.relabelled();
  }

  /** What only Left may colour only Right may. */
  @Override
  public Optional<TintedGraph> exchanged(TintedGraph graph) {
    return Optional.of(graph.with(graph.right(), graph.left()));
  }

  @Override
  public TintedGraph read(String text) {
    return TintedGraph.read(text);
  }

  @Override
  public String write(TintedGraph graph) {
    return graph.toString();
  }

  @Override
  public OptionalLong rank(TintedGraph graph) {
    return OptionalLong.of(Long.bitCount(graph.left() | graph.right()));
  }

  @Override
  public Optional<Drawing> drawing(TintedGraph graph) {
    return Optional.of(graph.drawing());
  }
}
