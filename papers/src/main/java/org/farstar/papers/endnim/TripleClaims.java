package org.farstar.papers.endnim;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.endnim.EndNimStatements;
import org.farstar.games.heap.endnim.OutcomePlane;
import org.farstar.games.heap.endnim.Row;
import org.farstar.games.heap.endnim.TriplePoint;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Observations 9, 12, 13 and Propositions 11, 14. Outcomes and triple points are both found by
 * search, by their definitions; the theory's own code is not involved.
 */
final class TripleClaims {
  private static final Claims PAPER = Claims.of(Works.END_NIM);
  private static final List<Ordinal> FINITE = EndNimReferee.upTo(6);
  private static final List<Ordinal> INFINITE =
      EndNimReferee.heights("1", "2", "w", "w+1", "w*2", "w*2+1");
  private static final String HEIGHTS = "1 2 3 4 5 w w+1 w+2 w*2 w*2+1 w*2+2 w*3 w*9";
  private static final String FINITE_ROWS = "all rows of up to %d piles of heights up to 6";
  private static final String INFINITE_ROWS =
      "all rows of up to %d piles of heights 1, 2, w, w+1, w*2, w*2+1";

  private TripleClaims() {}

  static List<Claim> all() {
    return List.of(
        winsFirst(),
        winsFirstInfinite(),
        outcome(),
        outcomeInfinite(),
        figure(),
        growingPile(),
        bothPilesGrow(),
        recurrence(),
        recurrenceInfinite());
  }

  private static Claim winsFirst() {
    return Claims.of(EndNimStatements.FIRST)
        .over(FINITE_ROWS, 1, 5)
        .check(eachFinite(TripleClaims::observation9));
  }

  private static Claim winsFirstInfinite() {
    return PAPER
        .observation("9")
        .part("ordinal")
        .says(
            "With infinite piles, too: Left, moving first, wins a x b exactly if a > L(x b), and Right if"
                + " b > R(a x).")
        .over(INFINITE_ROWS, 1, 5)
        .check(eachInfinite(TripleClaims::observation9));
  }

  private static Claim outcome() {
    return Claims.of(EndNimStatements.OUTCOME)
        .over(FINITE_ROWS, 1, 5)
        .check(eachFinite(TripleClaims::proposition11));
  }

  private static Claim outcomeInfinite() {
    return PAPER
        .proposition("11")
        .part("ordinal")
        .says(
            "The outcomes of Proposition 11 are those of rows with infinite piles, too: a x b is N if a <="
                + " L(x) and b <= R(x); else the least g for which a <= L(x)+g and b <= R(x)+g decides.")
        .over(INFINITE_ROWS, 1, 5)
        .check(eachInfinite(TripleClaims::proposition11));
  }

  private static Claim figure() {
    return PAPER
        .at("figure-1", "Figure 1")
        .says(
            "The figure, drawn from the triple point of x alone: N at and below it in both directions,"
                + " P from the point one further in both along the diagonal, L below that, R above.")
        .over(
            "x all rows of up to %d piles of heights 1, 2, w, w+1, w*2, w*2+1, the piles beside it of"
                + " heights 1, 2, 3, w, w+1, w*2 and, with L and R of x, 0, 1, w and w+1 beyond these",
            0, 3)
        .butNot(
            "P begins at the triple point itself.",
            eachInfinite((row, cases) -> figure(row, 0, cases)))
        .check(eachInfinite((row, cases) -> figure(row, 1, cases)));
  }

  /** With diagonal 1 the point one beyond the triple point is P, with 0 the triple point. */
  private static void figure(Row row, int diagonal, Cases cases) {
    Ordinal left = part(row, Player.LEFT, cases);
    Ordinal right = part(row, Player.RIGHT, cases);
    TriplePoint point = new TriplePoint(left, right);
    for (Ordinal a : around(left)) {
      for (Ordinal b : around(right)) {
        Row whole = row.with(Player.LEFT, a).with(Player.RIGHT, b);
        boolean moved = diagonal == 0 && a.equals(left) && b.equals(right);
        cases.equal(
            EndNimReferee.of(cases).outcome(whole, cases.control()),
            moved ? Outcome.P : OutcomePlane.outcome(a, b, point),
            whole::toString);
      }
    }
  }

  private static TreeSet<Ordinal> around(Ordinal part) {
    TreeSet<Ordinal> heights =
        new TreeSet<>(EndNimReferee.heights("1", "2", "3", "w", "w+1", "w*2"));
    for (String more : List.of("0", "1", "w", "w+1")) {
      heights.add(part.plus(Ordinal.read(more)));
    }
    heights.remove(Ordinal.ZERO);
    return heights;
  }

  private static Claim growingPile() {
    return PAPER
        .observation("12")
        .says(
            "As b grows from 1, the outcomes of x b are some N's and then R's, or some L's,"
                + " one P and"
                + " then R's, unless x is empty: a single pile is N at every height.")
        .over(INFINITE_ROWS, 1, 4)
        .corrects(
            Slip.printed("one of the following results")
                .meaning(
                    "As b grows from 1, the outcomes of x b are some N's and then R's, or some L's, one P and"
                        + " then R's, for every x, the empty row among them.")
                .because(
                    "Of a single pile x empty there is nothing but N: whoever moves removes it. For x not empty Proposition 11 gives the two lists."),
            (size, cases) -> observation12(Row.EMPTY, cases))
        .check(eachInfinite(TripleClaims::observation12));
  }

