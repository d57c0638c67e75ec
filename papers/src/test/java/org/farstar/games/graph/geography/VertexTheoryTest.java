package org.farstar.games.graph.geography;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphText;
import org.farstar.papers.small.SmallGraphs;

/** All graphs of up to five vertices from every vertex, some of them in sums. */
class VertexTheoryTest extends TheoryContract<RootedGraph> {
  VertexTheoryTest() {
    super(GeographyGame.vertex());
  }

  /** All graphs of up to this many vertices, up to isomorphism, from every vertex. */
  static Stream<String> graphs(int most) {
    return IntStream.rangeClosed(1, most)
        .boxed()
        .flatMap(
            n ->
                SmallGraphs.upToIsomorphism(n).stream()
                    .flatMap(
                        graph ->
                            IntStream.range(0, n)
                                .mapToObj(
                                    v ->
                                        RootedGraphText.write(
                                            RootedGraph.of(graph, Deletion.NOTHING, v)))));
  }

  /** A path, a triangle with a tail and a star behind each of them. */
  static Stream<String> sums() {
    return graphs(4)
        .flatMap(
            line ->
                Stream.of("1-2 2-3 @1", "1-2 2-3 3-1 3-4 @1", "1-2 1-3 1-4 @2 + a-b @a")
                    .map(other -> line + " + " + other));
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(graphs(5), sums());
  }
}
