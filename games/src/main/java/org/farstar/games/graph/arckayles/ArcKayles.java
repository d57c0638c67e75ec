package org.farstar.games.graph.arckayles;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/**
 * Arc Kayles: a move picks an edge, whose ends go with all their edges; an end with a weight loses
 * one of it instead, and goes with the last.
 */
final class ArcKayles implements Rules<ArcGraph> {
  private final boolean partizan;

  /**
   * @param partizan whether there are edges for one player only
   */
  ArcKayles(boolean partizan) {
    this.partizan = partizan;
  }

  /** Edges between the same ends have the same move. */
  @Override
  public void moves(ArcGraph graph, Player player, Moves<ArcGraph> moves) {
    char enemy = player == Player.LEFT ? 'r' : 'b';
    Set<SortedSet<Integer>> seen = new HashSet<>();
    for (ArcGraph.Edge edge : graph.edges()) {
      SortedSet<Integer> ends = new TreeSet<>(List.of(edge.low(), edge.high()));
      if (edge.colour() != enemy && seen.add(ends)) {
        String one = Integer.toString(edge.low());
        String other = Integer.toString(edge.high());
        moves.add(
            graph.lighter(ends),
            () -> one + "-" + other,
            () ->
                ends.size() == 1
                    ? List.of(List.of(one))
                    : List.of(List.of(one, other), List.of(other, one)));
      }
    }
  }

  @Override
  public boolean impartial() {
    return !partizan;
  }

  @Override
  public List<ArcGraph> parts(ArcGraph graph) {
    return graph.parts();
  }

  @Override
  public ArcGraph representative(ArcGraph graph) {
    return graph.relabelled();
  }

  @Override
  public Optional<ArcGraph> exchanged(ArcGraph graph) {
    return partizan ? Optional.of(graph.recoloured()) : Optional.empty();
  }

  @Override
  public ArcGraph read(String text) {
    return ArcGraph.read(text, partizan ? ArcGraph.BOTH + "br" : "" + ArcGraph.BOTH);
  }

  @Override
  public String write(ArcGraph graph) {
    return graph.toString();
  }

  /** The weights of all vertices together. */
  @Override
  public OptionalLong rank(ArcGraph graph) {
    return OptionalLong.of(graph.vertices().stream().mapToLong(graph::weight).sum());
  }
}
