package org.farstar.games.graph.geography;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.table.Axis;
import org.farstar.games.graph.board.Gone;

/** The geography games as Farstar offers them, each on graphs and on digraphs. */
public final class GeographyGame {
  /** The names on the command line. */
  public static final String VERTEX_ID = "vertex-geography";

  public static final String EDGE_ID = "edge-geography";

  private static final String TEXT =
      "edges a-b or arcs a>b, or path(n), cycle(n), complete(n), complete(m,n), grid(m,n), then the"
          + " start @a; or @FILE @START, the file in DIMACS, edge-list or graph6 form. Sums with"
          + " ' + '. A move names the vertex it leads to.";

  private GeographyGame() {}

  /** The game in which vertices vanish. */
  public static Game<GeographyPosition> vertex() {
    return game(
        VERTEX_ID,
        "Vertex geography",
        "A move carries the token along an edge; the vertex it leaves is gone. Who cannot move"
            + " loses.",
        Gone.VERTICES,
        new VertexTheory(),
        MatchingClaims.all(),
        List.of(
            new Game.Example("1-2 2-3 3-1 3-4 @1", "a triangle with a tail"),
            new Game.Example("1-2 2-3 3-4 4-5 @1", "a path: no maximum matching needs its end"),
            new Game.Example("1>2 2>3 3>1 3>4 1>4 @1", "a digraph, by search")));
  }

  /** The game in which edges vanish. */
  public static Game<GeographyPosition> edge() {
    return game(
        EDGE_ID,
        "Edge geography",
        "A move carries the token along an edge, which is gone then. Who cannot move loses.",
        Gone.EDGES,
        new EdgeTheory(),
        EdgeClaims.all(),
        List.of(
            new Game.Example("1-2 2-3 3-4 4-1 @1", "a cycle of four: 1 and 3 are an even kernel"),
            new Game.Example("a-x a-y b-y b-z c-z @a", "a path, which is bipartite"),
            new Game.Example("1-2 2-3 3-1 3-4 @1", "a triangle with a tail"),
            new Game.Example("1>2 2>3 3>1 3>4 1>4 @1", "a digraph, by search")));
  }

  private static Game<GeographyPosition> game(
      String id,
      String title,
      String goal,
      Gone kind,
      Theory<GeographyPosition> theory,
      List<Claim> claims,
      List<Game.Example> examples) {
    Game<GeographyPosition> game =
        new Game<>(
            id,
            new Game.Card(title, "graph", "slides", goal, TEXT, List.of(), examples),
            new Geography(kind),
            List.of(theory),
            claims,
            Optional.of(new NimAlgebra()));
    return game.with(
        List.of(
            GameTable.positions(
                "grids",
                "grids from a corner",
                "grid({rows},{columns}) @1.1",
                Axis.of("rows", "rows of the grid", 1, 1, 4),
                Axis.of("columns", "columns of the grid", 1, 1, 4)),
            GameTable.positions(
                "cycles",
                "cycles of n vertices",
                "cycle({n}) @1",
                Axis.of("n", "vertices of the cycle", 3, 3, 9)),
            GameTable.positions(
                "complete",
                "complete graphs of n vertices",
                "complete({n}) @1",
                Axis.of("n", "vertices of the graph", 1, 1, 5)),
            GameTable.positions(
                "bipartite",
                "complete bipartite graphs from a vertex among the m",
                "complete({m},{n}) @a1",
                Axis.of("m", "vertices on the side of the start", 1, 1, 4),
                Axis.of("n", "vertices on the other side", 1, 1, 4))));
  }
}
