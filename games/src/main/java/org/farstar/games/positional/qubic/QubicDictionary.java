package org.farstar.games.positional.qubic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.games.positional.search.WinProver.Attempt;

/**
 * Looks for a dictionary of moves with which X wins a position of Qubic: one line for each position
 * in which X must think, up to symmetry, the position as a row of marks and numbers of free cells,
 * a blank, and the cell of the move. It has no line where X completes a line, takes the fourth cell
 * of a line of three O's, or wins by threats. X stands for the player who is to win.
 */
public final class QubicDictionary {
  /** So many positions are looked at for threats that spare a line. */
  private static final long THREATS_TRIED = 50_000;

  private final ForcedWin threats = new ForcedWin();
  private final Map<QubicNode, Long> lines = new HashMap<>();

  /** The positions after the moves that need the fewest lines. */
  private final Map<QubicNode, QubicNode> chosen = new HashMap<>();

  private final QubicTable table = new QubicTable();
  private final Meter meter;
  private final ProofSearch<QubicNode> search;

  /** The positions with X to move from which X must win by thought. */
  private final Set<QubicNode> roots = new LinkedHashSet<>();

  /** Whether O has been seen to win, or all cells are taken. */
  private boolean lost;

  /**
   * @param x the cells of the player who is to win, cell 16a + 4b + c for the coordinates a, b, c
   *     from 0 to 3
   * @param o those of the other one; neither has a whole line
   * @param turnOfX whether the player who is to win is to move
   * @param control ends the search when its budget ends
   */
  public QubicDictionary(long x, long o, boolean turnOfX, Control control) {
    this.meter = control.meter(table::bytes);
    this.search = table.search(meter);
    if (turnOfX) {
      begin(x, o);
      return;
    }
    long fourth = Cube64.wins(x, o);
    lost = Cube64.wins(o, x) != 0 || (x | o) == -1;
    if ((fourth & fourth - 1) == 0) {
      for (long rest = fourth != 0 ? fourth : ~(x | o); rest != 0; rest &= rest - 1) {
        begin(x, o | Long.lowestOneBit(rest));
      }
    }
  }

  private void begin(long x, long o) {
    long block = Cube64.wins(o, x);
    if (Cube64.wins(x, o) == 0) {
      lost |= (block & block - 1) != 0 || (x | o) == -1;
      QubicNode node = table.node(x, o);
      if (!threatsWin(node)) {
        roots.add(node);
      }
    }
  }

  /**
   * Whether X wins, where so many positions are enough to find out. To ask again with more goes on
   * from there.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Attempt within(long positions) {
    boolean all = true;
    for (QubicNode root : roots) {
      Decision wins = lost ? Decision.LOSS : meter.during(() -> search.winsWithin(root, positions));
      if (wins == Decision.LOSS) {
        return Attempt.IN_VAIN;
      }
      all &= wins == Decision.WIN;
    }
    return lost ? Attempt.IN_VAIN : all ? Attempt.PROVED : Attempt.UNFINISHED;
  }

  /**
   * Proves the win from the empty board and writes it down.
   *
   * @return the lines in ascending order; empty if the search does not find a win
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static Optional<List<String>> find(Control control) {
    return find(0, 0, control);
  }

  /** The same from a position with X to move. */
  static Optional<List<String>> find(long x, long o, Control control) {
    QubicDictionary dictionary = new QubicDictionary(x, o, true, control);
    return dictionary.within(Long.MAX_VALUE) == Attempt.PROVED
        ? Optional.of(dictionary.lines())
        : Optional.empty();
  }

  /** The lines of a win that was {@linkplain #within proved}, in ascending order. */
  public List<String> lines() {
    List<String> dictionary = new ArrayList<>();
    Set<QubicNode> seen = new HashSet<>(roots);
    Deque<QubicNode> open = new ArrayDeque<>(seen);
    roots.forEach(this::choose);
    while (!open.isEmpty()) {
      QubicNode node = open.pop();
      if (!node.blocks()) {
        int move = QubicNode.move(node.x, node.o, chosen.get(node));
        dictionary.add(position(node.x, node.o) + " " + move);
      }
      for (QubicNode reply : chosen.get(node).options) {
        if (lines.get(reply) > 0 && seen.add(reply)) {
          open.push(reply);
        }
      }
    }
    Collections.sort(dictionary);
    return dictionary;
  }

  /**
   * Chooses among the moves of a proved position one that needs the fewest lines, lines that serve
   * several positions counted for each.
   *
   * @return how many; 0 where threats win, 1 or more elsewhere
   */
  private long choose(QubicNode node) {
    Long known = lines.get(node);
    if (known != null) {
      return known;
    }
    long fewest = 0;
    if (!threatsWin(node)) {
      fewest = Long.MAX_VALUE;
      for (QubicNode after : node.options) {
        long needed = after.left() == 0 ? needed(after.options, fewest) : fewest;
        if (needed < fewest) {
          fewest = needed;
          chosen.put(node, after);
        }
      }
      if (!chosen.containsKey(node)) {
        throw new IllegalStateException("no move is proved at " + position(node.x, node.o));
      }
    }
    lines.put(node, fewest);
    return fewest;
  }

  /** How many lines a move needs, itself included; {@code most} or more where it is no better. */
  private long needed(QubicNode[] replies, long most) {
    long sum = 1;
    for (QubicNode reply : replies) {
      if (sum >= most) {
        return most;
      }
      sum += choose(reply);
    }
    return sum;
  }

  private boolean threatsWin(QubicNode node) {
    threats.forget();
    return !node.blocks() && threats.wins(node.x, node.o, 0, THREATS_TRIED);
  }

  private static String position(long x, long o) {
    StringBuilder text = new StringBuilder();
    int free = 0;
    for (int cell = 0; cell < Cube64.CELLS; cell++) {
      boolean ofX = (x >>> cell & 1) != 0;
      boolean taken = ofX || (o >>> cell & 1) != 0;
      if (taken) {
        text.append(free > 0 ? Integer.toString(free) : "").append(ofX ? 'x' : 'o');
      }
      free = taken ? 0 : free + 1;
    }
    return text.toString();
  }
}
