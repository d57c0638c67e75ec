package org.farstar.ask.play;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.question.Searches;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.MoveAnswer;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** The engine as a player: the best move it knows of and an honest word on how good it is. */
public final class Opponent {
  /** Of this many moves one is guessed. */
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
   * @param reasoned whether {@link #reason(Sum)} of the position before the move has the steps
   *     behind that
   */
  public record Choice(
      String text, Sum to, String verdict, boolean wins, boolean known, boolean reasoned) {}

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
    return choice(move, verdict + " (by the solve)", best == Result.WIN, false);
  }

  private Choice found(Sum position, Player player) {
    Control control = searches.begin();
    try {
      MoveAnswer answer =
          analyst.move(
              position,
              player,
              result -> result == Result.DRAW ? books.holds(position, player) : Optional.empty(),
              control);
      return answer.result().isPresent()
          ? known(answer, position, player, control)
          : unknown(answer, position, player);
    } finally {
      searches.end();
    }
  }

  /**
   * The reason behind a choice: the steps that say who wins the position before it. It takes a
   * search of its own; empty where that does not find it.
   */
  public List<Step> reason(Sum position) {
    Control control = searches.begin();
    try {
      return reason(position, Ask.ALL, control);
    } finally {
      searches.end();
    }
  }

  /** The reason why somebody wins, without that of a move, within a control of other work. */
  public List<Step> reason(Sum position, Control control) {
    return reason(position, new Ask(false, true), control);
  }

  private List<Step> reason(Sum position, Ask ask, Control control) {
    return analyst
        .outcome(position, Method.BEST, ask, control)
        .first()
        .map(OutcomeAnswer::reason)
        .orElse(List.of());
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
    return new Choice(move.text(), move.to(), "without looking ahead", false, true, false);
  }

  private Choice known(MoveAnswer answer, Sum position, Player player, Control control) {
    Result result = answer.result().orElseThrow();
    String by = " (" + Sentences.of(answer.by()) + ")";
    if (result == Result.LOSS) {
      String want = "for want of a winning move" + by;
      return LongestFight.of(position, player, control)
          .map(f -> choice(f.move(), want + "; " + f.sentence(), false, true))
          .orElseGet(() -> choice(any(position, player), want, false, true));
    }
    boolean wins = result == Result.WIN;
    if (answer.move().isPresent()) {
      String verdict = wins ? "which wins" : "which draws; nothing wins";
      return choice(answer.move().get(), verdict + by, wins, true);
    }
    Move<Sum> move = any(position, player);
    String verdict =
        "without having found out in time which move " + (wins ? "wins" : "draws") + by;
    return new Choice(move.text(), move.to(), verdict, false, false, true);
  }

  private Choice unknown(MoveAnswer answer, Sum position, Player player) {
    String why =
        answer.stopped().map(StopReason::sentence).orElse("nothing answers")
            + " after "
            + Amounts.count(answer.positions(), "position");
    Move<Sum> move = any(position, player);
    return new Choice(
        move.text(),
        move.to(),
        "without having found out in time who wins: " + why,
        false,
        false,
        false);
  }

  private static Choice choice(Move<Sum> move, String verdict, boolean wins, boolean reasoned) {
    return new Choice(move.text(), move.to(), verdict, wins, true, reasoned);
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
