package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.play.Move;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The worked examples of the paper, each by search and by the recurrence. */
final class EndNimExampleClaims {
  private static final EndNim RULES = new EndNim();

  private final EndNimReferee referee;

  EndNimExampleClaims(EndNimReferee referee) {
    this.referee = referee;
  }

  List<Claim> introduction() {
    return List.of(
        Claim.fixed(
            "end-nim/1-352",
            "Introduction",
            "3|5|2 is won by the first player, by removing a whole pile and in no other way.",
            "the example",
            (size, cases) -> firstExample(cases)),
        Claim.sized(
            "end-nim/1-all-small",
            "Introduction",
            "If one player has a move, so has the other: the game is all small.",
            "all rows of up to %d piles of heights 1, 2, 3, w, w+1",
            0,
            4,
            (size, cases) ->
                EndNimReferee.rows(size, EndNimReferee.heights("1", "2", "3", "w", "w+1"))
                    .forEach(
                        row ->
                            cases.equal(
                                referee.moves(row, Player.LEFT).isEmpty(),
                                referee.moves(row, Player.RIGHT).isEmpty(),
                                row::toString))),
        Claim.fixed(
            "end-nim/1-ordinal",
            "Introduction",
            "Left wins w*2+1|w*2|w+1, moving first by removing her pile. If Right removes w+1 she"
                + " removes one box, if he lowers it she removes her pile; nothing else wins.",
            "the example, with every class of Right's moves",
            (size, cases) -> ordinalExample(cases)));
  }

  List<Claim> examples() {
    return List.of(
        Claim.fixed(
            "end-nim/two-piles",
            "Some examples",
            "L(a) = R(a) = a; R(a b) = 0 if a <= b, else a; L(a b) = 0 if a >= b, else b.",
            "all a and b of 1..6, w, w+1, w*2, w*2+1",
            (size, cases) -> shortRows(cases)),
        Claim.fixed(
            "end-nim/52331",
            "Some examples, first table",
            "523 (0, 2), 233 (6, 2), 331 (1, 6), 5233 (1, 0), 2331 (0, 7), 52331 (2, 12).",
            "the six lines",
            (size, cases) ->
                triples(
                    cases,
                    "5|2|3 0 2",
                    "2|3|3 6 2",
                    "3|3|1 1 6",
                    "5|2|3|3 1 0",
                    "2|3|3|1 0 7",
                    "5|2|3|3|1 2 12")),
        Claim.fixed(
            "end-nim/3523319",
            "Some examples",
            "3|5|2|3|3|1|9 is won by Left. (The paper cites Observation 9 with L(x) and R(x), where it"
                + " has L(x b) and R(a x); it is Proposition 11 that compares with those.)",
            "the example",
            (size, cases) -> outcome(cases, RULES.read("3|5|2|3|3|1|9"), Outcome.L)),
        Claim.fixed(
            "end-nim/ordinal-triples",
            "Some examples, second table",
            "With w*2+1 to the left and w+1 to the right, a middle pile of w*2 gives L = 0, of w*2+1"
                + " gives w+1, and of w*2+2 gives w*3+1.",
            "the three lines",
            (size, cases) -> {
              left(cases, "w*2+1|w*2|w+1", "0");
              left(cases, "w*2+1|w*2+1|w+1", "w+1");
              left(cases, "w*2+1|w*2+2|w+1", "w*3+1");
            }));
  }

  private void firstExample(Cases cases) {
    Row row = RULES.read("3|5|2");
    outcome(cases, row, Outcome.N);
    cases.equal(List.of("left to 0"), winning(row, Player.LEFT, cases.control()), row::toString);
    cases.equal(List.of("right to 0"), winning(row, Player.RIGHT, cases.control()), row::toString);
  }

  private void ordinalExample(Cases cases) {
    Row row = RULES.read("w*2+1|w*2|w+1");
    outcome(cases, row, Outcome.L);
    List<String> first = winning(row, Player.LEFT, cases.control());
    cases.check(first.contains("left to 0"), () -> row + " is won by " + first);
    for (Move<Row> move : referee.moves(row, Player.RIGHT)) {
      String answer = move.text().equals("right to 0") ? "left to w*2" : "left to 0";
      cases.equal(
          List.of(answer),
          winning(move.to(), Player.LEFT, cases.control()),
          () -> "the answers to " + move.text());
    }
  }

  private List<String> winning(Row row, Player player, Control control) {
    return referee.winningMoves(row, player, control).stream()
        .map(Move::text)
        .collect(Collectors.toList());
  }

  private void outcome(Cases cases, Row row, Outcome expected) {
    cases.equal(expected, referee.outcome(row, cases.control()), row::toString);
    RowAnalysis analysis = RowAnalysis.of(row, new TriplePoints(false, cases.control()));
    cases.equal(expected, analysis.outcome(), row::toString);
  }

  private void shortRows(Cases cases) {
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

  private void triples(Cases cases, String... lines) {
    for (String line : lines) {
      String[] words = line.split(" ");
      triple(cases, RULES.read(words[0]), Ordinal.parse(words[1]), Ordinal.parse(words[2]));
    }
  }

  private void triple(Cases cases, Row row, Ordinal left, Ordinal right) {
    TriplePoint byRecurrence = new TriplePoints(false, cases.control()).of(row.piles());
    cases.equal(new TriplePoint(left, right), byRecurrence, row::toString);
    cases.equal(left, referee.part(row, Player.LEFT, cases.control()), () -> "L(" + row + ")");
    cases.equal(right, referee.part(row, Player.RIGHT, cases.control()), () -> "R(" + row + ")");
  }

  private void left(Cases cases, String text, String left) {
    Row row = RULES.read(text);
    Ordinal expected = Ordinal.parse(left);
    TriplePoint byRecurrence = new TriplePoints(false, cases.control()).of(row.piles());
    cases.equal(expected, byRecurrence.left(), () -> "L(" + text + ")");
    cases.equal(expected, referee.part(row, Player.LEFT, cases.control()), () -> "L(" + text + ")");
  }
}
