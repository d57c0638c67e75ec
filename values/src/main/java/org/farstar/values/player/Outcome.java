package org.farstar.values.player;

import java.util.List;
import java.util.Optional;

/**
 * The outcome class of a position: what each player gets when moving first, under best play of
 * both.
 *
 * <p>The four classes without draws have their usual names. The five with draws are named as by A.
 * N. Siegel, <i>Combinatorial Game Theory</i> (2013), chapter VI: a hat marks the class that Left
 * likes better.
 *
 * <pre>
 *                        Right moves first
 *   Left moves first     Left wins   draw       Right wins
 *   Left wins            L           N_HAT      N
 *   draw                 P_HAT       D          N_CHECK
 *   Right wins           P           P_CHECK    R
 * </pre>
 *
 * <p>Where the position itself says whose turn it is, and in impartial games, only {@link #N},
 * {@link #P} and {@link #D} occur, and each says what the player to move gets. In games whose
 * players want a parity, Left the even and Right the odd one, L and R are labelled EVEN and ODD,
 * see {@link #label}.
 */
public enum Outcome {
  /** The next player, who moves first, wins. */
  N(Result.WIN, Result.WIN, "next", "the next player wins"),
  /** The previous player, who moves second, wins. */
  P(Result.LOSS, Result.LOSS, "previous", "the previous player wins"),
  /** Left wins, whoever starts. */
  L(Result.WIN, Result.LOSS, "left", "Left wins"),
  /** Right wins, whoever starts. */
  R(Result.LOSS, Result.WIN, "right", "Right wins"),
  /** Neither player can force a win. */
  D(Result.DRAW, Result.DRAW, "draw", "the game is drawn"),
  /** Left wins moving first, and draws moving second. */
  N_HAT(Result.WIN, Result.DRAW, "left-first", "Left wins moving first, Right moving first draws"),
  /** Right wins moving first, and draws moving second. */
  N_CHECK(
      Result.DRAW, Result.WIN, "right-first", "Right wins moving first, Left moving first draws"),
  /** Left wins moving second, and draws moving first. */
  P_HAT(
      Result.DRAW, Result.LOSS, "left-second", "Left wins moving second, Left moving first draws"),
  /** Right wins moving second, and draws moving first. */
  P_CHECK(
      Result.LOSS,
      Result.DRAW,
      "right-second",
      "Right wins moving second, Right moving first draws");

  private final Result leftFirst;
  private final Result rightFirst;
  private final String word;
  private final String sentence;

  Outcome(Result leftFirst, Result rightFirst, String word, String sentence) {
    this.leftFirst = leftFirst;
    this.rightFirst = rightFirst;
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
   * The name that is printed: {@code N}, {@code P}, {@code L}, {@code R}, {@code D}, {@code NHat},
   * {@code NCheck}, {@code PHat}, {@code PCheck}.
   *
   * @param parity whether the players want a parity: then L is {@code EVEN} and R is {@code ODD}
   */
  public String label(boolean parity) {
    return switch (this) {
      case L -> parity ? "EVEN" : "L";
      case R -> parity ? "ODD" : "R";
      case N_HAT -> "NHat";
      case N_CHECK -> "NCheck";
      case P_HAT -> "PHat";
      case P_CHECK -> "PCheck";
      default -> name();
    };
  }

  /** The class with this {@linkplain #label label}, of either kind, or empty if there is none. */
  public static Optional<Outcome> ofLabel(String label) {
    for (Outcome outcome : values()) {
      if (outcome.label(false).equals(label) || outcome.label(true).equals(label)) {
        return Optional.of(outcome);
      }
    }
    return Optional.empty();
  }

  /** What the player who moves first gets, when that player is {@code mover}. */
  public Result forMover(Player mover) {
    return mover == Player.LEFT ? leftFirst : rightFirst;
  }

  /** What a player gets who moves second. */
  public Result movingSecond(Player player) {
    return forMover(player.opponent()).forOpponent();
  }

  /** Whether the play is drawn whoever starts, or by one of the two starts at least. */
  public boolean hasDraw() {
    return leftFirst == Result.DRAW || rightFirst == Result.DRAW;
  }

  /**
   * Who wins a sum in normal play; empty where that does not follow from who wins each of its
   * parts. Games that the previous player wins are worth 0, and games of one sign add.
   */
  public static Optional<Outcome> ofSum(List<Outcome> parts) {
    List<Outcome> others = parts.stream().filter(part -> part != P).toList();
    if (others.isEmpty()) {
      return Optional.of(P);
    }
    Outcome first = others.get(0);
    boolean follows = others.size() == 1 || first == L || first == R;
    return follows && others.stream().allMatch(part -> part == first)
        ? Optional.of(first)
        : Optional.empty();
  }

  /**
   * The class of a position from its two results.
   *
   * @param leftFirst the result for Left when Left moves first
   * @param rightFirst the result for Right when Right moves first
   */
  public static Outcome of(Result leftFirst, Result rightFirst) {
    return switch (leftFirst) {
      case WIN ->
          switch (rightFirst) {
            case WIN -> N;
            case DRAW -> N_HAT;
            case LOSS -> L;
          };
      case DRAW ->
          switch (rightFirst) {
            case WIN -> N_CHECK;
            case DRAW -> D;
            case LOSS -> P_HAT;
          };
      case LOSS ->
          switch (rightFirst) {
            case WIN -> R;
            case DRAW -> P_CHECK;
            case LOSS -> P;
          };
    };
  }

  /** The class of the same game with the players exchanged. */
  public Outcome exchanged() {
    return of(rightFirst, leftFirst);
  }

  /**
   * The class of a game with a value on the number line.
   *
   * @param sign the sign of the number
   */
  public static Outcome ofSign(int sign) {
    return sign > 0 ? L : sign < 0 ? R : P;
  }
}
