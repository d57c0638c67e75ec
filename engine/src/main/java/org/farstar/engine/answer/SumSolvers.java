package org.farstar.engine.answer;

import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Chooses the search for a sum: by its parts in normal play, the plain way elsewhere. */
final class SumSolvers {
  private SumSolvers() {}

  /** The name of a table of outcomes of one variant, or of sums, in the workspace. */
  private record Key(Object variant) {}

  /**
   * A solver for a sum and what can be reached from it.
   *
   * @param theories whether theories may help the search
   */
  static OutcomeSolver<Sum> of(Workspace workspace, Sum sum, boolean theories, Control control) {
    if (sum.ending() == Ending.LAST_PLAYER_WINS) {
      return new ByParts(sum, new SumSolver(workspace, theories, control));
    }
    if (sum.single().isPresent() && sum.single().get() instanceof Term.Placed<?> placed) {
      return single(workspace, sum, placed, control);
    }
    OutcomeTable<Sum> table = workspace.table(new Key("sums"), () -> OutcomeTable.in(workspace));
    return new OutcomeSearch<>(new SumPlay(sum), table, control);
  }

  private static <P> OutcomeSolver<Sum> single(
      Workspace workspace, Sum sum, Term.Placed<P> placed, Control control) {
    OutcomeTable<P> table =
        workspace.table(new Key(placed.variant().key()), () -> OutcomeTable.in(workspace));
    return new OfOnePosition<>(sum, new OutcomeSearch<>(placed.variant().rules(), table, control));
  }

  /** The solver of sums as every other search. */
  private record ByParts(SumPlay play, SumSolver solver) implements OutcomeSolver<Sum> {
    ByParts(Sum sum, SumSolver solver) {
      this(new SumPlay(sum), solver);
    }

    @Override
    public Play<Sum> rules() {
      return play;
    }

    @Override
    public Result result(Sum position, Player mover) {
      return solver.result(position, mover);
    }

    @Override
    public long visited() {
      return solver.visited();
    }
  }

  /** The search of a single position, without the sum around it. */
  private static final class OfOnePosition<P> implements OutcomeSolver<Sum> {
    private final SumPlay play;
    private final OutcomeSearch<P> search;

    OfOnePosition(Sum sum, OutcomeSearch<P> search) {
      this.play = new SumPlay(sum);
      this.search = search;
    }

    @Override
    public Play<Sum> rules() {
      return play;
    }

    /** All positions that it is asked about are of the variant it was made for. */
    @Override
    @SuppressWarnings("unchecked")
    public Result result(Sum sum, Player mover) {
      Term.Placed<P> placed = (Term.Placed<P>) sum.terms().get(0);
      return search.result(placed.position(), placed.mover(mover));
    }

    @Override
    public long visited() {
      return search.visited();
    }
  }
}
