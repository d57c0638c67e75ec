package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/** The theory's answer for one row step by step: the table of triple points, and what follows. */
final class EndNimReason {
  /** Tables of longer rows would fill screens; their last line is given alone. */
  static final int LONGEST_TABLE = 8;

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
    steps.add(triples(row.piles().subList(1, row.size() - 1)));
    steps.add(compare());
    for (Player player : Player.values()) {
      steps.add(moves(player));
    }
    return steps;
  }

  private Step singlePile() {
    return Step.of(StepKind.SINGLE_PILE)
        .with("pile", row.toString())
        .with("misere", misere)
        .with("outcome", analysis.outcome().name());
  }

  private Step triples(List<Ordinal> inner) {
    Step step =
        Step.of(StepKind.TRIPLE_POINTS, EndNimStatements.TRIPLES)
            .with("piles", inner.size())
            .with("left", analysis.inner().left().toString())
            .with("right", analysis.inner().right().toString());
    return inner.isEmpty() || inner.size() > LONGEST_TABLE
        ? step
        : step.with("inner", Row.of(inner).toString()).with("rows", table(inner));
  }

  private List<List<String>> table(List<Ordinal> inner) {
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
    return rows;
  }

  /** Proposition 11 on the two ends. */
  private Step compare() {
    Ordinal a = row.end(Player.LEFT);
    Ordinal b = row.end(Player.RIGHT);
    Ordinal left = analysis.inner().left();
    Ordinal right = analysis.inner().right();
    Optional<Ordinal> aboveLeft = analysis.excess(Player.LEFT);
    Optional<Ordinal> aboveRight = analysis.excess(Player.RIGHT);
    Optional<Player> loser =
        switch (analysis.outcome()) {
          case L -> Optional.of(Player.RIGHT);
          case R -> Optional.of(Player.LEFT);
          default -> Optional.empty();
        };
    return Step.of(StepKind.COMPARE, EndNimStatements.OUTCOME)
        .with("leftPile", a.toString())
        .with("rightPile", b.toString())
        .with("left", left.toString())
        .with("right", right.toString())
        .with("excessLeft", aboveLeft.map(Ordinal::toString).orElse("none"))
        .with("excessRight", aboveRight.map(Ordinal::toString).orElse("none"))
        .with(
            "limit",
            loser.map(
                player ->
                    analysis
                        .inner()
                        .of(player)
                        .plus(analysis.excess(player.opponent()).orElseThrow())
                        .toString()))
        .with("outcome", analysis.outcome().name());
  }

  /** What a player can do as first player. */
  private Step moves(Player player) {
    Ordinal pile = row.end(player);
    Ordinal opposite = analysis.opposite().get(player);
    String rest = row.size() == 2 ? row.end(player.opponent()).toString() : restName(player);
    List<Sizes> winning = analysis.winning(player);
    return Step.of(
            StepKind.WINNING_MOVES, List.of(EndNimStatements.FIRST, EndNimStatements.TRIPLES))
        .with("player", player.title())
        .with("pile", pile.toString())
        .with("rest", rest)
        .with("threshold", opposite.toString())
        .with("sizes", winning.stream().map(Sizes::toString).toList())
        .with("ranges", winning.stream().map(Sizes::row).toList());
  }

  private String restName(Player player) {
    return player == Player.LEFT ? "x|" + row.end(Player.RIGHT) : row.end(Player.LEFT) + "|x";
  }
}
