package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.dense.BoxTable;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.games.order.monotone.dense.DiagramBox;
import org.farstar.games.order.monotone.dense.Strategies;
import org.farstar.games.order.monotone.dense.Strategy;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** Section 5, the basic form on a dense order, and the second conjecture of section 6. */
public final class DenseClaims {
  private static final String EVERY_A = "every a, by finite automata";
  private static final String BEYOND = "Section 5, beyond Theorem 9";
  private static final String CONJECTURE = "Section 6, second conjecture";
  private static final long MOST_WORDS = 30_000_000L;

  private DenseClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(own());
    claims.addAll(ProofStepClaims.all());
    return claims;
  }

  private static List<Claim> own() {
    return List.of(
        seven(),
        eight(),
        withoutSuicide(),
        theorem("9.1", "with d = 2 the second player wins", 2, 20, a -> Outcome.P),
        theorem(
            "9.2",
            "with d = 3 the first player wins if and only if a is odd",
            3,
            30,
            a -> a % 2 == 1 ? Outcome.N : Outcome.P),
        theorem("9.3", "with d = 4 the first player wins", 4, 30, a -> Outcome.N),
        fourSet(),
        theorem("9.4", "with d = 5 the first player wins", 5, 30, a -> Outcome.N),
        fiveSet(),
        sixSet(),
        eightSet(),
        range(),
        ten(),
        children(),
        conjecture(),
        conjectureForThree(),
        counterexample());
  }

  private static Outcome normal(int a, int d, Cases cases) {
    return DenseGame.solve(a, d, false, cases.control()).outcome();
  }

  private static void expect(Outcome outcome, int a, int d, Cases cases) {
    cases.equal(outcome, normal(a, d, cases), () -> "(" + a + "," + d + ",Q)");
  }

  private static OutcomeSearch<Permutation> referee(int a, int d, boolean misere, Cases cases) {
    return new OutcomeSearch<>(
        new DenseReferee(a, d, misere), OutcomeTable.remembering(), cases.control());
  }

  private static Claim seven() {
    return Paper.CLAIMS
        .at("7-dense", "Proposition 7")
        .says(
            "The normal game with critical lengths a and d on Q and the misère game with a-1 and"
                + " d-1 have the same winner.")
        .over("all a and d with a*d up to %d, both games by the definition", 6, 18)
        .check(
            (size, cases) -> {
              for (int a = 3; a <= size / 2; a++) {
                int d = size / a;
                if (a * d == size && d >= 3) {
                  String what = "(" + a + "," + d + ",Q)";
                  cases.equal(
                      referee(a, d, false, cases).outcome(Permutation.EMPTY),
                      referee(a - 1, d - 1, true, cases).outcome(Permutation.EMPTY),
                      () -> what);
                }
              }
            });
  }

  private static Claim eight() {
    return Claims.of(MonotoneStatements.DENSE)
        .over("all boards of up to %d cards in the normal games (4,4), (5,3) and (3,5)", 0, 5)
        .check(
            (size, cases) -> {
              for (int[] lengths : new int[][] {{4, 4}, {5, 3}, {3, 5}}) {
                OutcomeSearch<Permutation> referee = referee(lengths[0], lengths[1], false, cases);
                boards(Permutation.EMPTY, size, referee, new HashMap<>(), cases);
              }
            });
  }

  private static Claim withoutSuicide() {
    return Paper.CLAIMS
        .at("8-suicide", "Section 5, after Proposition 8")
        .says(
            "The game that is won by whoever leaves only suicidal moves, on which the tables of"
                + " colour sequences rest, has the winner of the game on Q.")
        .over("all a and d from 3 on with a*d up to %d, both conventions", 9, 16)
        .butNot(
            "The normal and the misère game with one a and d have the same winner.",
            (size, cases) -> byDefinition(size, true, cases))
        .check((size, cases) -> byDefinition(size, false, cases));
  }

  private static void byDefinition(int size, boolean other, Cases cases) {
    for (int a = 3; a <= size / 3; a++) {
      int d = size / a;
      if (a * d == size) {
        for (boolean misere : new boolean[] {false, true}) {
          String what = "(" + a + "," + d + ",Q)" + (misere ? " misere" : "");
          cases.equal(
              referee(a, d, misere, cases).outcome(Permutation.EMPTY),
              DenseGame.solve(a, d, misere ^ other, cases.control()).outcome(),
              () -> what);
        }
      }
    }
  }

  private static void boards(
      Permutation board,
      int more,
      OutcomeSearch<Permutation> referee,
      Map<ColourSequence, Outcome> seen,
      Cases cases) {
    Cancellation.check();
    if (more == 0) {
      ColourSequence colours = DenseReferee.colours(board);
      Outcome outcome = referee.outcome(board);
      cases.equal(
          seen.computeIfAbsent(colours, c -> outcome), outcome, () -> "a board of " + colours);
      return;
    }
    for (Permutation next : referee.rules().options(board, Player.LEFT)) {
      if (more == 1 || referee.rules().verdict(next).isEmpty()) {
        boards(next, more - 1, referee, seen, cases);
      }
    }
  }

  /** A part of Theorem 9 on one d, for a from d on. */
  private static Claim theorem(
      String number, String statement, int d, int last, IntFunction<Outcome> outcome) {
    return Paper.CLAIMS
        .at(number, "Theorem 9(" + number.substring(2) + ")")
        .says("On Q " + statement + ".")
        .over("all a up to %d", d, last)
        .atMost(largest(d))
        .butNot(
            "The same with " + (d == 3 ? 4 : 3) + " in place of " + d + ".",
            (a, cases) -> expect(outcome.apply(a), a, d == 3 ? 4 : 3, cases))
        .check((a, cases) -> expect(outcome.apply(a), a, d, cases));
  }

  /** The largest a for a check: words of up to {@link DiagramBox#LONGEST} letters. */
  private static int largest(int d) {
    return DiagramBox.LONGEST + 4 - d;
  }

  private static Claim fourSet() {
    return Paper.CLAIMS
        .at("9.3-set", "Theorem 9(3), proof")
        .says(
            "On Q with d = 4 the colour sequences that the player to move loses, other than finished"
                + " ones, are P, R^i PP for i up to a-5, and R^(a-3) PB.")
        .over(EVERY_A)
        .butNot(
            "So it is on every a from 2 on.", cases -> proved(Strategies.four(), 2, true, cases))
        .check(cases -> proved(Strategies.four(), 4, true, cases));
  }

  private static Claim fiveSet() {
    return Paper.CLAIMS
        .at("9.4-set", "Theorem 9(4), proof")
        .says(
            "On Q with d = 5 every move from P, RPB, R^i PRPB and R^i RPBP for i up to a-6,"
                + " R^(a-5) PPP and R^(a-3) PBB has an answer that leads to one of them or wins.")
        .over(EVERY_A)
        .butNot("These are all that are lost.", cases -> proved(Strategies.five(), 5, true, cases))
        .check(cases -> proved(Strategies.five(), 5, false, cases));
  }

  private static Claim sixSet() {
    return Paper.CLAIMS
        .at("9-six", BEYOND)
        .says(
            "On Q with d = 6 and a from 4 on the first player wins: every move from 26 families of"
                + " colour sequences, P among them, has an answer that leads to one of them or wins.")
        .over(EVERY_A)
        .butNot("The same from a = 2 on.", cases -> proved(Strategies.six(), 2, false, cases))
        .check(cases -> proved(Strategies.six(), 4, false, cases));
  }

  private static Claim eightSet() {
    return Paper.CLAIMS
        .at("9-eight", BEYOND)
        .says(
            "On Q with d = 8 and an even a from 4 on the first player wins: every move from 354"
                + " families of colour sequences, P for every even a among them, has an answer that"
                + " leads to one of them or wins.")
        .over("every even a, by finite automata")
        .butNot(
            "P is among them for every a.",
            cases ->
                cases.check(
                    Strategies.eight().prove().uncovered().isEmpty(), () -> "P is not in the set"))
        .check(
            cases -> {
              Strategy.Proof proof = Strategies.eight().prove();
              cases.check(proof.flaw().isEmpty(), () -> "no answer from " + proof.flaw());
              cases.check(
                  proof.uncovered().stream().allMatch(reds -> reds % 2 == 1),
                  () -> "P is not in the set for " + proof.uncovered());
            });
  }

  /** A strategy proved for every a from one on. */
  private static void proved(Strategy strategy, int a, boolean exact, Cases cases) {
    Strategy.Proof proof = strategy.prove();
    cases.check(
        proof.flaw().isEmpty(), () -> "a move from the word " + proof.flaw() + " has no answer");
    cases.check(
        proof.from().isPresent() && proof.from().get() <= a - 2,
        () -> "P is in the set from " + proof.from() + " red elements on");
    cases.check(!exact || proof.exact(), () -> "other words are lost too");
  }

  private static Claim range() {
    return Paper.CLAIMS
        .at("9-range", "after Theorem 9")
        .says("On Q the first player wins for all d from 4 to 8 and a from d to 16.")
        .over("all d from 4 to 8 and a from d to %d", 4, 16)
        .atMost(largest(8))
        .butNot("Also for d = 3.", (a, cases) -> expect(Outcome.N, a, 3, cases))
        .check(
            (a, cases) -> {
              for (int d = 4; d <= Math.min(a, 8); d++) {
                expect(Outcome.N, a, d, cases);
              }
            });
  }

  private static Claim ten() {
    return Paper.CLAIMS
        .theorem("10")
        .says("On Q with a = d from 4 on the first player wins.")
        .over("all a = d up to %d", 4, 13)
        .atMost(DiagramBox.LONGEST / 2 + 2)
        .butNot("Also with a = d+1.", (a, cases) -> expect(Outcome.N, a, a - 1, cases))
        .check((a, cases) -> expect(Outcome.N, a, a, cases));
  }

  private static Claim children() {
    return Paper.CLAIMS
        .at("10-children", "Theorem 10, proof")
        .says(
            "The children of RP are PP and RPB and a third, those of PP are PBP, RPB and PRP, those"
                + " of RPB are RPP, RRPB, RPBB and PPB; all four are children of PRP or of PBP.")
        .over("the sequences named")
        .check(
            cases -> {
              children("PP", Set.of("PBP", "RPB", "PRP"), cases);
              children("RPB", Set.of("RPP", "RRPB", "RPBB", "PPB"), cases);
              Set<String> two = new TreeSet<>(names("PRP"));
              two.addAll(names("PBP"));
              cases.check(two.containsAll(names("RPB")), () -> "PRP and PBP lead to " + two);
              cases.check(names("RP").containsAll(Set.of("PP", "RPB")), () -> "RP: " + names("RP"));
            });
  }

  private static Set<String> names(String colours) {
    return ColourSequence.read(colours).children().stream()
        .map(ColourSequence::toString)
        .collect(Collectors.toSet());
  }

  private static void children(String colours, Set<String> expected, Cases cases) {
    cases.equal(expected, names(colours), () -> "the children of " + colours);
  }

  private static Claim conjecture() {
    return Paper.CLAIMS
        .at("6-dense", CONJECTURE)
        .says("On Q with 4 <= d <= a the first player wins, except for a = 25, d = 11.")
        .over("all d from 4 and a up to %d with tables of up to 30 million positions", 4, 15)
        .conjecture()
        .butNot(
            "On Q with d = 3 and a >= 4 the first player wins.",
            (a, cases) -> expect(Outcome.N, a, 3, cases))
        .check(
            (a, cases) -> {
              for (int d = 4; d <= a; d++) {
                if (BoxTable.words(DiagramBox.of(a, d, false)) <= MOST_WORDS) {
                  expect(a == 25 && d == 11 ? Outcome.P : Outcome.N, a, d, cases);
                }
              }
            });
  }

  private static Claim conjectureForThree() {
    return Paper.CLAIMS
        .at("6-dense-three", CONJECTURE)
        .says("On Q with a = 4 and d = 3 the second player wins, as Theorem 9(2) has it.")
        .over("the whole game")
        .corrects(
            Slip.printed("For any a >= d >= 3, W_nor(a, d, Q) = N")
                .meaning(
                    "On Q with a = 4 and d = 3, as wherever 3 <= d <= a, the first player wins.")
                .because("Theorem 9(2): with d = 3 the first player wins for odd a only."),
            cases -> expect(Outcome.N, 4, 3, cases))
        .check(cases -> expect(Outcome.P, 4, 3, cases));
  }

  private static Claim counterexample() {
    return Paper.CLAIMS
        .at("6-dense-25-11", CONJECTURE)
        .says(
            "On Q with a = 25 and d = 11 the second player wins, which refutes the conjecture also"
                + " for d from 4 on; likewise in the misère game with a = 24 and d = 10.")
        .over("the whole game, its mirror image, and 20000 positions move by move")
        .corrects(
            Slip.printed("For any a >= d >= 3, W_nor(a, d, Q) = N")
                .meaning("On Q with a = 25 and d = 11 the first player wins.")
                .because(
                    "All words of the box are decided, and a certificate with a strategy of the second player is verified by two programs."),
            cases -> expect(Outcome.N, 25, 11, cases))
        .check(DenseClaims::counterexample);
  }

  private static void counterexample(Cases cases) {
    BoxTable table = BoxTable.solve(DiagramBox.of(25, 11, false), cases.control());
    BoxTable mirror = BoxTable.solve(DiagramBox.of(11, 25, false), cases.control());
    cases.check(table.lost(table.box().empty()), () -> "(25,11,Q) is N");
    cases.check(mirror.lost(mirror.box().empty()), () -> "(11,25,Q) is N");
    Random any = new Random(2006);
    cases.equal(table.lostWords(), mirror.lostWords(), () -> "lost positions");
    for (int i = 0; i < 20_000; i++) {
      ColourSequence colours = anyWord(table.box(), any);
      moveByMove(table, colours, cases);
      ColourSequence reversed = colours.reversed();
      cases.equal(
          table.lost(colours), mirror.lost(reversed), () -> colours + " and its mirror image");
    }
  }

  /** A colour sequence of the box, all words being equally likely. */
  private static ColourSequence anyWord(DiagramBox box, Random any) {
    long word = 0;
    int ones = box.blues();
    for (int bit = box.length() - 1; bit >= 0; bit--) {
      boolean one = any.nextInt(bit + 1) < ones;
      word |= one ? 1L << bit : 0;
      ones -= one ? 1 : 0;
    }
    return box.colours(word);
  }

  /** A word is lost if and only if no child of its colour sequence that stays in the box is. */
  private static void moveByMove(BoxTable table, ColourSequence colours, Cases cases) {
    DiagramBox box = table.box();
    boolean reaches = colours.children().stream().anyMatch(to -> box.holds(to) && table.lost(to));
    cases.check(table.lost(colours) != reaches, () -> colours + " in the table");
  }
}
