package org.farstar.engine.answer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.Universe;

/**
 * Answers questions about sums of anything: who wins, which moves win, what a sum is worth. It asks
 * the theories about the parts and puts their facts together, then the reductions, then searches;
 * and sets theory and search next to each other where both are asked for.
 *
 * <p>What it finds is kept in its workspace for the next question. One analyst serves one thread;
 * several may share a workspace.
 */
public final class Analyst {
  /** Positions for the search of a position to which a step of a reason moves. */
  private static final long SHORT = 20_000;

  /** Time for it, where positions take long. */
  private static final Duration BRIEF = Duration.ofMillis(400);

  /** The most time for the lower bounds of a value, for the upper ones, and for who wins. */
  private static final Duration BOUNDS = Duration.ofSeconds(2);

  private final Workspace workspace;

  /**
   * @param workspace owns the tables and values
   */
  public Analyst(Workspace workspace) {
    this.workspace = workspace;
  }

  /** The workspace. */
  public Workspace workspace() {
    return workspace;
  }

  /**
   * Who wins. Where the budget ends after the outcome was found, but before the moves or the reason
   * that were asked for, the report has both an answer without them and what is unfinished.
   *
   * @throws NotAnsweredException where only a theory was asked for and none applies, or where a
   *     search would not find the truth
   */
  public Report<OutcomeAnswer> outcome(Sum sum, Method method, Ask ask, Control control) {
    return asked(control, () -> outcomeAsked(sum, method, ask, control));
  }

  private Report<OutcomeAnswer> outcomeAsked(Sum sum, Method method, Ask ask, Control control) {
    Asked<OutcomeAnswer> asked = new Asked<>(sum, method, control);
    TheoryAnswers theory = new TheoryAnswers(workspace, sum, control);
    asked.theories(control, () -> theory.outcome(ask), () -> theory.left(ask, brief()));
    boolean ended = asked.unfinished.filter(end -> end.reason() != StopReason.THEORY).isPresent();
    if (ended && ask.beyondTheAnswer()) {
      // The moves or the reason took the budget; the bare answer may be had for little.
      Control again = new Control(control.budget());
      asked.keep(again, () -> withoutMoves(sum, ask, again), OutcomeAnswer::outcome);
    }
    if (asked.wantsSearch() && theory.half().isPresent() && isUnsearchable(sum)) {
      asked.left(theory.half().get());
    }
    if (asked.wantsSearch()) {
      requireSearchable(sum, false);
      boolean theories = method == Method.BEST;
      List<Source> helped =
          theories && sum.ending() == Ending.LAST_PLAYER_WINS ? theory.aboutTerms() : List.of();
      OutcomeSearchRun run =
          new OutcomeSearchRun(
              sum,
              each -> SumSolvers.of(workspace, sum, theories, each),
              control,
              ask,
              helped,
              method == Method.BEST ? theory.half() : Optional.empty());
      run.run(workspace);
      run.answer().ifPresent(asked.answers::add);
      asked.unfinished = run.unfinished().map(end -> theory.half().map(end::and).orElse(end));
    }
    if (method == Method.BOTH && ask.explain()) {
      asked.fault = fault(sum, asked.answers);
    }
    if (method == Method.BOTH && asked.fault.isEmpty()) {
      asked.fault = theory.half().flatMap(half -> contradicted(sum, half, asked.answers));
    }
    return asked.report(OutcomeAnswer::outcome);
  }

  /** What theories say without the moves; without the reason, too, where that takes the budget. */
  private Optional<OutcomeAnswer> withoutMoves(Sum sum, Ask ask, Control control) {
    TheoryAnswers theory = new TheoryAnswers(workspace, sum, control);
    Optional<OutcomeAnswer> bare = theory.outcome(Ask.ANSWER);
    if (bare.isEmpty() || !ask.equals(Ask.ALL)) {
      return bare;
    }
    try {
      return theory.outcome(new Ask(false, true));
    } catch (SearchStopped e) {
      return bare;
    }
  }

