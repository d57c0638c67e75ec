package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.values.Dyadic;

/** The winning moves of one player in a sum of lines, from the values of the options. */
final class CoinMoves {
  private final Sum<CoinLine> position;
  private final List<Dyadic> values;
  private final Player player;
  private final Control control;

  CoinMoves(Sum<CoinLine> position, List<Dyadic> values, Player player, Control control) {
    this.position = position;
    this.values = values;
    this.player = player;
    this.control = control;
  }

  WinningMoves winning() {
    FlippingCoins rules = new FlippingCoins();
    Dyadic total = values.stream().reduce(Dyadic.ZERO, Dyadic::plus);
    List<WinningMove> winning = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      int term = i;
      Dyadic rest = total.minus(values.get(i));
      rules.moves(
          position.terms().get(i),
          player,
          (to, text) -> {
            Dyadic after = rest.plus(CoinValue.of(to));
            if (player == Player.LEFT ? after.signum() >= 0 : after.signum() <= 0) {
              Sum<CoinLine> sum = position.replace(term, List.of(to));
              winning.add(
                  new WinningMove(
                      SumRuleset.moveText(position, term, text.get()),
                      new SumRuleset<>(rules).write(sum)));
            }
          });
    }
    return WinningMoves.all(winning);
  }
}
