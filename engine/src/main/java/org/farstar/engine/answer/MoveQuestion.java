package org.farstar.engine.answer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * One question after one move of a player, which ends as soon as a move is known. Who wins is asked
 * for this player's start alone. A winning move is then looked for in two ways by turns, each turn
 * longer than the one before: a theory may list the winning moves, which takes long where the
 * position has billions, and moves may be tried one after the other, which takes long where few of
 * many win.
 */
final class MoveQuestion {
  /** How long a theory may list moves in its first turn. */
  private static final Duration FIRST_TURN = Duration.ofMillis(20);

  private static final int GROWTH = 4;

  private final Workspace workspace;
  private final Sum sum;
  private final Player player;
  private final Function<Result, Optional<Move<Sum>>> book;
  private final Control control;
  private final long before;
  private Optional<Result> result = Optional.empty();
  private Optional<Move<Sum>> move = Optional.empty();
  private Optional<StopReason> stopped = Optional.empty();
  private List<Source> by = List.of();

  /**
   * @param book a move that gets a result without a search, asked before any is tried
   */
  MoveQuestion(
      Workspace workspace,
      Sum sum,
      Player player,
      Function<Result, Optional<Move<Sum>>> book,
      Control control) {
    this.workspace = workspace;
    this.sum = sum;
    this.player = player;
    this.book = book;
    this.control = control;
    this.before = control.progress().positions();
  }

  /** Finds out as much as the budget goes. */
  MoveAnswer answer() {
    try {
      control.heeding(
          () ->
              workspace.within(
                  () -> {
                    find();
                    return null;
                  }));
    } catch (SearchStopped e) {
      stopped = Optional.of(e.reason());
    }
    long positions = control.progress().positions() - before;
    return new MoveAnswer(result, move, by, stopped, positions);
  }

  private void find() {
    long start = System.nanoTime();
    TheoryAnswers theory = new TheoryAnswers(workspace, sum, control);
    Optional<OutcomeAnswer> known = theory.outcome(Ask.ANSWER);
    if (known.isPresent()) {
      by = known.get().by();
      result = Optional.of(known.get().outcome().forMover(player));
    } else {
      Analyst.requireSearchable(sum, false);
      List<Source> sources = new ArrayList<>();
      if (sum.ending() == Ending.LAST_PLAYER_WINS) {
        sources.addAll(theory.aboutTerms());
      }
      SumSolvers.Solver solver = SumSolvers.of(workspace, sum, true, control);
      Result found = solver.result(sum, player);
      sources.add(
          new Source.BySearch(
              solver.visited(),
              solver.depthFirst(),
              Analyst.millisSince(start),
              solver.repeatable()));
      by = sources;
      result = Optional.of(found);
    }
    Result best = result.get();
    if (best != Result.LOSS) {
      move = book.apply(best).or(() -> move(best));
    }
  }

  private Optional<Move<Sum>> move(Result best) {
    if (best == Result.WIN && new SumPlay(sum).endless().isPresent()) {
      // Not every move that keeps a win comes nearer to it: the nearest is listed first.
      return SumSolvers.of(workspace, sum, true, control).winningMoves(sum, player).stream()
          .findFirst();
    }
    BestMoves tried =
        BestMoves.byShares(part -> new TheoryAnswers(workspace, sum, part).solver(), control)
            .toTheEnd();
    boolean lists = best == Result.WIN;
    for (Duration turn = FIRST_TURN; ; turn = turn.multipliedBy(GROWTH)) {
      Optional<TheoryAnswers.Listed> listed = lists ? listed(turn) : Optional.empty();
      if (listed.isPresent()) {
        by = List.of(listed.get().by());
        return listed.map(TheoryAnswers.Listed::move);
      }
      Optional<BestMoves.Best> found = tried.round(best, sum, player);
      if (found.isPresent()) {
        return found.get().move();
      }
    }
  }

  /** The first of the winning moves that a theory lists, as far as so much time goes. */
  private Optional<TheoryAnswers.Listed> listed(Duration turn) {
    Control part = control.part();
    part.share(Long.MAX_VALUE, turn);
    try {
      return part.heeding(() -> new TheoryAnswers(workspace, sum, part).listed(player));
    } catch (SearchStopped e) {
      control.throwIfStopped();
      if (e.reason() != StopReason.SHARE) {
        throw e;
      }
      return Optional.empty();
    }
  }
}
