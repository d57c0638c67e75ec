package org.farstar.games.graph.core;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.PartMoves;

/**
 * Collects moves of a token by the vertices they lead to. All are counted, but since each is shown
 * with the whole position it leads to, only this many are kept as anybody may want to read.
 *
 * @param <P> the positions
 */
public final class TokenMoves<P> {
  private static final int MOST = 100_000;
  private static final int MOST_CHARACTERS = 20_000_000;

  private final Graph graph;
  private final int most;
  private final List<Move<P>> moves = new ArrayList<>();
  private long total;

  /**
   * @param position where the token stands; the text of each follower is about as long as its own
   */
  public TokenMoves(RootedGraph position) {
    this.graph = position.graph();
    this.most = Math.max(1, Math.min(MOST, MOST_CHARACTERS / position.toString().length()));
  }

  /** A move to a vertex of the graph. */
  public void add(int vertex, P to) {
    total++;
    if (moves.size() < most) {
      moves.add(new Move<>(GraphText.quoted(graph.name(vertex)), to));
    }
  }

  /** The moves, if they are all there are. */
  public PartMoves<P> all() {
    return new PartMoves<>(moves, Optional.of(BigInteger.valueOf(total)));
  }

  /** The moves, if there may be more than those that were added. */
  public PartMoves<P> some() {
    return PartMoves.some(moves);
  }
}
