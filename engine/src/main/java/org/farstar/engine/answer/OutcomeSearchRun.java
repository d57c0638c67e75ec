package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.LoopySearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * One search for an outcome, then for the moves, then for the reason, which keeps what it has found
 * when the budget ends.
 */
final class OutcomeSearchRun {
  private final Function<Control, SumSolvers.Solver> solvers;
  private final SumSolvers.Solver solver;
  private final Control control;
  private final Sum sum;
  private final Ask ask;
  private final List<Source> helped;
  private final Optional<HalfAnswer> half;
  private final long start = System.nanoTime();
  private final Map<Player, Result> known = new EnumMap<>(Player.class);

  /** What each player may still get who moves first. */
  private final Map<Player, Set<Result>> open = new EnumMap<>(Player.class);

  private Optional<Map<Player, WinningMoves>> moves = Optional.empty();
  private List<Step> reason = List.of();
  private Optional<Map<Player, Integer>> remoteness = Optional.empty();
  private Optional<Unfinished> unfinished = Optional.empty();

  /**
   * @param solvers makes solvers that share their tables
   * @param helped the theories that the search may use, where it may use some
   * @param half what theories have ruled out when it begins
   */
  OutcomeSearchRun(
      Sum sum,
      Function<Control, SumSolvers.Solver> solvers,
      Control control,
      Ask ask,
      List<Source> helped,
      Optional<HalfAnswer> half) {
    this.half = half;
    OutcomeSet possible = half.map(HalfAnswer::possible).orElse(OutcomeSet.ALL);
    for (Player player : Player.values()) {
      open.put(player, possible.results(player));
    }
    this.helped = helped;
    this.solvers = solvers;
    this.control = control;
    this.solver = solvers.apply(control);
    this.sum = sum;
    this.ask = ask;
  }

  /** Finds what was asked for, as far as the budget and the memory go. */
  void run(Workspace workspace) {
    try {
      control.heeding(
          () ->
              workspace.within(
                  () -> {
                    find();
                    return null;
                  }));
    } catch (SearchStopped e) {
      unfinished =
          Optional.of(
              new Unfinished(
                  e.reason(),
                  possible(),
                  solver.visited(),
                  Analyst.millisSince(start),
                  known(workspace)));
    }
  }

  /** What is known of the parts of a sum that was not decided, where a reason was asked for. */
  private List<Step> known(Workspace workspace) {
    if (!ask.explain() || answer().isPresent()) {
      return List.of();
    }
    try {
      return workspace.within(() -> solver.known(sum));
    } catch (SearchStopped e) {
      // It would take more of the budget that has just ended.
      return List.of();
    }
  }

  /**
   * Finds what was asked for to the end.
   *
   * @throws SearchStopped when the budget ends first
   */
  OutcomeAnswer found() {
    find();
    return answer().orElseThrow();
  }

  private void find() {
    known.put(Player.LEFT, solver.result(sum, Player.LEFT, open.get(Player.LEFT)));
    known.put(
        Player.RIGHT,
        sum.impartial()
            ? known.get(Player.LEFT)
            : solver.result(sum, Player.RIGHT, open.get(Player.RIGHT)));
    remoteness = solver.endless().map(this::remoteness);
    if (ask.moves()) {
      moves = Optional.of(winningMoves());
    }
    if (ask.explain()) {
      List<Step> steps = new ArrayList<>(solver.reason(sum));
      if (solver.endlessReason().isPresent()) {
        steps.addAll(new EndlessReason(sum, solver.endlessReason().get()).explain(outcome()));
      } else {
        BestMoves best = BestMoves.byShares(solvers::apply, control);
        steps.addAll(new SearchReason(sum, best::keeping).explain(outcome()));
      }
      reason = steps;
    }
  }

  private Map<Player, Integer> remoteness(LoopySearch<Sum> search) {
    Map<Player, Integer> found = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      search.remoteness(sum, player).ifPresent(moves -> found.put(player, moves));
    }
    return found;
  }

  /** The answer, as soon as the results of both starts are known. */
  Optional<OutcomeAnswer> answer() {
    if (known.size() < Player.values().length) {
      return Optional.empty();
    }
    List<Source> by = new ArrayList<>(half.map(said -> said.by(sum, outcome())).orElse(List.of()));
    by.addAll(helped);
    by.add(
        new Source.BySearch(
            solver.visited(),
            solver.depthFirst(),
            Analyst.millisSince(start),
            solver.repeatable()));
    return Optional.of(
        new OutcomeAnswer(
            outcome(), ask.moves() ? moves : Optional.empty(), remoteness, reason, by));
  }

  Optional<Unfinished> unfinished() {
    return unfinished;
  }

  /** Who wins, once the results of both starts are known. */
  private Outcome outcome() {
    return Outcome.of(known.get(Player.LEFT), known.get(Player.RIGHT));
  }

  /** The outcome classes that the results make that are still possible. */
  private OutcomeSet possible() {
    Set<Result> left = open.get(Player.LEFT);
    Set<Result> right = sum.impartial() ? left : open.get(Player.RIGHT);
    return HalfAnswer.possible(sum).and(OutcomeSet.ofResults(left, right));
  }

  private Map<Player, WinningMoves> winningMoves() {
    Map<Player, WinningMoves> winning = new EnumMap<>(Player.class);
    winning.put(Player.LEFT, winningMoves(Player.LEFT));
    winning.put(
        Player.RIGHT, sum.impartial() ? winning.get(Player.LEFT) : winningMoves(Player.RIGHT));
    return winning;
  }

  private WinningMoves winningMoves(Player player) {
    if (known.get(player) != Result.WIN) {
      return WinningMoves.none();
    }
    return WinningMoves.all(
        solver.winningMoves(sum, player).stream()
            .map(move -> new WinningMove(move.text(), SumText.positions(move.to())))
            .toList());
  }
}
