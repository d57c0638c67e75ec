package org.farstar.verify.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.RefusedException;

/**
 * A positional game in which X and O take one cell each in turn, at its start.
 *
 * @param board the cells, the sets and the symmetries
 * @param xCounts whether the play ends when X has a whole set
 * @param oCounts the same for O
 * @param avoids whether a whole set loses
 * @param x the cells of X at the start
 * @param o those of O
 * @param xMoves whether X is to move
 */
public record SetGame(
    LineBoard board,
    boolean xCounts,
    boolean oCounts,
    boolean avoids,
    List<Integer> x,
    List<Integer> o,
    boolean xMoves) {

  /**
   * The game of a position.
   *
   * @param checkStop called in every loop; what it throws ends the work
   * @return empty where it is not of such a game
   * @throws RefusedException if the board is too large
   */
  public static <P> Optional<SetGame> of(CheckedPart.Placed<P> placed, Runnable checkStop) {
    return placed.rules() instanceof SetRules<P> rules
        ? rules.setGame(placed.position(), checkStop)
        : Optional.empty();
  }

  /**
   * What one player shows.
   *
   * @param keeper who that is
   * @param wins whether this player wins; else he does not lose
   */
  record Promise(byte keeper, boolean wins) {
    /** The line above the strategy, as in {@code X does not lose}. */
    String line() {
      return name(keeper) + (wins ? " wins" : " does not lose");
    }
  }

  /**
   * What together proves that the outcome for the player to move is one of some, each N, P or D:
   * who does not lose in any of them, and whether he wins in all.
   */
  List<Promise> promises(OutcomeSet outcomes) {
    List<Promise> promises = new ArrayList<>();
    for (byte side : List.of(Position.X, Position.O)) {
      Outcome loses = side == mover() ? Outcome.P : Outcome.N;
      if (!outcomes.contains(loses)) {
        promises.add(new Promise(side, !outcomes.contains(Outcome.D)));
      }
    }
    return promises;
  }

  static String name(byte side) {
    return side == Position.X ? "X" : "O";
  }

  static byte other(byte side) {
    return side == Position.X ? Position.O : Position.X;
  }

  byte mover() {
    return xMoves ? Position.X : Position.O;
  }

  boolean both() {
    return xCounts && oCounts;
  }

  private boolean counts(byte side) {
    return side == Position.X ? xCounts : oCounts;
  }

  byte[] start() {
    return new Position(x, o).marks(board.names().size());
  }

  /** Refuses a start with a whole set that counts: the play is over. */
  public void requireOpen() {
    byte[] start = start();
    if (complete(start, Position.X) || complete(start, Position.O)) {
      throw RefusedException.at(6, "the play is over: a set is complete");
    }
  }

  /** Whether a promise is kept where no set is completed any more. */
  boolean keptAtEnd(Promise promise) {
    return both() ? !promise.wins : avoids == counts(promise.keeper);
  }

  /** Whether a player has a whole set that counts. */
  boolean complete(byte[] marks, byte side) {
    return counts(side)
        && board.sets().stream()
            .anyMatch(set -> Arrays.stream(set).allMatch(cell -> marks[cell] == side));
  }

  /**
   * Whether a keeper for whom it is good if no set is completed sees to that by rule: by a small
   * potential where sets win. Where they lose he takes the cells whose open sets weigh least. The
   * opponent's next cell then takes no less away, so that the weights do not grow but by a last
   * move without an answer, which at most doubles them.
   */
  boolean held(byte[] marks, byte keeper, byte mover) {
    if (!avoids) {
      byte[] seen = marks.clone();
      for (int cell = 0; cell < seen.length && keeper == Position.X; cell++) {
        seen[cell] = marks[cell] == Position.FREE ? Position.FREE : other(marks[cell]);
      }
      return Position.light(board.sets(), seen);
    }
    int left = mover == keeper ? 0 : -1;
    for (byte mark : marks) {
      left += mark == Position.FREE ? 1 : 0;
    }
    long one = 1L << Position.LARGEST;
    long sum = 0;
    for (int[] set : board.sets()) {
      int free = 0;
      boolean open = set.length <= Position.LARGEST;
      for (int cell : set) {
        free += marks[cell] == Position.FREE ? 1 : 0;
        open &= marks[cell] == Position.FREE || marks[cell] == keeper;
      }
      if (set.length > Position.LARGEST) {
        return false;
      }
      sum += open ? one >> free : 0;
      if (sum >= one) {
        return false;
      }
    }
    return left % 2 == 0 || 2 * sum < one;
  }
}
