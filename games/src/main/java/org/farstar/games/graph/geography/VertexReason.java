package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.graph.core.RootedComponent;

/** The matching behind an answer about undirected vertex geography, and how it is played. */
final class VertexReason {
  /** So many edges are listed, and so many free vertices. */
  static final int SHOWN = 40;

  /** So many moves of a play are listed. */
  static final int LONGEST_PLAY = 12;

  private static final int NONE = -1;
  private static final int TOKEN = 0;

  private final RootedComponent graph;
  private final Matching matching;
  private final boolean next;
  private final int[] partners;

  VertexReason(RootedComponent graph, Matching matching, Meter meter) {
    this.graph = graph;
    this.matching = matching;
    this.next = matching.tokenIsAlwaysCovered();
    this.partners = next ? matching.partners() : matching.partnersWithoutToken(meter);
  }

  List<Step> steps() {
    return List.of(matchingStep(), coverStep(), playStep());
  }

  private Step matchingStep() {
    List<List<String>> edges = new ArrayList<>();
    List<String> free = new ArrayList<>();
    for (int v = 0; v < partners.length; v++) {
      if (partners[v] > v && edges.size() < SHOWN) {
        edges.add(List.of(graph.name(v), graph.name(partners[v])));
      }
      if (partners[v] == NONE && free.size() < SHOWN) {
        free.add(graph.name(v));
      }
    }
    return Step.of(StepKind.MATCHING, GeographyStatements.AUGMENTING)
        .with("edges", edges)
        .with("free", free)
        .with("size", matching.edges())
        .with("vertices", graph.vertices())
        .with("open", graph.vertices() - 2 * matching.edges());
  }

  private Step coverStep() {
    return Step.of(StepKind.COVER, GeographyStatements.MATCHING)
        .with("vertex", graph.name(TOKEN))
        .with("always", next);
  }

  /**
   * The strategy of the proof against an opponent who goes to the first vertex there is: always
   * along the matching.
   */
  private Step playStep() {
    boolean[] used = new boolean[graph.vertices()];
    List<String> moves = new ArrayList<>();
    int at = TOKEN;
    boolean matched = next;
    while (moves.size() <= LONGEST_PLAY) {
      used[at] = true;
      int to = matched ? partners[at] : any(at, used);
      if (to == NONE) {
        break;
      }
      moves.add(graph.name(to));
      at = to;
      matched = !matched;
    }
    boolean whole = moves.size() <= LONGEST_PLAY;
    return Step.of(StepKind.STRATEGY, GeographyStatements.STRATEGY)
        .with("vertex", graph.name(TOKEN))
        .with("winner", next ? "next" : "previous")
        .with("moves", whole ? moves : moves.subList(0, LONGEST_PLAY))
        .with("over", whole);
  }

  private int any(int at, boolean[] used) {
    for (int slot = graph.first(at); slot < graph.end(at); slot++) {
      if (!used[graph.neighbour(slot)]) {
        return graph.neighbour(slot);
      }
    }
    return NONE;
  }
}
