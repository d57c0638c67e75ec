package org.farstar.papers.slides.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.subtraction.Subtraction;
import org.farstar.games.heap.subtraction.SubtractionGame;
import org.farstar.games.heap.subtraction.SubtractionSet;
import org.farstar.games.heap.subtraction.SubtractionTable;
import org.farstar.papers.small.ByTheory;
import org.farstar.papers.small.GrundySearch;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the lecture says about its first game, and how periods are proved. */
public final class SubtractionClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String GAME_1 = "Abstraction, Game 1";
  private static final String SUMS = "Theorem on sums, our first example";
  private static final Subtraction RULES = new Subtraction(Subtraction.ONE_TO_FOUR);
  private static final Cases.Key<OutcomeTable<Sum>> OUTCOMES = new Cases.Key<>();
  private static final Cases.Key<GrundySearch<Heaps>> VALUES = new Cases.Key<>();

  /** Within this many heaps every period that is looked for here is proved. */
  private static final int PROVED_WITHIN = 100_000;

  /** Sets are the bits of an int. */
  private static final int LARGEST_SET = 30;

  private SubtractionClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(plays(), game1(), game1Values(), game1Sums(), intervals(), periods());
  }

  private static Claim plays() {
    return LECTURE
        .at("game-1-plays", "Game 1, Example")
        .says(
            "The two plays shown are plays of the game: 3 2 4 1 from 10 chips, won by the second"
                + " player, and 1 2 3 4 1 from 11 chips, won by the first.")
        .over("the two plays")
        .butNot("5 4 1 is one from 10 chips.", cases -> play(10, List.of(5, 4, 1), cases))
        .check(
            cases -> {
              play(10, List.of(3, 2, 4, 1), cases);
              play(11, List.of(1, 2, 3, 4, 1), cases);
            });
  }

  private static void play(int chips, List<Integer> taken, Cases cases) {
    Heaps heap = Heaps.of(chips);
    int rest = chips;
    for (int t : taken) {
      String move = rest + " -> " + (rest - t);
      Heaps before = heap;
      Optional<Heaps> to = RULES.play(heap, Player.LEFT, move);
      cases.check(to.isPresent(), () -> move + " is no move in " + before);
      heap = to.orElseThrow();
      rest -= t;
    }
    cases.equal(0, rest, () -> "chips left of " + chips);
  }

  private static Claim game1() {
    return LECTURE
        .at("game-1", GAME_1)
        .says("With 1 to 4 chips a move, the P-positions are the multiples of 5.")
        .over("all piles up to %d", 0, 400)
        .check(
            (n, cases) ->
                cases.equal(
                    n % 5 == 0 ? Outcome.P : Outcome.N,
                    outcome(sum(n), cases),
                    () -> "a pile of " + n));
  }

  private static Claim game1Values() {
    return LECTURE
        .at("game-1-value", SUMS)
        .says("g(x) = x mod 5.")
        .over("all piles up to %d", 0, 400)
        .check(
            (n, cases) -> {
              GrundySearch<Heaps> search = cases.table(VALUES, () -> new GrundySearch<>(RULES));
              cases.equal(
                  n % 5, search.value(Heaps.of(n), cases.control()), () -> "a pile of " + n);
            });
  }

  private static Claim game1Sums() {
    return LECTURE
        .at("game-1-sum", SUMS)
        .says(
            "The value of a sum of such games is the exclusive or of the x_i mod 5: it is a"
                + " P-position exactly if that is 0.")
        .over("all sums of up to three piles of at most %d", 0, 16)
        .check(
            (a, cases) -> {
              for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= b; c++) {
                  Sum sum = sum(a, b, c);
                  cases.equal(
                      (a % 5 ^ b % 5 ^ c % 5) == 0 ? Outcome.P : Outcome.N,
                      outcome(sum, cases),
                      () -> "the sum " + sum);
                }
              }
            });
  }

  private static Sum sum(int... piles) {
    return Sum.of(Variant.of(RULES), IntStream.of(piles).mapToObj(pile -> Heaps.of(pile)).toList());
  }

  /** By a search that knows nothing of sums. */
  private static Outcome outcome(Sum sum, Cases cases) {
    OutcomeTable<Sum> table = cases.table(OUTCOMES, OutcomeTable::remembering);
    return new OutcomeSearch<>(new SumPlay(sum), table, cases.control()).outcome(sum);
  }

  private static Claim intervals() {
    return Claims.of(HeapStatements.INTERVAL)
        .over("all k up to %d and piles up to 60", 1, 12)
        .check(
            (k, cases) -> {
              SubtractionSet set = SubtractionSet.of(IntStream.rangeClosed(1, k).toArray());
              compare(set, 60, n -> n % (k + 1), cases);
              ByTheory<Heaps> theory =
                  new ByTheory<>(
                      SubtractionGame.game().family().variant(set.toString(), Sources.none()),
                      HeapStatements.INTERVAL);
              for (int n = 1; n <= 60; n++) {
                theory.value(new Nimber(n % (k + 1)), Heaps.of(n), cases);
              }
            });
  }

  private static Claim periods() {
    return Claims.of(HeapStatements.PERIOD)
        .over(
            "all sets of numbers up to %d, and heaps up to four times as far as was checked", 1, 8)
        .atMost(LARGEST_SET)
        .check(SubtractionClaims::periods);
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
      SubtractionTable table = cases.control().metered(meter -> computed(set, meter));
      Optional<Period> period = table.proved();
      cases.check(period.isPresent(), () -> "no period of " + set + " is proved by 100,000 heaps");
      compare(
          set,
          4 * period.orElseThrow().checked(),
          n ->
              cases
                  .control()
                  .metered(meter -> table.value(BigInteger.valueOf(n), meter))
                  .orElseThrow(),
          cases);
    }
  }

  private static SubtractionTable computed(SubtractionSet set, Meter meter) {
    SubtractionTable table = new SubtractionTable(set);
    table.compute(PROVED_WITHIN, meter);
    return table;
  }

  private static void compare(
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
}
