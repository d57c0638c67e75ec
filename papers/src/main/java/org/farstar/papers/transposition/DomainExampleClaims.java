package org.farstar.papers.transposition;

import java.util.List;
import java.util.function.Function;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.values.player.Outcome;

/** Section 5: the examples, all with no element used and at least three turns. */
final class DomainExampleClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE = "n from 3 to %d";

  private DomainExampleClaims() {}

  static List<Claim> all() {
    return List.of(
        finite(),
        dense(),
        twoRising(),
        twoFalling(),
        risingAndFalling(),
        fallingAndRising(),
        oneBelow(),
        twoBelow(),
        remark("5.3", "w + w", "the least element"),
        remark("5.4", "w* + w*", "the greatest element"),
        remark("5.8", "2 + z", "1:1"),
        firstMove());
  }

  private static Claim finite() {
    return PAPER
        .example("5.1")
        .says("On 1..d with 3 <= n <= d White wins.")
        .over("all n from 3 to d, up to d = %d", 3, 12)
        .check(
            (d, cases) -> {
              for (int n = 3; n <= d; n++) {
                compare("1.." + d, n, OutcomeTheorems::white, cases);
              }
            });
  }

  private static Claim dense() {
    return example(
        "5.2",
        "On a domain with a dense part Black wins.",
        OutcomeTheorems::black,
        "q",
        "1 + q",
        "q + w",
        "w* + q",
        "w + q + z",
        "z + q + 2");
  }

  private static Claim twoRising() {
    return example("5.3", "On w + w who wants an even parity wins.", shape -> Outcome.L, "w + w");
  }

  private static Claim twoFalling() {
    return example(
        "5.4",
        "On w* + w* who wants the parity of floor(n/2) wins.",
        shape -> OutcomeTheorems.parity(shape.turns() / 2 % 2 != 0),
        "w* + w*");
  }

  private static Claim risingAndFalling() {
    return example("5.5", "On w + w* White wins.", OutcomeTheorems::white, "w + w*");
  }

  private static Claim fallingAndRising() {
    return example(
        "5.6",
        "On w* + w, which is like Z, the second player wins.",
        shape -> Outcome.P,
        "w* + w",
        "z");
  }

  private static Claim oneBelow() {
    return example("5.7", "On 1 + z the first player wins.", shape -> Outcome.N, "1 + z");
  }

  private static Claim twoBelow() {
    return example("5.8", "On 2 + z Black wins.", OutcomeTheorems::black, "2 + z");
  }

  /** The choice that a remark names is the only one that leaves no pivot. */
  private static Claim remark(String number, String domain, String named) {
    return PAPER
        .example(number)
        .part("move")
        .says(
            "Where White begins on "
                + domain
                + ", only the choice of "
                + named
                + " leaves no pivot, and every other choice loses.")
        .over(SCOPE, 3, 7)
        .butNot(
            "So it is where Black begins: every choice that leaves a pivot loses.",
            (n, cases) -> remark(n + (n % 2 == 0 ? 1 : 0), domain, cases))
        .check(
            (n, cases) -> {
              if (n % 2 == 0) {
                remark(n, domain, cases);
              }
            });
  }

  private static void remark(int n, String domain, Cases cases) {
    int clear = 0;
    for (SequenceShape next : start(domain, n).next()) {
      clear += next.pivots() == 0 ? 1 : 0;
      if (next.pivots() > 0) {
        Outcome found = TranspositionReferee.of(cases).outcome(next, cases.control());
        cases.equal(Outcome.N, found, () -> domain + ": / " + n + " to " + next);
      }
    }
    cases.equal(1, clear, () -> domain + ": / " + n + ": choices that leave no pivot");
  }

  private static Claim firstMove() {
    return PAPER
        .example("5.7")
        .part("move")
        .says("On 1 + z the first player wins by 1:1, which leaves z.")
        .over(SCOPE, 3, 7)
        .butNot(
            "By every other choice, too.",
            (n, cases) -> start("1 + z", n).next().forEach(next -> lost(next, cases)))
        .check(
            (n, cases) ->
                lost(
                    start("1 + z", n).after(0, OrderType.EMPTY, OrderType.of(DomainBlock.Z)),
                    cases));
  }

  private static void lost(SequenceShape next, Cases cases) {
    Outcome found = TranspositionReferee.of(cases).outcome(next, cases.control());
    cases.equal(Outcome.P, found, next::toString);
  }

  private static SequenceShape start(String domain, int n) {
    return TranspositionPosition.of(Domain.read(domain), List.of(), n).shape();
  }

  private static Claim example(
      String number, String statement, Function<SequenceShape, Outcome> winner, String... domains) {
    return PAPER
        .example(number)
        .says(statement)
        .over(SCOPE + (domains.length > 1 ? ", on " + String.join(", ", domains) : ""), 3, 7)
        .butNot(
            "Who wants an odd parity wins.",
            (n, cases) -> {
              for (String domain : domains) {
                compare(domain, n, shape -> Outcome.R, cases);
              }
            })
        .check(
            (n, cases) -> {
              for (String domain : domains) {
                compare(domain, n, winner, cases);
              }
            });
  }

  private static void compare(
      String domain, int n, Function<SequenceShape, Outcome> winner, Cases cases) {
    TranspositionPosition position = TranspositionPosition.of(Domain.read(domain), List.of(), n);
    TranspositionReferee.of(cases).compare(winner.apply(position.shape()), position, cases);
  }
}
