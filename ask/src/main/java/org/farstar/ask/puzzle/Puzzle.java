package org.farstar.ask.puzzle;

import java.util.Locale;
import org.farstar.ask.question.Question;
import org.farstar.values.player.Player;

/**
 * A puzzle.
 *
 * @param seed what it was made from
 * @param question the position
 * @param kind what is asked of it
 * @param player who is to move, where a move is asked for; otherwise Left
 * @param grade how hard it is, from 1 to {@link #HARDEST}
 * @param tempting how many moves are possible that do not solve it
 * @param depth after how many moves the play is over if the winner hurries and the loser delays
 */
public record Puzzle(
    String seed, Question question, Kind kind, Player player, int grade, int tempting, int depth) {
  /** The highest grade. */
  public static final int HARDEST = 5;

  /** What is asked of a position. */
  public enum Kind {
    /** Find the only move that wins. */
    MOVE,
    /** Say who wins. */
    WINS,
    /** Say what it is worth. */
    WORTH;

    /** The name in data and on the command line. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The grade: each doubling of the moves that tempt counts as much as each move of the play.
   *
   * @return from 1 to {@link #HARDEST}
   */
  static int grade(int tempting, int depth) {
    int doublings = 32 - Integer.numberOfLeadingZeros(tempting);
    return Math.min(HARDEST, 1 + (doublings + depth) / 3);
  }
}
