package org.farstar.games.order.transposition;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;

/** The whole paper: it answers every position, see {@link OutcomeTheorems}. */
final class TranspositionTheory implements Theory<TranspositionPosition> {
  private static final String PAPER = "transposition, ";

  @Override
  public String cite() {
    return PAPER + "Theorems 2.1, 2.3, 3.1, 4.2 and 4.3";
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<TranspositionPosition> rules,
      Sum<TranspositionPosition> sum,
      Ask ask,
      Control control) {
    TranspositionPosition position = sum.single();
    Decision decision = OutcomeTheorems.of(position.shape());
    Optional<Map<Player, WinningMoves>> moves = Optional.empty();
    if (ask.moves() && !position.bare()) {
      WinningFamilies families = new WinningFamilies(position, decision);
      Map<Player, WinningMoves> each = new EnumMap<>(Player.class);
      for (Player player : Player.values()) {
        each.put(player, families.winning(player));
      }
      moves = Optional.of(each);
    }
    List<Step> reason =
        ask.explain() && !position.bare()
            ? new TranspositionReason(position, decision).steps()
            : List.of();
    Source source = new Source.ByTheory(PAPER + decision.rule().cite());
    return Optional.of(new OutcomeAnswer(decision.outcome(), moves, reason, source));
  }
}
