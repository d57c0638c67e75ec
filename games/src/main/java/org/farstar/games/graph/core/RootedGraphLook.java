package org.farstar.games.graph.core;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.GraphHand;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Spot;

/** What people see of a token on a graph: what is left of the graph, and the token's vertex. */
public final class RootedGraphLook implements Look<RootedGraph> {
  private static final int LONGEST_NAME = 4;

  /** The look. */
  public RootedGraphLook() {}

  @Override
  public String picture(RootedGraph position) {
    return RootedGraphText.write(position);
  }

  /** Empty where too much is left of the graph to be told apart. */
  @Override
  public Optional<Drawing> drawing(RootedGraph position) {
    Graph graph = position.graph();
    BitSet drawn = drawn(position);
    if (drawn.cardinality() > GraphDrawing.MOST_VERTICES) {
      return Optional.empty();
    }
    int[] number = new int[graph.vertices()];
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    for (int v = 0; v < number.length; v++) {
      number[v] = drawn.get(v) ? dots.size() : -1;
      if (drawn.get(v)) {
        Ink ink = v == position.root() ? Ink.LEFT_CELL : Ink.VERTEX;
        dots.add(new GraphDrawing.Vertex(graph.name(v), label(graph.name(v)), ink, Ink.TEXT));
      }
    }
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    for (int v = 0; v < number.length; v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        int w = graph.neighbour(slot);
        boolean open = drawn.get(v) && drawn.get(w) && position.open(slot);
        if (open && (graph.directed() || v < w)) {
          lines.add(new GraphDrawing.Edge(number[v], number[w], Ink.GRAPH_EDGE, graph.directed()));
        }
      }
    }
    return Optional.of(GraphDrawing.of(dots, lines));
  }

  /** As in the text, where edges are deleted, isolated vertices are left out but for the root. */
  private static BitSet drawn(RootedGraph position) {
    Graph graph = position.graph();
    BitSet drawn = new BitSet();
    if (position.kind() != Deletion.EDGES) {
      drawn.set(0, graph.vertices());
      for (int v : position.deleted()) {
        drawn.clear(v);
      }
      return drawn;
    }
    drawn.set(position.root());
    for (int v = 0; v < graph.vertices(); v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if (position.open(slot)) {
          drawn.set(v);
          drawn.set(graph.neighbour(slot));
        }
      }
    }
    return drawn;
  }

  /** More characters do not fit into a vertex. */
  private static String label(String name) {
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "\u2026";
  }

  @Override
  public Deed deed(RootedGraph position, List<Spot> at, String move) {
    return Deed.at(Deed.Kind.REACH, List.of(move));
  }

  @Override
  public Setup setup() {
    return Setup.graph("->", GraphHand.Second.TOKEN);
  }
}