  /** What is wrong with a reason, as far as that can be checked; empty where nothing is. */
  private Optional<String> fault(Sum sum, List<OutcomeAnswer> answers) {
    return answers.stream()
        .flatMap(answer -> Referee.faults(sum, answer, searches()).stream())
        .findFirst();
  }

  /** That an answer is not among what theories leave, or that their reason is wrong. */
  private Optional<String> contradicted(Sum sum, HalfAnswer half, List<OutcomeAnswer> answers) {
    return answers.stream()
        .map(OutcomeAnswer::outcome)
        .filter(outcome -> !half.possible().contains(outcome))
        .findFirst()
        .map(outcome -> "a theorem leaves " + half.possible() + ", and a search finds " + outcome)
        .or(() -> Referee.faults(sum, half, searches()).stream().findFirst());
  }

  /** Searches for the referee of reasons, each of them short. */
  public Referee.Searches searches() {
    return searches(Analyst::brief);
  }

  private static Control brief() {
    return new Control(
        new Budget(Optional.of(BRIEF), OptionalLong.of(SHORT), OptionalLong.empty()));
  }

  /**
   * Searches for the referee of reasons, which ask no theory.
   *
   * @param control the budget of each
   */
  public Referee.Searches searches(Supplier<Control> control) {
    return new Referee.Searches() {
      @Override
      public Optional<Outcome> outcome(Sum sum) {
        return new SumPlay(sum).unsearchable(sum, false).isPresent()
            ? Optional.empty()
            : outcomeAsked(sum, Method.SEARCH, Ask.ANSWER, control.get())
                .first()
                .map(OutcomeAnswer::outcome);
      }

      @Override
      public Optional<Value> value(Sum sum) {
        if (new SumPlay(sum).unsearchable(sum, true).isPresent()) {
          return Optional.empty();
        }
        try {
          return valueAsked(sum, Method.SEARCH, Ask.ANSWER, control.get())
              .first()
              .map(ValueAnswer::value);
        } catch (NotAnsweredException | NoSuchValueException e) {
          return Optional.empty();
        }
      }

      @Override
      public Universe universe() {
        return workspace.universe();
      }
    };
  }

  /**
   * What a player gets who moves first, and one move that gets it. It ends as soon as a theorem or
   * one proof shows a move; moves still unknown when the budget ends are left out.
   *
   * @param book a move that gets a result without a search, asked before any is tried
   * @throws NotAnsweredException where a search would not find the truth
   */
  public MoveAnswer move(
      Sum sum, Player player, Function<Result, Optional<Move<Sum>>> book, Control control) {
    control.sharing(workspace);
    return new MoveQuestion(workspace, sum, player, book, control).answer();
  }

  /**
   * What a sum is worth.
   *
   * @throws NotAnsweredException where a term has no values, or only a theory was asked for and
   *     none applies, or a search would not find the truth
   * @throws org.farstar.engine.search.NoSuchValueException where a search finds that a position has
   *     no value of its game's kind
   */
  public Report<ValueAnswer> value(Sum sum, Method method, Ask ask, Control control) {
    return asked(control, () -> valueAsked(sum, method, ask, control));
  }

