package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The theory's answer for one row step by step: the table of triple points, and what follows. */
final class EndNimReason {
  /** Tables of longer rows would fill screens; their last line is given alone. */
  private static final int LONGEST_TABLE = 8;

  /** The triple points of up to two piles are formulas that the paper leaves out of its table. */
  private static final int SHORTEST = 3;

  private final RowAnalysis analysis;
  private final Row row;
  private final TriplePoints points;
  private final boolean misere;

  EndNimReason(RowAnalysis analysis, TriplePoints points, boolean misere) {
    this.analysis = analysis;
    this.row = analysis.row();
    this.points = points;
    this.misere = misere;
  }

  List<Step> steps() {
    if (row.size() == 1) {
      return List.of(singlePile());
    }
    List<Step> steps = new ArrayList<>();
    List<Ordinal> inner = row.piles().subList(1, row.size() - 1);
    steps.add(
        inner.isEmpty()
            ? Step.of(
                StepKind.TRIPLE_POINTS,
                EndNimStatements.TRIPLES,
                "Nothing lies between the ends: L(x) = R(x) = " + points.base() + ".")
            : inner.size() > LONGEST_TABLE ? tripleOfMany(inner) : table(inner));
    steps.add(compare());
    for (Player player : Player.values()) {
      steps.add(moves(player));
    }
    return steps;
  }

  private Step singlePile() {
    String text =
        !misere
            ? "One pile: the next player removes it."
            : analysis.outcome() == Outcome.N
                ? "One pile of more than one box: the next player leaves one box, and the opponent"
                    + " must remove it."
                : "One pile of one box: the next player must remove it.";
    return Step.of(StepKind.SINGLE_PILE, text)
        .with("pile", row.toString())
        .with("outcome", analysis.outcome().name());
  }

  private Step tripleOfMany(List<Ordinal> inner) {
    TriplePoint triple = analysis.inner();
    return Step.of(
            StepKind.TRIPLE_POINTS,
            EndNimStatements.TRIPLES,
            "The recurrence over the "
                + inner.size()
                + " piles x between the ends gives L(x) = "
                + triple.left()
                + " and R(x) = "
                + triple.right()
                + ".")
        .with("left", triple.left().toString())
        .with("right", triple.right().toString());
  }

  private Step table(List<Ordinal> inner) {
    TriplePoint[][] table = points.table(inner);
    List<List<String>> rows = new ArrayList<>();
    int n = inner.size();
    for (int length = Math.min(SHORTEST, n); length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        TriplePoint triple = table[i][i + length];
        rows.add(
            List.of(
                Row.of(inner.subList(i, i + length)).toString(),
                triple.left().toString(),
                triple.right().toString()));
      }
    }
    String head =
        "The piles between the ends are x = "
            + Row.of(inner)
            + ". From the shorter substrings w to the longer:\n";
    return Step.of(StepKind.TRIPLE_POINTS, EndNimStatements.TRIPLES, head + aligned(rows))
        .with("rows", rows)
        .with("left", analysis.inner().left().toString())
        .with("right", analysis.inner().right().toString());
  }

  private static String aligned(List<List<String>> rows) {
    List<List<String>> all = new ArrayList<>(List.of(List.of("w", "L(w)", "R(w)")));
    all.addAll(rows);
    int first = all.stream().mapToInt(r -> r.get(0).length()).max().orElse(0);
    int second = all.stream().mapToInt(r -> r.get(1).length()).max().orElse(0);
    String format = "%-" + first + "s  %-" + second + "s  %s";
    return all.stream()
        .map(r -> String.format(Locale.ROOT, format, r.get(0), r.get(1), r.get(2)))
        .collect(Collectors.joining("\n"));
  }

  /** Proposition 11 on the two ends. */
  private Step compare() {
    Ordinal a = row.end(Player.LEFT);
    Ordinal b = row.end(Player.RIGHT);
    Ordinal left = analysis.inner().left();
    Ordinal right = analysis.inner().right();
    Optional<Ordinal> aboveLeft = analysis.excess(Player.LEFT);
    Optional<Ordinal> aboveRight = analysis.excess(Player.RIGHT);
    String text =
        switch (analysis.outcome()) {
          case N ->
              a
                  + " <= L(x) = "
                  + left
                  + " and "
                  + b
                  + " <= R(x) = "
                  + right
                  + ": whoever moves first removes the own pile, and the other cannot hold out.";
          case P -> {
            Ordinal g = aboveLeft.orElseThrow();
            yield a
                + " = L(x)+g and "
                + b
                + " = R(x)+g with g = "
                + g
                + ": the second player answers L(x)+h with R(x)+h, 0 < h < g, and the other way"
                + " round, and any lower size by removing the own pile.";
          }
          case L -> dominance(Player.LEFT, aboveLeft.orElseThrow());
          default -> dominance(Player.RIGHT, aboveRight.orElseThrow());
        };
    return Step.of(StepKind.COMPARE, EndNimStatements.OUTCOME, text)
        .with("leftPile", a.toString())
        .with("rightPile", b.toString())
        .with("left", left.toString())
        .with("right", right.toString())
        .with("excessLeft", aboveLeft.map(Ordinal::toString).orElse("none"))
        .with("excessRight", aboveRight.map(Ordinal::toString).orElse("none"))
        .with("outcome", analysis.outcome().name());
  }

  /** The winner's pile is the own part of the triple point plus g, the loser's falls short. */
  private String dominance(Player winner, Ordinal g) {
    Player loser = winner.opponent();
    return row.end(winner)
        + " = "
        + part(winner)
        + "+g with g = "
        + g
        + ", and "
        + row.end(loser)
        + " < "
        + part(loser)
        + "+g = "
        + analysis.inner().of(loser).plus(g)
        + ": "
        + winner.title()
        + " wins, moving first or second.";
  }

  private static String part(Player player) {
    return player == Player.LEFT ? "L(x)" : "R(x)";
  }

  /** What a player can do as first player. */
  private Step moves(Player player) {
    Ordinal pile = row.end(player);
    Ordinal opposite = analysis.opposite().get(player);
    String rest = row.size() == 2 ? row.end(player.opponent()).toString() : restName(player);
    String name = (player == Player.LEFT ? "L(" : "R(") + rest + ")";
    List<Sizes> winning = analysis.winning(player);
    String text =
        winning.isEmpty()
            ? name
                + " = "
                + opposite
                + " and "
                + pile
                + " is not above it: "
                + player.title()
                + ", moving first, loses."
            : name
                + " = "
                + opposite
                + " < "
                + pile
                + ": "
                + player.title()
                + ", moving first, wins by lowering the pile to "
                + winning.stream().map(Sizes::words).collect(Collectors.joining(" or to "))
                + ".";
    return Step.of(
            StepKind.WINNING_MOVES, List.of(EndNimStatements.FIRST, EndNimStatements.TRIPLES), text)
        .with("player", player.title())
        .with("pile", pile.toString())
        .with("threshold", opposite.toString())
        .with("sizes", winning.stream().map(Sizes::toString).toList());
  }

  private String restName(Player player) {
    return player == Player.LEFT ? "x|" + row.end(Player.RIGHT) : row.end(Player.LEFT) + "|x";
  }
}
