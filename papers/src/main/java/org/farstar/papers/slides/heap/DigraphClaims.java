package org.farstar.papers.slides.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerRules;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.subtraction.Subtraction;
import org.farstar.values.player.Outcome;

/**
 * A game as a digraph: the labels of the printed digraphs against the games that they stand for.
 */
final class DigraphClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);

  /** Whether an arc leads from a point to a point, by what is printed. */
  private interface Arc {
    boolean leads(int x, int y, int toX, int toY);
  }

  private DigraphClaims() {}

  static List<Claim> all() {
    return List.of(labels());
  }

  private static Claim labels() {
    return LECTURE
        .at("digraph-labels", "Abstraction, Examples 1, 2 and 2a")
        .says(
            "The labels of the digraph of Example 1, made by its arcs alone, are the outcomes of Game"
                + " 1, those of Examples 2 and 2a the outcomes of Games 2 and 2a.")
        .over(
            "0..10 n for Example 1, the points with coordinates up to n for the others, n = %d",
            1, 12)
        .butNot(
            "Those of Example 2a are the outcomes of Game 2.",
            (n, cases) -> points(n, DigraphClaims::diagonalToo, CornerRules.rook(), cases))
        .check(
            (n, cases) -> {
              line(10 * n, cases);
              points(n, DigraphClaims::straight, CornerRules.rook(), cases);
              points(n, DigraphClaims::diagonalToo, CornerRules.wythoff(), cases);
            });
  }

  private static boolean straight(int x, int y, int toX, int toY) {
    return (x == toX && y > toY) || (x > toX && y == toY);
  }

  private static boolean diagonalToo(int x, int y, int toX, int toY) {
    return straight(x, y, toX, toY) || (x - toX == y - toY && x > toX);
  }

  private static void line(int n, Cases cases) {
    Subtraction game = new Subtraction(Subtraction.ONE_TO_FOUR);
    OutcomeSearch<Heaps> search =
        new OutcomeSearch<>(game, OutcomeTable.remembering(), cases.control());
    List<Outcome> labels = labels(n + 1, (x, y) -> x - y >= 1 && x - y <= 4);
    for (int x = 0; x <= n; x++) {
      Heaps heap = Heaps.of(x);
      cases.equal(labels.get(x), search.outcome(heap), () -> "a pile of " + heap);
    }
  }

  private static void points(int n, Arc arc, CornerRules game, Cases cases) {
    int side = n + 1;
    List<Outcome> labels =
        labels(side * side, (p, q) -> arc.leads(p / side, p % side, q / side, q % side));
    PointSearch search = new PointSearch(game);
    for (int p = 0; p < side * side; p++) {
      Corner at = Corner.of(p / side, p % side);
      cases.equal(labels.get(p), search.outcome(at, cases), at::toString);
    }
  }

  /** The labelling procedure; the vertices are numbered so that arcs lead to smaller numbers. */
  private static List<Outcome> labels(int vertices, BiFunction<Integer, Integer, Boolean> arc) {
    List<Outcome> labels = new ArrayList<>();
    for (int x = 0; x < vertices; x++) {
      Outcome label = Outcome.P;
      for (int y = 0; y < x; y++) {
        label = arc.apply(x, y) && labels.get(y) == Outcome.P ? Outcome.N : label;
      }
      labels.add(label);
    }
    return labels;
  }
}
