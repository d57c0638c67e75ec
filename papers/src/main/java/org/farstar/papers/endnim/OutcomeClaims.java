package org.farstar.papers.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.endnim.EndNimStatements;
import org.farstar.games.heap.endnim.Row;
import org.farstar.games.heap.endnim.RowAnalysis;
import org.farstar.games.heap.endnim.Sizes;
import org.farstar.games.heap.endnim.TriplePoint;
import org.farstar.games.heap.endnim.TriplePoints;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * The theory as it is offered, outcome and all winning moves, against search; and what the paper
 * does not speak of, misère play.
 */
final class OutcomeClaims {
  private static final Claims PAPER = Claims.of(Works.END_NIM);
  private static final long SEED = 20_061;

  private static final String STATEMENT =
      "The recurrence of Proposition 14 gives the outcome and every winning move of both players.";

  private static final Ordinal OMEGA = Ordinal.read("w");

  /** Of so many piles all rows are tried whose algorithm is counted. */
  private static final int MOST_PILES_OF_ALL_ROWS = 4;

  private OutcomeClaims() {}

  static List<Claim> all() {
    return List.of(
        rows(),
        randomRows(),
        infiniteRows(),
        randomInfiniteRows(),
        powers(),
        optionClasses(),
        finerClasses(),
        steps(),
        misere());
  }

  private static Claim rows() {
    return PAPER
        .at("14-rows", "Observation 9 and Proposition 14")
        .says(STATEMENT)
        .over("all rows of up to %d piles of heights up to 6", 1, 5)
        .check(
            (size, cases) ->
                EndNimReferee.rows(size, EndNimReferee.upTo(6))
                    .forEach(row -> check(row, false, cases)));
  }

  private static Claim randomRows() {
    return PAPER
        .at("14-random", "Observation 9 and Proposition 14")
        .says(STATEMENT)
        .over("200 random rows of each size up to %d piles, of heights up to 6", 6, 9)
        .check(OutcomeClaims::random);
  }

  private static Claim infiniteRows() {
    return PAPER
        .at("14-infinite", "Observation 9 and Proposition 14")
        .says(STATEMENT)
        .over("all rows of up to %d piles of heights 1, 2, w, w+1, w*2, w*2+1", 1, 5)
        .check(
            (size, cases) ->
                EndNimReferee.rows(
                        size, EndNimReferee.heights("1", "2", "w", "w+1", "w*2", "w*2+1"))
                    .forEach(row -> check(row, false, cases)));
  }

  private static Claim randomInfiniteRows() {
    return PAPER
        .at("14-random-infinite", "Observation 9 and Proposition 14")
        .says(STATEMENT)
        .over(
            "40 random rows of each size up to %d piles, the piles w*a+b with a up to 3 and b"
                + " up to 4",
            2, 4)
        .check(OutcomeClaims::randomInfinite);
  }

  private static Claim powers() {
    return PAPER
        .at("14-powers", "Observation 9 and Proposition 14")
        .says(STATEMENT)
        .over(
            "all rows of up to %d piles of heights 1, w, w+1, w^2, w^2+1, w^2+w, w^2*2, w^3", 1, 3)
        .check(
            (size, cases) ->
                EndNimReferee.rows(
                        size,
                        EndNimReferee.heights(
                            "1", "w", "w+1", "w^2", "w^2+1", "w^2+w", "w^2*2", "w^3"))
                    .forEach(row -> check(row, false, cases)));
  }

  private static Claim finerClasses() {
    return PAPER
        .beyond("option-classes-finer")
        .says(
            "A search that lists every coefficient of the sizes two further, and so tries several"
                + " members of the usual classes, finds the same outcomes.")
        .over(
            "all rows of up to %d piles of heights 1, 2, w, w+1, w*2, w^2, w^2+w, in normal and"
                + " misère play",
            1, 3)
        .check(
            (size, cases) ->
                EndNimReferee.rows(
                        size, EndNimReferee.heights("1", "2", "w", "w+1", "w*2", "w^2", "w^2+w"))
                    .forEach(row -> finer(row, cases)));
  }

