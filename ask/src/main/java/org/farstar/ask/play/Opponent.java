package org.farstar.ask.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.question.Searches;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** The engine as a player: the best move it knows of and an honest word on how good it is. */
public final class Opponent {
  /** Of so many moves one is guessed. */
  private static final int MOST_GUESSED = 200;

  private final Analyst analyst;
  private final Searches searches;
  private final Books books = new Books();
  private final Optional<SolvedGame<?>> solved;

  /**
   * @param analyst answers its questions
   * @param searches begins and ends the thinking on one move
   */
  public Opponent(Analyst analyst, Searches searches) {
    this(analyst, searches, Optional.empty());
  }

  /**
   * @param analyst answers its questions
   * @param searches begins and ends the thinking on one move
   * @param solved a solve of the game, from which it plays where there is one
   */
  public Opponent(Analyst analyst, Searches searches, Optional<SolvedGame<?>> solved) {
    this.analyst = analyst;
    this.searches = searches;
    this.solved = solved;
  }

  /**
   * A move.
   *
   * @param text the move
   * @param to the position after it
   * @param verdict what the engine knows of it, a clause
   * @param wins whether it is known to win
   * @param known whether the engine knows that no other move is better; more time may help it
   *     otherwise
   * @param reason the steps behind that
   */
  public record Choice(
      String text, Sum to, String verdict, boolean wins, boolean known, List<Step> reason) {}

  /** A move for a player who has one. */
  public Choice choose(Sum position, Player player) {
    return solved
        .map(game -> lookedUp(game, position, player))
        .or(() -> books.choose(position, player))
        .orElseGet(() -> found(position, player));
  }

  /** The first of the moves after which the player gets the best that there is. */
  private Choice lookedUp(SolvedGame<?> game, Sum position, Player player) {
    Result best = game.outcome(position).forMover(player);
    Move<Sum> move = game.moves(position, player, best).get(0);
    String verdict =
        switch (best) {
          case WIN -> "which wins";
          case DRAW -> "which draws; nothing wins";
          case LOSS -> "for want of a winning move";
        };
    return choice(move, verdict + " (by the solve)", best == Result.WIN, List.of());
  }

  private Choice found(Sum position, Player player) {
    Control control = searches.begin();
    try {
      Report<OutcomeAnswer> report = analyst.outcome(position, Method.BEST, Ask.ALL, control);
      return report
          .first()
          .map(answer -> known(answer, position, player, control))
          .orElseGet(() -> unknown(report, position, player));
    } finally {
      searches.end();
    }
  }

  /**
   * A move chosen blindly among the first that there are, as a beginner might; for a player who has
   * one.
   */
  public Choice guess(Sum position, Player player, RandomGenerator random) {
    List<Move<Sum>> moves =
        FirstMoves.of(new SumPlay(position), position, player, MOST_GUESSED).list();
    Move<Sum> move =
        moves.isEmpty() ? any(position, player) : moves.get(random.nextInt(moves.size()));
    return new Choice(move.text(), move.to(), "without looking ahead", false, true, List.of());
  }

  private Choice known(OutcomeAnswer answer, Sum position, Player player, Control control) {
    List<Step> reason = answer.reason();
    String by = " (" + Sentences.of(answer.by()) + ")";
    Optional<Move<Sum>> winning = winning(answer.moves().orElse(Map.of()), position, player);
    if (winning.isPresent()) {
      return choice(winning.get(), "which wins" + by, true, reason);
    }
    Result result = answer.outcome().forMover(player);
    if (result == Result.LOSS) {
      return choice(any(position, player), "for want of a winning move" + by, false, reason);
    }
    Optional<Move<Sum>> keeping =
        result == Result.DRAW ? books.holds(position, player) : Optional.empty();
    if (keeping.isEmpty()) {
      keeping = keeping(result, position, player, control);
    }
    boolean wins = result == Result.WIN;
    if (keeping.isPresent()) {
      String verdict = wins ? "which wins" : "which draws; nothing wins";
      return choice(keeping.get(), verdict + by, wins, reason);
    }
    Move<Sum> move = any(position, player);
    String verdict =
        "without having found out in time which move " + (wins ? "wins" : "draws") + by;
    return new Choice(move.text(), move.to(), verdict, false, false, reason);
  }

  private Choice unknown(Report<OutcomeAnswer> report, Sum position, Player player) {
    String why =
        report
            .unfinished()
            .map(u -> u.reason().sentence() + " after " + Amounts.count(u.positions(), "position"))
            .orElse("nothing answers");
    Move<Sum> move = any(position, player);
    return new Choice(move.text(), move.to(), "without knowing: " + why, false, false, List.of());
  }

  private static Choice choice(Move<Sum> move, String verdict, boolean wins, List<Step> reason) {
    return new Choice(move.text(), move.to(), verdict, wins, true, reason);
  }

  private Optional<Move<Sum>> winning(
      Map<Player, WinningMoves> moves, Sum position, Player player) {
    return Optional.ofNullable(moves.get(player))
        .map(WinningMoves::moves)
        .orElse(List.of())
        .stream()
        .flatMap(
            move ->
                new SumPlay(position)
                    .play(position, player, move.text()).stream()
                        .map(to -> new Move<>(move.text(), to)))
        .findFirst();
  }

  /** The first move found that keeps what the player gets; empty where the budget ends before. */
  private Optional<Move<Sum>> keeping(Result result, Sum position, Player player, Control control) {
    try {
      for (Move<Sum> move : new SumPlay(position).moveList(position, player)) {
        Report<OutcomeAnswer> after = analyst.outcome(move.to(), Method.BEST, Ask.ANSWER, control);
        boolean keeps =
            after
                .first()
                .filter(a -> a.outcome().forMover(player.opponent()) == result.forOpponent())
                .isPresent();
        if (keeps) {
          return Optional.of(move);
        }
        control.throwIfStopped();
      }
    } catch (SearchStopped e) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private Move<Sum> any(Sum position, Player player) {
    SumPlay play = new SumPlay(position);
    return FirstMoves.of(play, position, player, 1).list().stream()
        .findFirst()
        .orElseThrow(
            () ->
                new NotAnsweredException(
                    "the engine knows no winning move, and no other can be listed: "
                        + play.unsearchable(position, false).orElse("the play is over")));
  }
}
