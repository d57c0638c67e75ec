package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.ValueRules;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Step;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Answers one question by theorems: by facts about all parts, or by a reduction of the position.
 */
final class TheoryAnswers {
  private final Workspace workspace;
  private final Sum sum;
  private final Control control;
  private Optional<HalfAnswer> half = Optional.empty();
  private boolean halfAsked;

  /** The outcome classes that a reduction has left. */
  private final Set<Outcome> open = EnumSet.allOf(Outcome.class);

  TheoryAnswers(Workspace workspace, Sum sum, Control control) {
    this.workspace = workspace;
    this.sum = sum;
    this.control = control;
  }

  Optional<OutcomeAnswer> outcome(Ask ask) {
    Optional<PartFacts> known = PartFacts.of(sum, workspace, ask, control);
    if (known.isPresent()) {
      Optional<Outcome> outcome = known.get().outcome(workspace.universe());
      if (outcome.isPresent()) {
        return Optional.of(answer(known.get(), outcome.get(), ask));
      }
    }
    if (sum.terms().stream().anyMatch(ValueRules::isInfinite)) {
      return values()
          .flatMap(values -> Values.outcome(values, workspace.universe()))
          .map(outcome -> answer(outcome, ask));
    }
    half = HalfAnswer.of(sum, workspace, ask, control);
    halfAsked = true;
    return reduction().flatMap(reduced -> reduced.answer(ask)).or(() -> apart(ask));
  }

  /** The values among the terms, of which some have infinitely many options, and the rest's. */
  private Optional<List<Value>> values() {
    List<Value> values = new ArrayList<>();
    List<Term> rest = new ArrayList<>();
    for (Term term : sum.terms()) {
      term.bare().ifPresentOrElse(values::add, () -> rest.add(term));
    }
    Sum other = Sum.of(rest);
    ValueSearchRun run = new ValueSearchRun(workspace, other, control);
    if (!run.hasValues() || new SumPlay(other).unsearchable(other, true).isPresent()) {
      return Optional.empty();
    }
    values.add(run.value());
    return Optional.of(values);
  }

  private OutcomeAnswer answer(Outcome outcome, Ask ask) {
    BiPredicate<Sum, Player> losesFirst =
        (after, player) ->
            new TheoryAnswers(workspace, after, control)
                    .outcome(Ask.ANSWER)
                    .orElseThrow(() -> new NotAnsweredException("a move leads to an unknown sum"))
                    .outcome()
                    .forMover(player)
                == Result.LOSS;
    return new OutcomeAnswer(
        outcome,
        ask.moves() ? Optional.of(TriedMoves.moves(sum, outcome, losesFirst)) : Optional.empty(),
        List.of(),
        new Source.ByTheory(List.of(Basics.VALUES), List.of()));
  }

  /** The answer of a sum with terms that no search can take, from those of its other terms. */
  private Optional<OutcomeAnswer> apart(Ask ask) {
    Optional<ApartTerms> apart = ApartTerms.of(sum, workspace, ask, control);
    if (apart.isEmpty()) {
      return Optional.empty();
    }
    OutcomeAnswer ofRest = whole(apart.get().rest(), ask);
    Optional<Outcome> outcome = apart.get().outcome(ofRest.outcome());
    if (outcome.isEmpty()) {
      half = Optional.of(apart.get().half(ofRest));
    }
    return outcome.map(found -> apart.get().answer(found, ofRest, ask));
  }

  /** The answer of a sum that can be searched, by theorems where they say it. */
  private OutcomeAnswer whole(Sum other, Ask ask) {
    TheoryAnswers theory = new TheoryAnswers(workspace, other, control);
    return theory
        .outcome(ask)
        .orElseGet(
            () ->
                new OutcomeSearchRun(
                        other,
                        each -> SumSolvers.of(workspace, other, true, each),
                        control,
                        ask,
                        theory.aboutTerms(),
                        theory.half())
                    .found());
  }

  /** What theories have ruled out, where they do not decide who wins. */
  Optional<HalfAnswer> half() {
    return half;
  }