  private static Claim bothPilesGrow() {
    return PAPER
        .observation("13")
        .says("If a x b is P, so is (a+g) x (b+g) for every g.")
        .over(INFINITE_ROWS, 1, 5)
        .butNot(
            "If a x b is N, so is (a+g) x (b+g) for every g.",
            eachInfinite((row, cases) -> observation13(row, Outcome.N, cases)))
        .check(eachInfinite((row, cases) -> observation13(row, Outcome.P, cases)));
  }

  private static Claim recurrence() {
    return Claims.of(EndNimStatements.TRIPLES)
        .over(FINITE_ROWS, 1, 5)
        .check(eachFinite(TripleClaims::proposition14));
  }

  private static Claim recurrenceInfinite() {
    return PAPER
        .proposition("14")
        .part("ordinal")
        .says("The recurrence for L(x b) and R(a x) holds with infinite piles, too.")
        .over(INFINITE_ROWS, 1, 4)
        .check(eachInfinite(TripleClaims::proposition14));
  }

  private static Claim.Check eachFinite(BiConsumer<Row, Cases> check) {
    return each(FINITE, check);
  }

  private static Claim.Check eachInfinite(BiConsumer<Row, Cases> check) {
    return each(INFINITE, check);
  }

  private static Claim.Check each(List<Ordinal> heights, BiConsumer<Row, Cases> check) {
    return (piles, cases) ->
        EndNimReferee.rows(piles, heights).forEach(row -> check.accept(row, cases));
  }

  private static Ordinal part(Row row, Player player, Cases cases) {
    return EndNimReferee.of(cases).part(row, player, cases.control());
  }

  private static void observation9(Row row, Cases cases) {
    Outcome outcome = EndNimReferee.of(cases).outcome(row, cases.control());
    boolean[] wins = new boolean[2];
    for (Player player : Player.values()) {
      Ordinal threshold = part(row.without(player), player, cases);
      wins[player.ordinal()] = row.end(player).compareTo(threshold) > 0;
    }
    Outcome expected =
        wins[0] ? (wins[1] ? Outcome.N : Outcome.L) : wins[1] ? Outcome.R : Outcome.P;
    cases.equal(outcome, expected, row::toString);
  }

  private static void proposition11(Row row, Cases cases) {
    if (row.size() < 2) {
      return;
    }
    Row inner = row.without(Player.LEFT).without(Player.RIGHT);
    Ordinal a = row.end(Player.LEFT);
    Ordinal b = row.end(Player.RIGHT);
    Ordinal left = part(inner, Player.LEFT, cases);
    Ordinal right = part(inner, Player.RIGHT, cases);
    cases.equal(
        byProposition11(a, left, b, right),
        EndNimReferee.of(cases).outcome(row, cases.control()),
        () -> row + " with triple point (" + left + ", " + right + ")");
  }

  private static Outcome byProposition11(Ordinal a, Ordinal left, Ordinal b, Ordinal right) {
    if (a.compareTo(left) <= 0 && b.compareTo(right) <= 0) {
      return Outcome.N;
    }
    Optional<Ordinal> leftExcess = excess(a, left);
    Optional<Ordinal> rightExcess = excess(b, right);
    if (leftExcess.isPresent() && b.compareTo(right.plus(leftExcess.get())) < 0) {
      return Outcome.L;
    }
    if (rightExcess.isPresent() && a.compareTo(left.plus(rightExcess.get())) < 0) {
      return Outcome.R;
    }
    return Outcome.P;
  }

  private static Optional<Ordinal> excess(Ordinal pile, Ordinal part) {
    return pile.compareTo(part) > 0 ? Optional.of(pile.minus(part)) : Optional.empty();
  }

  /** The heights are a selection, with those at which a P and the first R can fall. */
  private static void observation12(Row row, Cases cases) {
    TreeSet<Ordinal> heights = new TreeSet<>(EndNimReferee.heights(HEIGHTS.split(" ")));
    Ordinal threshold = part(row, Player.RIGHT, cases);
    for (String more : List.of("0", "1", "2", "w")) {
      heights.add(threshold.plus(Ordinal.read(more)));
    }
    heights.remove(Ordinal.ZERO);
    StringBuilder word = new StringBuilder();
    for (Ordinal height : heights) {
      Row longer = row.with(Player.RIGHT, height);
      word.append(EndNimReferee.of(cases).outcome(longer, cases.control()).name());
    }
    cases.check(
        word.toString().matches("N*R+|L*PR+"),
        () -> "x = " + row + ", b = " + heights + ": " + word);
  }

  private static void observation13(Row row, Outcome kept, Cases cases) {
    if (row.size() < 2 || EndNimReferee.of(cases).outcome(row, cases.control()) != kept) {
      return;
    }
    for (String text : "1 2 3 w w+1".split(" ")) {
      Ordinal g = Ordinal.read(text);
      Row longer = row;
      for (Player player : Player.values()) {
        longer = longer.withEnd(player, longer.end(player).plus(g));
      }
      Row shown = longer;
      cases.equal(kept, EndNimReferee.of(cases).outcome(longer, cases.control()), shown::toString);
    }
  }

  private static void proposition14(Row row, Cases cases) {
    for (Player player : Player.values()) {
      // R(a x) when the player is Left, whose pile a is; L(x b) when it is Right.
      Row rest = row.without(player);
      Ordinal pile = row.end(player);
      Ordinal against = part(rest, player, cases);
      Ordinal with = part(rest, player.opponent(), cases);
      Ordinal expected =
          pile.compareTo(against) <= 0 ? Ordinal.ZERO : with.plus(pile.minus(against));
      cases.equal(
          expected,
          part(row, player.opponent(), cases),
          () -> (player == Player.LEFT ? "R(" : "L(") + row + ")");
    }
  }
}
