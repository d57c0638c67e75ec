package org.farstar.values.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.farstar.values.player.Player;

/**
 * The sets of vertices of a form that lead to one another, by Tarjan's algorithm without recursion;
 * linear.
 */
final class Components {
  private final LoopyForm form;
  private final int[] index;
  private final int[] low;
  private final boolean[] open;
  private final Deque<Integer> stack = new ArrayDeque<>();
  private final List<int[]> found = new ArrayList<>();
  private int next = 1;

  Components(LoopyForm form) {
    this.form = form;
    this.index = new int[form.size()];
    this.low = new int[form.size()];
    this.open = new boolean[form.size()];
  }

  /** Those that are reached from a vertex, each after all that it leads to. */
  List<int[]> from(int start) {
    Deque<int[]> path = new ArrayDeque<>();
    path.push(begin(start));
    while (!path.isEmpty()) {
      int[] top = path.peek();
      int vertex = top[0];
      int option = option(vertex, top[1]++);
      if (option >= 0 && index[option] == 0) {
        path.push(begin(option));
      } else if (option >= 0) {
        low[vertex] = open[option] ? Math.min(low[vertex], index[option]) : low[vertex];
      } else {
        path.pop();
        if (!path.isEmpty()) {
          low[path.peek()[0]] = Math.min(low[path.peek()[0]], low[vertex]);
        }
        if (low[vertex] == index[vertex]) {
          close(vertex);
        }
      }
    }
    return found;
  }

  private int[] begin(int vertex) {
    index[vertex] = next;
    low[vertex] = next++;
    open[vertex] = true;
    stack.push(vertex);
    return new int[] {vertex, 0};
  }

  private int option(int vertex, int number) {
    int[] left = form.moves(vertex, Player.LEFT);
    if (number < left.length) {
      return left[number];
    }
    int[] right = form.moves(vertex, Player.RIGHT);
    return number - left.length < right.length ? right[number - left.length] : -1;
  }

  private void close(int root) {
    List<Integer> together = new ArrayList<>();
    int vertex;
    do {
      vertex = stack.pop();
      open[vertex] = false;
      together.add(vertex);
    } while (vertex != root);
    found.add(together.stream().mapToInt(Integer::intValue).toArray());
  }
}
