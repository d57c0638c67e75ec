package org.farstar.games.order.pieces;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.games.order.pennies.ClumpTheory;
import org.farstar.games.order.pennies.Clumps;
import org.farstar.games.order.pennies.Delta;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** Theorem 2.3 for rows of pieces, seen as clumps of pennies. */
public final class PieceTheory implements Theory<PieceLine> {
  private static final String CITE = "transposition, Theorem 2.3 and annex";
  private static final int MOST_LISTED = 1000;

  @Override
  public String cite() {
    return CITE;
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<PieceLine> rules, Sum<PieceLine> position, Ask ask, Control control) {
    PieceLine line = position.single();
    Clumps clumps = line.clumps();
    Delta delta = new Delta(clumps.sizes());
    Outcome outcome = ClumpTheory.outcome(clumps, delta);
    Optional<Map<Player, WinningMoves>> moves = Optional.empty();
    if (ask.moves()) {
      moves = Optional.of(ClumpTheory.forBoth(new Winning(line, clumps, delta).moves(outcome)));
    }
    List<Step> reason =
        ask.explain()
            ? ClumpTheory.reason(
                clumps,
                "A bar after each black piece: the pieces between the bars, and one more at"
                    + " the end")
            : List.of();
    return Optional.of(new OutcomeAnswer(outcome, moves, reason, new Source.ByTheory(CITE)));
  }

  /** The winning moves, each judged in constant time by the clumps it changes. */
  private static final class Winning {
    private final PieceLine line;
    private final Clumps clumps;
    private final Delta delta;
    private final boolean blacksTurn;
    private final List<WinningMove> moves = new ArrayList<>();
    private long total;

    Winning(PieceLine line, Clumps clumps, Delta delta) {
      this.line = line;
      this.clumps = clumps;
      this.delta = delta;
      this.blacksTurn = clumps.blacksTurn();
    }

    WinningMoves moves(Outcome outcome) {
      if (line.length() == 1 || outcome != Outcome.N) {
        return WinningMoves.none();
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
      return new WinningMoves(moves, Optional.of(BigInteger.valueOf(total)));
    }

    private boolean wins(int from, int to, long... others) {
      return Delta.blackWins(delta.after(from, to, others), !blacksTurn) == blacksTurn;
    }

    private void add(String text, int index, boolean pair) {
      total++;
      if (moves.size() < MOST_LISTED) {
        PieceLine to = pair ? line.joined(index) : line.without(index);
        moves.add(new WinningMove(text, to.pieces()));
      }
    }
  }
}
