package org.farstar.bench.qubic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.games.positional.qubic.Cells;
import org.farstar.games.positional.qubic.Cube64;
import org.farstar.games.positional.qubic.ForcedWin;
import org.farstar.verify.qubic.Entry;

/**
 * Completes a dictionary for Qubic: it gets a line for every position, up to symmetry, that play
 * leads to and in which X neither completes a line nor takes the fourth cell of a line of three
 * O's. So whoever plays from it has not to look for threats. Not thread-safe.
 */
public final class CompleteDictionary {
  private final Map<Cells, Integer> moves = new HashMap<>();
  private final Set<Cells> seen = new HashSet<>();
  private final Deque<Cells> open = new ArrayDeque<>();
  private final List<String> lines = new ArrayList<>();
  private final ForcedWin threats = new ForcedWin();

  private CompleteDictionary() {}

  /**
   * The lines of the complete dictionary, in ascending order.
   *
   * @param dictionary one that wins
   * @param checkStop called now and then; what it throws ends the work
   * @throws IllegalArgumentException where it does not win
   */
  public static List<String> of(List<Entry> dictionary, Runnable checkStop) {
    return of(dictionary, 0, 0, checkStop);
  }

  /** The same for play that begins in a position with X to move. */
  static List<String> of(List<Entry> dictionary, long x, long o, Runnable checkStop) {
    CompleteDictionary complete = new CompleteDictionary();
    for (Entry entry : dictionary) {
      int g = Cube64.least(entry.x(), entry.o());
      long image = Cube64.image(g, 1L << entry.move());
      complete.moves.put(Cells.least(entry.x(), entry.o()), Long.numberOfTrailingZeros(image));
    }
    complete.turn(x, o);
    while (!complete.open.isEmpty()) {
      checkStop.run();
      complete.move(complete.open.pop());
    }
    Collections.sort(complete.lines);
    return complete.lines;
  }

  /** X's turn. */
  private void turn(long x, long o) {
    if (Cube64.wins(x, o) != 0) {
      return;
    }
    long block = Cube64.wins(o, x);
    Cells least = Cells.least(x, o);
    if (seen.add(least)) {
      if (block != 0) {
        replies(x | block, o);
      } else {
        open.push(least);
      }
    }
  }

  private void move(Cells at) {
    Integer move = moves.get(at);
    if (move == null) {
      threats.forget();
      if (!threats.wins(at.x(), at.o(), 0, Long.MAX_VALUE)) {
        throw new IllegalArgumentException("no win at " + at);
      }
      move = threats.firstMove();
    }
    lines.add(new Entry(1, at.x(), at.o(), move).write());
    replies(at.x() | 1L << move, at.o());
  }

  private void replies(long x, long o) {
    long fourth = Cube64.wins(x, o);
    if ((fourth & fourth - 1) == 0) {
      for (long rest = fourth != 0 ? fourth : ~(x | o); rest != 0; rest &= rest - 1) {
        turn(x, o | Long.lowestOneBit(rest));
      }
    }
  }
}
