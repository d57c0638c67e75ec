package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.posets.PosetDeck;
import org.farstar.games.order.monotone.posets.PosetSearch;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The basic form on finite posets, by the lengths that each free card would complete. */
final class PosetTheory implements Theory<MonotonePosition> {
  @Override
  public String cite() {
    return "monotone, section 2";
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    if (!(rules.base() instanceof BasicForm form)
        || !(form.values().deck() instanceof PosetDeck deck)) {
      return Optional.empty();
    }
    Parameters game = form.values();
    PosetSearch search = new PosetSearch(game.a(), game.d(), deck.poset(), game.misere(), control);
    MonotonePosition position = sum.single();
    Outcome outcome = outcome(form, position, search);
    Optional<Map<Player, WinningMoves>> moves = Optional.empty();
    if (ask.moves()) {
      WinningMoves winning = WinningMoves.all(winning(form, position, search));
      Map<Player, WinningMoves> each = new EnumMap<>(Player.class);
      for (Player player : Player.values()) {
        each.put(player, winning);
      }
      moves = Optional.of(each);
    }
    String how =
        "monotone, section 2; "
            + search.visited()
            + " positions of lengths that can still become critical searched";
    return Optional.of(new OutcomeAnswer(outcome, moves, List.of(), new Source.ByTheory(how)));
  }

  private static Outcome outcome(BasicForm form, MonotonePosition position, PosetSearch search) {
    return form.verdict(position)
        .orElseGet(
            () -> search.outcome(position.cards().stream().map(c -> (int) c.over() - 1).toList()));
  }

  private static List<WinningMove> winning(
      BasicForm form, MonotonePosition position, PosetSearch search) {
    List<WinningMove> winning = new ArrayList<>();
    for (Move<MonotonePosition> move : form.moveList(position, Player.LEFT)) {
      if (outcome(form, move.to(), search) == Outcome.P) {
        winning.add(new WinningMove(move.text(), form.write(move.to())));
      }
    }
    return winning;
  }
}
