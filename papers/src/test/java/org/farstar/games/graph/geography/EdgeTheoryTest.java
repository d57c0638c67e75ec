package org.farstar.games.graph.geography;

import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.graph.core.RootedGraph;

/** All graphs of up to five vertices from every vertex, some of them in sums. */
class EdgeTheoryTest extends TheoryContract<RootedGraph> {
  EdgeTheoryTest() {
    super(GeographyGame.edge());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(VertexTheoryTest.graphs(5), VertexTheoryTest.sums());
  }
}
