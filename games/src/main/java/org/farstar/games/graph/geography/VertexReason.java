package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.graph.core.RootedComponent;

/** The matching behind an answer about undirected vertex geography, and how it is played. */
final class VertexReason {
  /** So many edges are listed, and so many free vertices. */
  static final int SHOWN = 40;

  private static final int LONGEST_PLAY = 12;
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

  private String name(int vertex) {
    return GraphText.quoted(graph.name(vertex));
  }

  private static String quoted(List<String> names, String between) {
    return names.stream().map(GraphText::quoted).collect(Collectors.joining(between));
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
    int count = matching.edges();
    int open = graph.vertices() - 2 * count;
    String list =
        edges.stream()
            .map(edge -> GraphText.quoted(edge.get(0)) + "-" + GraphText.quoted(edge.get(1)))
            .collect(Collectors.joining(" "));
    String text =
        "A maximum matching of the "
            + count(graph.vertices(), "vertex", "vertices")
            + " that the token can reach has "
            + count(count, "edge", "edges")
            + (list.isEmpty() ? "" : ": " + list)
            + (count > SHOWN ? " ..." : "")
            + (open == 0 ? "; it leaves none free." : "; it leaves free: ")
            + (open == 0 ? "" : quoted(free, " ") + (open > SHOWN ? " ..." : "."));
    return Step.of(StepKind.MATCHING, GeographyStatements.AUGMENTING, text)
        .with("edges", edges)
        .with("free", free)
        .with("size", count);
  }

  private static String count(int n, String one, String many) {
    return n + " " + (n == 1 ? one : many);
  }

  private Step coverStep() {
    String token = name(TOKEN);
    String text =
        next
            ? "Every maximum matching covers "
                + token
                + ": no alternating path of even length leads to it from a free vertex. So "
                + token
                + " is an N-position."
            : "This one leaves " + token + " free. So " + token + " is a P-position.";
    return Step.of(StepKind.COVER, GeographyStatements.MATCHING, text)
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
    List<String> shown = whole ? moves : moves.subList(0, LONGEST_PLAY);
    String who = next ? "The next player" : "The previous player";
    String text =
        who
            + " always moves along the matching"
            + (shown.isEmpty() ? "" : "; for instance " + quoted(shown, ", "))
            + (whole ? ", and the opponent is stuck." : ", ...")
            + " An opponent who found a free vertex would have walked an alternating path that "
            + (next
                ? "gives a maximum matching without " + name(TOKEN) + "."
                : "gives a larger matching.");
    return Step.of(StepKind.STRATEGY, GeographyStatements.STRATEGY, text)
        .with("winner", next ? "next" : "previous")
        .with("moves", shown)
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
