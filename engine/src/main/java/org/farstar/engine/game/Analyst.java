package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Step;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.Ending;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Result;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ValueSearch;
import org.farstar.values.Value;

/**
 * Asks the theories and the searches of a game, and sets their answers beside each other.
 *
 * <p>An analyst keeps one table of outcomes for its variant of the rules, so that questions about
 * the positions of one play share their work. Not for threads.
 *
 * @param <P> the positions of one term
 */
public final class Analyst<P> {
  private final Game<P> game;
  private final SumRuleset<P> rules;
  private final OutcomeTable<Sum<P>> outcomes = OutcomeTable.remembering();

  /**
   * @param game the game
   * @param rules the variant of its rules
   */
  public Analyst(Game<P> game, SumRuleset<P> rules) {
    this.game = game;
    this.rules = rules;
  }

  /**
   * Who wins.
   *
   * @throws NotAnsweredException where only a theory was asked for and none applies, or a search
   *     would not find the truth
   */
  public Report<OutcomeAnswer> outcome(Sum<P> position, Method method, Ask ask, Control control) {
    List<OutcomeAnswer> answers = new ArrayList<>();
    Optional<Unfinished> unfinished = Optional.empty();
    if (method != Method.SEARCH) {
      theory(t -> t.outcome(rules, position, ask, control)).ifPresent(answers::add);
      requireTheory(method, answers);
    }
    if (wantsSearch(method, answers)) {
      requireSearchable(position, false);
      OutcomeHunt hunt = new OutcomeHunt(position, ask, control);
      hunt.run();
      hunt.answer.ifPresent(answers::add);
      unfinished = hunt.unfinished;
    }
    return new Report<>(answers, unfinished, agree(answers, OutcomeAnswer::outcome));
  }

  /**
   * What a position is worth.
   *
   * @throws NotAnsweredException where the game has no values, or only a theory was asked for and
   *     none applies
   * @throws org.farstar.engine.search.NoSuchValueException where a search finds that the position
   *     has no value of the game's kind
   */
  public Report<ValueAnswer> value(Sum<P> position, Method method, Ask ask, Control control) {
    List<ValueAnswer> answers = new ArrayList<>();
    Optional<Unfinished> unfinished = Optional.empty();
    if (method != Method.SEARCH) {
      theory(t -> t.value(rules, position, ask, control)).ifPresent(answers::add);
      requireTheory(method, answers);
    }
    if (wantsSearch(method, answers)) {
      if (game.algebra().isEmpty() || rules.ending() != Ending.LAST_PLAYER_WINS) {
        throw new NotAnsweredException(
            "positions of " + game.id() + " have no value here; 'outcome' says who wins");
      }
      requireSearchable(position, true);
      long start = System.nanoTime();
      try {
        answers.add(searchValue(game.algebra().get(), position, control, start));
      } catch (SearchStopped e) {
        unfinished =
            Optional.of(
                new Unfinished(
                    e.reason(),
                    EnumSet.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R),
                    control.progress().positions(),
                    millisSince(start)));
      }
    }
    return new Report<>(answers, unfinished, agree(answers, ValueAnswer::value));
  }

  private <V extends Value> ValueAnswer searchValue(
      Algebra<V> algebra, Sum<P> position, Control control, long start) {
    ValueSearch<P, V> search = new ValueSearch<>(rules.base(), algebra, control);
    V value = search.value(position);
    Source source = new Source.BySearch(search.visited(), millisSince(start));
    return new ValueAnswer(value, algebra.outcome(value), List.of(), source);
  }

  private <A> Optional<A> theory(Function<Theory<P>, Optional<A>> question) {
    return game.theories().stream().map(question).flatMap(Optional::stream).findFirst();
  }

  private void requireTheory(Method method, List<?> answers) {
    if (method == Method.THEORY && answers.isEmpty()) {
      throw new NotAnsweredException(
          "no theory of " + game.id() + " answers this position; --by search does");
    }
  }

  private void requireSearchable(Sum<P> position, boolean exact) {
    Optional<String> why = rules.unsearchable(position, exact);
    if (why.isPresent()) {
      throw new NotAnsweredException("no search of " + game.id() + " answers this: " + why.get());
    }
  }

  private static boolean wantsSearch(Method method, List<?> answers) {
    return method == Method.SEARCH || method == Method.BOTH || answers.isEmpty();
  }

  private static <A> boolean agree(List<A> answers, Function<A, Object> essence) {
    return answers.stream().map(essence).distinct().count() <= 1;
  }

  private static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
  }

  /** One search for an outcome, which keeps what it has found when the budget ends. */
  private final class OutcomeHunt {
    private final Sum<P> position;
    private final Ask ask;
    private final OutcomeSearch<Sum<P>> search;
    private final long start = System.nanoTime();
    private final Map<Player, Result> known = new EnumMap<>(Player.class);
    Optional<OutcomeAnswer> answer = Optional.empty();
    Optional<Unfinished> unfinished = Optional.empty();

    OutcomeHunt(Sum<P> position, Ask ask, Control control) {
      this.position = position;
      this.ask = ask;
      this.search = new OutcomeSearch<>(rules, outcomes, control);
    }

    void run() {
      try {
        for (Player mover : Player.values()) {
          known.put(mover, search.result(position, mover));
        }
        Outcome outcome = Outcome.of(known.get(Player.LEFT), known.get(Player.RIGHT));
        Optional<Map<Player, WinningMoves>> moves =
            ask.moves() || ask.explain() ? Optional.of(winningMoves()) : Optional.empty();
        List<Step> reason =
            ask.explain()
                ? new SearchReason<>(rules, search).explain(position, known, moves.orElseThrow())
                : List.of();
        Source source = new Source.BySearch(search.visited(), millisSince(start));
        answer =
            Optional.of(
                new OutcomeAnswer(outcome, ask.moves() ? moves : Optional.empty(), reason, source));
      } catch (SearchStopped e) {
        unfinished =
            Optional.of(
                new Unfinished(e.reason(), possible(), search.visited(), millisSince(start)));
      }
    }

    private Map<Player, WinningMoves> winningMoves() {
      Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
      for (Player player : Player.values()) {
        moves.put(
            player,
            WinningMoves.all(
                search.winningMoves(position, player).stream()
                    .map(move -> new WinningMove(move.text(), rules.write(move.to())))
                    .toList()));
      }
      return moves;
    }

    private Set<Outcome> possible() {
      Set<Outcome> possible = EnumSet.noneOf(Outcome.class);
      for (Result left : resultsOf(Player.LEFT)) {
        for (Result right : resultsOf(Player.RIGHT)) {
          if (!rules.impartial() || left == right) {
            possible.add(Outcome.of(left, right));
          }
        }
      }
      return possible;
    }

    private List<Result> resultsOf(Player mover) {
      if (known.containsKey(mover)) {
        return List.of(known.get(mover));
      }
      return rules.ending() == Ending.VERDICT
          ? List.of(Result.values())
          : List.of(Result.WIN, Result.LOSS);
    }
  }
}
