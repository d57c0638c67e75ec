package org.farstar.games.graph.token;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Sources;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphText;
import org.farstar.games.graph.core.WitnessRules;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.verify.cite.Theorem;

/** The token game: a move carries the token along an arc; who cannot move loses. */
public final class TokenRules implements WitnessRules<TokenPosition> {
  private static final int SHOWN_OF_A_CYCLE = 10;

  /** The rules. */
  public TokenRules() {}

  @Override
  public boolean plusInPositions() {
    return true;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(TokenPosition position, Player player, Moves<TokenPosition> moves) {
    Graph graph = position.graph();
    for (int slot = graph.first(position.vertex()); slot < graph.end(position.vertex()); slot++) {
      int to = graph.neighbour(slot);
      moves.add(position.at(to), () -> GraphText.quoted(graph.name(to)));
    }
  }

  @Override
  public OptionalLong rank(TokenPosition position) {
    return OptionalLong.of(position.digraph().place(position.vertex()));
  }

  /** One, or none where the token is on a sink. */
  @Override
  public List<TokenPosition> parts(TokenPosition position) {
    boolean sink = position.graph().degree(position.vertex()) == 0;
    return sink ? List.of() : List.of(position);
  }

  /** The labels, or the values, of the vertices that the token can reach, sinks first. */
  @Override
  public Optional<List<String>> witness(Theorem theorem, TokenPosition position, Control control) {
    AcyclicDigraph digraph = position.digraph();
    Graph graph = digraph.graph();
    GrundyNumbering numbering = control.metered(meter -> new GrundyNumbering(digraph, meter));
    BitSet reached = new BitSet();
    reached.set(digraph.place(position.vertex()));
    Deque<String> lines = new ArrayDeque<>();
    for (int place = digraph.place(position.vertex()); place >= 0; place--) {
      int vertex = digraph.vertex(place);
      if (reached.get(place)) {
        for (int slot = graph.first(vertex); slot < graph.end(vertex); slot++) {
          reached.set(digraph.place(graph.neighbour(slot)));
        }
        lines.addFirst(
            graph.name(vertex)
                + " is "
                + (theorem == Theorem.LABELLING
                    ? Character.toString(numbering.label(vertex))
                    : Integer.toString(numbering.value(vertex))));
      }
    }
    return Optional.of(List.copyOf(lines));
  }

  @Override
  public TokenPosition read(String text) {
    return read(text, Sources.none());
  }

  @Override
  public TokenPosition read(String text, Sources sources) {
    RootedGraph read = RootedGraphText.read(text, sources, true, Deletion.NOTHING);
    AcyclicDigraph.Sorted sorted = AcyclicDigraph.of(read.graph());
    AcyclicDigraph digraph =
        sorted
            .digraph()
            .orElseThrow(
                () ->
                    new NotationException(
                        text,
                        1,
                        cycle(read.graph(), sorted.cycle()),
                        "a digraph without directed cycles, so that every play ends"));
    return new TokenPosition(digraph, read.root());
  }

  private static String cycle(Graph graph, List<Integer> cycle) {
    String names =
        cycle.stream()
            .limit(SHOWN_OF_A_CYCLE)
            .map(v -> GraphText.quoted(graph.name(v)))
            .collect(Collectors.joining(">"));
    String first = ">" + GraphText.quoted(graph.name(cycle.get(0)));
    return cycle.size() <= SHOWN_OF_A_CYCLE
        ? "the cycle " + names + first
        : "a cycle of " + cycle.size() + " arcs, " + names + ">..." + first;
  }

  @Override
  public String write(TokenPosition position) {
    return RootedGraphText.write(position.rooted());
  }
}
