package org.farstar;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolveGames;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** A solved game: whatever position of it comes up is looked up in its folder. */
public final class Solved {
  private final SolvedGame<?> game;

  private Solved(SolvedGame<?> game) {
    this.game = game;
  }

  static Solved solve(Desk desk, Question question, Path folder, Control control) {
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    SolveTask task =
        games.task(
            question.game(),
            question,
            Optional.empty(),
            SolveTask.USUAL_KEYS,
            RulesVersions.current());
    KeyPlay play = games.open(task);
    try (ChunkExecutor executor =
        ThreadExecutor.within(
            games,
            play.words(),
            control.threads(),
            control.mostMemory(),
            LayerSolver.spill(folder))) {
      new LayerSolver(task, play, folder, executor, control).solve();
    }
    return new Solved(SolvedGame.open(question, folder.toString(), folder, desk));
  }

  /** How many positions it has. */
  public synchronized long positions() {
    return game.description().positions();
  }

  /**
   * Who wins a position that the play can reach.
   *
   * @throws org.farstar.ask.input.InputException where it cannot
   */
  public synchronized Outcome outcome(Position position) {
    return game.outcome(position.sum());
  }

  /** The moves of a player after which he gets this result, as text. */
  public synchronized List<String> moves(Position position, Player player, Result result) {
    return game.moves(position.sum(), player, result).stream().map(Move::text).toList();
  }
}
