package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.chain.Certificate;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.Gap;
import org.farstar.values.player.Outcome;

/** Section 4.1 and 4.2: outcomes on {1..n}, and the conjecture about long decks. */
final class TableClaims {
  /** The four rows of section 4.1, n = 1..20. */
  static final String[] NORMAL = {
    "5 4 DDDDDDDDDDNNNNNNNNNN",
    "6 4 DDDDDDDDDDDDDPPNNNNN",
    "5 5 DDDDDDDDDDDDDDNNNNNN",
    "7 4 DDDDDDDDDDDDDDNNPNNN"
  };

  /** The table of section 4.2, n = 1..20. */
  static final String[] MISERE = {
    "3 3 DDDNNNNNNNNNNNNNNNNN",
    "4 3 DDDDPNNNNNNNNNNNNNNN",
    "5 3 DDDDDNPPPNNNNNNNNNNN",
    "6 3 DDDDDDDNNNNNNNNNNNNN",
    "7 3 DDDDDDDDPNNNNNNNNNNN",
    "8 3 DDDDDDDDDNPPNNNNNNNN",
    "9 3 DDDDDDDDDDDNNNNNNNNN",
    "4 4 DDDDDNPNNNNNNNNNNNNN",
    "5 4 DDDDDDDNNNPNNNNNNNNN",
    "6 4 DDDDDDDDDNPNPPNNNNNN",
    "7 4 DDDDDDDDDNPNNNNNNNNN",
    "8 4 DDDDDDDDDDDNNNDNNNNP",
    "9 4 DDDDDDDDDDDDDNPNPNND",
    "5 5 DDDDDDDDDDDNPNPNNNNN",
    "6 5 DDDDDDDDDDDNPNNNPNNN",
    "7 5 DDDDDDDDDDDNDNPNPNNP"
  };

  private ChainTables normal;
  private ChainTables misere;

  private TableClaims() {}

  static List<Claim> all() {
    return new TableClaims().claims();
  }

