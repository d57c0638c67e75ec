package org.farstar.games.graph.geography;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameBuilder;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.game.GameWords;
import org.farstar.engine.table.Axis;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphLook;

/** The geography games as Farstar offers them, each on graphs and on digraphs. */
public final class GeographyGame {
  /** The names on the command line. */
  public static final String VERTEX_ID = "vertex-geography";

  public static final String EDGE_ID = "edge-geography";

  private GeographyGame() {}

  /** The game in which vertices are deleted. */
  public static Game<RootedGraph> vertex() {
    GameWords words =
        named(VERTEX_ID, "Vertex geography")
            .rules(
                "A token stands on a vertex of a graph.",
                "A move carries it along an edge to a neighbour, and the vertex that it "
                    + "leaves is deleted.",
                "Whoever cannot move loses.")
            .goal(
                "A move carries the token along an edge; the vertex it leaves is deleted. Who"
                    + " cannot move loses.")
            .example("1-2 2-3 3-1 3-4 @1", "a triangle with a tail", Game.Example.OWN)
            .example(
                "1-2 2-3 3-4 4-5 @1", "a path: no maximum matching needs its end", Game.Example.OWN)
            .example("1>2 2>3 3>1 3>4 1>4 @1", "a digraph, by search", Game.Example.OWN);
    return tables(
            words
                .of(new Geography(Deletion.VERTICES))
                .theory(new VertexTheory())
                .checker(new VertexChecker()))
        .build();
  }

  /** The game in which edges are deleted. */
  public static Game<RootedGraph> edge() {
    GameWords words =
        named(EDGE_ID, "Edge geography")
            .rules(
                "A token stands on a vertex of a graph.",
                "A move carries it along an edge to a neighbour, and that edge is deleted.",
                "Whoever cannot move loses.")
            .goal(
                "A move carries the token along an edge, which is deleted. Who cannot move loses.")
            .example(
                "1-2 2-3 3-4 4-1 @1",
                "a cycle of four: 1 and 3 are an even kernel",
                Game.Example.OWN)
            .example("a-x a-y b-y b-z c-z @a", "a path, which is bipartite", Game.Example.OWN)
            .example("1-2 2-3 3-1 3-4 @1", "a triangle with a tail", Game.Example.OWN)
            .example("1>2 2>3 3>1 3>4 1>4 @1", "a digraph, by search", Game.Example.OWN);
    return tables(
            words
                .of(new Geography(Deletion.EDGES))
                .theory(new EdgeTheory())
                .checker(new EdgeChecker()))
        .build();
  }

  private static GameWords named(String id, String title) {
    return Game.named(id)
        .title(title)
        .board("graph")
        .paper("slides")
        .textWithColons(
            "edges a-b or arcs a>b, or path(n), cycle(n), complete(n), complete(m,n), grid(m,n),"
                + " then the start @a; or @FILE @START, the file in DIMACS, edge-list or graph6"
                + " form. Sums with ' + '. A move names the vertex it leads to.");
  }

  private static GameBuilder<RootedGraph> tables(GameBuilder<RootedGraph> game) {
    return game.look(new RootedGraphLook())
        .table(
            GameTable.positions(
                "grids",
                "grids from a corner",
                "grid({rows},{columns}) @1.1",
                Axis.of("rows", "rows of the grid", 1, 1, 4),
                Axis.of("columns", "columns of the grid", 1, 1, 4)))
        .table(
            GameTable.positions(
                "cycles",
                "cycles of n vertices",
                "cycle({n}) @1",
                Axis.of("n", "vertices of the cycle", 3, 3, 9)))
        .table(
            GameTable.positions(
                "complete",
                "complete graphs of n vertices",
                "complete({n}) @1",
                Axis.of("n", "vertices of the graph", 1, 1, 5)))
        .table(
            GameTable.positions(
                "bipartite",
                "complete bipartite graphs from a vertex among the m",
                "complete({m},{n}) @a1",
                Axis.of("m", "vertices on the side of the start", 1, 1, 4),
                Axis.of("n", "vertices on the other side", 1, 1, 4)));
  }
}
