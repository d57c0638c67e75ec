package org.farstar.papers.slides.heap;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.nim.Nim;
import org.farstar.games.heap.nim.NimGame;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the lecture says about Nim, against a search that never takes heaps apart. */
public final class NimClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final Cases.Key<OutcomeTable<Heaps>> OUTCOMES = new Cases.Key<>();
  private static final int LARGEST_BESIDE = 15;

  private NimClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(onePile(), oneMove(), binarySum(), binarySumExample(), lowered(), needsValues());
  }

  private static Claim onePile() {
    return LECTURE
        .at("nim-one", "Sprague-Grundy numbering, Nim with one pile")
        .says("A single pile is a P-position only if it is empty.")
        .over("piles up to %d", 0, 100)
        .check(
            (size, cases) -> {
              Heaps pile = Heaps.of(size);
              cases.equal(isP(size == 0), outcome(pile, cases), () -> "a pile of " + size);
            });
  }

  private static Claim oneMove() {
    return LECTURE
        .at("nim-one-move", "Sprague-Grundy numbering, Nim with one pile")
        .says("A move takes y chips from a pile of x with 1 <= y <= x, and leaves fewer.")
        .over("piles up to %d", 0, 30)
        .corrects(
            Slip.printed("a move consists of deleting y <= x chips")
                .meaning("y <= x alone, by which a move may take nothing.")
                .because("With y = 0 nothing moves, and play need not end."),
            (x, cases) -> taken(x, 0, cases))
        .check((x, cases) -> taken(x, 1, cases));
  }

  private static void taken(int x, int least, Cases cases) {
    Set<Heaps> expected = new HashSet<>();
    for (int y = least; y <= x; y++) {
      expected.add(Heaps.of(x - y));
    }
    Set<Heaps> moves = new HashSet<>(new Nim().options(Heaps.of(x), Player.LEFT));
    cases.equal(expected, moves, () -> "moves from a pile of " + x);
  }

  private static Claim lowered() {
    return LECTURE
        .at("lowered-value", "Theorem on sums, (2)")
        .says("If b = g_1 xor g_2, a < b and d = a xor b, then d xor g_1 < g_1 or d xor g_2 < g_2.")
        .over("all g_1 and g_2 up to %d", 0, 63)
        .butNot("d xor g_1 < g_1.", (most, cases) -> lowered(most, false, cases))
        .check((most, cases) -> lowered(most, true, cases));
  }

  private static void lowered(int most, boolean either, Cases cases) {
    for (int other = 0; other <= most; other++) {
      for (int a = 0; a < (most ^ other); a++) {
        int g = other;
        int d = a ^ most ^ other;
        cases.check(
            (d ^ g) < g || either && (d ^ most) < most,
            () -> "g_1 = " + g + ", g_2 = " + most + ", d = " + d);
      }
    }
  }

  private static Claim needsValues() {
    return LECTURE
        .at("labels-of-sums", "Sums of games")
        .says(
            "Who wins the parts does not decide who wins the sum: piles of 1 and of 2 are"
                + " N-positions, 1 + 1 is P and 1 + 2 is N.")
        .over("the piles named")
        .butNot(
            "The sum of any two N-positions is P.",
            cases -> cases.equal(Outcome.P, outcome(Heaps.of(1, 2), cases), () -> "1 + 2"))
        .check(
            cases -> {
              cases.equal(Outcome.N, outcome(Heaps.of(1), cases), () -> "1");
              cases.equal(Outcome.N, outcome(Heaps.of(2), cases), () -> "2");
              cases.equal(Outcome.P, outcome(Heaps.of(1, 1), cases), () -> "1 + 1");
              cases.equal(Outcome.N, outcome(Heaps.of(1, 2), cases), () -> "1 + 2");
            });
  }

  private static Claim binarySum() {
    return Claims.of(HeapStatements.NIM)
        .over("all sets of up to three piles of at most %d, beside every pile of at most 15", 0, 7)
        .check(NimClaims::binarySums);
  }

  private static void binarySums(int size, Cases cases) {
    if (size > 0) {
      ByTheory.of(NimGame.game(), HeapStatements.NIM)
          .value(new Nimber(size), Heaps.of(size), cases);
    }
    for (int b = 0; b <= size; b++) {
      for (int c = 0; c <= b; c++) {
        for (int d = 0; d <= LARGEST_BESIDE; d++) {
          compare(Heaps.of(size, b, c, d), (size ^ b ^ c) == d, cases);
        }
      }
    }
  }

  private static Claim binarySumExample() {
    return LECTURE
        .at("nim-11-5", "Theorem on sums, example of the binary sum")
        .says("The binary sum of 11 and 5 is 14: piles of 11, 5 and 14 are a P-position.")
        .over("the piles 11 5 with every pile up to 15")
        .check(
            cases -> {
              for (int d = 0; d <= LARGEST_BESIDE; d++) {
                compare(Heaps.of(11, 5, d), d == 14, cases);
              }
            });
  }

  private static void compare(Heaps heaps, boolean previousWins, Cases cases) {
    cases.equal(isP(previousWins), outcome(heaps, cases), () -> "the piles " + heaps);
  }

  private static Outcome isP(boolean previousWins) {
    return previousWins ? Outcome.P : Outcome.N;
  }

  private static Outcome outcome(Heaps heaps, Cases cases) {
    OutcomeTable<Heaps> table = cases.table(OUTCOMES, OutcomeTable::remembering);
    return new OutcomeSearch<>(new Nim(), table, cases.control()).outcome(heaps);
  }
}
