package org.farstar.games.order.monotone.rooks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.engine.claim.Claim;
import org.farstar.values.player.Outcome;

/** Section 5, the extended form on a dense order, and what section 6 asks of it on a finite one. */
public final class RookClaims {
  private RookClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    return List.of(
        Claim.sized(
            "monotone/11",
            "Lemma 11",
            "To fewer than rs points without r+1 increasing or s+1 decreasing ones a point can be"
                + " added so that this stays so.",
            "all sets of up to %d points, all r and s up to 4",
            0,
            7,
            (size, cases) ->
                permutations(
                    size,
                    points -> {
                      int up = PointGame.longest(points, 1);
                      int down = PointGame.longest(points, -1);
                      for (int r = Math.max(1, up); r <= 4; r++) {
                        for (int s = Math.max(1, down); s <= 4; s++) {
                          int rise = r;
                          int fall = s;
                          if (size < r * s) {
                            cases.check(
                                PointGame.anyMore(
                                    points,
                                    more ->
                                        PointGame.longest(more, 1) <= rise
                                            && PointGame.longest(more, -1) <= fall),
                                () -> Arrays.toString(points) + " " + rise + " " + fall);
                          }
                        }
                      }
                    })),
        Claim.sized(
            "monotone/12",
            "Theorem 12",
            "The extended normal game on Q is won by the first player if a*d is odd and by the second"
                + " if it is even.",
            "all a and d from 2 on with a*d up to %d, by the definition",
            4,
            22,
            (size, cases) -> {
              for (int a = 2; a <= size / 2; a++) {
                int d = size / a;
                if (a * d == size) {
                  Outcome expected = size % 2 == 1 ? Outcome.N : Outcome.P;
                  String what = "(" + a + "," + d + ")";
                  cases.equal(
                      expected, new PointGame(a, d, false, cases.control()).outcome(), () -> what);
                }
              }
            }),
        Claim.sized(
            "monotone/6-rooks",
            "Section 6, the extended form on a finite deck",
            "The fast search and the definition agree on the extended form on {1..n}; the normal game"
                + " (4,4,n) is D up to 6, N at 7 and D at 8, and (3,3,n) is N from 3 on.",
            "all n up to %d; the definition for a and d up to 4 and n up to 4",
            1,
            7,
            (n, cases) -> {
              Outcome four = n == 7 ? Outcome.N : Outcome.D;
              Outcome found = RookSearch.outcome(4, 4, n, false, cases.control());
              cases.check(n > 8 || found == four, () -> "(4,4," + n + "): " + found);
              Outcome three = RookSearch.outcome(3, 3, n, false, cases.control());
              cases.equal(n < 3 ? Outcome.D : Outcome.N, three, () -> "(3,3," + n + ")");
              for (int a = 2; a <= 4 && n <= 4; a++) {
                for (int d = 2; d <= a; d++) {
                  for (boolean misere : new boolean[] {false, true}) {
                    String what = "(" + a + "," + d + "," + n + ")" + (misere ? " misere" : "");
                    cases.equal(
                        new RookReferee(a, d, n, misere).outcome(),
                        RookSearch.outcome(a, d, n, misere, cases.control()),
                        () -> what);
                  }
                }
              }
            }));
  }

  private static void permutations(int size, Consumer<int[]> consumer) {
    permutations(size, new ArrayList<>(), consumer);
  }

  private static void permutations(int size, List<Integer> begun, Consumer<int[]> consumer) {
    if (begun.size() == size) {
      consumer.accept(begun.stream().mapToInt(Integer::intValue).toArray());
      return;
    }
    for (int value = 0; value < size; value++) {
      if (!begun.contains(value)) {
        begun.add(value);
        permutations(size, begun, consumer);
        begun.remove(begun.size() - 1);
      }
    }
  }
}
