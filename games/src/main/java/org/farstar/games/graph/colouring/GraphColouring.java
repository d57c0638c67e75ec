package org.farstar.games.graph.colouring;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/**
 * Col and Snort on a graph: a player colours a vertex. In Col neighbours must not have the same
 * colour, in Snort not different ones. A coloured vertex is left out, and what it forbids is kept
 * at its neighbours.
 */
public final class GraphColouring implements Rules<ColouringPosition> {
  private final boolean col;

  /**
   * @param col whether neighbours must differ; otherwise they must not
   */
  public GraphColouring(boolean col) {
    this.col = col;
  }

  @Override
  public void moves(ColouringPosition graph, Player player, Moves<ColouringPosition> moves) {
    boolean forbidsLeft = (player == Player.LEFT) == col;
    for (int v : ColouringPosition.vertices(player == Player.LEFT ? graph.left() : graph.right())) {
      long coloured = 1L << v;
      long forbidden = coloured | graph.neighbours(v);
      moves.add(
          graph.with(
              graph.left() & ~(forbidsLeft ? forbidden : coloured),
              graph.right() & ~(forbidsLeft ? coloured : forbidden)),
          () -> Integer.toString(v + 1));
    }
  }

  @Override
  public List<ColouringPosition> parts(ColouringPosition graph) {
    return graph.parts();
  }

  @Override
  public ColouringPosition representative(ColouringPosition graph) {
    return graph.relabelled();
  }

  /** What only Left may colour only Right may. */
  @Override
  public Optional<ColouringPosition> exchanged(ColouringPosition graph) {
    return Optional.of(graph.with(graph.right(), graph.left()));
  }

  @Override
  public ColouringPosition read(String text) {
    return ColouringPosition.read(text);
  }

  @Override
  public String write(ColouringPosition graph) {
    return graph.toString();
  }

  @Override
  public OptionalLong rank(ColouringPosition graph) {
    return OptionalLong.of(Long.bitCount(graph.left() | graph.right()));
  }
}
