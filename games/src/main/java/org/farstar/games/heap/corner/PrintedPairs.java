package org.farstar.games.heap.corner;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.table.PrintedTable;
import org.farstar.values.player.Outcome;

/** The pairs of Wythoff's game as the lecture prints them. */
public final class PrintedPairs {
  /** The pairs printed in the lecture. */
  public static final int[][] PAIRS = {
    {0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}, {9, 15}, {11, 18}, {12, 20}, {14, 23},
    {16, 26}, {17, 28}, {19, 31}, {21, 34}, {22, 36}, {24, 39}, {25, 41}, {27, 44}
  };

  private PrintedPairs() {}

  /** The pairs as the lecture prints them: the P-positions with m at most n. */
  static PrintedTable table() {
    Map<List<Long>, String> entries = new HashMap<>();
    for (int[] pair : PAIRS) {
      entries.put(List.of((long) pair[0], (long) pair[1]), Outcome.P.name());
    }
    return new PrintedTable(
        "slides/wythoff",
        "Wythoff, the sequence A starts",
        "The pairs: P-positions of Wythoff's game",
        "points",
        Map.of("m", "0..27", "n", "0..44", "show", "outcome"),
        "outcome",
        entries);
  }
}
