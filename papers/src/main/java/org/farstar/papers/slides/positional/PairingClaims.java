package org.farstar.papers.slides.positional;

import static org.farstar.papers.slides.positional.LineClaims.LECTURE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.hold.Pairing;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.papers.small.SmallFamilies;

/** The statements on draw forcing pairings. */
public final class PairingClaims {
  private static final String HALL = "theorem on draw forcing pairings";

  /** The usual array in the place of the lecture's, whose picture is lost in the text. */
  private static final int[][] ARRAY = {
    {11, 1, 8, 1, 12}, {6, 2, 2, 9, 10}, {3, 7, 0, 9, 3}, {6, 7, 4, 4, 10}, {12, 5, 8, 5, 11}
  };

  private PairingClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(array(), reply(), hall(), converse(), degrees(), plane(), lemma());
  }

  private static Claim array() {
    return LECTURE
        .at("pairing-array", "Tic tac toe, the 5x5 array")
        .says(
            "There is a 5x5 array in which each of the numbers 1 to 12 stands twice, on a line of its"
                + " own: a pairing of the 12 lines.")
        .over("the array")
        .butNot("The numbers 1 to 11 are enough.", cases -> pairs(11, cases))
        .check(cases -> pairs(12, cases));
  }

  /** Every line has a pair of its own with a number up to a most one. */
  private static void pairs(int most, Cases cases) {
    List<String> lines = new ArrayList<>();
    for (var line : PlainLines.lines(5, 2).keySet()) {
      List<Integer> twice = new ArrayList<>();
      for (int number = 1; number <= most; number++) {
        int wanted = number;
        if (line.stream().filter(cell -> ARRAY[cell / 5][cell % 5] == wanted).count() == 2) {
          twice.add(number);
        }
      }
      cases.check(!twice.isEmpty(), () -> "no pair on the line " + line);
      lines.add(twice.toString());
    }
    cases.equal(12L, lines.stream().distinct().count(), () -> "pairs of their own");
  }

  private static Claim reply() {
    return Claims.of(PositionalStatements.PAIRING)
        .over(
            "all families without comparable sets on up to %d points, all plays of Player 1", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .corrects(
            Slip.printed("by choosing x_(2i+3-d)")
                .meaning("x_(2i+d) is answered by x_(2i+3-d) for d = 0, 1.")
                .because(
                    "The partner of x_(2i) is x_(2i-1), since x_(2i-1) and x_(2i) are the two points of A_i."),
            (points, cases) -> {
              for (int index = 2; index <= points; index++) {
                // 2i + d with d = 0 or 1 and i from 1 on.
                int answer = index / 2 * 2 + 3 - index % 2;
                int from = index;
                cases.equal(
                    (index + 1) / 2,
                    (answer + 1) / 2,
                    () -> "the set of the answer x_" + answer + " to x_" + from);
              }
            })
        .check(PairingClaims::replies);
  }

  private static void replies(int points, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      Pairing pairing = pairing(points, sets, cases);
      if (pairing.complete() && sets.length > 0) {
        play(points, sets, pairing, 0, 0, cases);
      }
    }
  }

  private static Pairing pairing(int points, int[] sets, Cases cases) {
    return Pairing.of(family(points, sets), cases.control());
  }

  private static ListedFamily family(int points, int[] sets) {
    List<int[]> list = new ArrayList<>();
    for (int set : sets) {
      list.add(
          java.util.stream.IntStream.range(0, points).filter(i -> (set >> i & 1) != 0).toArray());
    }
    return ListedFamily.numbered(points, list);
  }

  /** Every play of Player 1 against the pairing. */
  private static void play(int points, int[] sets, Pairing pairing, int x, int o, Cases cases) {
    for (int move = 0; move < points; move++) {
      if (((x | o) >> move & 1) != 0) {
        continue;
      }
      int red = x | 1 << move;
      boolean beaten = Arrays.stream(sets).anyMatch(set -> (set & ~red) == 0);
      cases.check(
          !beaten, () -> SmallFamilies.text(sets) + " is won by " + SmallFamilies.text(red));
      int partner = pairing.partner(move);
      int free = ~(red | o) & (1 << points) - 1;
      if (free != 0) {
        boolean open = partner >= 0 && (free >> partner & 1) != 0;
        int answer = open ? 1 << partner : Integer.lowestOneBit(free);
        play(points, sets, pairing, red, o | answer, cases);
      }
    }
  }

  private static boolean hallsCondition(int[] sets) {
    for (int some = 1; some < 1 << sets.length; some++) {
      if (Integer.bitCount(union(sets, some)) < 2 * Integer.bitCount(some)) {
        return false;
      }
    }
    return true;
  }

  private static int union(int[] sets, int some) {
    int union = 0;
    for (int i = 0; i < sets.length; i++) {
      union |= (some >> i & 1) != 0 ? sets[i] : 0;
    }
    return union;
  }

  /** Whether the sets from one on can have two points each, by trying. */
  private static boolean paired(int[] sets, int from, int used) {
    if (from == sets.length) {
      return true;
    }
    int free = sets[from] & ~used;
    for (int one = free; one != 0; one &= one - 1) {
      for (int two = one & one - 1; two != 0; two &= two - 1) {
        int pair = Integer.lowestOneBit(one) | Integer.lowestOneBit(two);
        if (paired(sets, from + 1, used | pair)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Claim hall() {
    return LECTURE
        .at("pairing-hall", HALL)
        .says(
            "If the sets of each subfamily have together at least twice as many points as there are"
                + " sets, there is a draw forcing pairing.")
        .over(
            "all lists of up to three sets on up to %d points, subfamilies and pairings by trying",
            1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "It is enough that every set has two points.",
            (points, cases) ->
                paired(
                    points,
                    sets -> Arrays.stream(sets).allMatch(set -> Integer.bitCount(set) > 1),
                    cases))
        .check((points, cases) -> paired(points, PairingClaims::hallsCondition, cases));
  }

  private static void paired(int points, Predicate<int[]> condition, Cases cases) {
    for (int[] sets : SmallFamilies.lists(points, 3)) {
      if (condition.test(sets)) {
        cases.check(paired(sets, 0, 0), () -> "no pairing of " + SmallFamilies.text(sets));
      }
    }
  }

  private static Claim converse() {
    return Claims.of(PositionalStatements.HALL)
        .over("all lists of up to three sets on up to %d points", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .check(
            (points, cases) -> {
              for (int[] sets : SmallFamilies.lists(points, 3)) {
                Pairing pairing = pairing(points, sets, cases);
                cases.equal(
                    paired(sets, 0, 0),
                    pairing.complete(),
                    () -> "a pairing of " + SmallFamilies.text(sets));
                pairing
                    .violation()
                    .ifPresent(
                        violation -> {
                          int some = 0;
                          for (int set : violation.sets()) {
                            some |= 1 << set;
                          }
                          int size = Integer.bitCount(union(sets, some));
                          cases.check(
                              size < 2 * violation.sets().length,
                              () -> "no violation in " + SmallFamilies.text(sets));
                        });
              }
            });
  }

  private static Claim degrees() {
    return LECTURE
        .at("pairing-degree", "corollary to the theorem on draw forcing pairings")
        .says(
            "If all N sets have at least n points, and every point is in at most n/2 of them, there"
                + " is a draw forcing pairing.")
        .over("all lists of up to three sets on up to %d points", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .corrects(
            Slip.printed("|A_i| >= n for i = 1, 2, ..., n")
                .meaning("It is enough that the first n sets have at least n points.")
                .because(
                    "Hall's condition counts all N sets: k of them have kn incidences with points, of which each carries n/2 at most."),
            (points, cases) -> degrees(points, true, cases))
        .check((points, cases) -> degrees(points, false, cases));
  }

  private static void degrees(int points, boolean firstOnly, Cases cases) {
    for (int[] sets : SmallFamilies.lists(points, 3)) {
      int most = 0;
      for (int i = 0; i < points; i++) {
        int point = i;
        most = Math.max(most, (int) Arrays.stream(sets).filter(s -> (s >> point & 1) != 0).count());
      }
      for (int n = 2 * most; n <= points; n++) {
        int counted = firstOnly ? Math.min(n, sets.length) : sets.length;
        int size = n;
        boolean large = Arrays.stream(sets, 0, counted).allMatch(s -> Integer.bitCount(s) >= size);
        if (large) {
          cases.check(
              paired(sets, 0, 0),
              () -> "n = " + size + ", no pairing of " + SmallFamilies.text(sets));
        }
      }
    }
  }

  private static Claim plane() {
    return LECTURE
        .at("pairing-plane", "Tic tac toe, d = 2")
        .says(
            "On the n by n board there is a draw forcing pairing for even n of at least 6 and odd n"
                + " of at least 9.")
        .over("n up to %d", 6, 24)
        .atMost(200)
        .butNot(
            "From n = 4 on there is one.",
            (n, cases) -> {
              int less = n - 2;
              cases.check(exists(less, 2, cases), () -> "no pairing of [" + less + "]^2");
            })
        .check(
            (n, cases) -> {
              if (n % 2 == 0 || n >= 9) {
                cases.check(exists(n, 2, cases), () -> "no pairing of [" + n + "]^2");
              }
            });
  }

  static boolean exists(int n, int d, Cases cases) {
    return Pairing.of(new Cube(n, d), cases.control()).complete();
  }

  private static Claim lemma() {
    return LECTURE
        .at("pairing-lemma", "Tic tac toe, lemma on draw forcing pairings")
        .says(
            "There is a draw forcing pairing of the (n, d) game for odd n of at least 3^d - 1 and for"
                + " even n of at least 2^(d+1) - 2.")
        .over("d up to %d, six n from each bound on", 1, 3)
        .atMost(3)
        .corrects(
            Slip.printed("if n >= 2^d - 1 and n is even")
                .meaning("For even n it is enough that n is at least 2^d - 1.")
                .because(
                    "For even n a cell is in at most 2^d - 1 lines, and the corollary asks for at most n/2 of them."),
            (d, cases) -> pairings(d, 0, PlainLines.power(2, d) - 1, cases))
        .check(
            (d, cases) -> {
              pairings(d, 1, PlainLines.power(3, d) - 1, cases);
              pairings(d, 0, PlainLines.power(2, d + 1) - 2, cases);
            });
  }

  private static void pairings(int d, int parity, int bound, Cases cases) {
    for (int n = bound; n < bound + 6; n++) {
      if (n % 2 == parity) {
        String board = "[" + n + "]^" + d;
        cases.check(exists(n, d, cases), () -> "no pairing of " + board);
      }
    }
  }
}
