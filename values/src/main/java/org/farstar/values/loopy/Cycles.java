package org.farstar.values.loopy;

import java.util.ArrayDeque;
import java.util.Deque;
import org.farstar.values.player.Player;

/** Finds whether a form has cycles, by a search in depth without recursion; linear. */
final class Cycles {
  private final LoopyForm form;

  Cycles(LoopyForm form) {
    this.form = form;
  }

  /** Whether a cycle of alternating moves is reached from a vertex by any moves. */
  boolean alternating(int start) {
    byte[] state = new byte[2 * form.size()];
    for (int vertex : form.reachable(start)) {
      for (int mover = 0; mover < 2; mover++) {
        if (state[2 * vertex + mover] == 0 && closes(2 * vertex + mover, state, true)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether any cycle is reached from a vertex. */
  boolean any(int start) {
    return closes(2 * start, new byte[2 * form.size()], false);
  }

  /**
   * A place is a vertex and, where moves alternate, the player to move: 2 v, or 2 v + 1 for Right.
   */
  private boolean closes(int start, byte[] state, boolean alternating) {
    Deque<int[]> path = new ArrayDeque<>();
    path.push(new int[] {start, 0});
    state[start] = 1;
    while (!path.isEmpty()) {
      int[] top = path.peek();
      int next = option(top[0], top[1]++, alternating);
      if (next < 0) {
        state[top[0]] = 2;
        path.pop();
      } else if (state[next] == 1) {
        return true;
      } else if (state[next] == 0) {
        state[next] = 1;
        path.push(new int[] {next, 0});
      }
    }
    return false;
  }

  private int option(int place, int index, boolean alternating) {
    int vertex = place / 2;
    int[] own = form.moves(vertex, place % 2 == 0 ? Player.LEFT : Player.RIGHT);
    if (alternating) {
      return index < own.length ? 2 * own[index] + 1 - place % 2 : -1;
    }
    if (index < own.length) {
      return 2 * own[index];
    }
    int[] other = form.moves(vertex, Player.RIGHT);
    return index - own.length < other.length ? 2 * other[index - own.length] : -1;
  }
}
