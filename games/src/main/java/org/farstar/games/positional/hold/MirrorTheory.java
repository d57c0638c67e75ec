package org.farstar.games.positional.hold;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Half;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.TwoColouring;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * Misère tic-tac-toe: a player who always answers by the opposite cell, on a board on which
 * opposite cells have opposite colours, never is the first with a whole line. For a line through
 * the middle has both colours, and any other is opposite to one that the opponent would have
 * completed the move before. For odd n that is X, who takes the cell in the middle first, for even
 * n it is O. So this player has a draw at least, and wins where no full board is without a line of
 * one colour.
 */
public final class MirrorTheory implements Theory<Marks> {
  private static final Statement ODD = PositionalStatements.MIRROR;
  private static final Statement EVEN = PositionalStatements.MIRROR_EVEN;

  /** Larger boards are not searched for a drawn one. */
  private static final int MOST_CELLS = 64;

  private final Cube cube;

  /** The theory of misère play on one board. */
  public MirrorTheory(Cube cube) {
    this.cube = cube;
  }

  @Override
  public List<Statement> statements() {
    return List.of(ODD, EVEN);
  }

  @Override
  public Optional<Fact<Marks>> fact(Marks marks, Ask ask, Control control) {
    Optional<Side> mirrors = cube.points() > MOST_CELLS ? Optional.empty() : mirrors(marks);
    return mirrors
        .filter(side -> TwoColouring.find(ListedFamily.of(cube), true, control).isEmpty())
        .map(side -> Fact.won(Won.by(side).outcome(turn(marks)), proof(marks, side, "mirror")));
  }

  @Override
  public Optional<Half> half(Marks marks, Ask ask, Control control) {
    return mirrors(marks)
        .map(
            side ->
                new Half(
                    OutcomeSet.of(Won.by(side).outcome(turn(marks)), Outcome.D),
                    proof(marks, side, "opposite")));
  }

  private static Side turn(Marks marks) {
    return marks.count(Side.X) == marks.count(Side.O) ? Side.X : Side.O;
  }

  private Proof proof(Marks marks, Side side, String by) {
    boolean middle = cube.points() % 2 == 1 && marks.free(cube.points() / 2);
    Statement cite = cube.side() % 2 == 1 ? ODD : EVEN;
    Step step =
        Step.of(StepKind.HELD, cite)
            .with("player", side.toString())
            .with("by", by)
            .with("middle", middle);
    return Proof.by(cite).because(() -> List.of(step));
  }

  /** Who can go on answering by the opposite cell, where somebody can. */
  private Optional<Side> mirrors(Marks marks) {
    if (cube.side() == 1) {
      return Optional.empty();
    }
    int cells = cube.points();
    boolean odd = cube.side() % 2 == 1;
    int middle = odd ? cells / 2 : -1;
    for (int cell = 0; cell < cells; cell++) {
      if (cell != middle && marks.has(Side.X, cell) != marks.has(Side.O, cells - 1 - cell)) {
        return Optional.empty();
      }
    }
    boolean taken = odd && marks.has(Side.X, middle);
    boolean open = odd && marks.free(middle);
    return odd ? taken || open ? Optional.of(Side.X) : Optional.empty() : Optional.of(Side.O);
  }
}
