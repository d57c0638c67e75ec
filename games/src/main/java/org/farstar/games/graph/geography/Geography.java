package org.farstar.games.graph.geography;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Sources;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphText;
import org.farstar.games.graph.core.WitnessRules;
import org.farstar.values.player.Player;
import org.farstar.verify.cite.Theorem;

/**
 * Geography: a move carries the token along an edge or arc to another vertex. In the vertex game
 * the vertex it leaves is deleted, in the edge game the edge it used. Who cannot move loses.
 */
public final class Geography implements WitnessRules<RootedGraph> {
  private final Deletion kind;

  /**
   * @param kind whether vertices or edges are deleted
   */
  public Geography(Deletion kind) {
    if (kind == Deletion.NOTHING) {
      throw new IllegalArgumentException("in geography every move deletes something");
    }
    this.kind = kind;
  }

  @Override
  public boolean plusInPositions() {
    return true;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(RootedGraph position, Player player, Moves<RootedGraph> moves) {
    Graph graph = position.graph();
    for (int slot = graph.first(position.root()); slot < graph.end(position.root()); slot++) {
      if (position.open(slot)) {
        int to = graph.neighbour(slot);
        moves.add(position.after(slot), () -> GraphText.quoted(graph.name(to)));
      }
    }
  }

  @Override
  public Optional<List<String>> witness(Theorem theorem, RootedGraph position, Control control) {
    return position.graph().directed()
        ? Optional.empty()
        : control.metered(meter -> Witness.of(theorem, position, meter));
  }

  /** How many vertices or edges are left. */
  @Override
  public OptionalLong rank(RootedGraph position) {
    return OptionalLong.of(position.left());
  }

  /** One, or none where the token cannot move. */
  @Override
  public List<RootedGraph> parts(RootedGraph position) {
    Graph graph = position.graph();
    for (int slot = graph.first(position.root()); slot < graph.end(position.root()); slot++) {
      if (position.open(slot)) {
        return List.of(position);
      }
    }
    return List.of();
  }

  /** Without what the token can never reach. */
  @Override
  public RootedGraph representative(RootedGraph position) {
    return RootedComponent.of(position).only(position);
  }

  @Override
  public Optional<String> hardness(RootedGraph position) {
    if (position.graph().directed()) {
      return Optional.of("geography on digraphs is PSPACE-hard, so no quick way is to be expected");
    }
    return kind == Deletion.EDGES
        ? Optional.of(
            "edge geography on graphs that are not bipartite is PSPACE-hard, so no quick way is to"
                + " be expected")
        : Optional.empty();
  }

  @Override
  public RootedGraph read(String text) {
    return read(text, Sources.none());
  }

  @Override
  public RootedGraph read(String text, Sources sources) {
    return RootedGraphText.read(text, sources, false, kind);
  }

  @Override
  public String write(RootedGraph position) {
    return RootedGraphText.write(position);
  }
}