  /**
   * What a sum is worth, as {@link #value}, or where the budget ends first, what it is worth at
   * least and at most. Where the time was limited these bounds take up to a fifth of it more, but
   * at most, as without a limit, four seconds; where the question was cancelled, or is part of
   * other work whose time they would take, there are none.
   */
  public Report<ValueAnswer> valueOrBounds(Sum sum, Method method, Ask ask, Control control) {
    Report<ValueAnswer> report = value(sum, method, ask, control);
    StopReason stopped = report.unfinished().map(Unfinished::reason).orElse(StopReason.CANCELLED);
    if (!report.answers().isEmpty()
        || control.isPart()
        || stopped == StopReason.CANCELLED
        || stopped == StopReason.THEORY) {
      return report;
    }
    long start = System.nanoTime();
    Budget each =
        new Budget(
            Optional.of(tenth(control)), OptionalLong.empty(), control.budget().memoryBytes());
    BoundSearch search = new BoundSearch(workspace, method != Method.SEARCH, each);
    ValueBounds found = search.of(sum);
    if (found.only().isEmpty()) {
      return new Report<>(
          List.of(),
          report.unfinished().map(end -> end.within(found)),
          report.agree(),
          report.fault());
    }
    Value value = workspace.universe().number(found.only().get());
    long positions = report.unfinished().get().positions() + search.visited();
    long millis = report.unfinished().get().millis() + millisSince(start);
    Source source = new Source.BySearch(positions, 0, millis, false);
    return new Report<>(
        List.of(new ValueAnswer(value, Values.outcome(value), List.of(), source)),
        Optional.empty(),
        true);
  }

  /** Time for what is told besides when a budget has ended. */
  private static Duration tenth(Control control) {
    Duration time = control.budget().time().map(all -> all.dividedBy(10)).orElse(BOUNDS);
    return time.compareTo(BOUNDS) < 0 ? time : BOUNDS;
  }

  /** A value as it is compared: theorems may give a number where a search gives a short game. */
  private Object alike(Value value, List<ValueAnswer> answers) {
    boolean mixed = answers.stream().map(a -> a.value().getClass()).distinct().count() > 1;
    return mixed ? Values.shortGame(value, workspace.universe()) : value;
  }

  /**
   * Asks a question, and once more where it found the memory full of what earlier questions have
   * left in the universe.
   */
  private <A> Report<A> asked(Control control, Supplier<Report<A>> question) {
    control.sharing(workspace);
    Universe before = workspace.hasUniverse() ? workspace.universe() : null;
    boolean used = before != null && before.size() > 0;
    Report<A> report = question.get();
    boolean full = report.unfinished().filter(end -> end.reason() == StopReason.MEMORY).isPresent();
    return used && full && report.first().isEmpty() && workspace.universe() != before
        ? question.get()
        : report;
  }

  private Report<ValueAnswer> valueAsked(Sum sum, Method method, Ask ask, Control control) {
    Asked<ValueAnswer> asked = new Asked<>(sum, method, control);
    TheoryAnswers theory = new TheoryAnswers(workspace, sum, control);
    asked.theories(control, () -> theory.value(ask), Optional::empty);
    ValueSearchRun run = new ValueSearchRun(workspace, sum, control);
    if (asked.wantsSearch() && (run.hasValues() || asked.answers.isEmpty())) {
      run.requireValues();
      requireSearchable(sum, true);
      long start = System.nanoTime();
      try {
        Value value = run.value();
        Source source =
            new Source.BySearch(run.visited(), 0, millisSince(start), control.threads() == 1);
        asked.answers.add(new ValueAnswer(value, Values.outcome(value), List.of(), source));
      } catch (SearchStopped e) {
        asked.stopped(e, run.visited(), start);
      }
    }
    if (method != Method.SEARCH && asked.answers.isEmpty() && !control.isPart()) {
      asked.unfinished = asked.unfinished.map(end -> withOutcome(sum, ask, end, control));
    }
    return asked.report(answer -> alike(answer.value(), asked.answers));
  }

  /** The same with what theories say of the outcome, within a tenth of the time or briefly. */
  private Unfinished withOutcome(Sum sum, Ask ask, Unfinished end, Control control) {
    boolean patient = end.reason() != StopReason.CANCELLED && tenth(control).compareTo(BRIEF) > 0;
    Control brief = patient ? new Control(Budget.ofTime(tenth(control))) : brief();
    TheoryAnswers theory = new TheoryAnswers(workspace, sum, brief);
    Ask outcome = new Ask(false, ask.explain());
    try {
      Optional<OutcomeAnswer> known =
          brief.heeding(() -> workspace.within(() -> theory.outcome(outcome)));
      if (known.isPresent()) {
        return end.and(HalfAnswer.decided(known.get()));
      }
    } catch (SearchStopped e) {
      // What they have ruled out is known.
    }
    return theory.left(ask, brief()).map(end::and).orElse(end);
  }

