package org.farstar.games.positional.qubic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.farstar.verify.qubic.Entry;

/**
 * Plays X in Qubic from a dictionary: completes a line, takes the fourth cell of a line of three
 * O's, makes the move of the dictionary, or wins by threats. Not thread-safe.
 */
public final class QubicPlayer {
  private static final long THREATS_TRIED = 10_000_000;

  private final Map<Cells, Integer> moves = new HashMap<>();
  private final ForcedWin threats = new ForcedWin();

  /**
   * @param dictionary the lines
   */
  public QubicPlayer(List<Entry> dictionary) {
    for (Entry entry : dictionary) {
      int g = Cube64.least(entry.x(), entry.o());
      long move = Cube64.image(g, 1L << entry.move());
      moves.put(Cells.least(entry.x(), entry.o()), Long.numberOfTrailingZeros(move));
    }
  }

  /**
   * The move of X.
   *
   * @param x the cells of X, cell 16a + 4b + c for the coordinates a, b, c from 0 to 3
   * @param o those of O, as many
   * @return empty where play has left the dictionary
   */
  public OptionalInt move(long x, long o) {
    long now = Cube64.wins(x, o);
    long must = now != 0 ? now : Cube64.wins(o, x);
    if (must != 0) {
      return OptionalInt.of(Long.numberOfTrailingZeros(must));
    }
    OptionalInt listed = listed(x, o);
    if (listed.isPresent()) {
      return listed;
    }
    threats.forget();
    return threats.wins(x, o, 0, THREATS_TRIED)
        ? OptionalInt.of(threats.firstMove())
        : OptionalInt.empty();
  }

  /** The move of the dictionary, where it has the position; for any number of threads. */
  OptionalInt listed(long x, long o) {
    Integer image = moves.get(Cells.least(x, o));
    return image == null
        ? OptionalInt.empty()
        : OptionalInt.of(Cube64.preimage(Cube64.least(x, o), image));
  }
}
