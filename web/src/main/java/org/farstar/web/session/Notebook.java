package org.farstar.web.session;

import org.farstar.ask.question.Desk;
import org.farstar.ask.question.RulesetPositions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.budget.Control;
import org.farstar.values.notation.Environment;
import org.farstar.values.shortgame.Universe;

/** The names of a worksheet, for whoever has taken its room. */
public final class Notebook {
  private final RulesetPositions positions;
  private final long universeBytes;
  private Environment environment;
  private Control control;

  /**
   * @param desk where positions in expressions are asked about
   */
  Notebook(Desk desk) {
    positions = new RulesetPositions(desk, Searches.of(() -> control, () -> {}));
    universeBytes = Math.max(1 << 20, desk.workspace().memoryBytes() / 2);
  }

  /**
   * The names and what they stand for.
   *
   * @param control what is evaluated next ends with it
   */
  public Environment names(Control control) {
    if (environment == null) {
      Universe universe = new Universe(universeBytes);
      environment = new Environment(positions, () -> universe);
    }
    this.control = control;
    positions.renew();
    return environment;
  }

  /** The positions of expressions. */
  public RulesetPositions positions() {
    return positions;
  }

  /** Forgets all names. */
  public void clear() {
    environment = null;
  }
}
