package org.farstar.ask.play;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.farstar.ask.question.Searches;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.MoveAnswer;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
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
   * @param verdict what the engine knows of it
   * @param known whether the engine knows that no other move is better; more time may help it
   *     otherwise
   * @param reasoned whether {@link #reason(Sum)} of the position before the move has the steps
   *     behind that
   */
  public record Choice(String text, Sum to, Verdict verdict, boolean known, boolean reasoned) {
    /** Whether it is known to win. */
    public boolean wins() {
      return verdict.wins();
    }
  }

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
    Verdict.Kind kind =
        switch (best) {
          case WIN -> Verdict.Kind.WINS;
          case DRAW -> Verdict.Kind.DRAWS;
          case LOSS -> Verdict.Kind.LOSES;
        };
    return choice(move, Verdict.of(kind, "solve", true), false);
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

  /** The move that somebody of less strength makes, for a player who has one. */
  public Choice choose(Sum position, Player player, Strength strength, RandomGenerator random) {
    Move<Sum> move =
        strength.choose(position, player, random).orElseGet(() -> any(position, player));
    Verdict ahead = Verdict.of(Verdict.Kind.AHEAD, "ahead", strength.ahead());
    return choice(move, ahead, false);
  }

  private Choice known(MoveAnswer answer, Sum position, Player player, Control control) {
    Result result = answer.result().orElseThrow();
    if (result == Result.LOSS) {
      Verdict loses = Verdict.of(Verdict.Kind.LOSES, answer.by());
      return LongestFight.of(position, player, control)
          .map(f -> choice(f.move(), loses.with(f), true))
          .orElseGet(() -> choice(any(position, player), loses, true));
    }
    boolean wins = result == Result.WIN;
    if (answer.move().isPresent()) {
      Verdict.Kind kind = wins ? Verdict.Kind.WINS : Verdict.Kind.DRAWS;
      return choice(answer.move().get(), Verdict.of(kind, answer.by()), true);
    }
    Move<Sum> move = any(position, player);
    Verdict.Kind kind = wins ? Verdict.Kind.WINS_SOMEHOW : Verdict.Kind.DRAWS_SOMEHOW;
    return new Choice(move.text(), move.to(), Verdict.of(kind, answer.by()), false, true);
  }

  private Choice unknown(MoveAnswer answer, Sum position, Player player) {
    Verdict unknown = Verdict.of(Verdict.Kind.UNKNOWN, "positions", answer.positions());
    Move<Sum> move = any(position, player);
    return new Choice(
        move.text(),
        move.to(),
        answer.stopped().map(why -> unknown.with("stopped", why)).orElse(unknown),
        false,
        false);
  }

  private static Choice choice(Move<Sum> move, Verdict verdict, boolean reasoned) {
    return new Choice(move.text(), move.to(), verdict, true, reasoned);
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