  /**
   * The same with what the search of a reduction has ruled out.
   *
   * @param brief for theories that were not asked for it, since the budget ended before
   */
  Optional<HalfAnswer> left(Ask ask, Control brief) {
    if (!halfAsked) {
      halfAsked = true;
      try {
        half = workspace.within(() -> HalfAnswer.of(sum, workspace, ask, brief));
      } catch (SearchStopped e) {
        // Then nothing is known.
        return Optional.empty();
      }
    }
    OutcomeSet all = HalfAnswer.possible(sum);
    OutcomeSet left = all.and(OutcomeSet.of(open));
    return left.equals(all)
        ? half
        : Optional.of(
            half.map(
                    known -> new HalfAnswer(known.possible().and(left), known.by(), known.reason()))
                .orElseGet(() -> new HalfAnswer(left, List.of(), List.of())));
  }

  /**
   * A winning move and where it comes from.
   *
   * @param move the move
   * @param by the theory
   */
  record Listed(Move<Sum> move, Source by) {}

  /** The first winning move of a player that a theory lists; empty where none lists them. */
  Optional<Listed> listed(Player player) {
    return PartFacts.of(sum, workspace, Ask.MOVES, control)
        .flatMap(
            facts ->
                new MoveFinder(sum, facts, workspace, control, new AnySolver()::losesFirst)
                    .first(player)
                    .map(move -> new Listed(move, facts.source(true))))
        .or(() -> listedApart(player));
  }

  private Optional<Listed> listedApart(Player player) {
    return ApartTerms.of(sum, workspace, Ask.MOVES, control)
        .flatMap(
            apart -> {
              OutcomeAnswer ofRest = whole(apart.rest(), Ask.MOVES);
              return apart.moves(player, ofRest).stream()
                  .findFirst()
                  .map(move -> new Listed(move, apart.source()));
            });
  }

  /** A solver of the sum and what can be reached from it, by theorems or search. */
  OutcomeSolver<Sum> solver() {
    return new AnySolver();
  }

  private OutcomeAnswer answer(PartFacts facts, Outcome outcome, Ask ask) {
    Optional<Map<Player, WinningMoves>> moves =
        ask.moves()
            ? Optional.of(
                new MoveFinder(sum, facts, workspace, control, new AnySolver()::losesFirst)
                    .moves(outcome))
            : Optional.empty();
    List<Step> reason = new ArrayList<>();
    if (ask.explain()) {
      reason.addAll(TheoryReason.ofOutcome(sum, facts, facts.total(workspace.universe()), outcome));
      if (outcome == Outcome.D) {
        DrawingMoves.step(sum, workspace, control).ifPresent(reason::add);
      }
    }
    return new OutcomeAnswer(outcome, moves, reason, facts.source(true));
  }

  /** Where the facts about single terms come from, for a sum that they do not decide together. */
  List<Source> aboutTerms() {
    return sum.terms().size() < 2
        ? List.of()
        : sum.terms().stream()
            .filter(term -> term.bare().isEmpty())
            .flatMap(term -> PartFacts.of(Sum.of(term), workspace, Ask.ANSWER, control).stream())
            .map(facts -> facts.source(true))
            .distinct()
            .toList();
  }

  Optional<ValueAnswer> value(Ask ask) {
    if (sum.ending() == Ending.LAST_PLAYER_LOSES) {
      return Optional.empty();
    }
    Optional<PartFacts> known = PartFacts.of(sum, workspace, ask, control);
    Optional<Value> total =
        known.flatMap(
            facts ->
                sum.ending() == Ending.VERDICT
                    ? facts.facts().get(0).value()
                    : facts.total(workspace.universe()));
    if (total.isEmpty() && sum.terms().stream().anyMatch(ValueRules::isInfinite)) {
      return values()
          .flatMap(values -> Values.sum(values, workspace.universe()))
          .map(
              value ->
                  new ValueAnswer(
                      value,
                      Values.outcome(value),
                      List.of(),
                      new Source.ByTheory(List.of(Basics.VALUES), List.of())));
    }
    if (total.isEmpty()) {
      return reduction().flatMap(ReducedPosition::value);
    }
    Outcome outcome = Values.outcome(total.get());
    List<Step> reason =
        ask.explain() ? TheoryReason.ofValue(sum, known.get(), total.get(), outcome) : List.of();
    return Optional.of(new ValueAnswer(total.get(), outcome, reason, known.get().source(false)));
  }

