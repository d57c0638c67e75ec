package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.setup.Setup;
import org.farstar.games.order.OrderDrawing;
import org.farstar.games.order.monotone.board.ExtendedForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.picture.Drawing;

/**
 * A board as text: the cards, and where it says something about the play, the recording sequence
 * with its colours and gaps.
 *
 * @param rules how cards are written
 * @param game its parameters
 * @param recorded whether the recording sequence is shown; only for the basic form on a chain
 */
record MonotoneLook(Rules<MonotonePosition> rules, Parameters game, boolean recorded)
    implements Look<MonotonePosition> {
  @Override
  public String picture(MonotonePosition position) {
    String row = position.cards().isEmpty() ? "(no card yet)" : rules.write(position);
    return recorded ? row + "\n\n" + RecordingSequence.of(position).picture() : row;
  }

  /** The cards in the order in which they lie, above the deck; empty for what is too large. */
  @Override
  public Optional<Drawing> drawing(MonotonePosition position) {
    return MonotoneDrawing.of(position, recorded, extended());
  }

  @Override
  public List<String> pointsAt(MonotonePosition position, Drawing drawing, String move) {
    return position.deck().chain().isPresent() && !extended()
        ? OrderDrawing.pointsAt(position.deck().chain().get(), position.cards(), drawing, move)
        : Look.super.pointsAt(position, drawing, move);
  }

  private boolean extended() {
    return rules instanceof ExtendedForm;
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(new CardSetup(game, scene).hand());
  }
}
