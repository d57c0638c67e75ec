package org.farstar.papers.slides.positional;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.TwoColouring;

/** The statements on the board [n]^d and its lines. */
public final class LineClaims {
  static final Claims LECTURE = Claims.of(Works.SLIDES);

  private LineClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(
        lines(),
        kinds(),
        example(),
        colourings(),
        throughACell(),
        oneForEachSetOfConstants(),
        inThePlane());
  }

  private static Claim lines() {
    return LECTURE
        .at("lines", "Tic tac toe, lemma on the number of winning lines")
        .says("For n of at least 2 the (n, d) game has ((n+2)^d - n^d)/2 lines.")
        .over("all n from 2 and d with n + d up to %d", 3, 8)
        .atMost(10)
        .corrects(
            Slip.printed("(n+2)^d - n^d, over 2")
                .meaning("For every n the (n, d) game has ((n+2)^d - n^d)/2 lines.")
                .because(
                    "For n = 1 a rising, a falling and a constant coordinate are the same, and the one cell is the only line."),
            LineClaims::linesOfOne)
        .check(
            (sum, cases) -> {
              for (int d = 1; d <= sum - 2; d++) {
                compareLines(sum - d, d, cases);
              }
            });
  }

  private static void compareLines(int n, int d, Cases cases) {
    Set<Set<Integer>> plain = PlainLines.lines(n, d).keySet();
    Cube cube = new Cube(n, d);
    cases.equal(
        Cube.formula(n, d), BigInteger.valueOf(plain.size()), () -> "lines of [" + n + "]^" + d);
    Set<Set<Integer>> made = new HashSet<>();
    for (int i = 0; i < cube.sets(); i++) {
      made.add(asSet(cube.points(i)));
    }
    cases.equal(plain, made, () -> "the lines of [" + n + "]^" + d);
  }

  private static Set<Integer> asSet(int[] points) {
    Set<Integer> set = new TreeSet<>();
    Arrays.stream(points).forEach(set::add);
    return set;
  }

  private static void linesOfOne(int sum, Cases cases) {
    int found = PlainLines.lines(1, sum - 1).size();
    cases.equal(
        Cube.formula(1, sum - 1), BigInteger.valueOf(found), () -> "lines of [1]^" + (sum - 1));
  }

  private static Claim kinds() {
    return LECTURE
        .at("lines", "Tic tac toe, lemma on the number of winning lines")
        .part("kinds", "proof")
        .says(
            "For n of at least 2 every line is given by exactly two choices of kinds, which exchange"
                + " rising and falling coordinates.")
        .over("all n from 2 and d with n + d up to %d", 3, 8)
        .atMost(10)
        .butNot(
            "Every line is given by exactly one choice of kinds.",
            (sum, cases) -> choices(sum, 1, cases))
        .check((sum, cases) -> choices(sum, 2, cases));
  }

  private static void choices(int sum, int expected, Cases cases) {
    for (int d = 1; d <= sum - 2; d++) {
      Map<Set<Integer>, Integer> lines = PlainLines.lines(sum - d, d);
      String board = "[" + (sum - d) + "]^" + d;
      lines.forEach(
          (line, count) -> cases.equal(expected, count, () -> "the line " + line + " of " + board));
    }
  }

  private static Claim example() {
    return LECTURE
        .at("lines-example", "Tic tac toe, after the definition of a line")
        .says("The top row of the 3x3 board and its rising diagonal are lines of the definition.")
        .over("the two lines")
        .butNot(
            "The cells (1,1), (2,2), (1,3) are a line, too.",
            cases -> isLine(new int[][] {{1, 2, 1}, {1, 2, 3}}, cases))
        .check(
            cases -> {
              isLine(new int[][] {{1, 1, 1}, {1, 2, 3}}, cases);
              isLine(new int[][] {{3, 2, 1}, {1, 2, 3}}, cases);
            });
  }

  /** Whether the cells with these first and second coordinates are a line of the 3x3 board. */
  private static void isLine(int[][] coordinates, Cases cases) {
    Cube cube = new Cube(3, 2);
    Set<Integer> line = new TreeSet<>();
    for (int j = 0; j < 3; j++) {
      line.add(cube.cell(coordinates[0][j], coordinates[1][j]));
    }
    cases.check(PlainLines.lines(3, 2).containsKey(line), () -> line + " is no line");
  }

  private static Claim colourings() {
    return LECTURE
        .at("hales-jewett", "Tic tac toe, remark on the Hales-Jewett theorem")
        .says(
            "A full board without a line of one colour, the colours as frequent as at the end of a"
                + " play, exists for (2,1), (3,1), (3,2), (4,2), (5,2), (4,3), and none for (2,2),"
                + " (2,3), (3,3): somebody wins when d is large with respect to n.")
        .over("nine boards")
        .corrects(
            Slip.printed(
                    "there is a winner in the (n, d) game, when n is large enough with respect to d")
                .meaning("Somebody wins when n is large with respect to d.")
                .because(
                    "The theorem says this of d large with respect to n; for n large the pairing draws."),
            cases -> {
              for (int n = 5; n <= 9; n++) {
                int side = n;
                cases.check(!drawn(n, 2, cases), () -> "a drawn board of [" + side + "]^2");
              }
            })
        .check(
            cases -> {
              int[][] boards = {
                {2, 1, 1}, {3, 1, 1}, {3, 2, 1}, {4, 2, 1}, {5, 2, 1}, {4, 3, 1}, {2, 2, 0},
                {2, 3, 0}, {3, 3, 0}
              };
              for (int[] board : boards) {
                cases.equal(
                    board[2] == 1,
                    drawn(board[0], board[1], cases),
                    () -> "a drawn board of [" + board[0] + "]^" + board[1]);
              }
            });
  }

  private static boolean drawn(int n, int d, Cases cases) {
    ListedFamily lines = ListedFamily.of(new Cube(n, d));
    return TwoColouring.find(lines, true, cases.control()).isPresent();
  }

  private static Claim throughACell() {
    return LECTURE
        .at("lines-cell", "Tic tac toe, lemma on draw forcing pairings, proof")
        .says(
            "At most (3^d - 1)/2 lines go through a cell for odd n, and at most 2^d - 1 for even n;"
                + " from n = 3 and n = 2 on some cell has so many.")
        .over("all n from 2 and d with n + d up to %d", 3, 8)
        .atMost(10)
        .check(
            (sum, cases) -> {
              for (int d = 1; d <= sum - 2; d++) {
                int n = sum - d;
                int most = Arrays.stream(PlainLines.degrees(n, d)).max().orElse(0);
                int bound =
                    n % 2 == 0 ? PlainLines.power(2, d) - 1 : (PlainLines.power(3, d) - 1) / 2;
                String board = "[" + n + "]^" + d;
                cases.equal(bound, most, () -> "the most lines through a cell of " + board);
              }
            });
  }

  private static Claim oneForEachSetOfConstants() {
    return LECTURE
        .at("lines-cell", "Tic tac toe, lemma on draw forcing pairings, proof")
        .part("constants")
        .says(
            "For even n a line through a cell is determined by the set of its constant coordinates,"
                + " of which there are at most 2^d - 1.")
        .over("all even n and d with n + d up to %d", 3, 8)
        .atMost(10)
        .butNot("For odd n, too.", (sum, cases) -> constants(sum, 1, cases))
        .check((sum, cases) -> constants(sum, 0, cases));
  }

  /** Boards with n of one parity, n + d given. */
  private static void constants(int sum, int parity, Cases cases) {
    for (int d = 1; d <= sum - 2; d++) {
      if ((sum - d) % 2 == parity) {
        oneEach(sum - d, d, cases);
      }
    }
  }

  private static void oneEach(int n, int d, Cases cases) {
    Cube cube = new Cube(n, d);
    Set<List<Integer>> seen = new HashSet<>();
    for (Set<Integer> line : PlainLines.lines(n, d).keySet()) {
      int constant = 0;
      for (int i = 0; i < d; i++) {
        int index = i;
        boolean one =
            line.stream().map(cell -> cube.coordinate(cell, index)).distinct().count() == 1;
        constant |= one ? 1 << i : 0;
      }
      for (int cell : line) {
        boolean first = seen.add(List.of(cell, constant));
        cases.check(first, () -> "two lines through " + cube.name(cell) + " of [" + n + "]^" + d);
      }
    }
  }

  private static Claim inThePlane() {
    return LECTURE
        .at("lines-plane", "Tic tac toe, d = 2")
        .says(
            "On the n by n board a cell is in at most 3 lines for even n and in at most 4 for odd n:"
                + " its row, its column and diagonals.")
        .over("n up to %d", 2, 20)
        .atMost(100)
        .check(
            (n, cases) -> {
              int most = Arrays.stream(PlainLines.degrees(n, 2)).max().orElse(0);
              cases.equal(n % 2 == 0 ? 3 : 4, most, () -> "lines through a cell, n = " + n);
            });
  }
}