  private static boolean isUnsearchable(Sum sum) {
    return new SumPlay(sum).unsearchable(sum, false).isPresent();
  }

  static void requireSearchable(Sum sum, boolean exact) {
    Optional<String> why = new SumPlay(sum).unsearchable(sum, exact);
    if (why.isPresent()) {
      throw new NotAnsweredException("no search of " + game(sum) + " answers this: " + why.get());
    }
  }

  /** The name of the game, where all terms are of one that has a name. */
  static String game(Sum sum) {
    List<String> names =
        sum.terms().stream()
            .map(term -> term instanceof Term.Placed<?> placed ? placed.variant().game() : "")
            .distinct()
            .toList();
    return names.size() == 1 && !names.get(0).isEmpty() ? names.get(0) : "this game";
  }

  static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1_000_000;
  }

  /** One question on its way to a report. */
  private final class Asked<A> {
    final Sum sum;
    final Method method;
    final Control control;
    final List<A> answers = new ArrayList<>();
    Optional<Unfinished> unfinished = Optional.empty();

    /** What is wrong with a reason. */
    Optional<String> fault = Optional.empty();

    Asked(Sum sum, Method method, Control control) {
      this.sum = sum;
      this.method = method;
      this.control = control;
    }

    /**
     * Asks theories.
     *
     * @param half what they leave where they do not answer
     */
    void theories(
        Control within, Supplier<Optional<A>> question, Supplier<Optional<HalfAnswer>> half) {
      if (method == Method.SEARCH) {
        return;
      }
      long start = System.nanoTime();
      long before = control.progress().positions();
      try {
        within.heeding(() -> workspace.within(question)).ifPresent(answers::add);
      } catch (SearchStopped e) {
        stopped(e, control.progress().positions() - before, start);
        unfinished = unfinished.map(end -> half.get().map(end::and).orElse(end));
        return;
      }
      if (method == Method.THEORY && answers.isEmpty() && half.get().isPresent()) {
        left(half.get().get());
        return;
      }
      if (method == Method.THEORY && answers.isEmpty()) {
        throw new NotAnsweredException(
            "no theory of " + game(sum) + " answers this position; --by search does");
      }
    }

    /** Ends with what theories leave. */
    void left(HalfAnswer half) {
      stopped(new SearchStopped(StopReason.THEORY), 0, System.nanoTime());
      unfinished = unfinished.map(end -> end.and(half));
    }

    /** A second try at an answer, where the first one ran out of budget on what goes with it. */
    void keep(Control again, Supplier<Optional<A>> question, Function<A, Outcome> outcome) {
      Unfinished first = unfinished.orElseThrow();
      theories(again, question, Optional::empty);
      OutcomeSet possible =
          answers.isEmpty() ? first.possible() : OutcomeSet.of(outcome.apply(answers.get(0)));
      unfinished =
          Optional.of(
              new Unfinished(
                  first.reason(),
                  possible,
                  first.positions(),
                  first.millis(),
                  first.known(),
                  first.by(),
                  first.bounds()));
    }

    /** A budget that a theory has used up leaves nothing for a search. */
    boolean wantsSearch() {
      return unfinished.isEmpty()
          && (method == Method.SEARCH || method == Method.BOTH || answers.isEmpty());
    }

    void stopped(SearchStopped e, long positions, long start) {
      unfinished =
          Optional.of(
              new Unfinished(
                  e.reason(), HalfAnswer.possible(sum), positions, millisSince(start), List.of()));
    }

    Report<A> report(Function<A, Object> essence) {
      boolean agree = fault.isEmpty() && answers.stream().map(essence).distinct().count() <= 1;
      return new Report<>(answers, unfinished, agree, fault);
    }
  }
}
