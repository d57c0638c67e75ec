package org.farstar.engine.solve;

import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Records of {@link Content#STARTERS}: of a position in a game whose play may be endless, the half
 * of Left, who begins, times 65,536, and the half of Right. Where both players have the same moves
 * both halves are the same.
 *
 * <p>A half is {@code 1 + 4 * moves + result}, with the results 0 loss, 1 draw, 2 win and 3
 * endless: a play that neither player need end, and that a player wins, as the rules say. Moves are
 * counted to the end when who wins hurries and who loses delays; of a draw and of what is endless
 * there are none.
 */
public final class Starters {
  /** What is not known yet. */
  static final int UNDECIDED = 0;

  static final int LOSS = 0;
  static final int DRAW = 1;
  static final int WIN = 2;
  static final int ENDLESS = 3;

  /** The most moves that a half has room for. */
  static final int MOST_MOVES = (1 << 13) - 2;

  private static final int HALF = 0xffff;

  private Starters() {}

  static int half(int result, int moves) {
    return 1 + 4 * moves + result;
  }

  static int record(int left, int right) {
    return left << Character.SIZE | right;
  }

  /** The half of a player who begins. */
  static int half(int record, Player starter) {
    return starter == Player.LEFT ? record >>> Character.SIZE : record & HALF;
  }

  static int result(int half) {
    return half - 1 & 3;
  }

  /**
   * After how many moves the play ends that the half of a record is about; -1 if it need not. A
   * record of {@link Content#REMOTENESS} is such a half.
   */
  public static int moves(int half) {
    int result = result(half);
    return result == WIN || result == LOSS ? half - 1 >> 2 : -1;
  }

  /** What a half is that nobody can force, where a play without end has this outcome. */
  static int open(Outcome endless) {
    return half(endless == Outcome.D ? DRAW : ENDLESS, 0);
  }

  /** A record, with this in the place of halves that are not known. */
  static int closed(int record, int open) {
    int left = half(record, Player.LEFT);
    int right = half(record, Player.RIGHT);
    return record(left == UNDECIDED ? open : left, right == UNDECIDED ? open : right);
  }

  /**
   * The outcome that a record says.
   *
   * @param endless that of a play without end
   */
  public static Outcome outcome(int record, Outcome endless) {
    return Outcome.of(result(record, Player.LEFT, endless), result(record, Player.RIGHT, endless));
  }

  private static Result result(int record, Player starter, Outcome endless) {
    return switch (result(half(record, starter))) {
      case LOSS -> Result.LOSS;
      case DRAW -> Result.DRAW;
      case WIN -> Result.WIN;
      default -> endless.forMover(starter);
    };
  }

  /** After how many moves a play that a player begins is over; -1 if it need not be. */
  public static int moves(int record, Player starter) {
    return moves(half(record, starter));
  }
}
