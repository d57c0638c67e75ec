package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Retrograde;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The nim-values of positions of an impartial {@linkplain Play#endless play that may never end}, a
 * nimber or a {@link LoopyNimber}. They add up, and tell who wins a sum.
 *
 * <p>A position has the nim-value m if m is the least number that no option has, and every option
 * without a smaller nim-value has an option with the nim-value m in its turn, found before. So the
 * positions with 0 are those that the player to move loses; and when those with less than m are
 * known, those with m are the lost ones of the play on the others in which a position is not lost
 * unless its options have all of 0, ..., m-1. {@link Retrograde} finds them, m by m, until none is
 * found; the positions left are infinite.
 *
 * <p>Time is the number of different nim-values times that of positions and moves, memory that of
 * positions and moves; finitely many positions must be reached. For one thread.
 *
 * <p>Source: C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); A. S. Fraenkel
 * and Y. Yesha, The generalized Sprague-Grundy function and its invariance under certain mappings,
 * J. Combin. Theory A 43 (1986); CGT, chapter IV.4.
 *
 * @param <P> the positions
 */
public final class LoopyNimValues<P> {
  private static final int INFINITE = -1;

  /** A node in a map, a small position and its moves; estimated. */
  private static final long BYTES_PER_POSITION = 400;

  private final Play<P> play;
  private final Control control;
  private final Map<P, Integer> numbers = new HashMap<>();
  private final List<P> positions = new ArrayList<>();
  private final List<int[]> options = new ArrayList<>();
  private final Meter meter;
  private int[] labels = {};

  /**
   * @param play impartial, in normal play, one that never ends being drawn
   * @param control stops the search when its budget ends
   * @throws BrokenRulesException if a player wins where play never ends
   */
  public LoopyNimValues(Play<P> play, Control control) {
    Outcome endless = play.endless().orElse(Outcome.D);
    if (endless != Outcome.D) {
      throw BrokenRulesException.endless(endless);
    }
    this.play = play;
    this.control = control;
    this.meter = control.meter(() -> positions.size() * BYTES_PER_POSITION);
  }

  /** Whether positions of a play have such nim-values. */
  public static boolean suits(Play<?> play) {
    return play.impartial()
        && play.ending() == Ending.LAST_PLAYER_WINS
        && play.endless().orElse(Outcome.D) == Outcome.D;
  }

  /** How many positions were reached. */
  public long visited() {
    return meter.visited();
  }

  /** The nim-value of a position. */
  public Value value(P position) {
    int node = meter.during(() -> labelled(position));
    return labels[node] == INFINITE
        ? LoopyNimber.of(exits(node).stream().mapToObj(Nimber::new).toList())
        : new Nimber(labels[node]);
  }

  /** The nim-values that the options have so far. */
  private BitSet exits(int node) {
    BitSet exits = new BitSet();
    for (int option : options.get(node)) {
      if (labels[option] != INFINITE) {
        exits.set(labels[option]);
      }
    }
    return exits;
  }

  private int labelled(P position) {
    int node = number(position);
    if (options.size() < positions.size()) {
      for (int next = options.size(); next < positions.size(); next++) {
        IntStream.Builder to = IntStream.builder();
        play.moves(positions.get(next), Player.LEFT, (option, text) -> to.add(number(option)));
        options.add(to.build().distinct().toArray());
      }
      label();
    }
    return node;
  }

  private int number(P position) {
    P stands = play.representative(position);
    Integer known = numbers.get(stands);
    if (known == null) {
      meter.count();
      known = positions.size();
      numbers.put(stands, known);
      positions.add(stands);
    }
    return known;
  }

  private void label() {
    labels = new int[positions.size()];
    Arrays.fill(labels, INFINITE);
    boolean found = true;
    for (int m = 0; found; m++) {
      Retrograde graph = graph(m);
      graph.solve(Outcome.D, control);
      found = false;
      for (int node = 0; node < labels.length; node++) {
        if (labels[node] == INFINITE && graph.result(node) == Result.LOSS) {
          labels[node] = m;
          found = true;
        }
      }
    }
  }

  /** The play on the positions without a nim-value below m; behind them a drawn end. */
  private Retrograde graph(int m) {
    Retrograde graph = new Retrograde();
    for (int node = 0; node <= labels.length; node++) {
      graph.add(Player.LEFT);
    }
    for (int node = 0; node < labels.length; node++) {
      if (labels[node] != INFINITE) {
        graph.over(Result.DRAW);
        continue;
      }
      IntStream open = Arrays.stream(options.get(node)).filter(to -> labels[to] == INFINITE);
      boolean every = exits(node).nextClearBit(0) == m;
      int[] row = (every ? open : IntStream.concat(open, IntStream.of(labels.length))).toArray();
      if (row.length > 0) {
        graph.options(row, row.length);
      } else {
        graph.over(Result.LOSS);
      }
    }
    graph.over(Result.DRAW);
    return graph;
  }
}