  /** Who wins the sum and what can be reached from it: by theorems where they say it, or search. */
  private final class AnySolver implements OutcomeSolver<Sum> {
    private Optional<OutcomeSolver<Sum>> search = Optional.empty();

    @Override
    public Play<Sum> rules() {
      return new SumPlay(sum);
    }

    @Override
    public Result result(Sum position, Player mover) {
      Optional<OutcomeAnswer> known =
          new TheoryAnswers(workspace, position, control).outcome(Ask.ANSWER);
      if (known.isPresent()) {
        return known.get().outcome().forMover(mover);
      }
      if (search.isEmpty()) {
        search = Optional.of(SumSolvers.of(workspace, sum, true, control));
      }
      return search.get().result(position, mover);
    }

    @Override
    public long visited() {
      return search.map(OutcomeSolver::visited).orElse(0L);
    }

    boolean losesFirst(Sum position, Player player) {
      return result(position, player) == Result.LOSS;
    }
  }

  private Optional<ReducedPosition<?>> reduction() {
    SumPlay play = new SumPlay(sum);
    if (play.verdict(sum).isPresent()) {
      return Optional.empty();
    }
    return sum.single()
        .filter(Term.Placed.class::isInstance)
        .flatMap(term -> reduction((Term.Placed<?>) term));
  }

  private <P> Optional<ReducedPosition<?>> reduction(Term.Placed<P> placed) {
    for (Reduction<P> reduction : placed.variant().reductions()) {
      Optional<Reduced> reduced = reduction.reduce(placed.position(), workspace, control);
      if (reduced.isPresent()) {
        return Optional.of(new ReducedPosition<>(placed, reduction, reduced.get()));
      }
    }
    return Optional.empty();
  }

  /** A position with the smaller game that stands for it. */
  private final class ReducedPosition<P> {
    private final Term.Placed<P> placed;
    private final Reduction<P> reduction;
    private final Reduced reduced;

    ReducedPosition(Term.Placed<P> placed, Reduction<P> reduction, Reduced reduced) {
      this.placed = placed;
      this.reduction = reduction;
      this.reduced = reduced;
    }

    Optional<OutcomeAnswer> answer(Ask ask) {
      long start = System.nanoTime();
      long before = control.progress().positions();
      Outcome found = reduced.outcome(control, left());
      AnySolver solver = new AnySolver();
      Optional<Map<Player, WinningMoves>> moves =
          ask.moves()
              ? Optional.of(TriedMoves.moves(sum, seen(found), solver::losesFirst))
              : Optional.empty();
      // What the reason looks up besides is no part of the search.
      Source source = source(start, before);
      List<Step> reason = ask.explain() ? reason(found, solver) : List.of();
      List<Source> by =
          new ArrayList<>(half.map(known -> known.by(sum, seen(found))).orElse(List.of()));
      by.removeIf(said -> source.statements().containsAll(said.statements()));
      by.add(source);
      return Optional.of(new OutcomeAnswer(seen(found), moves, reason, by));
    }

    /** What the reduction says for its answer, or else moves and answers as after any search. */
    private List<Step> reason(Outcome found, AnySolver solver) {
      List<Step> steps = reduction.reason(placed.position(), found, workspace, control);
      return steps.isEmpty()
          ? new SearchReason(sum, BestMoves.inOrder(solver)::keeping).explain(seen(found))
          : steps;
    }

    /** The outcome classes that are left, as the search sees them; it takes away from them. */
    private Set<Outcome> left() {
      half.ifPresent(known -> open.retainAll(known.possible()));
      return placed.swapped() ? EnumSet.copyOf(OutcomeSet.of(open).exchanged()) : open;
    }

    private Outcome seen(Outcome outcome) {
      return placed.swapped() ? outcome.exchanged() : outcome;
    }

    private Source source(long start, long before) {
      long positions = Math.max(reduced.visited(), control.progress().positions() - before);
      return new Source.ByReduction(reduction.statements(), positions, Analyst.millisSince(start));
    }

    Optional<ValueAnswer> value() {
      long start = System.nanoTime();
      long before = control.progress().positions();
      return reduced
          .value(control)
          .map(value -> placed.swapped() ? Values.negative(value) : value)
          .map(
              value ->
                  new ValueAnswer(value, Values.outcome(value), List.of(), source(start, before)));
    }
  }
}
