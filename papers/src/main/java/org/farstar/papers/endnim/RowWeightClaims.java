package org.farstar.papers.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.endnim.Row;
import org.farstar.games.heap.endnim.RowWeights;
import org.farstar.games.heap.endnim.RowWeights.Heaps;
import org.farstar.values.player.Outcome;

/** The steps of the proof that all finite rows have integer atomic weights. */
final class RowWeightClaims {
  private static final Claims PAPER = Claims.of(Works.END_NIM);
  private static final int PILES = 5;
  private static final int HEIGHT = 5;

  private RowWeightClaims() {}

  static List<Claim> all() {
    return List.of(heaps(), higher(), weights());
  }

  private static Stream<List<Integer>> rows(int piles, int height) {
    return EndNimReferee.rows(piles, EndNimReferee.upTo(height)).map(Row::heights);
  }

  private static Claim heaps() {
    return PAPER
        .beyond("any-heaps")
        .says(
            "Of any finite row, let U be the heaps of Nim beside which Left, moving second, wins one of"
                + " her options, V those for Right and his, u and v the least heaps outside. If u < v,"
                + " Right, moving second, wins beside all heaps outside U, and Left beside none; if v <"
                + " u, Left beside all outside V, and Right beside none; if u = v, each of them beside"
                + " this heap alone.")
        .over("all rows of up to 5 piles of heights up to %d, heaps to two more, by search", 1, 4)
        .atMost(20)
        .butNot(
            "If v < u, Left wins beside all heaps.", (height, cases) -> heaps(height, -1L, cases))
        .check((height, cases) -> heaps(height, 0, cases));
  }

  /** Holds the sets against a search; where Left wins with some heap, with these added. */
  private static void heaps(int height, long added, Cases cases) {
    int largest = height + 2;
    RowsWithStar search = new RowsWithStar(PILES, largest, cases.control());
    RowWeights sets = new RowWeights(cases.control());
    for (int piles = 0; piles <= PILES; piles++) {
      rows(piles, height)
          .forEach(
              row -> {
                Heaps found = sets.of(row);
                long left =
                    found.right() == 0 && found.left() != 0 ? found.left() | added : found.left();
                for (int heap = 0; heap <= largest; heap++) {
                  int beside = heap;
                  cases.equal(
                      outcome(left >>> heap & 1, found.right() >>> heap & 1),
                      search.outcome(row, heap),
                      () -> row + " + *" + beside);
                }
              });
    }
  }

  private static Outcome outcome(long leftSecond, long rightSecond) {
    return leftSecond == 1
        ? (rightSecond == 1 ? Outcome.P : Outcome.L)
        : rightSecond == 1 ? Outcome.R : Outcome.N;
  }

  private static Claim higher() {
    return PAPER
        .beyond("any-higher")
        .says(
            "In a row of at least three piles a higher left pile is no worse for Left beside any heap of"
                + " Nim: the heaps beside which she wins, moving second, stay, and no heap comes in"
                + " beside which Right does.")
        .over("all rows of 3 to 5 piles of heights up to %d", 2, HEIGHT)
        .atMost(30)
        .butNot("So it is in rows of two piles.", (height, cases) -> higher(2, height, cases))
        .check((height, cases) -> higher(3, height, cases));
  }

  private static void higher(int least, int height, Cases cases) {
    RowWeights sets = new RowWeights(cases.control());
    for (int piles = least; piles <= PILES; piles++) {
      rows(piles, height)
          .filter(row -> row.get(0) > 1)
          .forEach(
              row -> {
                List<Integer> lower = new ArrayList<>(row);
                lower.set(0, row.get(0) - 1);
                Heaps before = sets.of(lower);
                Heaps after = sets.of(row);
                boolean holds =
                    (before.left() & ~after.left()) == 0 && (after.right() & ~before.right()) == 0;
                cases.check(holds, () -> lower + " and " + row);
              });
    }
  }

  private static Claim weights() {
    return PAPER
        .beyond("any-weights")
        .says(
            "The atomic weight of a finite row is 0 if the next player wins it beside a far star; if"
                + " Left wins there it is one more than that of the row without its right pile; if Right"
                + " wins, one less than that of the row without its left pile. So all atomic weights"
                + " of finite rows are integers, between -(n-1) and n-1 for n piles.")
        .over("all rows of up to %d piles of heights up to " + WeightClaims.HEIGHT, 1, PILES)
        .atMost(12)
        .butNot(
            "If Left wins there it is 1, if Right wins -1.",
            (piles, cases) -> weights(piles, true, cases))
        .check((piles, cases) -> weights(piles, false, cases));
  }

  private static void weights(int piles, boolean signs, Cases cases) {
    RowWeights sets = new RowWeights(cases.control());
    WeightClaims.layer(piles, cases)
        .each(
            (row, value, weight) -> {
              int found = sets.weight(row.heights());
              cases.equal(
                  Integer.toString(signs ? Integer.signum(found) : found),
                  weight.toString(),
                  () -> "the atomic weight of " + row);
            });
  }
}
