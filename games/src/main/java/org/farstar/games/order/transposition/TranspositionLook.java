package org.farstar.games.order.transposition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.setup.Setup;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderDrawing;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape.Anchor;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** A sequence as people see it, and the players: one wants the parity even, the other odd. */
final class TranspositionLook implements Look<TranspositionPosition> {
  /** Of longer sequences nobody could see the terms. */
  private static final int MOST = 200;

  @Override
  public String picture(TranspositionPosition position) {
    return position.bare() ? position.toString() : TranspositionText.write(position);
  }

  /** The order with the terms of the sequence, below each its number; empty for a bare shape. */
  @Override
  public Optional<Drawing> drawing(TranspositionPosition position) {
    if (position.bare() || position.sequence().size() > MOST) {
      return Optional.empty();
    }
    Map<Element, OrderDrawing.Used> used = new HashMap<>();
    for (Element term : position.sequence()) {
      String number = Integer.toString(used.size() + 1);
      used.put(term, new OrderDrawing.Used(Ink.STONE, number));
    }
    String turns = position.turns() + (position.turns() == 1 ? " turn left" : " turns left");
    Canvas canvas = new Canvas();
    Drawing order = OrderDrawing.of(position.domain(), used);
    canvas.text(Ink.FAINT_TEXT, 0, -14, turns, 12, Anchor.START);
    return Optional.of(canvas.add(order, 0, 0, 1).drawing(1));
  }

  @Override
  public List<String> pointsAt(TranspositionPosition position, Drawing drawing, String move) {
    return OrderDrawing.pointsAt(position.domain(), position.sequence(), drawing, move);
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

  @Override
  public Setup setup() {
    return scene -> Optional.of(new SequenceSetup(scene).hand());
  }
}
