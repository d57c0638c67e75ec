package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;

/**
 * The basic form on a dense order without ends, solved for given critical lengths: who wins at
 * every colour sequence, in normal or in misère play. There are no draws (Proposition 1).
 */
public final class DenseGame {
  private final int a;
  private final int d;
  private final boolean misere;
  private final BoxTable table;

  private DenseGame(int a, int d, boolean misere, BoxTable table) {
    this.a = a;
    this.d = d;
    this.misere = misere;
    this.table = table;
  }

  /**
   * Solves the game.
   *
   * @param a how long an ascending subsequence ends it, at least 2
   * @param d how long a descending subsequence ends it, at least 2
   * @param misere whether who completes one loses
   * @param control its budget must hold the table of the {@link DiagramBox}
   * @throws SearchStopped where it does not
   */
  public static DenseGame solve(int a, int d, boolean misere, Control control) {
    if (a < 2 || d < 2) {
      throw new IllegalArgumentException("critical lengths " + a + " and " + d);
    }
    return new DenseGame(a, d, misere, BoxTable.solve(DiagramBox.of(a, d, misere), control));
  }

  /** Who wins from the empty board. */
  public Outcome outcome() {
    return outcome(ColourSequence.EMPTY);
  }

  /**
   * Who wins from a colour sequence.
   *
   * @param colours an admissible sequence; where a critical length is reached the game is over
   */
  public Outcome outcome(ColourSequence colours) {
    int reddish = colours.reddish();
    int bluish = colours.bluish();
    if (reddish >= a || bluish >= d) {
      return misere ? Outcome.N : Outcome.P;
    }
    // Outside the box of the normal game one more card completes a critical subsequence.
    boolean lost = table.box().holds(colours) && table.lost(colours);
    return lost ? Outcome.P : Outcome.N;
  }

  /** The gaps into which a winning move goes, from the lowest; none where the game is over. */
  public List<Integer> winningGaps(ColourSequence colours) {
    List<Integer> gaps = new ArrayList<>();
    if (colours.reddish() < a && colours.bluish() < d) {
      for (int gap = 0; gap <= colours.size(); gap++) {
        if (outcome(colours.insert(gap)) == Outcome.P) {
          gaps.add(gap);
        }
      }
    }
    return gaps;
  }

  /** The table behind it. */
  public BoxTable table() {
    return table;
  }
}
