package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.search.OutcomeSolvers;
import org.farstar.engine.search.PlaySearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.TameParts;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Chooses the search for a sum: by its parts in normal play, as a whole elsewhere. */
final class SumSolvers {
  private SumSolvers() {}

  /** A search for sums that can say what it knew before it tried a move. */
  interface Solver extends OutcomeSolver<Sum> {
    /** Whether another search visits as many positions: several threads may not. */
    default boolean repeatable() {
      return true;
    }

    /**
     * The first steps of the reason of a sum; none for a single term, whose moves are the reason.
     */
    default List<Step> reason(Sum sum) {
      return List.of();
    }
  }

  /**
   * A solver for a sum and what can be reached from it.
   *
   * @param theories whether theories may help the search
   */
  static Solver of(Workspace workspace, Sum sum, boolean theories, Control control) {
    if (sum.ending() == Ending.LAST_PLAYER_WINS) {
      boolean repeatable = control.threads() == 1;
      Solver own = ofOneRuleset(workspace, sum, theories, control);
      return own != null
          ? own
          : new ByParts(new SumPlay(sum), new SumSolver(workspace, theories, control), repeatable);
    }
    if (sum.single().isPresent() && sum.single().get() instanceof Term.Placed<?> placed) {
      return single(workspace, sum, placed, control);
    }
    PlaySearch.Tables<Sum> tables =
        workspace.table(List.of(SumSolvers.class, "sums"), () -> PlaySearch.Tables.in(workspace));
    TameParts tame = new TameParts(workspace, control);
    return new OfSums(new PlaySearch<>(new SumPlay(sum), tables, tame::outcome, control), tame);
  }

  /**
   * The search that a ruleset brings for sums of its own; null where it has none, where its
   * theories help, and for sums of anything else.
   */
  private static Solver ofOneRuleset(
      Workspace workspace, Sum sum, boolean theories, Control control) {
    if (sum.terms().isEmpty()
        || !(sum.terms().get(0) instanceof Term.Placed<?> first)
        || theories && !first.variant().theories().isEmpty()) {
      return null;
    }
    return ofOneRuleset(workspace, sum, first.variant(), theories, control);
  }

  private static <P> Solver ofOneRuleset(
      Workspace workspace, Sum sum, Variant<P> variant, boolean theories, Control control) {
    List<P> positions = OfOneRuleset.positions(sum, variant);
    OutcomeSolvers.Sums<P> search =
        positions == null
            ? null
            : variant.outcomes().sums(variant.key(), workspace, control).orElse(null);
    return search == null || !search.serves(positions)
        ? null
        : new OfOneRuleset<>(
            new SumPlay(sum),
            variant,
            search,
            new SumSolver(workspace, theories, control),
            control.threads() == 1);
  }

  private static <P> Solver single(
      Workspace workspace, Sum sum, Term.Placed<P> placed, Control control) {
    Variant<P> variant = placed.variant();
    PlaySearch.Tables<P> tables =
        workspace.table(
            List.of(SumSolvers.class, variant.key()), () -> PlaySearch.Tables.in(workspace));
    TameParts tame = new TameParts(workspace, control);
    boolean misere = sum.ending() == Ending.LAST_PLAYER_LOSES && sum.impartial();
    return new OfOnePosition<>(
        sum,
        new PlaySearch<>(
            variant.rules(),
            tables,
            position -> misere ? tame.outcome(variant, position) : Optional.empty(),
            control),
        tame);
  }

  /** The solver of sums as every other search. */
  private record ByParts(SumPlay play, SumSolver solver, boolean repeatable) implements Solver {
    @Override
    public Play<Sum> rules() {
      return play;
    }

    @Override
    public Result result(Sum position, Player mover) {
      return solver.result(position, mover);
    }

    @Override
    public List<Step> reason(Sum sum) {
      return sum.terms().size() > 1 ? solver.reason(sum) : List.of();
    }

    @Override
    public long visited() {
      return solver.visited();
    }
  }

  /** The search of a ruleset for sums of its own. */
  private record OfOneRuleset<P>(
      SumPlay play,
      Variant<P> variant,
      OutcomeSolvers.Sums<P> search,
      SumSolver reasons,
      boolean repeatable)
      implements Solver {
    /** The positions of a sum; null where a term is of other rules or has the players exchanged. */
    @SuppressWarnings("unchecked")
    static <P> List<P> positions(Sum sum, Variant<P> variant) {
      List<P> positions = new ArrayList<>();
      for (Term term : sum.terms()) {
        if (!(term instanceof Term.Placed<?> placed)
            || placed.swapped()
            || !placed.variant().key().equals(variant.key())) {
          return null;
        }
        positions.add((P) placed.position());
      }
      return positions;
    }

    @Override
    public Play<Sum> rules() {
      return play;
    }

    @Override
    public Result result(Sum sum, Player mover) {
      return search.result(positions(sum, variant), mover);
    }

    @Override
    public List<Step> reason(Sum sum) {
      return sum.terms().size() > 1 ? reasons.reason(sum) : List.of();
    }

    @Override
    public long visited() {
      return search.visited() + reasons.visited();
    }
  }

  /** The search of sums that knows nothing of values. */
  private record OfSums(PlaySearch<Sum> search, TameParts tame) implements Solver {
    @Override
    public Play<Sum> rules() {
      return search.rules();
    }

    @Override
    public Result result(Sum position, Player mover) {
      return search.result(position, mover);
    }

    @Override
    public long visited() {
      return search.visited() + tame.visited();
    }
  }

  /** The search of a single position, without the sum around it. */
  private static final class OfOnePosition<P> implements Solver {
    private final SumPlay play;
    private final PlaySearch<P> search;
    private final TameParts tame;

    OfOnePosition(Sum sum, PlaySearch<P> search, TameParts tame) {
      this.tame = tame;
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
      return search.visited() + tame.visited();
    }
  }
}
