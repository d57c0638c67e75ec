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
            "A row of n piles has n(n+1)/2 rows of consecutive piles, and L and R of the row ask for L"
                + " and R of each of them once at most. The theory computes no more.")
        .over("n infinite piles in rising and in descending order, n up to %d", 1, 60)
        .butNot("It computes n(n-1)/2 at most.", (n, cases) -> steps(n, n * (n - 1) / 2L, cases))
        .check((n, cases) -> steps(n, (long) n * (n + 1), cases));
  }

  /** The numbers L and R that the theory computes, those of the n+1 empty rows apart. */
  private static void steps(int n, long most, Cases cases) {
    for (boolean rising : new boolean[] {true, false}) {
      List<Ordinal> piles = new ArrayList<>();
      for (int i = 1; i <= n; i++) {
        piles.add(OMEGA.plus(Ordinal.of(rising ? i : n + 1 - i)));
      }
      Control counting = Control.unlimited();
      new TriplePoints(false, counting).of(piles);
      long computed = counting.progress().positions() - 2L * (n + 1);
      cases.check(
          computed <= most, () -> n + " piles: " + computed + " numbers L and R are computed");
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
