package org.farstar.games.graph.geography;

import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Misere;
import org.farstar.games.graph.board.Gone;

/** The same promises where the graph is in a file, and in misère play. */
class GeographyFileTest {
  private static final String FILE = "p edge 5 6\ne 1 2\ne 2 3\ne 3 1\ne 3 4\ne 4 5\ne 5 1\n";

  static class VertexFileTest extends RulesetContract<GeographyPosition> {
    VertexFileTest() {
      super(new Geography(Gone.VERTICES).reading(name -> FILE), "@g.col @1", "@g.col ~2 @4");
    }
  }

  static class EdgeFileTest extends RulesetContract<GeographyPosition> {
    EdgeFileTest() {
      super(new Geography(Gone.EDGES).reading(name -> FILE), "@g.col @1", "@g.col ~1-2 ~1-5 @4");
    }
  }

  static class MisereTest extends RulesetContract<GeographyPosition> {
    MisereTest() {
      super(new Misere<>(new Geography(Gone.EDGES)), "1-2 2-3 3-1 3-4 @1");
    }
  }
}
