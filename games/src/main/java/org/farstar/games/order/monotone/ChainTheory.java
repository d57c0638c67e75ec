package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.Recording;
import org.farstar.games.order.monotone.chain.ChainGrundy;
import org.farstar.games.order.monotone.chain.Gap;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The basic form on {1..n}: the position is reduced to its colours and gaps, large gaps count as
 * one (Proposition 6), and what is left is searched in packed tables, however large n is.
 *
 * <p>It keeps the tables of the game it was last asked about, so that a play need not begin again
 * at every move.
 */
final class ChainTheory implements Theory<MonotonePosition> {
  private Judge.Memory kept = Judge.Memory.EMPTY;

  @Override
  public String cite() {
    return "monotone, Propositions 6 and 8";
  }

  /** The parameters where this theory applies. */
  private static Optional<Parameters> parameters(SumRuleset<MonotonePosition> rules) {
    return rules.base() instanceof BasicForm form && form.values().deck().chain().isPresent()
        ? Optional.of(form.values())
        : Optional.empty();
  }

  @Override
  public synchronized Optional<OutcomeAnswer> outcome(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    Optional<Parameters> applies = parameters(rules);
    if (applies.isEmpty() || !Judge.fits(applies.get())) {
      return Optional.empty();
    }
    BasicForm form = (BasicForm) rules.base();
    MonotonePosition position = sum.single();
    Judge judge = Judge.of(applies.get(), kept, control);
    kept = judge.memory();
    Outcome outcome = outcome(form, position, judge);
    Optional<Map<Player, WinningMoves>> moves = Optional.empty();
    List<Step> reason = List.of();
    if (ask.beyondTheAnswer()) {
      WinningMoves winning = WinningMoves.all(winning(form, position, judge));
      Map<Player, WinningMoves> each = new EnumMap<>(Player.class);
      for (Player player : Player.values()) {
        each.put(player, winning);
      }
      moves = ask.moves() ? Optional.of(each) : moves;
      if (ask.explain()) {
        reason = new ChainReason(form, position, control).steps(outcome, winning);
      }
    }
    return Optional.of(new OutcomeAnswer(outcome, moves, reason, judge.source()));
  }

  private static Outcome outcome(BasicForm form, MonotonePosition position, Judge judge) {
    Optional<Outcome> verdict = form.verdict(position);
    return verdict.isPresent() ? verdict.get() : judge.outcome(Recording.of(position));
  }

  private static List<WinningMove> winning(BasicForm form, MonotonePosition position, Judge judge) {
    List<WinningMove> winning = new ArrayList<>();
    for (Move<MonotonePosition> move : form.moveList(position, Player.LEFT)) {
      if (outcome(form, move.to(), judge) == Outcome.P) {
        winning.add(new WinningMove(move.text(), form.write(move.to())));
      }
    }
    return winning;
  }

  /** Grundy values, for normal play and where no play can be drawn. */
  @Override
  public Optional<ValueAnswer> value(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    Optional<Parameters> applies =
        parameters(rules).filter(p -> !p.misere() && p.deck().size().isPresent() && Judge.fits(p));
    if (applies.isEmpty()) {
      return Optional.empty();
    }
    BasicForm form = (BasicForm) rules.base();
    Optional<Outcome> verdict = form.verdict(sum.single());
    if (verdict.isPresent()) {
      return verdict.get() == Outcome.P
          ? Optional.of(new ValueAnswer(Nimber.ZERO, Outcome.P, List.of(), Judge.searched(0)))
          : Optional.empty();
    }
    Parameters parameters = Judge.clamped(applies.get());
    ChainGrundy grundy = new ChainGrundy(parameters.a(), parameters.d(), control);
    OptionalInt value = grundy.value(Gap.of(parameters, Recording.of(sum.single())));
    return value.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ValueAnswer(
                new Nimber(value.getAsInt()),
                value.getAsInt() == 0 ? Outcome.P : Outcome.N,
                List.of(),
                Judge.searched(grundy.visited())));
  }
}
