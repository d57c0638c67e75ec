package org.farstar.bench;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.graph.geography.GeographyGame;
import org.farstar.games.graph.token.TokenGame;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Games on large graphs, from the text of an edge list to the winner and all winning moves.
 *
 * <p>Every run is a single shot in a fresh virtual machine, as a user meets it; making the text is
 * not timed.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class Graphs {
  /**
   * token: a random acyclic digraph of 1,000,000 vertices and 5,000,000 arcs, its names numbers or
   * words; vertex: a random graph of 100,000 vertices and 500,000 edges; edge: random bipartite
   * graphs of 4,000 and 4,000 vertices with one edge in 500, in 10 and in 2.
   */
  @Param({"token-numbers", "token-words", "vertex", "edge-500", "edge-10", "edge-2"})
  public String kind = "token-numbers";

  private Game<?> game;
  private String text;
  private String start;

  /** Writes the edge list. */
  @Setup
  public void setup() {
    Random random = new Random(2026);
    if (kind.startsWith("token")) {
      game = TokenGame.game();
      arcs(random, kind.equals("token-words") ? "v" : "", 1_000_000, 5_000_000);
    } else if (kind.equals("vertex")) {
      game = GeographyGame.vertex();
      arcs(random, "", 100_000, 500_000);
    } else {
      game = GeographyGame.edge();
      matrix(random, 4_000, Integer.parseInt(kind.substring("edge-".length())));
    }
  }

  /** Random pairs, in the direction of a random order of the vertices. */
  private void arcs(Random random, String prefix, int vertices, int edges) {
    int[] name = new int[vertices];
    for (int v = 1; v < vertices; v++) {
      int other = random.nextInt(v + 1);
      name[v] = name[other];
      name[other] = v;
    }
    Set<Long> seen = new HashSet<>();
    StringBuilder list = new StringBuilder();
    while (seen.size() < edges) {
      int a = random.nextInt(vertices);
      int b = random.nextInt(vertices);
      if (a < b && seen.add((long) a * vertices + b)) {
        list.append(prefix).append(name[a]).append(' ').append(prefix).append(name[b]);
        list.append('\n');
        start = start == null || a == 0 ? prefix + name[a] : start;
      }
    }
    text = list.toString();
  }

  private void matrix(Random random, int size, int oneIn) {
    StringBuilder list = new StringBuilder();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (random.nextInt(oneIn) == 0) {
          list.append('r').append(row).append(" c").append(column).append('\n');
        }
      }
    }
    start = "r0";
    text = list.toString();
  }

  /** The winner and the winning moves, from the text. */
  @Benchmark
  public Object answer() {
    return answer(game);
  }

  private <P> Object answer(Game<P> asked) {
    Variant<P> variant = asked.family().standard().orElseThrow();
    P position = variant.rules().read("@list @" + start, name -> text);
    Fact<P> fact =
        variant.theories().get(0).fact(position, Ask.MOVES, Control.unlimited()).orElseThrow();
    return fact.winning().orElseThrow().moves(Player.LEFT, Nimber.ZERO);
  }
}
