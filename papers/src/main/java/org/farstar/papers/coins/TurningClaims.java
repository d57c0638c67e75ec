package org.farstar.papers.coins;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.turning.CoinTurning;
import org.farstar.games.strip.turning.CoinValues;
import org.farstar.games.strip.turning.TurningRule;
import org.farstar.games.strip.turning.TurningStatements;
import org.farstar.papers.small.GrundySearch;

/** What the introduction of the paper on Flipping Coins says of the impartial coin games. */
final class TurningClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);
  private static final String INTRODUCTION = "Section 1, introduction, ";
  private static final Cases.Key<Map<TurningRule, GrundySearch<String>>> SEARCHES =
      new Cases.Key<>();

  /** The coins of Moebius as 0..16 and infinity, which is 17. */
  private static final int[] LABELS = {
    0, 1, 3, 7, 13, 2, 9, 8, 6, 11, 17, 15, 5, 12, 16, 14, 10, 4
  };

  private static final int INFINITY = 17;

  private TurningClaims() {}

  static List<Claim> all() {
    List<Claim> claims =
        new ArrayList<>(
            List.of(heaps(), turtles(), moebius(), mogul(), ternups(), corners(), twins()));
    claims.addAll(DagClaims.all());
    return claims;
  }

  private static int search(TurningRule rule, String coins, Cases cases) {
    return cases
        .table(SEARCHES, HashMap::new)
        .computeIfAbsent(rule, found -> new GrundySearch<>(new CoinTurning(found)))
        .value(coins, cases.control());
  }

  private static int[][] values(TurningRule rule, int rows, int columns, Cases cases) {
    return CoinValues.of(rule, rows, columns, cases.control());
  }

  private static String line(int set, int coins) {
    StringBuilder text = new StringBuilder();
    for (int coin = 0; coin < coins; coin++) {
      text.append(set >> coin & 1);
    }
    return text.toString();
  }

  private static Claim heaps() {
    return PAPER
        .at("1-coin-heaps", INTRODUCTION + "'solved using the Sprague-Grundy theory'")
        .says("In each of the games a position is worth the exclusive or of its tails.")
        .supports(TurningStatements.HEAPS)
        .over("all lines of up to %d coins, and boards of two and three rows of three", 0, 9)
        .atMost(20)
        .check(
            (n, cases) -> {
              for (TurningRule rule : TurningRule.values()) {
                if (rule != TurningRule.CORNERS) {
                  sums(rule, 1, n, cases);
                }
              }
              if (n == 2 || n == 3) {
                sums(TurningRule.CORNERS, n, 3, cases);
              }
            });
  }

  private static void sums(TurningRule rule, int rows, int columns, Cases cases) {
    int[][] values = values(rule, rows, columns, cases);
    for (int set = 0; set < 1 << rows * columns; set++) {
      int expected = 0;
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < rows; row++) {
        int part = set >> row * columns & (1 << columns) - 1;
        text.append(row == 0 ? "" : "|").append(line(part, columns));
        for (int column = 0; column < columns; column++) {
          expected ^= (part >> column & 1) != 0 ? values[row][column] : 0;
        }
      }
      String coins = text.toString();
      cases.equal(expected, search(rule, coins, cases), () -> rule.text() + ": " + coins);
    }
  }

  private static Claim turtles() {
    return PAPER
        .at("1-turtles", INTRODUCTION + "Turning Turtles")
        .says("In Turning Turtles the coin at place n, counted from 1, is a heap of n.")
        .over("lines of up to %d coins with one tail at the end, and with a tail before it", 1, 12)
        .atMost(20)
        .check(
            (n, cases) -> {
              for (int other = 0; other < n; other++) {
                int set = 1 << (n - 1) | (other == 0 ? 0 : 1 << (other - 1));
                String coins = line(set, n);
                cases.equal(n ^ other, search(TurningRule.TURTLES, coins, cases), coins::toString);
              }
            });
  }

  private static Claim twins() {
    return PAPER
        .at("1-twins", "Section 5, Twins")
        .says("In Twins the coin at place n, counted from 1, is a heap of n - 1.")
        .over("lines of up to %d coins with one tail at the end, and with a tail before it", 1, 12)
        .atMost(20)
        .check(
            (n, cases) -> {
              for (int other = 1; other < n; other++) {
                String coins = line(1 << (n - 1) | 1 << (other - 1), n);
                cases.equal(
                    (n - 1) ^ (other - 1),
                    search(TurningRule.TWINS, coins, cases),
                    coins::toString);
              }
            });
  }

  private static Claim moebius() {
    return PAPER
        .at("1-moebius", INTRODUCTION + "Moebius with 18 coins")
        .says(
            "With its 18 coins called 0 to 16 and infinity in a suitable order, the P-positions of"
                + " Moebius stay P-positions under x -> x+1, x -> 2x and x -> -1/x modulo 17, and so"
                + " under all Moebius transformations of determinant a square. There are 512, and none"
                + " but the empty one has fewer than six tails.")
        .over("all lines of 18 coins")
        .butNot(
            "They stay so under x -> 3x.",
            cases -> invariant(previous(5, 18, cases), x -> 3 * x % 17, cases))
        .check(
            cases -> {
              Set<Integer> lines = previous(5, 18, cases);
              cases.equal(512, lines.size(), () -> "P-positions");
              lightest(lines, 6, cases);
              invariant(lines, x -> (x + 1) % 17, cases);
              invariant(lines, x -> 2 * x % 17, cases);
              invariant(lines, TurningClaims::inverse, cases);
            });
  }

  /** -1/x, which exchanges 0 and infinity. */
  private static int inverse(int x) {
    for (int y = 1; y < INFINITY; y++) {
      if (x * y % 17 == 16) {
        return y;
      }
    }
    return INFINITY;
  }

  private static void invariant(Set<Integer> lines, IntUnaryOperator map, Cases cases) {
    int[] coins = new int[18];
    for (int coin = 0; coin < 18; coin++) {
      coins[LABELS[coin]] = coin;
    }
    boolean exchanges = map.applyAsInt(0) == INFINITY;
    for (int set : lines) {
      int image = 0;
      for (int coin = 0; coin < 18; coin++) {
        if ((set >> coin & 1) != 0) {
          int label = LABELS[coin];
          int to = label == INFINITY ? (exchanges ? 0 : INFINITY) : map.applyAsInt(label);
          image |= 1 << coins[to];
        }
      }
      int found = image;
      cases.check(
          lines.contains(found),
          () -> line(set, 18) + " is P, its image " + line(found, 18) + " not");
    }
  }

  /** The lines that are worth 0 where up to this many coins may be turned. */
  private static Set<Integer> previous(int most, int coins, Cases cases) {
    TurningRule rule = most == 5 ? TurningRule.MOEBIUS : TurningRule.MOGUL;
    int[] values = values(rule, 1, coins, cases)[0];
    Set<Integer> found = new HashSet<>();
    int value = 0;
    int gray = 0;
    found.add(0);
    for (int i = 1; i < 1 << coins; i++) {
      int coin = Integer.numberOfTrailingZeros(i);
      gray ^= 1 << coin;
      value ^= values[coin];
      if (value == 0) {
        found.add(gray);
      }
    }
    return found;
  }

  private static void lightest(Set<Integer> lines, int least, Cases cases) {
    for (int set : lines) {
      cases.check(
          set == 0 || Integer.bitCount(set) >= least,
          () -> Integer.toBinaryString(set) + " has fewer than " + least + " tails");
    }
  }

  private static Claim mogul() {
    return PAPER
        .at("1-mogul", INTRODUCTION + "Mogul with 24 coins")
        .says(
            "The P-positions of Mogul on 24 coins are 4096, none but the empty one with fewer than"
                + " eight tails; 759 have eight, the octads of the Mathieu group M24: any five coins"
                + " lie in exactly one.")
        .over("all lines of 24 coins")
        .butNot(
            "Any four coins lie in exactly one.", cases -> octads(previous(7, 24, cases), 4, cases))
        .check(
            cases -> {
              Set<Integer> lines = previous(7, 24, cases);
              cases.equal(4096, lines.size(), () -> "P-positions");
              lightest(lines, 8, cases);
              octads(lines, 5, cases);
            });
  }

  private static void octads(Set<Integer> lines, int size, Cases cases) {
    List<Integer> octads = lines.stream().filter(set -> Integer.bitCount(set) == 8).toList();
    cases.equal(759, octads.size(), () -> "octads");
    Set<Integer> covered = new HashSet<>();
    for (int octad : octads) {
      // Every subset of an octad, by the usual trick of counting down within its bits.
      for (int part = octad; part != 0; part = (part - 1) & octad) {
        if (Integer.bitCount(part) == size) {
          int found = part;
          cases.check(
              covered.add(part), () -> Integer.toBinaryString(found) + " lies in two octads");
        }
      }
    }
    cases.equal(42504, covered.size(), () -> "sets of five coins in octads");
  }

  private static Claim ternups() {
    return PAPER
        .at("1-ternups", INTRODUCTION + "Ternups")
        .says(
            "In Ternups the coin at place n, counted from 0, is worth 0 if n has no digit 2 in base 3,"
                + " and else the number with an odd number of binary ones, 1, 2, 4, 7, 8, .., that has"
                + " as many of these before it as there are digits behind the last 2.")
        .over("coins up to the %d-th", 1, 243)
        .butNot("It is the power of 2 with that exponent.", (n, cases) -> ternups(n, false, cases))
        .check((n, cases) -> ternups(n, true, cases));
  }

  private static void ternups(int coins, boolean odious, Cases cases) {
    int place = coins - 1;
    int digits = 0;
    int rest = place;
    while (rest > 0 && rest % 3 != 2) {
      rest /= 3;
      digits++;
    }
    int expected = rest == 0 ? 0 : odious ? odious(digits) : 1 << digits;
    int[] values = values(TurningRule.TERNUPS, 1, coins, cases)[0];
    cases.equal(expected, values[place], () -> "the coin at " + place);
  }

  /** The number with an odd number of binary ones that has this many before it. */
  private static int odious(int before) {
    IntPredicate odd = number -> Integer.bitCount(number) % 2 != 0;
    int number = 1;
    for (int left = before; left > 0; left--) {
      number++;
      while (!odd.test(number)) {
        number++;
      }
    }
    return number;
  }

  private static Claim corners() {
    return PAPER
        .at("1-corners", INTRODUCTION + "Turning Corners")
        .says(
            "In Turning Corners the coin in row x and column y, counted from 0, is worth the nim"
                + " product of x and y: with F a power 2^(2^k), the product of F with a smaller number"
                + " is the usual one, F times F is F + F/2, and the product is distributive.")
        .over("all x and y up to %d", 1, 31)
        .atMost(255)
        .check(TurningClaims::corners);
  }

  private static void corners(int x, Cases cases) {
    int[][] values = values(TurningRule.CORNERS, x + 1, x + 1, cases);
    for (int y = 0; y <= x; y++) {
      int other = y;
      cases.equal(product(x, y), values[x][y], () -> "the coin " + x + "," + other);
      cases.equal(product(x, y), values[y][x], () -> "the coin " + other + "," + x);
    }
  }

  /** The nim product, bit by bit. */
  private static int product(int x, int y) {
    int sum = 0;
    for (int i = 0; i < Byte.SIZE; i++) {
      for (int j = 0; j < Byte.SIZE; j++) {
        sum ^= (x >> i & 1) != 0 && (y >> j & 1) != 0 ? powers(1 << i, 1 << j) : 0;
      }
    }
    return sum;
  }

  /** The nim product of two powers of 2. */
  private static int powers(int x, int y) {
    if (x == 1 || y == 1) {
      return x * y;
    }
    int fermat = 2;
    while (fermat * fermat <= Math.max(x, y)) {
      fermat *= fermat;
    }
    int high = x < fermat ? y : x;
    int low = x < fermat ? x : y;
    if (low < fermat) {
      // high = fermat * h with h < fermat, a usual product that is the nim product.
      int rest = product(high / fermat, low);
      return fermat * rest;
    }
    int rest = product(high / fermat, low / fermat);
    return fermat * rest ^ product(fermat / 2, rest);
  }
}
