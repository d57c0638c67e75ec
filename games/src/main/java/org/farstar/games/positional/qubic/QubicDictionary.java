package org.farstar.games.positional.qubic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;

/**
 * A dictionary of moves with which X wins Qubic from the empty board: one line for each position in
 * which X must think, up to symmetry, the position as a row of marks and numbers of free cells, a
 * blank, and the cell of the move. It has no line where X completes a line, takes the fourth cell
 * of a line of three O's, or wins by threats.
 */
public final class QubicDictionary {
  /** So many positions are looked at for threats that spare a line. */
  private static final long THREATS_TRIED = 50_000;

  private final ForcedWin threats = new ForcedWin();
  private final Map<ProofNode, Long> lines = new HashMap<>();

  private QubicDictionary() {}

  /**
   * Proves the win and writes it down.
   *
   * @return the lines in ascending order; empty if the search does not find a win
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static Optional<List<String>> find(Control control) {
    ProofNode root = new QubicSearch(control).prove(0, 0);
    return root.proved() ? Optional.of(new QubicDictionary().lines(root)) : Optional.empty();
  }

  private List<String> lines(ProofNode root) {
    choose(root);
    List<String> dictionary = new ArrayList<>();
    Set<ProofNode> seen = new HashSet<>(Set.of(root));
    Deque<ProofNode> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      ProofNode node = open.pop();
      if (!node.blocks()) {
        dictionary.add(position(node.x, node.o) + " " + node.moves[node.best]);
      }
      for (ProofNode reply : node.replies[node.best]) {
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
  private long choose(ProofNode node) {
    Long known = lines.get(node);
    if (known != null) {
      return known;
    }
    long fewest = 0;
    if (!threatsWin(node)) {
      fewest = Long.MAX_VALUE;
      for (int i = 0; i < node.moves.length; i++) {
        long needed = needed(node.replies[i], fewest);
        if (needed < fewest) {
          fewest = needed;
          node.best = i;
        }
      }
    }
    lines.put(node, fewest);
    return fewest;
  }

  /** How many lines a move needs, itself included; {@code most} or more where it is no better. */
  private long needed(ProofNode[] replies, long most) {
    for (ProofNode reply : replies) {
      if (!reply.proved()) {
        return most;
      }
    }
    long sum = 1;
    for (ProofNode reply : replies) {
      if (sum >= most) {
        return most;
      }
      sum += choose(reply);
    }
    return sum;
  }

  private boolean threatsWin(ProofNode node) {
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
