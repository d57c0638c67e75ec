package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Step;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Move;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.Recording;
import org.farstar.games.order.monotone.chain.ChainGrundy;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.Gap;
import org.farstar.values.Nimber;

/**
 * The basic form on {1..n}: the position is reduced to its colours and gaps, large gaps count as
 * one (Proposition 6), and what is left is searched in packed tables, however large n is.
 *
 * <p>It keeps the tables of the game it was last asked about, so that a play need not begin again
 * at every move.
 */
final class ChainTheory implements Theory<MonotonePosition> {
  private ChainTables kept;

  @Override
  public String cite() {
    return "monotone, Proposition 6";
  }

  /** The parameters where this theory applies. */
  private static Optional<Parameters> parameters(SumRuleset<MonotonePosition> rules) {
    return rules.base() instanceof BasicForm form
            && form.values().deck().chain().isPresent()
            && form.values().deck().size().isPresent()
        ? Optional.of(form.values())
        : Optional.empty();
  }

  @Override
  public synchronized Optional<OutcomeAnswer> outcome(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    Optional<Parameters> applies = parameters(rules);
    if (applies.isEmpty()) {
      return Optional.empty();
    }
    Parameters parameters = applies.get();
    BasicForm form = (BasicForm) rules.base();
    MonotonePosition position = sum.single();
    ChainSearch search = new ChainSearch(tables(parameters), control);
    Outcome outcome = outcome(form, position, search);
    Optional<Map<Player, WinningMoves>> moves = Optional.empty();
    List<Step> reason = List.of();
    if (ask.beyondTheAnswer()) {
      WinningMoves winning = WinningMoves.all(winning(form, position, search));
      Map<Player, WinningMoves> each = new EnumMap<>(Player.class);
      for (Player player : Player.values()) {
        each.put(player, winning);
      }
      moves = ask.moves() ? Optional.of(each) : moves;
      if (ask.explain()) {
        reason = new ChainReason(form, position, control).steps(outcome, winning);
      }
    }
    Source source = source(search.visited());
    return Optional.of(new OutcomeAnswer(outcome, moves, reason, source));
  }

  private static Source source(long visited) {
    return new Source.ByTheory(
        "monotone, Proposition 6; "
            + visited
            + (visited == 1 ? " position" : " positions")
            + " of colours and gaps searched");
  }

  private ChainTables tables(Parameters parameters) {
    Convention convention = Convention.of(parameters.misere());
    if (kept == null || !kept.hold(parameters.a(), parameters.d(), convention)) {
      kept = ChainTables.of(parameters.a(), parameters.d(), convention);
    }
    return kept;
  }

  private static Outcome outcome(BasicForm form, MonotonePosition position, ChainSearch search) {
    Optional<Outcome> verdict = form.verdict(position);
    return verdict.isPresent()
        ? verdict.get()
        : search.outcome(Gap.of(form.values(), Recording.of(position)));
  }

  private static List<WinningMove> winning(
      BasicForm form, MonotonePosition position, ChainSearch search) {
    List<WinningMove> winning = new ArrayList<>();
    for (Move<MonotonePosition> move : form.moveList(position, Player.LEFT)) {
      if (outcome(form, move.to(), search) == Outcome.P) {
        winning.add(new WinningMove(move.text(), form.write(move.to())));
      }
    }
    return winning;
  }

  /** Grundy values, for normal play and where no play can be drawn. */
  @Override
  public Optional<ValueAnswer> value(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    Optional<Parameters> applies = parameters(rules).filter(parameters -> !parameters.misere());
    if (applies.isEmpty()) {
      return Optional.empty();
    }
    BasicForm form = (BasicForm) rules.base();
    Optional<Outcome> verdict = form.verdict(sum.single());
    if (verdict.isPresent()) {
      return verdict.get() == Outcome.P
          ? Optional.of(new ValueAnswer(Nimber.ZERO, Outcome.P, List.of(), source(0)))
          : Optional.empty();
    }
    Parameters parameters = applies.get();
    ChainGrundy grundy = new ChainGrundy(parameters.a(), parameters.d(), control);
    OptionalInt value = grundy.value(Gap.of(parameters, Recording.of(sum.single())));
    return value.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ValueAnswer(
                new Nimber(value.getAsInt()),
                value.getAsInt() == 0 ? Outcome.P : Outcome.N,
                List.of(),
                source(grundy.visited())));
  }
}
