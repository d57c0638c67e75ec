package org.farstar.games.graph.geography;

import static org.farstar.games.graph.geography.GeographyStatements.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.TokenMoves;
import org.farstar.values.player.Outcome;

/**
 * Undirected edge geography: on bipartite graphs by linear algebra over GF(2), on others by even
 * kernels where they are found.
 *
 * <p>Where it is silent, and for arcs, the game is PSPACE-hard and left to the search. See {@link
 * Bipartite} and {@link EvenKernel} for time and memory.
 */
final class EdgeTheory implements Theory<RootedGraph> {
  /** So many vertices of a kernel are listed. */
  static final int SHOWN = 40;

  @Override
  public List<Statement> statements() {
    return List.of(BIPARTITE, KERNEL, SPAN);
  }

  @Override
  public Optional<Fact<RootedGraph>> fact(RootedGraph part, Ask ask, Control control) {
    if (part.graph().directed()) {
      return Optional.empty();
    }
    EdgeVerdict verdict =
        control.metered(meter -> EdgeVerdict.of(part, ask.beyondTheAnswer(), meter));
    if (verdict.outcome().isEmpty()) {
      return Optional.empty();
    }
    Statement lemma = verdict.bipartite().isPresent() ? BIPARTITE : KERNEL;
    Proof proof = Proof.by(lemma).because(() -> List.of(step(verdict)));
    Fact<RootedGraph> fact = Fact.won(verdict.outcome().get(), proof);
    return Optional.of(ask.moves() ? fact.winning((player, rest) -> moves(part, verdict)) : fact);
  }

  private static PartMoves<RootedGraph> moves(RootedGraph part, EdgeVerdict verdict) {
    if (verdict.outcome().orElseThrow() == Outcome.P) {
      return PartMoves.none();
    }
    TokenMoves<RootedGraph> winning = new TokenMoves<>(part);
    for (int slot : verdict.winning()) {
      int ofGraph = verdict.component().graphSlot(slot);
      winning.add(part.graph().neighbour(ofGraph), part.after(ofGraph));
    }
    return verdict.complete() ? winning.all() : winning.some();
  }

  private static Step step(EdgeVerdict verdict) {
    RootedComponent component = verdict.component();
    String vertex = component.name(0);
    String outcome = verdict.outcome().orElseThrow().label(false);
    if (verdict.kernel().isPresent()) {
      int size = verdict.kernel().get().length;
      boolean span = verdict.bipartite().isPresent() && size > 1;
      return Step.of(StepKind.KERNEL, span ? List.of(SPAN, KERNEL) : List.of(KERNEL))
          .with("vertex", vertex)
          .with("kernel", names(component, verdict.kernel().get()))
          .with("size", size)
          .with("span", span)
          .with("outcome", outcome);
    }
    if (verdict.bipartite().isPresent()) {
      Bipartite matrix = verdict.bipartite().get();
      return Step.of(StepKind.SPAN, BIPARTITE)
          .with("vertex", vertex)
          .with("rows", matrix.rows())
          .with("columns", matrix.columns())
          .with("outcome", outcome);
    }
    int[] to = verdict.winning().stream().mapToInt(component::neighbour).toArray();
    return Step.of(StepKind.MOVES, KERNEL)
        .with("vertex", vertex)
        .with("to", names(component, to))
        .with("outcome", outcome);
  }

  private static List<String> names(RootedComponent component, int[] vertices) {
    return Arrays.stream(vertices).limit(SHOWN).mapToObj(component::name).toList();
  }
}
