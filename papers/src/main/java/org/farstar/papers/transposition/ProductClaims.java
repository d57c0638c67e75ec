package org.farstar.papers.transposition;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Domain;
import org.farstar.games.order.products.ProductGame;
import org.farstar.games.order.products.ProductOrder;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.TheoremCase;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.values.player.Outcome;

/** Section 4 on orders with infinitely many D-blocks, which are written as products. */
final class ProductClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);

  /** Domains with nothing used and the case of Theorem 4.2 or 4.3 by their D-blocks. */
  private static final Map<String, TheoremCase> DOMAINS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("w x w", TheoremCase.CASE_2),
              Map.entry("w x w*", TheoremCase.CASE_2),
              Map.entry("w x q", TheoremCase.CASE_2),
              Map.entry("(w + w*) x w", TheoremCase.CASE_2),
              Map.entry("w* x w*", TheoremCase.CASE_3),
              Map.entry("w* x z", TheoremCase.CASE_3),
              Map.entry("z x q", TheoremCase.CASE_4),
              Map.entry("z x w", TheoremCase.CASE_4),
              Map.entry("(w* + w) x w", TheoremCase.CASE_4),
              Map.entry("w x w + w* x w*", TheoremCase.CASE_1A),
              Map.entry("w x w + z + w*", TheoremCase.CASE_1D),
              Map.entry("w + z x q + w*", TheoremCase.CASE_1F),
              Map.entry("2 x q", TheoremCase.CASE_5),
              Map.entry("(1 + z) x w", TheoremCase.CASE_5),
              Map.entry("w x w + 2", TheoremCase.CASE_7C),
              Map.entry("z x w + 2", TheoremCase.CASE_7B),
              Map.entry("2 + z x w*", TheoremCase.CASE_8B)));

  private ProductClaims() {}

  static List<Claim> all() {
    return List.of(blocks(), referee());
  }

  private static Claim blocks() {
    return PAPER
        .at("4-products", "Section 4, domains with infinitely many D-blocks")
        .says(
            "Theorems 4.2 and 4.3 hold on domains with infinitely many D-blocks, which are infinite,"
                + " finite or repeated with gaps between, as w x w, z x q, 2 x q and (1 + z) x w.")
        .over(String.join(", ", DOMAINS.keySet()) + ", nothing used, n = 3 to %d, n odd", 3, 5)
        .butNot(
            "On all of them who wants an even parity wins.",
            (n, cases) -> DOMAINS.keySet().forEach(domain -> compare(domain, Outcome.L, n, cases)))
        .check(
            (n, cases) -> {
              if (n % 2 != 0) {
                DOMAINS.forEach((domain, rule) -> compare(domain, winner(rule, n), n, cases));
              }
            });
  }

  private static Outcome winner(TheoremCase rule, int turns) {
    return switch (rule) {
      case CASE_1F, CASE_4 -> Outcome.P;
      case CASE_1D, CASE_2, CASE_7C -> Outcome.L;
      case CASE_3 -> OutcomeTheorems.parity((turns - 1) / 2 % 2 != 0);
      default -> Outcome.N;
    };
  }

  private static void compare(String domain, Outcome expected, int turns, Cases cases) {
    cases.equal(
        expected,
        new ProductGame(cases.control()).outcome(ProductOrder.read(domain), turns),
        () -> domain + ": / " + turns);
  }

  private static Claim referee() {
    return PAPER
        .beyond("products")
        .says(
            "On sums of blocks, written with products or without, the search on types of orders finds"
                + " the winners that the search on sums of blocks finds.")
        .over(
            "all sums of up to three blocks 1, 2, w, w*, z, q, alone and as a x 1, 1 x a, a x 2 and, if"
                + " it has one block, a x 3; n up to %d",
            1, 3)
        .check(ProductClaims::referee);
  }

  private static void referee(int turns, Cases cases) {
    List<String> kinds = List.of("1", "2", "w", "w*", "z", "q");
    for (String one : kinds) {
      compare(one + " x 3", one + " + " + one + " + " + one, turns, cases);
      for (String two : kinds) {
        String pair = one + " + " + two;
        compare("(" + pair + ") x 2", pair + " + " + pair, turns, cases);
        for (String three : kinds) {
          String sum = pair + " + " + three;
          compare(sum, sum, turns, cases);
          compare("(" + sum + ") x 1", sum, turns, cases);
          compare("1 x (" + sum + ")", sum, turns, cases);
        }
      }
    }
  }

  private static void compare(String product, String sum, int turns, Cases cases) {
    TranspositionPosition position = TranspositionPosition.of(Domain.read(sum), List.of(), turns);
    if (position.shape().free().orElse(turns) < turns) {
      return;
    }
    cases.equal(
        TranspositionReferee.of(cases).outcome(position.shape(), cases.control()),
        new ProductGame(cases.control()).outcome(ProductOrder.read(product), turns),
        () -> product + ": / " + turns);
  }
}
