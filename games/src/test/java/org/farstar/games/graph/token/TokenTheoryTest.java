package org.farstar.games.graph.token;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphText;

class TokenTheoryTest extends TheoryContract<TokenPosition> {
  TokenTheoryTest() {
    super(TokenGame.game());
  }

  @Override
  protected Stream<String> lines() {
    Stream.Builder<String> small = Stream.builder();
    SmallDigraphs.dags(4, out -> small.add(text(out)));
    Random random = new Random(7);
    Stream<String> larger =
        IntStream.range(0, 40).mapToObj(i -> text(SmallDigraphs.random(5 + i % 8, random)));
    Stream<String> sums =
        IntStream.range(0, 40)
            .mapToObj(
                i ->
                    text(SmallDigraphs.random(4, random))
                        + " + "
                        + text(SmallDigraphs.random(5, random))
                        + (i % 2 == 0 ? "" : " + a>b a>c b>c @a"));
    return Stream.of(small.build(), larger, sums).flatMap(lines -> lines);
  }

  private static String text(Graph out) {
    return RootedGraphText.write(RootedGraph.of(out, Deletion.NOTHING, 0));
  }
}
