package org.farstar.engine.answer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.LoopyNimValues;
import org.farstar.engine.search.LoopySearch;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.search.PlaySearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumReason;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.TameParts;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Step;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.Universe;

/** Chooses the search for a sum: by its parts in normal play, as a whole elsewhere. */
final class SumSolvers {
  /** The part of the memory that the positions of plays without end may take between questions. */
  private static final int LOOPS_SHARE = 4;

  private SumSolvers() {}

  /** A search for sums that can say what it knew before it tried a move. */
  interface Solver extends OutcomeSolver<Sum> {
    /** Whether another search visits as many positions: several threads may not. */
    default boolean repeatable() {
      return true;
    }

    /** How many of the positions visited were of large ones alone, searched depth first. */
    default long depthFirst() {
      return 0;
    }

    /** The search of plays that may never end; empty where every play ends. */
    default Optional<LoopySearch<Sum>> endless() {
      return Optional.empty();
    }

    /** The same search where a reason is wanted, however the sum was decided. */
    default Optional<LoopySearch<Sum>> endlessReason() {
      return endless();
    }

    /**
     * The first steps of the reason of a sum; none for a single term, whose moves are the reason.
     */
    default List<Step> reason(Sum sum) {
      return List.of();
    }

    /** What is known of the parts of a sum that was not decided; no search is made. */
    default List<Step> known(Sum sum) {
      return List.of();
    }
  }

  /**
   * A solver for a sum and what can be reached from it.
   *
   * @param theories whether theories may help the search
   */
  static Solver of(Workspace workspace, Sum sum, boolean theories, Control control) {
    SumPlay play = new SumPlay(sum);
    if (play.endless().isPresent()) {
      LoopySearch.Tables<Sum> loops =
          workspace.table(
              List.of(LoopySearch.class, play.ending(), play.impartial(), play.endless()),
              LoopySearch.Tables::new);
      loops.limit(workspace.memoryBytes() / LOOPS_SHARE);
      LoopySearch<Sum> search = new LoopySearch<>(play, loops, control);
      return theories && sum.terms().size() > 1 && LoopyNimValues.suits(play)
          ? new BySmith(search, control)
          : new Loopy(search);
    }
    if (sum.ending() == Ending.LAST_PLAYER_WINS) {
      SumSolver solver = new SumSolver(workspace, theories, control);
      return new ByItems(play, solver, control.threads() == 1);
    }
    if (sum.single().isPresent() && sum.single().get() instanceof Term.Placed<?> placed) {
      return single(workspace, sum, placed, control);
    }
    PlaySearch.Tables<Sum> tables =
        workspace.table(List.of(SumSolvers.class, "sums"), () -> PlaySearch.Tables.in(workspace));
    TameParts tame = new TameParts(workspace, control);
    return new OfSums(new PlaySearch<>(play, tables, tame::outcome, control), tame);
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

  /** The search of plays that may never end. */
  private record Loopy(LoopySearch<Sum> search) implements Solver {
    @Override
    public Play<Sum> rules() {
      return search.rules();
    }

    @Override
    public Result result(Sum sum, Player mover) {
      return search.result(sum, mover);
    }

    @Override
    public List<Move<Sum>> winningMoves(Sum sum, Player player) {
      return search.winningMoves(sum, player);
    }

    @Override
    public long visited() {
      return search.visited();
    }

    @Override
    public Optional<LoopySearch<Sum>> endless() {
      return Optional.of(search);
    }
  }

  /**
   * Impartial sums by the nim-values of their terms; for a reason, which begins with these, the
   * whole is searched, too.
   */
  private static final class BySmith implements Solver {
    private final LoopySearch<Sum> whole;
    private final Control control;
    private final Map<Variant<?>, LoopyNimValues<?>> searches = new HashMap<>();

    BySmith(LoopySearch<Sum> whole, Control control) {
      this.whole = whole;
      this.control = control;
    }

    @Override
    public Play<Sum> rules() {
      return whole.rules();
    }

    @Override
    public Result result(Sum sum, Player mover) {
      List<Value> values = sum.terms().stream().map(this::value).toList();
      // Terms with the same moves for both players are worth nimbers or infinity.
      return Values.outcome(Values.sum(values, new Universe()).orElseThrow()).forMover(mover);
    }

    private Value value(Term term) {
      return term instanceof Term.Placed<?> placed ? value(placed) : ((Term.Worth) term).value();
    }

    @SuppressWarnings("unchecked")
    private <P> Value value(Term.Placed<P> placed) {
      LoopyNimValues<P> search =
          (LoopyNimValues<P>)
              searches.computeIfAbsent(
                  placed.variant(),
                  variant -> new LoopyNimValues<>(((Variant<P>) variant).rules(), control));
      return search.value(placed.position());
    }

    @Override
    public long visited() {
      return searches.values().stream().mapToLong(LoopyNimValues::visited).sum() + whole.visited();
    }

    @Override
    public Optional<LoopySearch<Sum>> endlessReason() {
      return Optional.of(whole);
    }

    @Override
    public List<Step> reason(Sum sum) {
      return List.of(SumReason.valued(sum, this::value));
    }
  }

  /** The solver of sums as every other search. */
  private record ByItems(SumPlay play, SumSolver solver, boolean repeatable) implements Solver {
    @Override
    public Play<Sum> rules() {
      return play;
    }

    @Override
    public Result result(Sum sum, Player mover) {
      return solver.result(sum, mover);
    }

    @Override
    public List<Step> reason(Sum sum) {
      return sum.terms().size() > 1 ? solver.reason(sum) : List.of();
    }

    @Override
    public List<Step> known(Sum sum) {
      return List.of(solver.known(sum));
    }

    @Override
    public long visited() {
      return solver.visited();
    }

    @Override
    public long depthFirst() {
      return solver.depthFirst();
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
    public Result result(Sum position, Player mover, Set<Result> possible) {
      return search.result(position, mover, possible);
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
    @SuppressWarnings("unchecked")
    public Result result(Sum sum, Player mover, Set<Result> possible) {
      Term.Placed<P> placed = (Term.Placed<P>) sum.terms().get(0);
      return search.result(placed.position(), placed.mover(mover), possible);
    }

    @Override
    public long visited() {
      return search.visited() + tame.visited();
    }
  }
}
