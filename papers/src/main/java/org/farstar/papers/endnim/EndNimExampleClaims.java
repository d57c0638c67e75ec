package org.farstar.papers.endnim;

import java.util.List;
import java.util.stream.Collectors;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.endnim.EndNim;
import org.farstar.games.heap.endnim.Row;
import org.farstar.games.heap.endnim.RowAnalysis;
import org.farstar.games.heap.endnim.TriplePoint;
import org.farstar.games.heap.endnim.TriplePoints;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The worked examples of the paper, each by search and by the recurrence. */
final class EndNimExampleClaims {
  private static final Claims PAPER = Claims.of(Works.END_NIM);
  private static final EndNim RULES = new EndNim();

  private EndNimExampleClaims() {}

  /** The introduction. */
  static List<Claim> introduction() {
    return List.of(firstExample(), allSmall(), ordinalExample());
  }

  /** The section of examples. */
  static List<Claim> examples() {
    return List.of(twoPiles(), firstTable(), workedExample(), secondTable());
  }

  private static Claim firstExample() {
    return PAPER
        .at("1-352", "Introduction")
        .says("3|5|2 is won by the first player, by removing a whole pile and in no other way.")
        .over("the example")
        .butNot(
            "Every first move wins 3|5|2.",
            cases -> {
              Row row = RULES.read("3|5|2");
              cases.equal(
                  EndNimReferee.of(cases).moves(row, Player.LEFT).size(),
                  winning(row, Player.LEFT, cases).size(),
                  row::toString);
            })
        .check(EndNimExampleClaims::firstExample);
  }

  private static Claim allSmall() {
    return PAPER
        .at("1-all-small", "Introduction")
        .says("If one player has a move, so has the other: the game is all small.")
        .over("all rows of up to %d piles of heights 1, 2, 3, w, w+1", 0, 4)
        .check(
            (size, cases) ->
                EndNimReferee.rows(size, EndNimReferee.heights("1", "2", "3", "w", "w+1"))
                    .forEach(
                        row ->
                            cases.equal(
                                EndNimReferee.of(cases).moves(row, Player.LEFT).isEmpty(),
                                EndNimReferee.of(cases).moves(row, Player.RIGHT).isEmpty(),
                                row::toString)));
  }

  private static Claim ordinalExample() {
    return PAPER
        .at("1-ordinal", "Introduction")
        .says(
            "Left wins w*2+1|w*2|w+1, moving first by removing her pile. If Right removes w+1 she"
                + " removes one box, if he lowers it she removes her pile; nothing else wins.")
        .over("the example, with every class of Right's moves")
        .butNot(
            "Left wins moving first in three ways.",
            cases ->
                cases.equal(
                    3,
                    winning(RULES.read("w*2+1|w*2|w+1"), Player.LEFT, cases).size(),
                    () -> "Left's winning moves"))
        .check(EndNimExampleClaims::ordinalExample);
  }

  private static Claim twoPiles() {
    return PAPER
        .at("two-piles", "Some examples")
        .says("L(a) = R(a) = a; R(a b) = 0 if a <= b, else a; L(a b) = 0 if a >= b, else b.")
        .over("all a and b of 1..6, w, w+1, w*2, w*2+1")
        .check(EndNimExampleClaims::shortRows);
  }

  private static Claim firstTable() {
    return PAPER
        .at("52331", "Some examples, first table")
        .says("523 (0, 2), 233 (6, 2), 331 (1, 6), 5233 (1, 0), 2331 (0, 7), 52331 (2, 12).")
        .over("the six lines")
        .check(
            cases ->
                triples(
                    cases,
                    "5|2|3 0 2",
                    "2|3|3 6 2",
                    "3|3|1 1 6",
                    "5|2|3|3 1 0",
                    "2|3|3|1 0 7",
                    "5|2|3|3|1 2 12"));
  }

  private static Claim workedExample() {
    return PAPER
        .at("3523319", "Some examples")
        .says(
            "3|5|2|3|3|1|9 is won by Left. (The paper cites Observation 9 with L(x) and R(x),"
                + " where it"
                + " has L(x b) and R(a x); it is Proposition 11 that compares with those.)")
        .over("the example")
        .butNot(
            "So is 3|5|2|3|3|1|13.",
            cases -> outcome(cases, RULES.read("3|5|2|3|3|1|13"), Outcome.L))
        .check(cases -> outcome(cases, RULES.read("3|5|2|3|3|1|9"), Outcome.L));
  }