  private List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.add(
        Claim.sized(
            "monotone/4.1-2",
            "Section 4.1",
            "W_nor(a,2,n) is D for n < a, and then N for odd a and P for even a.",
            "a up to %d, n up to a+8",
            2,
            12,
            (a, cases) ->
                compare(
                    a,
                    2,
                    a + 8,
                    n -> n < a ? Outcome.D : a % 2 != 0 ? Outcome.N : Outcome.P,
                    cases)));
    claims.add(
        Claim.sized(
            "monotone/4.1-3",
            "Section 4.1",
            "W_nor(a,3,n) is N for n > a if a is even and for n > a+1 if a is odd, else D.",
            "a up to %d, n up to a+8",
            3,
            11,
            (a, cases) -> compare(a, 3, a + 8, n -> n > a + a % 2 ? Outcome.N : Outcome.D, cases)));
    claims.add(
        Claim.fixed(
            "monotone/4.1-4-4",
            "Section 4.1",
            "W_nor(4,4,n) is N for n >= 9.",
            "every n, by a certificate",
            (size, cases) -> {
              Certificate made = certificate(4, 4, Convention.NORMAL, cases.control());
              for (int n = 9; n <= made.bound(); n++) {
                cases.equal(Outcome.N, made.outcome(n), game(4, 4, n));
              }
            }));
    claims.add(
        Claim.sized(
                "monotone/4.1-rule",
                "Section 4.1",
                "If W_nor(a,d,n) is P, then (a+1,d,n+1) and (a,d+1,n+1) are N.",
                "a and d up to %d, n up to 22",
                2,
                5,
                this::rule)
            // The search has tables for critical lengths up to one more.
            .atMost(6));
    rows(claims, "4.1", "W_nor", NORMAL, Convention.NORMAL);
    rows(claims, "4.2", "W_mis", MISERE, Convention.MISERE);
    claims.add(
        Claim.fixed(
                "monotone/4.2-first-move",
                "Section 4.2",
                "The smallest winning first card is the same throughout the block of N at the end of a"
                    + " row of the table for (3,3), (4,3), (5,3), (4,4), (5,4), (5,5) and (6,5), and for"
                    + " no other. (The paper says so of most blocks without naming any.)",
                "the blocks of at least two N of the table, up to n = 20",
                (size, cases) -> firstMoves(row -> steady(row), cases))
            .corrects((size, cases) -> firstMoves(row -> true, cases)));
    claims.add(
        Claim.fixed(
            "monotone/6-last-draw",
            "Section 6",
            "Of the last n for which W_mis(a,d,n) is D: it is closer to a+d than to (a-1)(d-1), except"
                + " for (3,3), (4,3) and (9,4), and equally far for (5,3). (The paper says that it is"
                + " generally closer.)",
            "the rows of the table of section 4.2, all n up to (a-1)(d-1)",
            (size, cases) -> lastDraws(cases)));
    claims.add(
        Claim.sized(
                "monotone/6-long",
                "Section 6, first conjecture",
                "For a >= d >= 3 and all sufficiently large n both W_nor(a,d,n) and W_mis(a,d,n) are N.",
                "proved for a >= d >= 3 with a+d up to %d, by certificates",
                6,
                10,
                TableClaims::longRun)
            .conjecture());
    return claims;
  }

  private interface Expected {
    Outcome at(int n);
  }

  private static Supplier<String> game(int a, int d, int n) {
    return () -> "(" + a + "," + d + "," + n + ")";
  }

  private static Certificate certificate(int a, int d, Convention convention, Control control) {
    return Certificate.make(a, d, ChainTables.of(a, d, convention), control);
  }

  /** A search for the games of both printed tables, which share what they find. */
  private ChainSearch search(Convention convention, Control control) {
    if (convention == Convention.NORMAL) {
      normal = normal == null ? ChainTables.of(7, 6, convention) : normal;
      return new ChainSearch(normal, control);
    }
    misere = misere == null ? ChainTables.of(9, 5, convention) : misere;
    return new ChainSearch(misere, control);
  }

  private static void compare(int a, int d, int last, Expected expected, Cases cases) {
    ChainSearch search = new ChainSearch(ChainTables.of(a, d, Convention.NORMAL), cases.control());
    for (int n = 1; n <= last; n++) {
      cases.equal(expected.at(n), search.outcome(a, d, n), game(a, d, n));
    }
  }

  private synchronized void rule(int a, Cases cases) {
    ChainSearch search = search(Convention.NORMAL, cases.control());
    for (int d = 2; d <= a; d++) {
      for (int n = 1; n <= 22; n++) {
        if (search.outcome(a, d, n) == Outcome.P) {
          cases.equal(Outcome.N, search.outcome(a + 1, d, n + 1), game(a + 1, d, n + 1));
          cases.equal(Outcome.N, search.outcome(a, d + 1, n + 1), game(a, d + 1, n + 1));
        }
      }
    }
  }

  private void rows(
      List<Claim> claims, String section, String name, String[] rows, Convention convention) {
    for (String row : rows) {
      String[] parts = row.split(" ");
      int a = Integer.parseInt(parts[0]);
      int d = Integer.parseInt(parts[1]);
      claims.add(
          Claim.fixed(
              "monotone/" + section + "-" + a + "-" + d,
              "Section " + section,
              name + "(" + a + "," + d + ",n) for n = 1..20 is " + parts[2] + ".",
              "the twenty entries",
              (size, cases) -> row(a, d, parts[2], convention, cases)));
    }
  }

  private synchronized void row(int a, int d, String printed, Convention convention, Cases cases) {
    ChainSearch search = search(convention, cases.control());
    for (int n = 1; n <= printed.length(); n++) {
      Outcome expected = Outcome.valueOf(printed.substring(n - 1, n));
      cases.equal(expected, search.outcome(a, d, n), game(a, d, n));
    }
  }

  /** The smallest first card after which the opponent has lost. */
  private static long firstMove(ChainSearch search, int a, int d, long n) {
    for (long card = 1; card <= n; card++) {
      List<Gap> after = List.of(new Gap(a, d - 1, card - 1), new Gap(a - 1, d, n - card));
      if (search.outcome(after) == Outcome.P) {
        return card;
      }
    }
    return 0;
  }

  private static boolean steady(String row) {
    return List.of("3 3", "4 3", "5 3", "4 4", "5 4", "5 5", "6 5").contains(row.substring(0, 3));
  }

  private synchronized void firstMoves(Predicate<String> expected, Cases cases) {
    for (String row : MISERE) {
      String[] parts = row.split(" ");
      int a = Integer.parseInt(parts[0]);
      int d = Integer.parseInt(parts[1]);
      ChainSearch search = search(Convention.MISERE, cases.control());
      int from = parts[2].replaceAll("N+$", "").length() + 1;
      Set<Long> cards = new TreeSet<>();
      for (int n = from; n <= parts[2].length(); n++) {
        cards.add(firstMove(search, a, d, n));
      }
      if (parts[2].endsWith("NN")) {
        cases.equal(expected.test(row), cards.size() == 1, () -> "(" + a + "," + d + ") " + cards);
      }
    }
  }

  private synchronized void lastDraws(Cases cases) {
    for (String row : MISERE) {
      int a = Integer.parseInt(row.substring(0, 1));
      int d = Integer.parseInt(row.substring(2, 3));
      ChainSearch search = search(Convention.MISERE, cases.control());
      // No deck of more than (a-1)(d-1) cards is a draw, by Proposition 1.
      long last = (a - 1L) * (d - 1);
      while (search.outcome(a, d, last) != Outcome.D) {
        last--;
      }
      long toSum = Math.abs(a + d - last);
      long toProduct = Math.abs((a - 1L) * (d - 1) - last);
      int expected = row.startsWith("5 3") ? 0 : row.matches("(3 3|4 3|9 4) .*") ? 1 : -1;
      cases.equal(
          expected,
          Long.signum(toSum - toProduct),
          () -> "(" + a + "," + d + "), last D of the row");
    }
  }

  private static void longRun(int sum, Cases cases) {
    for (int d = 3; 2 * d <= sum; d++) {
      for (Convention convention : Convention.values()) {
        Certificate made = certificate(sum - d, d, convention, cases.control());
        cases.equal(
            Outcome.N,
            made.outcome(Long.MAX_VALUE),
            () -> made.a() + "," + made.d() + " " + convention.word());
      }
    }
  }
}
