package org.farstar.games.graph.geography;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.TokenMoves;
import org.farstar.values.player.Outcome;

/**
 * Undirected vertex geography: a position is N if and only if every maximum matching covers the
 * token's vertex.
 *
 * <p>A matching by Edmonds' algorithm and two alternating forests, nearly linear each, give the
 * winner and all winning moves. Directed vertex geography is PSPACE-hard and left to the search.
 */
final class VertexTheory implements Theory<RootedGraph> {
  @Override
  public List<Statement> statements() {
    return List.of(
        GeographyStatements.MATCHING, GeographyStatements.AUGMENTING, GeographyStatements.STRATEGY);
  }

  @Override
  public Optional<Fact<RootedGraph>> fact(RootedGraph part, Ask ask, Control control) {
    if (part.graph().directed()) {
      return Optional.empty();
    }
    RootedComponent component = RootedComponent.of(part);
    Matching matching = control.metered(meter -> new Matching(component, meter));
    boolean next = matching.tokenIsAlwaysCovered();
    Proof proof = Proof.by(GeographyStatements.MATCHING);
    if (ask.explain()) {
      VertexReason reason = control.metered(meter -> new VertexReason(component, matching, meter));
      proof = proof.because(reason::steps);
    }
    Fact<RootedGraph> fact = Fact.won(next ? Outcome.N : Outcome.P, proof);
    return Optional.of(
        ask.moves()
            ? fact.winning((player, rest) -> moves(part, component, matching, next, control))
            : fact);
  }

  private static PartMoves<RootedGraph> moves(
      RootedGraph part,
      RootedComponent component,
      Matching matching,
      boolean next,
      Control control) {
    if (!next) {
      return PartMoves.none();
    }
    TokenMoves<RootedGraph> winning = new TokenMoves<>(part);
    for (int slot : control.metered(matching::winningSlots)) {
      int ofGraph = component.graphSlot(slot);
      winning.add(part.graph().neighbour(ofGraph), part.after(ofGraph));
    }
    return winning.all();
  }
}
