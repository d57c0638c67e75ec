package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * Who wins a single row, and by which moves: the triple points of the paper, and the same with
 * another triple point of the empty row for misère play.
 *
 * <p>A move may stand for infinitely many, as {@code left to 2..<w}; it leads to the position after
 * the least of them.
 */
public final class EndNimTheory implements Theory<Row> {
  private static final List<Statement> NORMAL =
      List.of(EndNimStatements.FIRST, EndNimStatements.OUTCOME, EndNimStatements.TRIPLES);
  private static final List<Statement> MISERE =
      List.of(
          EndNimStatements.FIRST,
          EndNimStatements.OUTCOME,
          EndNimStatements.TRIPLES,
          EndNimStatements.MISERE);

  /** Finite families up to this size are listed size by size. */
  private static final int LISTED = 12;

  private final boolean misere;

  private EndNimTheory(boolean misere) {
    this.misere = misere;
  }

  /** What the paper proves. */
  public static EndNimTheory normal() {
    return new EndNimTheory(false);
  }

  /** The theory of misère play, of which the paper does not speak, see {@link TriplePoints}. */
  public static EndNimTheory misere() {
    return new EndNimTheory(true);
  }

  @Override
  public List<Statement> statements() {
    return misere ? MISERE : NORMAL;
  }

  @Override
  public Optional<Fact<Row>> fact(Row row, Ask ask, Control control) {
    if (row.isEmpty()) {
      return Optional.empty();
    }
    TriplePoints points = new TriplePoints(misere, control);
    RowAnalysis analysis = RowAnalysis.of(row, points);
    Proof proof =
        Proof.by(statements()).because(() -> new EndNimReason(analysis, points, misere).steps());
    return Optional.of(
        Fact.<Row>won(analysis.outcome(), proof)
            .winning((player, rest) -> winning(analysis, player)));
  }

  private static PartMoves<Row> winning(RowAnalysis analysis, Player player) {
    List<Move<Row>> moves = new ArrayList<>();
    for (Sizes sizes : analysis.winning(player)) {
      for (Sizes shown : listed(sizes)) {
        moves.add(new Move<>(shown.text(player), analysis.row().withEnd(player, shown.from())));
      }
    }
    return PartMoves.all(moves);
  }

  /** The sizes one by one where they are few, otherwise as one family. */
  private static List<Sizes> listed(Sizes sizes) {
    Ordinal count = sizes.below().minus(sizes.from());
    if (!count.isFinite() || count.compareTo(Ordinal.of(LISTED)) > 0) {
      return List.of(sizes);
    }
    List<Sizes> list = new ArrayList<>();
    Ordinal next = sizes.from();
    while (sizes.contains(next)) {
      list.add(Sizes.only(next));
      next = next.successor();
    }
    return list;
  }
}
