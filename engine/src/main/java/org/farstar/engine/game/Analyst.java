package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.OutcomeSolvers;
import org.farstar.engine.search.ThreadedValueSearch;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/**
 * Asks the theories and the searches of a game, and sets their answers beside each other.
 *
 * <p>An analyst keeps what its searches find, one table of outcomes and one of values for its
 * variant of the rules, so that questions about the positions of one play or one table share their
 * work. Not for threads.
 *
 * @param <P> the positions of one term
 */
public final class Analyst<P> {
  private final Game<P> game;
  private final SumRuleset<P> rules;
  private final OutcomeSolvers<Sum<P>> solvers;
  private final Optional<Valuer<P, ?>> valuer;

  /**
   * @param game the game
   * @param rules the variant of its rules
   */
  public Analyst(Game<P> game, SumRuleset<P> rules) {
    this.game = game;
    this.rules = rules;
    this.solvers = game.solvers().apply(rules);
    this.valuer =
        rules.ending() == Ending.LAST_PLAYER_WINS
            ? game.algebra().map(Valuer::with)
            : Optional.empty();
  }

  /**
   * Who wins. Where the budget ends after the outcome was found, but before the moves or the reason
   * that were asked for, the report has both an answer without them and what is unfinished.
   *
   * @throws NotAnsweredException where only a theory was asked for and none applies, or where a
   *     search would not find the truth
   */
  public Report<OutcomeAnswer> outcome(Sum<P> position, Method method, Ask ask, Control control) {
    Asked<OutcomeAnswer> asked = new Asked<>(method, control);
    asked.theories(t -> t.outcome(rules, position, ask, control));
    if (asked.unfinished.isPresent() && ask.beyondTheAnswer()) {
      // The moves or the reason took the budget; the bare answer may be had for little.
      Control again = new Control(control.budget());
      asked.keep(t -> t.outcome(rules, position, Ask.ANSWER, again), OutcomeAnswer::outcome);
    }
    if (asked.wantsSearch()) {
      requireSearchable(position, false);
      OutcomeHunt<P> hunt = new OutcomeHunt<>(rules, solvers.under(control), position, ask);
      hunt.run();
      hunt.answer().ifPresent(asked.answers::add);
      asked.unfinished = hunt.unfinished();
    }
    return asked.report(OutcomeAnswer::outcome);
  }

  /**
   * What a position is worth.
   *
   * @throws NotAnsweredException where the game has no values, or only a theory was asked for and
   *     none applies, or a search would not find the truth
   * @throws org.farstar.engine.search.NoSuchValueException where a search finds that the position
   *     has no value of the game's kind
   */
  public Report<ValueAnswer> value(Sum<P> position, Method method, Ask ask, Control control) {
    Asked<ValueAnswer> asked = new Asked<>(method, control);
    asked.theories(t -> t.value(rules, position, ask, control));
    if (asked.wantsSearch() && (valuer.isPresent() || asked.answers.isEmpty())) {
      Valuer<P, ?> found =
          valuer.orElseThrow(
              () ->
                  new NotAnsweredException(
                      "positions of "
                          + game.id()
                          + " have no value here; 'outcome' says who wins"));
      requireSearchable(position, true);
      found.search(game.values(), rules, position, control, asked);
    }
    return asked.report(ValueAnswer::value);
  }

  private void requireSearchable(Sum<P> position, boolean exact) {
    Optional<String> why = rules.unsearchable(position, exact);
    if (why.isPresent()) {
      throw new NotAnsweredException("no search of " + game.id() + " answers this: " + why.get());
    }
  }

  private Set<Outcome> everything() {
    return OutcomeHunt.possible(rules, List.of(Result.values()), List.of(Result.values()));
  }

  static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
  }

  /** One question on its way to a report. */
  private final class Asked<A> {
    final Method method;
    final Control control;
    final List<A> answers = new ArrayList<>();
    Optional<Unfinished> unfinished = Optional.empty();

    Asked(Method method, Control control) {
      this.method = method;
      this.control = control;
    }

    void theories(Function<Theory<P>, Optional<A>> question) {
      if (method == Method.SEARCH) {
        return;
      }
      long start = System.nanoTime();
      long before = control.progress().positions();
      try {
        game.theories().stream()
            .map(question)
            .flatMap(Optional::stream)
            .findFirst()
            .ifPresent(answers::add);
      } catch (SearchStopped e) {
        stopped(e, control.progress().positions() - before, start);
        return;
      }
      if (method == Method.THEORY && answers.isEmpty()) {
        throw new NotAnsweredException(
            "no theory of " + game.id() + " answers this position; --by search does");
      }
    }

    /** A second try at an answer, where the first one ran out of budget on what goes with it. */
    void keep(Function<Theory<P>, Optional<A>> question, Function<A, Outcome> outcome) {
      Unfinished first = unfinished.orElseThrow();
      theories(question);
      Set<Outcome> possible =
          answers.isEmpty() ? first.possible() : EnumSet.of(outcome.apply(answers.get(0)));
      unfinished =
          Optional.of(new Unfinished(first.reason(), possible, first.positions(), first.millis()));
    }

    /** A budget that a theory has used up leaves nothing for a search. */
    boolean wantsSearch() {
      return unfinished.isEmpty()
          && (method == Method.SEARCH || method == Method.BOTH || answers.isEmpty());
    }

    void stopped(SearchStopped e, long positions, long start) {
      unfinished =
          Optional.of(new Unfinished(e.reason(), everything(), positions, millisSince(start)));
    }

    Report<A> report(Function<A, Object> essence) {
      boolean agree = answers.stream().map(essence).distinct().count() <= 1;
      return new Report<>(answers, unfinished, agree);
    }
  }

  /** The kind of values a game has, and those found so far. */
  private record Valuer<P, V extends Value>(Algebra<V> algebra, ConcurrentMap<P, V> table) {
    /**
     * Room from the start: growing is what such a map takes longest for in a process just begun.
     */
    private static final int ROOM = 1 << 15;

    static <P, V extends Value> Valuer<P, V> with(Algebra<V> algebra) {
      return new Valuer<>(algebra, new ConcurrentHashMap<>(ROOM));
    }

    void search(
        ValueSolvers<P> solvers,
        SumRuleset<P> rules,
        Sum<P> position,
        Control control,
        Analyst<P>.Asked<ValueAnswer> asked) {
      long start = System.nanoTime();
      ThreadedValueSearch<P, V> search =
          new ThreadedValueSearch<>(solvers, rules.base(), algebra, table, control);
      try {
        V value = search.value(position);
        Source source = new Source.BySearch(search.visited(), millisSince(start));
        asked.answers.add(new ValueAnswer(value, algebra.outcome(value), List.of(), source));
      } catch (SearchStopped e) {
        asked.stopped(e, search.visited(), start);
      }
    }
  }
}
