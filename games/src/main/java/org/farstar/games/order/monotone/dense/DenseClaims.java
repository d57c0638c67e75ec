package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;

/** Section 5, the basic form on a dense order, and the second conjecture of section 6. */
public final class DenseClaims {
  private static final String UP_TO = "all a up to %d";
  private static final String EVERY_A = "every a, by finite automata";

  private DenseClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    List<Claim> claims = new ArrayList<>();
    claims.add(seven());
    claims.add(eight());
    claims.addAll(nine());
    claims.addAll(ten());
    claims.addAll(conjecture());
    return claims;
  }

  private static Outcome normal(int a, int d, Cases cases) {
    return DenseGame.solve(a, d, false, cases.control()).outcome();
  }

  private static void expect(Outcome outcome, int a, int d, Cases cases) {
    cases.equal(outcome, normal(a, d, cases), () -> "(" + a + "," + d + ",Q)");
  }

  private static Claim seven() {
    return Claim.sized(
        "monotone/7-dense",
        "Proposition 7",
        "The normal game with critical lengths a and d on Q and the misere game with a-1 and d-1"
            + " have the same winner.",
        "all a and d with a*d up to %d, both games by the definition",
        6,
        18,
        (size, cases) -> {
          for (int a = 3; a <= size / 2; a++) {
            int d = size / a;
            if (a * d == size && d >= 3) {
              String what = "(" + a + "," + d + ",Q)";
              cases.equal(
                  new DenseReferee(a, d, false).outcome(),
                  new DenseReferee(a - 1, d - 1, true).outcome(),
                  () -> what);
            }
          }
        });
  }

  private static Claim eight() {
    return Claim.sized(
        "monotone/8-dense",
        "Proposition 8",
        "On Q the colour sequence of a board decides who wins.",
        "all boards of up to %d cards in the normal games (4,4), (5,3) and (3,5)",
        0,
        5,
        (size, cases) -> {
          for (int[] lengths : new int[][] {{4, 4}, {5, 3}, {3, 5}}) {
            DenseReferee referee = new DenseReferee(lengths[0], lengths[1], false);
            Map<ColourSequence, Outcome> seen = new HashMap<>();
            boards(new int[0], size, lengths, referee, seen, cases);
          }
        });
  }

  private static void boards(
      int[] board,
      int more,
      int[] lengths,
      DenseReferee referee,
      Map<ColourSequence, Outcome> seen,
      Cases cases) {
    if (more == 0) {
      ColourSequence colours = DenseReferee.colours(board);
      Outcome outcome = referee.outcome(board);
      cases.equal(
          seen.computeIfAbsent(colours, c -> outcome), outcome, () -> "a board of " + colours);
      return;
    }
    for (int height = 0; height <= board.length; height++) {
      int[] next = DenseReferee.plus(board, height);
      ColourSequence colours = DenseReferee.colours(next);
      boolean over = colours.reddish() >= lengths[0] || colours.bluish() >= lengths[1];
      if (!over || more == 1) {
        boards(next, more - 1, lengths, referee, seen, cases);
      }
    }
  }

  private static List<Claim> nine() {
    return List.of(
        Claim.sized(
                "monotone/9.1",
                "Theorem 9(1)",
                "On Q with d = 2 the second player wins.",
                UP_TO,
                2,
                20,
                (a, cases) -> expect(Outcome.P, a, 2, cases))
            .atMost(largest(2)),
        Claim.sized(
                "monotone/9.2",
                "Theorem 9(2)",
                "On Q with d = 3 the first player wins if and only if a is odd.",
                UP_TO,
                3,
                30,
                (a, cases) -> expect(a % 2 == 1 ? Outcome.N : Outcome.P, a, 3, cases))
            .atMost(largest(3)),
        Claim.sized(
                "monotone/9.3",
                "Theorem 9(3)",
                "On Q with d = 4 the first player wins.",
                UP_TO,
                4,
                30,
                (a, cases) -> expect(Outcome.N, a, 4, cases))
            .atMost(largest(4)),
        Claim.fixed(
            "monotone/9.3-set",
            "Theorem 9(3), proof",
            "On Q with d = 4 the colour sequences that the player to move loses, other than finished"
                + " ones, are P, R^i PP for i up to a-5, and R^(a-3) PB.",
            EVERY_A,
            (size, cases) -> proved(Strategies.four(), 4, true, cases)),
        Claim.sized(
                "monotone/9.4",
                "Theorem 9(4)",
                "On Q with d = 5 the first player wins.",
                UP_TO,
                5,
                30,
                (a, cases) -> expect(Outcome.N, a, 5, cases))
            .atMost(largest(5)),
        Claim.fixed(
            "monotone/9.4-set",
            "Theorem 9(4), proof",
            "On Q with d = 5 every move from P, RPB, R^i PRPB and R^i RPBP for i up to a-6,"
                + " R^(a-5) PPP and R^(a-3) PBB has an answer that leads to one of them or wins.",
            EVERY_A,
            (size, cases) -> proved(Strategies.five(), 5, false, cases)),
        Claim.fixed(
            "monotone/9-six",
            "Section 5, beyond Theorem 9",
            "On Q with d = 6 and a from 4 on the first player wins: every move from 26 families of"
                + " colour sequences, P among them, has an answer that leads to one of them or wins.",
            EVERY_A,
            (size, cases) -> proved(Strategies.six(), 4, false, cases)),
        Claim.fixed(
            "monotone/9-eight",
            "Section 5, beyond Theorem 9",
            "On Q with d = 8 and an even a from 4 on the first player wins: every move from 354"
                + " families of colour sequences, P for every even a among them, has an answer that"
                + " leads to one of them or wins.",
            "every even a, by finite automata",
            (size, cases) -> {
              Strategy.Proof proof = Strategies.eight().prove();
              cases.check(proof.flaw().isEmpty(), () -> "no answer from " + proof.flaw());
              cases.check(
                  proof.uncovered().stream().allMatch(reds -> reds % 2 == 1),
                  () -> "P is not in the set for " + proof.uncovered());
            }));
  }

  /** The largest a whose normal game with this d has a box that can be tabled. */
  private static int largest(int d) {
    return Box.LONGEST + 4 - d;
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

  private static List<Claim> ten() {
    return List.of(
        Claim.sized(
            "monotone/9-range",
            "after Theorem 9",
            "On Q the first player wins for all d from 4 to 8 and a from d to 16.",
            "all d from 4 to 8 and a from d to %d",
            4,
            16,
            (a, cases) -> {
              for (int d = 4; d <= Math.min(a, 8); d++) {
                expect(Outcome.N, a, d, cases);
              }
            }),
        Claim.sized(
            "monotone/10",
            "Theorem 10",
            "On Q with a = d from 4 on the first player wins.",
            "all a = d up to %d",
            4,
            13,
            (a, cases) -> expect(Outcome.N, a, a, cases)),
        Claim.fixed(
            "monotone/10-children",
            "Theorem 10, proof",
            "The children of RP are PP and RPB and a third, those of PP are PBP, RPB and PRP, those"
                + " of RPB are RPP, RRPB, RPBB and PPB; all four are children of PRP or of PBP.",
            "the sequences named",
            (size, cases) -> {
              children("PP", Set.of("PBP", "RPB", "PRP"), cases);
              children("RPB", Set.of("RPP", "RRPB", "RPBB", "PPB"), cases);
              Set<String> two = new TreeSet<>(names("PRP"));
              two.addAll(names("PBP"));
              cases.check(two.containsAll(names("RPB")), () -> "PRP and PBP lead to " + two);
              cases.check(names("RP").containsAll(Set.of("PP", "RPB")), () -> "RP: " + names("RP"));
            }));
  }

  private static Set<String> names(String colours) {
    return ColourSequence.read(colours).children().stream()
        .map(ColourSequence::toString)
        .collect(Collectors.toSet());
  }

  private static void children(String colours, Set<String> expected, Cases cases) {
    cases.equal(expected, names(colours), () -> "the children of " + colours);
  }

  private static List<Claim> conjecture() {
    return List.of(
        Claim.sized(
                "monotone/6-dense",
                "Section 6, second conjecture",
                "On Q with 4 <= d <= a the first player wins, except for a = 25, d = 11.",
                "all d from 4 and a up to %d with tables of up to 30 million positions",
                4,
                15,
                (a, cases) -> {
                  for (int d = 4; d <= a; d++) {
                    if (BoxTable.words(Box.of(a, d, false)) <= 30_000_000L) {
                      expect(a == 25 && d == 11 ? Outcome.P : Outcome.N, a, d, cases);
                    }
                  }
                })
            .corrects((a, cases) -> expect(Outcome.N, a, 3, cases)),
        Claim.fixed(
                "monotone/6-dense-25-11",
                "Section 6, second conjecture",
                "On Q with a = 25 and d = 11 the second player wins, which refutes the conjecture"
                    + " also for d from 4 on; likewise in the misere game with a = 24 and d = 10.",
                "the whole game, its mirror image, and 20000 positions move by move",
                (size, cases) -> {
                  BoxTable table = BoxTable.solve(Box.of(25, 11, false), cases.control());
                  BoxTable mirror = BoxTable.solve(Box.of(11, 25, false), cases.control());
                  cases.check(table.lost(table.box().empty()), () -> "(25,11,Q) is N");
                  cases.check(mirror.lost(mirror.box().empty()), () -> "(11,25,Q) is N");
                  Random any = new Random(2006);
                  cases.equal(table.lostWords(), mirror.lostWords(), () -> "lost positions");
                  for (int i = 0; i < 20_000; i++) {
                    ColourSequence colours = anyWord(table.box(), any);
                    moveByMove(table, colours, cases);
                    ColourSequence reversed = colours.reversed();
                    cases.equal(
                        table.lost(table.box().word(colours)),
                        mirror.lost(mirror.box().word(reversed)),
                        () -> colours + " and its mirror image");
                  }
                })
            .corrects((size, cases) -> expect(Outcome.N, 25, 11, cases)));
  }

  /** A colour sequence of the box, all words being equally likely. */
  private static ColourSequence anyWord(Box box, Random any) {
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
    Box box = table.box();
    boolean reaches =
        colours.children().stream().anyMatch(to -> box.holds(to) && table.lost(box.word(to)));
    cases.check(table.lost(box.word(colours)) != reaches, () -> colours + " in the table");
  }
}
