package org.farstar.engine.theory;

/**
 * What is wanted beyond the bare answer, so that nobody computes what nobody reads.
 *
 * @param moves the winning moves
 * @param explain the reason, step by step
 */
public record Ask(boolean moves, boolean explain) {
  /** Whether anything is wanted that takes more than the answer does. */
  public boolean beyondTheAnswer() {
    return moves || explain;
  }

  /** The bare answer. */
  public static final Ask ANSWER = new Ask(false, false);

  /** The answer and the winning moves. */
  public static final Ask MOVES = new Ask(true, false);

  /** Everything. */
  public static final Ask ALL = new Ask(true, true);
}
