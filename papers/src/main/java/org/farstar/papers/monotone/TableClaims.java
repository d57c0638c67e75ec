package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.memory.Workspace;
import org.farstar.games.order.monotone.CertificateTables;
import org.farstar.games.order.monotone.ChainReduction;
import org.farstar.games.order.monotone.WholeDecks;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.DeckOutcomes;
import org.farstar.values.player.Outcome;

/** Section 4.1 and 4.2: outcomes on {1..n}, and the conjecture about long decks. */
final class TableClaims {
  private static final String SECTION_NORMAL = "Section 4.1";

  /** Where the smallest winning first card does not change in the long block of N. */
  private static final Set<String> STEADY = Set.of("3 3", "4 3", "5 3", "4 4", "5 4", "5 5", "6 5");

  private TableClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>();
    claims.add(lengthTwo());
    claims.add(lengthThree());
    claims.add(lengthFour());
    claims.addAll(FirstCardClaims.all());
    claims.add(rule());
    claims.add(ruleOfTable());
    for (String row : CertificateTables.NORMAL) {
      claims.add(row("4.1", "W_nor", row, Convention.NORMAL));
    }
    for (String row : CertificateTables.MISERE) {
      claims.add(row("4.2", "W_mis", row, Convention.MISERE));
    }
    claims.add(firstMoves());
    claims.add(lastDraws());
    claims.add(longRun());
    return claims;
  }

  private static Claim lengthTwo() {
    return Paper.CLAIMS
        .at("4.1-2", SECTION_NORMAL)
        .says("W_nor(a,2,n) is D for n < a, and then N for odd a and P for even a.")
        .over("a up to %d, n up to a+8", 2, 12)
        .atMost(Parameters.LARGEST)
        .check(
            (a, cases) ->
                compare(a, 2, n -> n < a ? Outcome.D : a % 2 != 0 ? Outcome.N : Outcome.P, cases));
  }

  private static Claim lengthThree() {
    return Paper.CLAIMS
        .at("4.1-3", SECTION_NORMAL)
        .says("W_nor(a,3,n) is N for n > a if a is even and for n > a+1 if a is odd, else D.")
        .over("a up to %d, n up to a+8", 3, 11)
        .atMost(Parameters.LARGEST)
        .check((a, cases) -> compare(a, 3, n -> n > a + a % 2 ? Outcome.N : Outcome.D, cases));
  }

  private static Claim lengthFour() {
    return Paper.CLAIMS
        .at("4.1-4-4", SECTION_NORMAL)
        .says("W_nor(4,4,n) is N for n >= 9.")
        .over("every n, by a certificate")
        .butNot(
            "It is N for n >= 8.",
            cases ->
                cases.equal(
                    Outcome.N,
                    certificate(4, 4, Convention.NORMAL, cases).outcome(8),
                    game(4, 4, 8)))
        .check(
            cases -> {
              DeckOutcomes made = certificate(4, 4, Convention.NORMAL, cases);
              for (int n = 9; n <= made.bound(); n++) {
                cases.equal(Outcome.N, made.outcome(n), game(4, 4, n));
              }
            });
  }

  private static Claim ruleOfTable() {
    return Paper.CLAIMS
        .at("4.1-rule", SECTION_NORMAL)
        .part("table")
        .says(
            "For the P's of the four printed rows, (6,4,14), (6,4,15) and (7,4,17), (a+1,4,n+1) and"
                + " (a,5,n+1) are N.")
        .over("both games that each of them leads to")
        .butNot(
            "(6,4,14) leads to (7,4,17), which is N.",
            cases ->
                cases.equal(Outcome.N, outcome(7, 4, 17, Convention.NORMAL, cases), game(7, 4, 17)))
        .check(
            cases -> {
              for (int[] lost : new int[][] {{6, 4, 14}, {6, 4, 15}, {7, 4, 17}}) {
                int a = lost[0];
                int n = lost[2];
                cases.equal(Outcome.P, outcome(a, 4, n, Convention.NORMAL, cases), game(a, 4, n));
                cases.equal(
                    Outcome.N,
                    outcome(a + 1, 4, n + 1, Convention.NORMAL, cases),
                    game(a + 1, 4, n + 1));
                cases.equal(
                    Outcome.N, outcome(a, 5, n + 1, Convention.NORMAL, cases), game(a, 5, n + 1));
              }
            });
  }

  private static Claim rule() {
    return Paper.CLAIMS
        .at("4.1-rule", SECTION_NORMAL)
        .says("If W_nor(a,d,n) is P, then (a+1,d,n+1) and (a,d+1,n+1) are N.")
        .over("a and d up to %d, n up to 22", 2, 5)
        .atMost(Parameters.LARGEST - 1)
        .butNot("If it is P, then (a+1,d,n) is N.", (a, cases) -> rule(a, 0, cases))
        .check((a, cases) -> rule(a, 1, cases));
  }

  private static Claim row(String section, String name, String row, Convention convention) {
    int a = a(row);
    int d = d(row);
    String printed = printed(row);
    return Paper.CLAIMS
        .at(section + "-" + a + "-" + d, "Section " + section)
        .says(name + "(" + a + "," + d + ",n) for n = 1..20 is " + printed + ".")
        .over("the twenty entries")
        .check(
            cases -> {
              for (int n = 1; n <= printed.length(); n++) {
                Outcome expected = Outcome.valueOf(printed.substring(n - 1, n));
                cases.equal(expected, outcome(a, d, n, convention, cases), game(a, d, n));
              }
            });
  }

  private static Claim firstMoves() {
    return Paper.CLAIMS
        .at("4.2-first-move", "Section 4.2")
        .says(
            "The smallest winning first card is the same throughout the block of N at the end of a"
                + " row of the table for (3,3), (4,3), (5,3), (4,4), (5,4), (5,5) and (6,5), and"
                + " for no other.")
        .over("the blocks of at least two N of the table, up to n = 20")
        .reading(
            "The paper says so of most blocks without naming any.",
            "It is the same throughout every such block.",
            cases -> firstMoves(row -> true, cases))
        .check(cases -> firstMoves(row -> STEADY.contains(row.substring(0, 3)), cases));
  }

  private static Claim lastDraws() {
    return Paper.CLAIMS
        .at("6-last-draw", "Section 6")
        .says(
            "Of the last n for which W_mis(a,d,n) is D: it is closer to a+d than to (a-1)(d-1),"
                + " except for (3,3), (4,3) and (9,4), and equally far for (5,3). (The paper says"
                + " that it is generally closer.)")
        .over("the rows of the table of section 4.2, all n up to (a-1)(d-1)")
        .check(TableClaims::lastDraws);
  }

  private static Claim longRun() {
    return Paper.CLAIMS
        .at("6-long", "Section 6, first conjecture")
        .says(
            "For a >= d >= 3 and all sufficiently large n both W_nor(a,d,n) and W_mis(a,d,n) are N.")
        .over("proved for a >= d >= 3 with a+d up to %d, by certificates", 6, 10)
        .atMost(Parameters.LARGEST)
        .conjecture()
        .butNot("Also for d = 2.", (sum, cases) -> longRun(sum, 2, cases))
        .check((sum, cases) -> longRun(sum, 3, cases));
  }

  private static int a(String row) {
    return row.charAt(0) - '0';
  }

  private static int d(String row) {
    return row.charAt(2) - '0';
  }

  private static String printed(String row) {
    return row.substring(4);
  }

  static Supplier<String> game(int a, int d, long n) {
    return () -> "(" + a + "," + d + "," + n + ")";
  }

  private static DeckOutcomes certificate(int a, int d, Convention convention, Cases cases) {
    ChainTables tables = ChainReduction.tables(a, d, convention, Paper.tables(cases));
    return DeckOutcomes.make(a, d, tables, cases.control());
  }

  /** The games of a printed table share what they find; larger games have tables of their own. */
  static Outcome outcome(int a, int d, long n, Convention convention, Cases cases) {
    Workspace workspace = Paper.tables(cases);
    ChainTables tables =
        convention == Convention.NORMAL
            ? ChainReduction.tables(7, 6, convention, workspace)
            : ChainReduction.tables(9, 5, convention, workspace);
    if (tables.hold(a, d, convention)) {
      return new ChainSearch(tables, cases.control()).outcome(a, d, n);
    }
    boolean misere = convention == Convention.MISERE;
    Parameters game = Parameters.basic(a, d, ChainDeck.upTo(n), misere);
    return WholeDecks.outcome(game, workspace, cases.control());
  }

  private static void compare(int a, int d, IntFunction<Outcome> expected, Cases cases) {
    for (int n = 1; n <= a + 8; n++) {
      Outcome found = outcome(a, d, n, Convention.NORMAL, cases);
      cases.equal(expected.apply(n), found, game(a, d, n));
    }
  }

  private static void rule(int a, int more, Cases cases) {
    for (int d = 2; d <= a; d++) {
      for (int n = 1; n <= 22; n++) {
        if (outcome(a, d, n, Convention.NORMAL, cases) == Outcome.P) {
          cases.equal(
              Outcome.N,
              outcome(a + 1, d, n + more, Convention.NORMAL, cases),
              game(a + 1, d, n + more));
          cases.equal(
              Outcome.N, outcome(a, d + 1, n + 1, Convention.NORMAL, cases), game(a, d + 1, n + 1));
        }
      }
    }
  }

  /** The smallest first card after which the opponent has lost. */
  private static long firstMove(ChainSearch search, int a, int d, long n) {
    for (long card = 1; card <= n; card++) {
      List<ChainGap> after =
          List.of(new ChainGap(a, d - 1, card - 1), new ChainGap(a - 1, d, n - card));
      if (search.outcome(after) == Outcome.P) {
        return card;
      }
    }
    return 0;
  }

  private static void firstMoves(Predicate<String> expected, Cases cases) {
    ChainTables tables = ChainReduction.tables(9, 5, Convention.MISERE, Paper.tables(cases));
    for (String row : CertificateTables.MISERE) {
      int a = a(row);
      int d = d(row);
      String printed = printed(row);
      ChainSearch search = new ChainSearch(tables, cases.control());
      int from = printed.replaceAll("N+$", "").length() + 1;
      Set<Long> cards = new TreeSet<>();
      for (int n = from; n <= printed.length(); n++) {
        cards.add(firstMove(search, a, d, n));
      }
      if (printed.endsWith("NN")) {
        cases.equal(expected.test(row), cards.size() == 1, () -> "(" + a + "," + d + ") " + cards);
      }
    }
  }

  private static void lastDraws(Cases cases) {
    for (String row : CertificateTables.MISERE) {
      int a = a(row);
      int d = d(row);
      // No deck of more than (a-1)(d-1) cards is a draw, by Proposition 1.
      long last = (a - 1L) * (d - 1);
      while (outcome(a, d, last, Convention.MISERE, cases) != Outcome.D) {
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

  private static void longRun(int sum, int least, Cases cases) {
    for (int d = least; 2 * d <= sum; d++) {
      for (Convention convention : Convention.values()) {
        DeckOutcomes made = certificate(sum - d, d, convention, cases);
        cases.equal(
            Outcome.N,
            made.outcome(Long.MAX_VALUE),
            () -> made.a() + "," + made.d() + " " + convention.word());
      }
    }
  }
}