  private static Claim secondTable() {
    return PAPER
        .at("ordinal-triples", "Some examples, second table")
        .says(
            "With w*2+1 to the left and w+1 to the right, a middle pile of w*2 gives L = 0,"
                + " of w*2+1"
                + " gives w+1, and of w*2+2 gives w*3+1.")
        .over("the three lines")
        .check(
            cases -> {
              left(cases, "w*2+1|w*2|w+1", "0");
              left(cases, "w*2+1|w*2+1|w+1", "w+1");
              left(cases, "w*2+1|w*2+2|w+1", "w*3+1");
            });
  }

  private static void firstExample(Cases cases) {
    Row row = RULES.read("3|5|2");
    outcome(cases, row, Outcome.N);
    cases.equal(List.of("left to 0"), winning(row, Player.LEFT, cases), row::toString);
    cases.equal(List.of("right to 0"), winning(row, Player.RIGHT, cases), row::toString);
  }

  private static void ordinalExample(Cases cases) {
    Row row = RULES.read("w*2+1|w*2|w+1");
    outcome(cases, row, Outcome.L);
    List<String> first = winning(row, Player.LEFT, cases);
    cases.check(first.contains("left to 0"), () -> row + " is won by " + first);
    for (Move<Row> move : EndNimReferee.of(cases).moves(row, Player.RIGHT)) {
      String answer = move.text().equals("right to 0") ? "left to w*2" : "left to 0";
      cases.equal(
          List.of(answer),
          winning(move.to(), Player.LEFT, cases),
          () -> "the answers to " + move.text());
    }
  }

  private static List<String> winning(Row row, Player player, Cases cases) {
    return EndNimReferee.of(cases).winningMoves(row, player, cases.control()).stream()
        .map(Move::text)
        .collect(Collectors.toList());
  }

  private static void outcome(Cases cases, Row row, Outcome expected) {
    cases.equal(expected, EndNimReferee.of(cases).outcome(row, cases.control()), row::toString);
    RowAnalysis analysis = RowAnalysis.of(row, new TriplePoints(false, cases.control()));
    cases.equal(expected, analysis.outcome(), row::toString);
  }

  private static void shortRows(Cases cases) {
    List<Ordinal> heights =
        EndNimReferee.heights("1", "2", "3", "4", "5", "6", "w", "w+1", "w*2", "w*2+1");
    for (Ordinal a : heights) {
      triple(cases, Row.of(List.of(a)), a, a);
      for (Ordinal b : heights) {
        int order = a.compareTo(b);
        triple(
            cases,
            Row.of(List.of(a, b)),
            order >= 0 ? Ordinal.ZERO : b,
            order <= 0 ? Ordinal.ZERO : a);
      }
    }
  }

  private static void triples(Cases cases, String... lines) {
    for (String line : lines) {
      String[] words = line.split(" ");
      triple(cases, RULES.read(words[0]), Ordinal.read(words[1]), Ordinal.read(words[2]));
    }
  }

  private static void triple(Cases cases, Row row, Ordinal left, Ordinal right) {
    TriplePoint byRecurrence = new TriplePoints(false, cases.control()).of(row.piles());
    cases.equal(new TriplePoint(left, right), byRecurrence, row::toString);
    cases.equal(
        left,
        EndNimReferee.of(cases).part(row, Player.LEFT, cases.control()),
        () -> "L(" + row + ")");
    cases.equal(
        right,
        EndNimReferee.of(cases).part(row, Player.RIGHT, cases.control()),
        () -> "R(" + row + ")");
  }

  private static void left(Cases cases, String text, String left) {
    Row row = RULES.read(text);
    Ordinal expected = Ordinal.read(left);
    TriplePoint byRecurrence = new TriplePoints(false, cases.control()).of(row.piles());
    cases.equal(expected, byRecurrence.left(), () -> "L(" + text + ")");
    cases.equal(
        expected,
        EndNimReferee.of(cases).part(row, Player.LEFT, cases.control()),
        () -> "L(" + text + ")");
  }
}
