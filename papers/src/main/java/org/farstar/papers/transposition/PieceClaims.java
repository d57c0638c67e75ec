package org.farstar.papers.transposition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.pennies.Clumps;
import org.farstar.games.order.pennies.Pennies;
import org.farstar.games.order.pennies.PennyStatements;
import org.farstar.games.order.pieces.PieceLine;
import org.farstar.games.order.pieces.Pieces;
import org.farstar.games.order.pieces.PiecesGame;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The annex: pieces, pennies and the game with one element to spare are the same game. */
final class PieceClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final int LAST = 12;
  private static final Pieces PIECES = new Pieces();
  private static final Pennies PENNIES = new Pennies();
  private static final Cases.Key<Tables> TABLES = new Cases.Key<>();

  private PieceClaims() {}

  static List<Claim> all() {
    return List.of(map(), bars(), clumpsOfThree(), sequences(), winner());
  }

  private static Claim map() {
    return PAPER
        .at("annex-map", "Annex")
        .says(
            "Pieces and pennies: a bar after each black piece is a one-to-one map of rows of"
                + " n pieces"
                + " to rows of n+1 pennies, and it carries the moves of each to the moves of the other.")
        .over("all rows of up to %d pieces", 1, LAST)
        .check((n, cases) -> rows(n, line -> map(line, cases)));
  }

  private static Claim bars() {
    return PAPER
        .at("annex-bars", "Annex")
        .says(
            "The bars that divide the pieces for n_1, ..., n_k are k-1: the last is the (k-1)-th.")
        .over("all rows of up to %d pieces", 1, LAST)
        .corrects(
            Slip.printed("after the last bar (the k-th bar)")
                .meaning("The last bar is the k-th.")
                .because("There are k-1 black pieces, and a bar after each."),
            (n, cases) -> rows(n, line -> bars(line, 0, cases)))
        .check((n, cases) -> rows(n, line -> bars(line, 1, cases)));
  }

  private static void bars(PieceLine line, int less, Cases cases) {
    long bars = line.pieces().chars().filter(piece -> piece == 'B').count();
    cases.equal(line.clumps().sizes().size() - (long) less, bars, () -> line.pieces() + ": bars");
  }

  private static Claim clumpsOfThree() {
    return PAPER
        .at("annex-three", "Annex, the third move with pennies")
        .says("A clump of at least three pennies may be split.")
        .over("all rows of up to %d pieces", 1, LAST)
        .corrects(
            Slip.printed("from a clump containing more than 3 pennies")
                .meaning(
                    "Only a clump of more than three may be, which takes a move away that the game it"
                        + " interprets has.")
                .because(
                    "Rule (iv) of section 2.2 splits n_i into two parts of at least 1 with n_i - 1 together, which n_i = 3 allows."),
            (n, cases) -> rows(n, line -> split(line, 4, cases)))
        .check((n, cases) -> rows(n, line -> split(line, 3, cases)));
  }

  private static Claim sequences() {
    return PAPER
        .at("annex-transposition", "Section 2.2 and annex")
        .says(
            "On a finite domain with one element to spare, the numbers of free elements between the"
                + " pivots are a row of pennies, and the map carries the moves of each game to the"
                + " moves of the other, until one turn is left.")
        .over(
            "up to %d pieces: all sets of used elements of domains of one element more, and"
                + " for every row"
                + " the sequence of single pivots that has it",
            1, LAST)
        .check(PieceClaims::transposition);
  }

  private static Claim winner() {
    return Claims.of(PennyStatements.ANNEX)
        .over("all rows of up to %d pieces", 2, LAST)
        .check((n, cases) -> rows(n, line -> winner(line, cases)));
  }

  private static void rows(int pieces, Consumer<PieceLine> consumer) {
    for (int set = 0; set < 1 << pieces; set++) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < pieces; i++) {
        line.append((set >> i & 1) == 0 ? 'W' : 'B');
      }
      consumer.accept(new PieceLine(line.toString()));
    }
  }

  private static <P, Q> Set<Q> options(Rules<P> rules, P position, Function<P, Q> map) {
    Set<Q> options = new HashSet<>();
    rules.options(position, Player.LEFT).forEach(to -> options.add(map.apply(to)));
    return options;
  }

  private static void map(PieceLine line, Cases cases) {
    Clumps clumps = line.clumps();
    cases.equal(line.length() + 1L, clumps.pennies(), () -> line.pieces() + ": pennies");
    cases.equal(line, PieceLine.of(clumps), () -> line.pieces() + " there and back");
    cases.equal(
        options(PENNIES, clumps, Function.identity()),
        options(PIECES, line, PieceLine::clumps),
        () -> line.pieces() + ", pennies " + clumps + ": moves");
    cases.equal(
        options(PENNIES, clumps, PieceLine::of),
        options(PIECES, line, Function.identity()),
        () -> "pennies " + clumps + ", pieces " + line.pieces() + ": moves");
  }

  /** The moves of the annex where clumps of at least {@code least} pennies may be split. */
  private static void split(PieceLine line, int least, Cases cases) {
    Clumps clumps = line.clumps();
    Set<Clumps> options = new HashSet<>();
    PENNIES.moves(
        clumps,
        Player.LEFT,
        (to, text) -> {
          String[] words = text.get().split(" ");
          boolean small =
              words[0].equals("split")
                  && clumps.sizes().get(Integer.parseInt(words[1]) - 1) < least;
          if (!small) {
            options.add(to);
          }
        });
    cases.equal(
        options,
        options(PIECES, line, PieceLine::clumps),
        () -> "pennies " + clumps + ", pieces " + line.pieces() + ": moves");
  }

  private static void transposition(int n, Cases cases) {
    for (SpareElement position : SpareElement.onDomain(n + 1)) {
      compare(position, cases);
    }
    rows(n, line -> compare(SpareElement.of(line.clumps()), cases));
  }

  private static void compare(SpareElement position, Cases cases) {
    Clumps clumps = position.clumps();
    if (clumps.pennies() > 2) {
      cases.equal(
          options(PENNIES, clumps, Function.identity()),
          new HashSet<>(position.optionsAsClumps()),
          () -> position + ", pennies " + clumps + ": moves");
    }
  }

  /** The tables of the three games. */
  private record Tables(
      OutcomeTable<PieceLine> pieces,
      OutcomeTable<Clumps> pennies,
      OutcomeTable<TranspositionPosition> sequences) {
    static Tables empty() {
      return new Tables(
          OutcomeTable.remembering(), OutcomeTable.remembering(), OutcomeTable.remembering());
    }
  }

  private static void winner(PieceLine line, Cases cases) {
    Tables tables = cases.table(TABLES, Tables::empty);
    Outcome found = new OutcomeSearch<>(PIECES, tables.pieces(), cases.control()).outcome(line);
    Clumps clumps = line.clumps();
    cases.equal(
        found,
        new OutcomeSearch<>(PENNIES, tables.pennies(), cases.control()).outcome(clumps),
        () -> line.pieces() + " and pennies " + clumps);
    cases.equal(
        found,
        SpareElement.of(clumps).outcome(tables.sequences(), cases.control()),
        () -> line.pieces() + " and " + SpareElement.of(clumps));
    ByTheory.of(PiecesGame.game(), PennyStatements.ANNEX).outcome(found, line, cases);
  }
}
