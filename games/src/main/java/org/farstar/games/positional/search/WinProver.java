package org.farstar.games.positional.search;

import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;

/**
 * Proves wins of X on a board of at most 64 points where it knows more of the board than {@link
 * LineSearch} does, which takes turns with it. A position is given by the points of X and of O.
 */
public interface WinProver {
  /** Makes a prover that keeps what it learns in a workspace. */
  interface Maker {
    /** The prover, which stops when the budget ends. */
    WinProver make(Workspace workspace, Control control);
  }

  /** How far an attempt to prove a win came. */
  enum Attempt {
    PROVED,

    /** The moves that are tried do not prove it; others may. */
    IN_VAIN,

    /** The effort was not enough. */
    UNFINISHED
  }

  /**
   * Whether X wins a position in which nobody can complete a set at once.
   *
   * @param turnOfX whether X is to move
   * @param effort how many positions may be expanded
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  Attempt wins(long x, long o, boolean turnOfX, long effort);

  /** A move of X that keeps a win that was proved; empty where none is known. */
  OptionalInt move(long x, long o);

  /** How many positions were expanded. */
  long visited();
}