  private static void finer(Row row, Cases cases) {
    cases.equal(
        EndNimReferee.finer(false, cases).outcome(row, cases.control()),
        EndNimReferee.of(cases).outcome(row, cases.control()),
        row::toString);
    cases.equal(
        EndNimReferee.finer(true, cases).outcome(row, cases.control()),
        EndNimReferee.misere(cases).outcome(row, cases.control()),
        () -> row + " in misère play");
  }

  private static Claim steps() {
    return PAPER
        .proposition("14")
        .part("steps", "after the proof")
        .says(
            "A row of n piles has n(n+1)/2 consecutive subsequences. L and R of all of them, the short"
                + " ones first, take n(n+1) comparisons, and a difference and a sum for each number that"
                + " is not 0: n(n+1) to 3n(n+1) ordinal operations. The theory computes no other numbers.")
        .over(
            "all rows of up to 4 piles of heights 1, 2, w, w+1, w*2, and n infinite piles in rising and"
                + " in descending order, n up to %d",
            1, 60)
        .butNot(
            "They take at most n(n+1) operations in all.",
            (n, cases) -> steps(n, n * (n + 1L), n * (n + 1L), cases))
        .butNot(
            "There are n(n-1)/2 subsequences.",
            (n, cases) -> steps(n, n * (n - 1L), 3L * n * (n - 1L), cases))
        .check((n, cases) -> steps(n, n * (n + 1L), 3L * n * (n + 1L), cases));
  }

  private static void steps(int n, long comparisons, long most, Cases cases) {
    if (n <= MOST_PILES_OF_ALL_ROWS) {
      EndNimReferee.rows(n, EndNimReferee.heights("1", "2", "w", "w+1", "w*2"))
          .forEach(row -> steps(row.piles(), comparisons, most, cases));
    }
    for (boolean rising : new boolean[] {true, false}) {
      List<Ordinal> piles = new ArrayList<>();
      for (int i = 1; i <= n; i++) {
        piles.add(OMEGA.plus(Ordinal.of(rising ? i : n + 1 - i)));
      }
      steps(piles, comparisons, most, cases);
    }
  }

  private static void steps(List<Ordinal> piles, long comparisons, long most, Cases cases) {
    int n = piles.size();
    Recurrence recurrence = new Recurrence(piles, cases.control());
    Control counting = Control.unlimited();
    TriplePoint found = new TriplePoints(false, counting).of(piles);
    long computed = counting.progress().positions() - 2L * (n + 1);
    cases.equal(recurrence.left[0][n], found.left(), () -> "L of " + piles);
    cases.equal(recurrence.right[0][n], found.right(), () -> "R of " + piles);
    cases.equal(comparisons, recurrence.comparisons, () -> "comparisons for " + piles);
    cases.check(
        recurrence.operations() <= most,
        () -> recurrence.operations() + " operations for " + piles);
    cases.check(
        computed <= recurrence.comparisons,
        () -> "the theory computes " + computed + " numbers L and R of " + piles);
  }

  /** The algorithm after Proposition 14: L and R of all subsequences, the short ones first. */
  private static final class Recurrence {
    /** L and R of the piles from the first number on up to, and without, the second one. */
    private final Ordinal[][] left;

    private final Ordinal[][] right;
    private long comparisons;
    private long differences;
    private long sums;

    Recurrence(List<Ordinal> piles, Control control) {
      int n = piles.size();
      left = new Ordinal[n + 1][n + 1];
      right = new Ordinal[n + 1][n + 1];
      for (int i = 0; i <= n; i++) {
        left[i][i] = Ordinal.ZERO;
        right[i][i] = Ordinal.ZERO;
      }
      for (int size = 1; size <= n; size++) {
        control.throwIfStopped();
        for (int i = 0; i + size <= n; i++) {
          int j = i + size;
          right[i][j] = next(piles.get(i), left[i + 1][j], right[i + 1][j]);
          left[i][j] = next(piles.get(j - 1), right[i][j - 1], left[i][j - 1]);
        }
      }
    }

    private Ordinal next(Ordinal pile, Ordinal against, Ordinal with) {
      comparisons++;
      if (pile.compareTo(against) <= 0) {
        return Ordinal.ZERO;
      }
      differences++;
      Ordinal more = pile.minus(against);
      sums++;
      return with.plus(more);
    }

    long operations() {
      return comparisons + differences + sums;
    }
  }

