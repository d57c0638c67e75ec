package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;

/**
 * A gap of a colour sequence: its free cards, and what ends the game in it.
 *
 * @param x an ascending subsequence of this length within the gap ends the game; at least 1
 * @param y a descending subsequence of this length within the gap ends the game; at least 1
 * @param size how many cards are free
 */
public record ChainGap(int x, int y, long size) {
  /** The only gap of the empty board. */
  static List<ChainGap> whole(int a, int d, long n) {
    return List.of(new ChainGap(a, d, n));
  }

  /** The gaps of a board on a finite chain on which no subsequence is complete. */
  public static List<ChainGap> of(Parameters parameters, RecordingSequence recording) {
    List<ChainGap> gaps = new ArrayList<>();
    List<OrderType> free = recording.gaps();
    for (int i = 0; i < free.size(); i++) {
      gaps.add(
          new ChainGap(
              parameters.a() - recording.colours().reddishBelow(i),
              parameters.d() - recording.colours().bluishAbove(i),
              free.get(i).size().orElseThrow()));
    }
    return gaps;
  }

  /** Whether a card played here completes a subsequence. */
  public boolean dead() {
    return x == 1 || y == 1;
  }
}
