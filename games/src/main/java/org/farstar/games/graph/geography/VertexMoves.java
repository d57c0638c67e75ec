package org.farstar.games.graph.geography;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.claim.Cases;
import org.farstar.games.graph.board.Gone;
import org.farstar.games.graph.board.GraphBoard;

/** The winner and the winning moves that {@link Matching} finds, against all plays. */
final class VertexMoves {
  private static final int GRAPHS = 30;

  private VertexMoves() {}

  static void check(int size, Cases cases) {
    Random random = new Random(size);
    for (int i = 0; i < GRAPHS; i++) {
      double density = (1 + random.nextInt(8)) / 10.0;
      int[] near = new int[size];
      for (int b = 1; b < size; b++) {
        for (int a = 0; a < b; a++) {
          if (random.nextDouble() < density) {
            near[a] |= 1 << b;
            near[b] |= 1 << a;
          }
        }
      }
      compare(near, cases);
    }
  }

  private static void compare(int[] near, Cases cases) {
    int n = near.length;
    int[] wins = SmallPlay.vertexWins(near);
    int all = (1 << n) - 1;
    GraphBoard board = GraphBoard.of(false, n, SmallGraphs.edges(near));
    Meter meter = cases.control().meter();
    for (int v = 0; v < n; v++) {
      int token = v;
      Reach reach = Reach.of(new GeographyPosition(board, Gone.VERTICES, new int[0], v));
      Matching matching = new Matching(reach, meter);
      boolean next = (wins[all] >>> v & 1) != 0;
      cases.equal(
          next,
          matching.tokenIsAlwaysCovered(),
          () -> SmallGraphs.text(near) + ": the token on " + (token + 1) + " wins");
      Set<Integer> expected = new TreeSet<>();
      int without = all & ~(1 << v);
      for (int w = 0; w < n; w++) {
        if ((near[v] >>> w & 1) != 0 && (wins[without] >>> w & 1) == 0) {
          expected.add(w + 1);
        }
      }
      Set<Integer> found = new TreeSet<>();
      if (next) {
        for (int slot : matching.winningSlots()) {
          found.add(reach.boardVertex(reach.near(slot)) + 1);
        }
      }
      cases.equal(
          expected, found, () -> SmallGraphs.text(near) + ": winning moves from " + (token + 1));
    }
    meter.settle();
  }
}
