package org.farstar.engine.search;

import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.Value;

/** The kinds of values that positions may have. */
public enum ValueKind {
  /** No values: only who wins is known. */
  NONE,
  /** Nimbers, in impartial games. */
  NIMBERS,
  /** Numbers, in games in which every position is one. */
  NUMBERS,
  /** Short games in canonical form. */
  SHORT_GAMES;

  /** What positions of a play have, unless its game says otherwise. */
  public static ValueKind of(Play<?> play) {
    if (play.ending() != Ending.LAST_PLAYER_WINS || play.endless().isPresent()) {
      return NONE;
    }
    return play.impartial() ? NIMBERS : SHORT_GAMES;
  }

  /**
   * How values of this kind follow from the values of options.
   *
   * @param workspace where the values live
   * @throws IllegalStateException for {@link #NONE}
   */
  public Algebra<? extends Value> algebra(Workspace workspace) {
    return switch (this) {
      case NONE -> throw new IllegalStateException("a game without values");
      case NIMBERS -> new NimAlgebra();
      case NUMBERS -> new NumberAlgebra();
      case SHORT_GAMES -> new ShortGameAlgebra(workspace.universe());
    };
  }

  /**
   * The algebra of values of this kind for a search that continues when the universe of its
   * workspace is full; nothing else may then hold values of the workspace and compute with them.
   *
   * @param workspace where the values live
   * @throws IllegalStateException for {@link #NONE}
   */
  public Algebra<? extends Value> renewing(Workspace workspace) {
    return this == SHORT_GAMES ? new ShortGameAlgebra(workspace) : algebra(workspace);
  }
}