  private static Claim optionClasses() {
    return PAPER
        .beyond("option-classes")
        .says(
            "The sizes that a search takes for one class have the same outcome: in front of x, the"
                + " sizes l+n with n beyond the finite parts of x plus 1, l being 0 or a limit.")
        .over(
            "rows of up to %d piles of heights 1, 2, w, w+1, w*2 and of heights up to 6, four"
                + " members"
                + " of each class, in normal and misère play",
            1, 4)
        .check(
            (size, cases) -> {
              EndNimReferee.rows(size - 1, EndNimReferee.heights("1", "2", "w", "w+1", "w*2"))
                  .forEach(rest -> oneClass(rest, cases));
              EndNimReferee.rows(size - 1, EndNimReferee.upTo(6))
                  .forEach(rest -> oneClass(rest, cases));
            });
  }

  private static Claim misere() {
    return Claims.of(EndNimStatements.MISERE)
        .over(
            "all rows of up to %d piles of heights up to 5, and of up to 3 piles of heights"
                + " 1, 2, w,"
                + " w+1, w*2, w*2+1",
            1, 4)
        .check(
            (size, cases) -> {
              EndNimReferee.rows(size, EndNimReferee.upTo(5))
                  .forEach(row -> check(row, true, cases));
              if (size <= 3) {
                EndNimReferee.rows(
                        size, EndNimReferee.heights("1", "2", "w", "w+1", "w*2", "w*2+1"))
                    .forEach(row -> check(row, true, cases));
              }
            });
  }

  private static void oneClass(Row rest, Cases cases) {
    Ordinal beyond = Ordinal.of(rest.finiteParts().add(BigInteger.TWO));
    for (Ordinal limit : List.of(Ordinal.ZERO, Ordinal.OMEGA, Ordinal.read("w*2"))) {
      Ordinal least = limit.plus(beyond);
      for (Player player : Player.values()) {
        for (EndNimReferee by : List.of(EndNimReferee.of(cases), EndNimReferee.misere(cases))) {
          for (int more : new int[] {1, 2, 7}) {
            Row row = rest.with(player, least.plus(Ordinal.of(more)));
            cases.equal(
                by.outcome(rest.with(player, least), cases.control()),
                by.outcome(row, cases.control()),
                () -> row + " and with " + least + " in its place");
          }
        }
      }
    }
  }

  private static void random(int size, Cases cases) {
    Random random = new Random(SEED + size);
    for (int i = 0; i < 200; i++) {
      long[] piles = random.longs(size, 1, 7).toArray();
      check(Row.of(piles), false, cases);
    }
  }

  private static void randomInfinite(int size, Cases cases) {
    Random random = new Random(SEED + size);
    for (int i = 0; i < 40; i++) {
      Row row = Row.EMPTY;
      while (row.size() < size) {
        Ordinal omegas = omegas(random.nextInt(4));
        row = row.with(Player.RIGHT, omegas.plus(Ordinal.of(random.nextInt(5))));
      }
      check(row, false, cases);
    }
  }

  private static Ordinal omegas(int count) {
    return count == 0 ? Ordinal.ZERO : omegas(count - 1).plus(Ordinal.OMEGA);
  }

  private static void check(Row row, boolean misere, Cases cases) {
    EndNimReferee by = misere ? EndNimReferee.misere(cases) : EndNimReferee.of(cases);
    RowAnalysis analysis = RowAnalysis.of(row, new TriplePoints(misere, cases.control()));
    cases.equal(by.outcome(row, cases.control()), analysis.outcome(), row::toString);
    for (Player player : Player.values()) {
      TreeSet<Ordinal> winning = new TreeSet<>();
      by.winningMoves(row, player, cases.control())
          .forEach(move -> winning.add(size(move, player)));
      for (Move<Row> move : by.moves(row, player)) {
        Ordinal size = size(move, player);
        cases.equal(
            winning.contains(size),
            analysis.winning(player).stream().anyMatch(sizes -> sizes.contains(size)),
            () -> row + ", whether '" + move.text() + "' wins");
      }
    }
  }

  /** The size a move leaves: where the text names a class, its least member. */
  private static Ordinal size(Move<Row> move, Player player) {
    return Sizes.read(move.text(), player).orElseThrow().from();
  }
}
