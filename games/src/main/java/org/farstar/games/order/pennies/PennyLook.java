package org.farstar.games.order.pennies;

import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.setup.Setup;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Outcome;

/** Clumps of pennies as people see them. */
final class PennyLook implements Look<Clumps> {
  private final Pennies rules;

  PennyLook(Pennies rules) {
    this.rules = rules;
  }

  /** Pennies on one line of a terminal. */
  private static final int MOST_DRAWN = 50;

  @Override
  public String picture(Clumps clumps) {
    String turn =
        clumps.pennies() == 2 ? "" : clumps.blacksTurn() ? "   Black's turn" : "   White's turn";
    if (clumps.pennies() > MOST_DRAWN) {
      return clumps + turn;
    }
    StringBuilder picture = new StringBuilder();
    clumps.sizes().forEach(size -> picture.append("  ").append("o".repeat(size.intValue())));
    return picture.substring(2) + turn;
  }

  @Override
  public Optional<Drawing> drawing(Clumps clumps) {
    return Optional.of(Boards.tokens(clumps.sizes().stream().map(String::valueOf).toList()));
  }

  @Override
  public Optional<Winner> winner(Clumps clumps, Outcome outcome) {
    return Optional.ofNullable(WhiteAndBlack.of(outcome, !clumps.blacksTurn()));
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(PennySetup.of(rules.read(scene.text()), scene.line()));
  }
}
