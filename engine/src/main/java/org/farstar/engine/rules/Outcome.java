package org.farstar.engine.rules;

/**
 * The outcome class of a position: who wins under best play.
 *
 * <p>A position has two results, one for each player moving first. {@link #N}, {@link #P}, {@link
 * #L} and {@link #R} are the four classes without draws. {@link #D} says that at least one of the
 * two starts is drawn; for the games in which the position itself says whose turn it is, and for
 * impartial games, both starts agree and {@code D} is simply a draw. {@link #EVEN} and {@link #ODD}
 * are the names of L and R in games whose players want a parity.
 */
public enum Outcome {
  /** The next player, who moves first, wins. */
  N("next", "the next player wins"),
  /** The previous player, who moves second, wins. */
  P("previous", "the previous player wins"),
  /** Left wins, whoever starts. */
  L("left", "Left wins"),
  /** Right wins, whoever starts. */
  R("right", "Right wins"),
  /** Neither player can force a win. */
  D("draw", "the game is drawn"),
  /** The player who wants the parity to be even wins, whoever starts. */
  EVEN("even", "the player who wants an even parity wins"),
  /** The player who wants the parity to be odd wins, whoever starts. */
  ODD("odd", "the player who wants an odd parity wins");

  private final String word;
  private final String sentence;

  Outcome(String word, String sentence) {
    this.word = word;
    this.sentence = sentence;
  }

  /** One lower-case word, for instance {@code next}. */
  public String word() {
    return word;
  }

  /** A clause that says who wins, without a capital or a full stop. */
  public String sentence() {
    return sentence;
  }

  /**
   * The class of a position from its two results.
   *
   * @param leftFirst the result for Left when Left moves first
   * @param rightFirst the result for Right when Right moves first
   */
  public static Outcome of(Result leftFirst, Result rightFirst) {
    if (leftFirst == Result.DRAW || rightFirst == Result.DRAW) {
      return D;
    }
    if (leftFirst == Result.WIN) {
      return rightFirst == Result.WIN ? N : L;
    }
    return rightFirst == Result.WIN ? R : P;
  }

  /** The same class in a game whose players want a parity, Left the even one. */
  public Outcome ofParity() {
    return this == L ? EVEN : this == R ? ODD : this;
  }

  /** The class of the same game with the players exchanged. */
  public Outcome exchanged() {
    return switch (this) {
      case L -> R;
      case R -> L;
      case EVEN -> ODD;
      case ODD -> EVEN;
      case N, P, D -> this;
    };
  }

  /**
   * The class of a game with a value on the number line.
   *
   * @param sign the sign of the number
   */
  public static Outcome ofSign(int sign) {
    return sign > 0 ? L : sign < 0 ? R : P;
  }

  /** The result for the player who moves first, when that player is {@code mover}. */
  public Result forMover(Player mover) {
    return switch (this) {
      case N -> Result.WIN;
      case P -> Result.LOSS;
      case D -> Result.DRAW;
      case L, EVEN -> mover == Player.LEFT ? Result.WIN : Result.LOSS;
      case R, ODD -> mover == Player.RIGHT ? Result.WIN : Result.LOSS;
    };
  }
}
