package org.farstar.games.order.pieces;

import java.math.BigInteger;
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
import org.farstar.games.order.pennies.ClumpTheory;
import org.farstar.games.order.pennies.Clumps;
import org.farstar.games.order.pennies.Delta;
import org.farstar.games.order.pennies.PennyStatements;
import org.farstar.values.player.Outcome;

/** Theorem 2.3 for rows of pieces, seen as clumps of pennies. */
public final class PieceTheory implements Theory<PieceLine> {
  private static final List<Statement> CITE =
      List.of(PennyStatements.PENNIES, PennyStatements.ANNEX);
  private static final int MOST_LISTED = 1000;

  /** The theory. */
  public PieceTheory() {}

  @Override
  public List<Statement> statements() {
    return CITE;
  }

  @Override
  public Optional<Fact<PieceLine>> fact(PieceLine line, Ask ask, Control control) {
    Clumps clumps = line.clumps();
    Delta delta = new Delta(clumps.sizes());
    Outcome outcome = ClumpTheory.outcome(clumps, delta);
    Proof proof = Proof.by(CITE).because(() -> ClumpTheory.reason(clumps, "pieces"));
    return Optional.of(
        Fact.<PieceLine>won(outcome, proof)
            .winning((player, rest) -> new Winning(line, clumps, delta).moves(outcome)));
  }

  /** The winning moves, each decided in constant time by the clumps it changes. */
  private static final class Winning {
    private final PieceLine line;
    private final Clumps clumps;
    private final Delta delta;
    private final boolean blacksTurn;
    private final List<Move<PieceLine>> moves = new ArrayList<>();
    private long total;

    Winning(PieceLine line, Clumps clumps, Delta delta) {
      this.line = line;
      this.clumps = clumps;
      this.delta = delta;
      this.blacksTurn = clumps.blacksTurn();
    }

    PartMoves<PieceLine> moves(Outcome outcome) {
      if (line.length() == 1 || outcome != Outcome.N) {
        return PartMoves.none();
      }
      int clump = 0;
      int start = 0;
      for (int i = 0; i < line.length(); i++) {
        long size = clumps.sizes().get(clump);
        boolean black = line.black(i);
        boolean end = i == 0 || i == line.length() - 1;
        if (black && wins(clump, clump + 2, size + clumps.sizes().get(clump + 1) - 1)
            || !black && end && wins(clump, clump + 1, size - 1)) {
          add(Integer.toString(i + 1), i, false);
        }
        boolean pair = i + 1 < line.length() && !black && !line.black(i + 1);
        if (pair && wins(clump, clump + 1, i - start + 1, size - 2 - (i - start))) {
          add((i + 1) + " " + (i + 2), i, true);
        }
        if (black) {
          clump++;
          start = i + 1;
        }
      }
      return new PartMoves<>(moves, Optional.of(BigInteger.valueOf(total)));
    }

    private boolean wins(int from, int to, long... others) {
      return Delta.blackWins(delta.after(from, to, others), !blacksTurn) == blacksTurn;
    }

    private void add(String text, int index, boolean pair) {
      total++;
      if (moves.size() < MOST_LISTED) {
        PieceLine to = pair ? line.joined(index) : line.without(index);
        moves.add(new Move<>(text, to));
      }
    }
  }
}
