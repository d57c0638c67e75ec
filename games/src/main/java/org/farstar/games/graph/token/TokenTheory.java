package org.farstar.games.graph.token;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.TokenMoves;
import org.farstar.values.Nimber;
import org.farstar.values.Value;

/**
 * Labels by the labelling procedure, and Grundy values by mex. In a workspace a digraph is numbered
 * once, whatever vertices are asked about; some digraphs that were asked about lately are kept.
 */
final class TokenTheory implements Theory<TokenPosition> {
  private static final List<Statement> SINGLE =
      List.of(TokenStatements.LABELLING, Basics.RECURSION);

  /** Larger digraphs are told in numbers instead of a table. */
  private static final int TABLE = 40;

  private static final int MOST_DIGRAPHS = 8;

  private final Supplier<ForgettingTable<AcyclicDigraph, GrundyNumbering>> numberings;

  /** Names the table in a workspace. */
  private record Key() {}

  /** The theory without a workspace: every fact makes a numbering of its own. */
  TokenTheory() {
    this(TokenTheory::table);
  }

  private TokenTheory(Supplier<ForgettingTable<AcyclicDigraph, GrundyNumbering>> numberings) {
    this.numberings = numberings;
  }

  private static ForgettingTable<AcyclicDigraph, GrundyNumbering> table() {
    return new ForgettingTable<>(MOST_DIGRAPHS);
  }

  @Override
  public Theory<TokenPosition> in(Workspace workspace) {
    return new TokenTheory(() -> workspace.table(new Key(), TokenTheory::table));
  }

  @Override
  public List<Statement> statements() {
    return SINGLE;
  }

  @Override
  public Optional<Fact<TokenPosition>> fact(TokenPosition part, Ask ask, Control control) {
    GrundyNumbering numbering = numbering(part.digraph(), control);
    Proof proof =
        Proof.by(SINGLE)
            .because(() -> List.of(numbering(part.digraph(), numbering), term(part, numbering)));
    Fact<TokenPosition> fact = Fact.worth(new Nimber(numbering.value(part.vertex())), proof);
    return Optional.of(fact.winning((player, rest) -> moves(part, numbering, rest)));
  }

  private GrundyNumbering numbering(AcyclicDigraph digraph, Control control) {
    ForgettingTable<AcyclicDigraph, GrundyNumbering> table = numberings.get();
    GrundyNumbering known = table.get(digraph);
    if (known != null) {
      return known;
    }
    return table.putIfAbsent(
        digraph, control.metered(meter -> new GrundyNumbering(digraph, meter)));
  }

  /** The moves to a vertex that is worth as much as the rest, so that both are worth 0 together. */
  private static PartMoves<TokenPosition> moves(
      TokenPosition part, GrundyNumbering numbering, Value rest) {
    TokenMoves<TokenPosition> winning = new TokenMoves<>(part.rooted());
    Graph graph = part.graph();
    for (int slot = graph.first(part.vertex()); slot < graph.end(part.vertex()); slot++) {
      int to = graph.neighbour(slot);
      if (new Nimber(numbering.value(to)).equals(rest)) {
        winning.add(to, part.at(to));
      }
    }
    return winning.all();
  }

  private static Step numbering(AcyclicDigraph digraph, GrundyNumbering numbering) {
    Graph graph = digraph.graph();
    int n = graph.vertices();
    if (n > TABLE) {
      return Step.of(StepKind.LARGE_NUMBERING, SINGLE)
          .with("vertices", n)
          .with("arcs", graph.edges())
          .with("previous", numbering.previous())
          .with("largest", numbering.largest());
    }
    List<List<Object>> data = new ArrayList<>();
    for (int place = 0; place < n; place++) {
      int v = digraph.vertex(place);
      List<Integer> seen = new ArrayList<>();
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        seen.add(numbering.value(graph.neighbour(slot)));
      }
      String options =
          seen.stream()
              .sorted()
              .distinct()
              .map(String::valueOf)
              .collect(Collectors.joining(",", "{", "}"));
      String label = String.valueOf(numbering.label(v));
      data.add(List.of(graph.name(v), digraph.number(v), label, numbering.value(v), options));
    }
    return Step.of(StepKind.NUMBERING, SINGLE).with("vertices", data);
  }

  private static Step term(TokenPosition term, GrundyNumbering numbering) {
    Graph graph = term.graph();
    String name = graph.name(term.vertex());
    int value = numbering.value(term.vertex());
    return Step.of(StepKind.TOKEN, SINGLE).with("vertex", name).with("value", value);
  }
}
