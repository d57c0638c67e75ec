package org.farstar.games.graph.geography;

import static org.farstar.games.graph.geography.GeographyStatements.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.graph.core.GraphText;
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
  private static final int SHOWN = 40;

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
    String token = GraphText.quoted(component.name(0));
    String end =
        verdict.outcome().orElseThrow() == Outcome.P
            ? token + " is a P-position."
            : token + " is an N-position.";
    if (verdict.kernel().isPresent()) {
      List<String> names = names(component, verdict.kernel().get());
      int size = verdict.kernel().get().length;
      String text =
          (verdict.bipartite().isPresent() && size > 1
                  ? "The rows of these vertices add up to 0 over GF(2), so they are an even kernel: "
                  : "An even kernel: ")
              + quoted(names, " ")
              + (size > SHOWN ? " ... (" + size + " vertices)" : "")
              + ". Every move leaves it, and the answer is a move back into it. So "
              + end;
      return Step.of(
              StepKind.KERNEL,
              verdict.bipartite().isPresent() && size > 1 ? List.of(SPAN, KERNEL) : List.of(KERNEL),
              text)
          .with("kernel", names)
          .with("size", size);
    }
    if (verdict.bipartite().isPresent()) {
      Bipartite matrix = verdict.bipartite().get();
      String text =
          "In the matrix of "
              + matrix.rows()
              + " rows and "
              + matrix.columns()
              + " columns over GF(2), the row of "
              + token
              + " is not in the span of the others. So "
              + end;
      return Step.of(StepKind.SPAN, BIPARTITE, text)
          .with("rows", matrix.rows())
          .with("columns", matrix.columns());
    }
    int[] to = verdict.winning().stream().mapToInt(component::neighbour).toArray();
    String text =
        to.length > 0
            ? "A move to "
                + quoted(names(component, to), " or ")
                + " leads to a P-position, in which an even kernel is found. So "
                + end
            : "Every move leads to an N-position of a bipartite graph. So " + end;
    return Step.of(StepKind.MOVES, KERNEL, text).with("to", names(component, to));
  }

  private static List<String> names(RootedComponent component, int[] vertices) {
    return Arrays.stream(vertices).limit(SHOWN).mapToObj(component::name).toList();
  }

  private static String quoted(List<String> names, String between) {
    return names.stream().map(GraphText::quoted).collect(Collectors.joining(between));
  }
}
