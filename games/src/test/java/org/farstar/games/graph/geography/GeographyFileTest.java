package org.farstar.games.graph.geography;

import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Misere;
import org.farstar.games.graph.RulesWithFiles;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.RootedGraph;

/** The same promises where the graph is in a file, and in misère play. */
class GeographyFileTest {
  private static final String FILE = "p edge 5 6\ne 1 2\ne 2 3\ne 3 1\ne 3 4\ne 4 5\ne 5 1\n";

  static class VertexFileTest extends RulesetContract<RootedGraph> {
    VertexFileTest() {
      super(
          new RulesWithFiles<>(new Geography(Deletion.VERTICES), name -> FILE),
          "@g.col @1",
          "@g.col ~2 @4");
    }
  }

  static class EdgeFileTest extends RulesetContract<RootedGraph> {
    EdgeFileTest() {
      super(
          new RulesWithFiles<>(new Geography(Deletion.EDGES), name -> FILE),
          "@g.col @1",
          "@g.col ~1-2 ~1-5 @4");
    }
  }

  static class MisereTest extends RulesetContract<RootedGraph> {
    MisereTest() {
      super(new Misere<>(new Geography(Deletion.EDGES)), "1-2 2-3 3-1 3-4 @1");
    }
  }
}
