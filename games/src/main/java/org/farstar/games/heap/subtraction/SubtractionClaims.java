package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.heap.grundy.GrundySearch;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the lecture says about its first game, and how periods are proved. */
public final class SubtractionClaims {
  private static final SumRuleset<Heaps> GAME_1 =
      new SumRuleset<>(new Subtraction(Subtraction.ONE_TO_FOUR));

  private final OutcomeTable<Sum<Heaps>> table = OutcomeTable.remembering();
  private final GrundySearch<Heaps> values = new GrundySearch<>(GAME_1.base());

  private SubtractionClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    SubtractionClaims claims = new SubtractionClaims();
    return List.of(
        Claim.fixed(
            "slides/game-1-plays",
            "Game 1, Example",
            "The two plays shown are plays of the game: 3 2 4 1 from 10 chips, won by the second"
                + " player, and 1 2 3 4 1 from 11 chips, won by the first.",
            "the two plays",
            (size, cases) -> {
              claims.play(10, List.of(3, 2, 4, 1), cases);
              claims.play(11, List.of(1, 2, 3, 4, 1), cases);
            }),
        Claim.sized(
            "slides/game-1",
            "Abstraction, Game 1",
            "With 1 to 4 chips a move, the P-positions are the multiples of 5.",
            "all piles up to %d",
            0,
            400,
            (n, cases) ->
                cases.equal(
                    n % 5 == 0 ? Outcome.P : Outcome.N,
                    claims.outcome(List.of(Heaps.of(n)), cases),
                    () -> "a pile of " + n)),
        Claim.sized(
            "slides/game-1-value",
            "Theorem on sums, our first example",
            "g(x) = x mod 5.",
            "all piles up to %d",
            0,
            400,
            (n, cases) ->
                cases.equal(
                    n % 5,
                    claims.values.value(Heaps.of(n), cases.control()),
                    () -> "a pile of " + n)),
        Claim.sized(
            "slides/game-1-sum",
            "Theorem on sums, our first example",
            "The value of a sum of such games is the exclusive or of the x_i mod 5: it is a"
                + " P-position exactly if that is 0.",
            "all sums of up to three piles of at most %d",
            0,
            16,
            (a, cases) -> {
              for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= b; c++) {
                  List<Heaps> terms = List.of(Heaps.of(a), Heaps.of(b), Heaps.of(c));
                  cases.equal(
                      (a % 5 ^ b % 5 ^ c % 5) == 0 ? Outcome.P : Outcome.N,
                      claims.outcome(terms, cases),
                      () -> "the sum " + GAME_1.write(Sum.of(terms)));
                }
              }
            }),
        Claim.sized(
            "slides/game-1-any",
            "Abstraction, Game 1",
            "(Not in the lecture.) With 1 to k chips a move, g(x) = x mod (k+1).",
            "all k up to %d and piles up to 60",
            1,
            12,
            (k, cases) ->
                SubtractionClaims.each(
                    SubtractionSet.of(IntStream.rangeClosed(1, k).toArray()),
                    60,
                    n -> n % (k + 1),
                    cases)),
        Claim.sized(
            "slides/periods",
            "Another one pile subtraction game",
            "(Not in the lecture.) Where as many values in a row as the largest number of the set"
                + " come back, the period so found goes on.",
            "all sets of numbers up to %d, and heaps up to four times as far as was checked",
            1,
            8,
            SubtractionClaims::periods));
  }

  private Outcome outcome(List<Heaps> terms, Cases cases) {
    return new OutcomeSearch<>(GAME_1, table, cases.control()).outcome(Sum.of(terms));
  }

  private void play(int chips, List<Integer> taken, Cases cases) {
    Heaps heap = Heaps.of(chips);
    int rest = chips;
    for (int t : taken) {
      String move = rest + " -> " + (rest - t);
      Heaps before = heap;
      Optional<Heaps> to = GAME_1.base().play(heap, Player.LEFT, move);
      cases.check(to.isPresent(), () -> move + " is no move in " + before);
      heap = to.orElseThrow();
      rest -= t;
    }
    int left = rest;
    cases.equal(0, left, () -> "chips left of " + chips);
  }

  private static void each(
      SubtractionSet set, int last, ToIntFunction<Integer> expected, Cases cases) {
    GrundySearch<Heaps> search = new GrundySearch<>(new Subtraction(set));
    for (int n = 0; n <= last; n++) {
      int heap = n;
      cases.equal(
          expected.applyAsInt(n),
          search.value(Heaps.of(n), cases.control()),
          () -> "a heap of " + heap + " of " + set);
    }
  }

  /** All sets whose largest number is this. */
  private static void periods(int largest, Cases cases) {
    for (int bits = 1 << (largest - 1); bits < 1 << largest; bits++) {
      int members = bits;
      SubtractionSet set =
          SubtractionSet.of(
              IntStream.rangeClosed(1, largest)
                  .filter(i -> (members >> (i - 1) & 1) == 1)
                  .toArray());
      SubtractionTable table = new SubtractionTable(set);
      Meter meter = cases.control().meter();
      table.compute(100_000, meter);
      Optional<Period> period = table.period().filter(Period::proved);
      cases.check(period.isPresent(), () -> "no period of " + set + " is proved by 100,000 heaps");
      each(
          set,
          4 * period.orElseThrow().checked(),
          n -> table.value(BigInteger.valueOf(n), meter).orElseThrow(),
          cases);
      meter.settle();
    }
  }
}
