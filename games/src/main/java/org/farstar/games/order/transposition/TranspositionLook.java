package org.farstar.games.order.transposition;

import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** A sequence as people see it, and the players: one wants the parity even, the other odd. */
final class TranspositionLook implements Look<TranspositionPosition> {
  @Override
  public String picture(TranspositionPosition position) {
    return position.bare() ? position.toString() : TranspositionText.write(position);
  }

  @Override
  public String title(Player player) {
    return player == Player.LEFT ? "Even" : "Odd";
  }

  @Override
  public String label(Outcome outcome) {
    return outcome.label(true);
  }

  @Override
  public Optional<Winner> winner(TranspositionPosition position, Outcome outcome) {
    return Optional.ofNullable(WhiteAndBlack.of(outcome, position.turns() % 2 == 0));
  }
}
