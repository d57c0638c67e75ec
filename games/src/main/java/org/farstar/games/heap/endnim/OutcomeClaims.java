package org.farstar.games.heap.endnim;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.play.Move;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * The theory as it is offered, outcome and all winning moves, against search; and what the paper
 * does not speak of, misère play.
 */
final class OutcomeClaims {
  private static final long SEED = 20_061;

  private final EndNimReferee referee;
  private final EndNimReferee misere = new EndNimReferee(true);

  OutcomeClaims(EndNimReferee referee) {
    this.referee = referee;
  }

  List<Claim> all() {
    String statement =
        "The recurrence of Proposition 14 gives the outcome and every winning move of both players.";
    return List.of(
        Claim.sized(
            "end-nim/14-rows",
            "Observation 9 and Proposition 14",
            statement,
            "all rows of up to %d piles of heights up to 6",
            1,
            5,
            (size, cases) ->
                EndNimReferee.rows(size, EndNimReferee.upTo(6))
                    .forEach(row -> check(row, referee, cases))),
        Claim.sized(
            "end-nim/14-random",
            "Observation 9 and Proposition 14",
            statement,
            "200 random rows of each size up to %d piles, of heights up to 6",
            6,
            9,
            (size, cases) -> random(size, cases)),
        Claim.sized(
            "end-nim/14-infinite",
            "Observation 9 and Proposition 14",
            statement,
            "all rows of up to %d piles of heights 1, 2, w, w+1, w*2, w*2+1",
            1,
            5,
            (size, cases) ->
                EndNimReferee.rows(
                        size, EndNimReferee.heights("1", "2", "w", "w+1", "w*2", "w*2+1"))
                    .forEach(row -> check(row, referee, cases))),
        Claim.sized(
            "end-nim/14-random-infinite",
            "Observation 9 and Proposition 14",
            statement,
            "40 random rows of each size up to %d piles, the piles w*a+b with a up to 3 and b up to 4",
            2,
            4,
            (size, cases) -> randomInfinite(size, cases)),
        Claim.sized(
            "end-nim/option-classes",
            "not in the paper",
            "The sizes that a search takes for one class have the same outcome: in front of x, the"
                + " sizes l+n with n beyond the finite parts of x plus 1, l being 0 or a limit.",
            "rows of up to %d piles of heights 1, 2, w, w+1, w*2 and of heights up to 6, four members"
                + " of each class, in normal and misère play",
            1,
            4,
            (size, cases) -> {
              EndNimReferee.rows(size - 1, EndNimReferee.heights("1", "2", "w", "w+1", "w*2"))
                  .forEach(rest -> oneClass(rest, cases));
              EndNimReferee.rows(size - 1, EndNimReferee.upTo(6))
                  .forEach(rest -> oneClass(rest, cases));
            }),
        Claim.sized(
            "end-nim/misere",
            "not in the paper",
            "In misère play the same holds with L = R = 1 for the empty row.",
            "all rows of up to %d piles of heights up to 5, and of up to 3 piles of heights 1, 2, w,"
                + " w+1, w*2, w*2+1",
            1,
            4,
            (size, cases) -> {
              EndNimReferee.rows(size, EndNimReferee.upTo(5))
                  .forEach(row -> check(row, misere, cases));
              if (size <= 3) {
                EndNimReferee.rows(
                        size, EndNimReferee.heights("1", "2", "w", "w+1", "w*2", "w*2+1"))
                    .forEach(row -> check(row, misere, cases));
              }
            }));
  }

  private void oneClass(Row rest, Cases cases) {
    Ordinal beyond = Ordinal.of(rest.finiteParts().add(BigInteger.TWO));
    for (Ordinal limit : List.of(Ordinal.ZERO, Ordinal.OMEGA, Ordinal.parse("w*2"))) {
      Ordinal least = limit.plus(beyond);
      for (Player player : Player.values()) {
        for (EndNimReferee by : List.of(referee, misere)) {
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

  private void random(int size, Cases cases) {
    Random random = new Random(SEED + size);
    for (int i = 0; i < 200; i++) {
      long[] piles = random.longs(size, 1, 7).toArray();
      check(Row.of(piles), referee, cases);
    }
  }

  private void randomInfinite(int size, Cases cases) {
    Random random = new Random(SEED + size);
    for (int i = 0; i < 40; i++) {
      Row row = Row.EMPTY;
      while (row.size() < size) {
        Ordinal omegas = omegas(random.nextInt(4));
        row = row.with(Player.RIGHT, omegas.plus(Ordinal.of(random.nextInt(5))));
      }
      check(row, referee, cases);
    }
  }

  private static Ordinal omegas(int count) {
    return count == 0 ? Ordinal.ZERO : omegas(count - 1).plus(Ordinal.OMEGA);
  }

  private void check(Row row, EndNimReferee by, Cases cases) {
    RowAnalysis verdict = RowAnalysis.of(row, new TriplePoints(by == misere, cases.control()));
    cases.equal(by.outcome(row, cases.control()), verdict.outcome(), row::toString);
    for (Player player : Player.values()) {
      TreeSet<Ordinal> winning = new TreeSet<>();
      by.winningMoves(row, player, cases.control())
          .forEach(move -> winning.add(size(move, player)));
      for (Move<Row> move : by.moves(row, player)) {
        Ordinal size = size(move, player);
        cases.equal(
            winning.contains(size),
            verdict.winning(player).stream().anyMatch(sizes -> sizes.contains(size)),
            () -> row + ", whether '" + move.text() + "' wins");
      }
    }
  }

  /** The size a move leaves: where the text names a class, its least member. */
  private static Ordinal size(Move<Row> move, Player player) {
    return Sizes.read(move.text(), player).orElseThrow().from();
  }
}
