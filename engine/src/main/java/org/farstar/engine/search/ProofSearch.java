package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.play.LoopyGameException;

/**
 * Decides who wins by proof numbers, depth first (A. Nagai, <i>Df-pn algorithm for searching AND/OR
 * trees</i>, 2002). Each undecided node has two numbers, of how much a proof of a win and one of a
 * loss for the side to move is thought to take still. The search goes on where that is least, until
 * the numbers of the node that it is at exceed what a sibling would take.
 *
 * <p>Where nodes have several ways to them, a sum of numbers counts what they share more than once.
 * So the proof of a loss counts as the dearest of its options and one for each other undecided one
 * (T. Ueda and others, <i>Weak proof-number search</i>, 2008). A node cannot lie below itself, so
 * that results do not depend on the way to a node.
 *
 * <p>The thresholds grow by a quarter more than a sibling needs (J. Pawlewicz and L. Lew,
 * <i>Improving depth-first PN-search: 1+ε trick</i>, 2007), or the search would go to and fro.
 *
 * <p>The path is on the heap, so that a play may be millions of moves long. One object serves one
 * thread. Several may search one graph, with one table of results and of numbers: where another one
 * is below the best option already, a thread takes the next best one that is within its threshold.
 *
 * @param <N> the nodes
 */
public final class ProofSearch<N> {
  private static final int INFINITE = 1 << 28;

  private final ProofGraph<N> graph;
  private final ProofNumbers numbers;
  private final boolean shared;
  private final List<Frame<N>> path = new ArrayList<>();
  private final Set<Object> onPath = new HashSet<>();
  private long opened;

  /**
   * @param graph what is searched
   * @param numbers where proof numbers are remembered
   */
  public ProofSearch(ProofGraph<N> graph, ProofNumbers numbers) {
    this(graph, numbers, false);
  }

  /**
   * @param graph what is searched
   * @param numbers where proof numbers are remembered
   * @param shared whether other threads search with the same numbers
   */
  public ProofSearch(ProofGraph<N> graph, ProofNumbers numbers, boolean shared) {
    this.graph = graph;
    this.numbers = numbers;
    this.shared = shared;
  }

  /**
   * Whether the side to move wins.
   *
   * @param most how many nodes may be opened
   * @return null where that was not enough; what was found is kept
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   * @throws LoopyGameException where a node returns in the course of play
   */
  public Boolean prove(N node, long most) {
    try {
      return search(node, most);
    } finally {
      for (int i = path.size() - 1; i >= 0; i--) {
        note(path.get(i));
      }
      if (shared) {
        onPath.forEach(numbers::leave);
      }
      path.clear();
      onPath.clear();
    }
  }

  private Boolean search(N node, long most) {
    opened = 0;
    N root = graph.ready(node);
    Boolean known = graph.known(root);
    if (known != null) {
      return known;
    }
    if (!enter(root, INFINITE, INFINITE)) {
      return graph.known(root);
    }
    while (true) {
      Frame<N> top = path.get(path.size() - 1);
      top.count();
      if (top.win >= top.mostWin || top.loss >= top.mostLoss || opened > most) {
        leave(top);
        if (path.isEmpty()) {
          return top.win == 0 ? Boolean.TRUE : top.loss == 0 ? Boolean.FALSE : null;
        }
      } else {
        descend(top);
      }
    }
  }

  /** Puts a node on the path; false where opening it decided it. */
  private boolean enter(N node, int mostWin, int mostLoss) {
    List<N> options = graph.open(node);
    if (options == null) {
      return false;
    }
    opened++;
    Object key = graph.key(node);
    if (!onPath.add(key)) {
      throw LoopyGameException.returning(List.of(graph.describe(node)));
    }
    if (shared) {
      numbers.enter(key);
    }
    Frame<N> frame = new Frame<>(node, key, options, mostWin, mostLoss);
    for (int i = 0; i < options.size(); i++) {
      frame.set(i, numbers.get(graph.key(options.get(i))));
    }
    path.add(frame);
    return true;
  }

  private void leave(Frame<N> top) {
    path.remove(path.size() - 1);
    onPath.remove(top.key);
    if (shared) {
      numbers.leave(top.key);
    }
    if (top.win == 0 || top.loss == 0) {
      graph.learn(top.node, top.win == 0);
    } else {
      note(top);
    }
    if (!path.isEmpty()) {
      Frame<N> above = path.get(path.size() - 1);
      above.wins[above.chosen] = top.win;
      above.losses[above.chosen] = top.loss;
    }
  }

  /** Remembers the numbers of a node that is not decided. */
  private void note(Frame<N> frame) {
    if (frame.win > 0 && frame.loss > 0) {
      numbers.put(frame.key, frame.win, frame.loss);
      graph.note(frame.node, (long) frame.win << 32 | frame.loss);
    }
  }

  /** Goes to the option whose loss is nearest to a proof. */
  private void descend(Frame<N> top) {
    int best = shared ? idle(top) : top.best;
    top.chosen = best;
    N option = graph.ready(top.options.get(best));
    top.options.set(best, option);
    Boolean known = graph.known(option);
    if (known == null) {
      int mostLoss = Math.min(top.mostWin, beyond(Math.max(top.second, top.losses[best])));
      int mostWin = top.mostLoss >= INFINITE ? INFINITE : top.mostLoss - (top.open - 1);
      long noted = graph.noted(option);
      if (noted != 0 && ((noted >>> 32) >= mostWin || (int) noted >= mostLoss)) {
        top.set(best, noted);
        return;
      }
      if (enter(option, mostWin, mostLoss)) {
        return;
      }
      known = graph.known(option);
    }
    top.wins[best] = known ? 0 : INFINITE;
    top.losses[best] = known ? INFINITE : 0;
  }

  /** The best option that no other thread is below, or the best one where that is none. */
  private int idle(Frame<N> top) {
    int best = top.best;
    if (!numbers.isBusy(graph.key(top.options.get(best)))) {
      return best;
    }
    int idle = best;
    for (int i = 0; i < top.losses.length; i++) {
      boolean nearer = idle == best || top.losses[i] < top.losses[idle];
      if (i != best
          && nearer
          && top.losses[i] < top.mostWin
          && !numbers.isBusy(graph.key(top.options.get(i)))) {
        idle = i;
      }
    }
    return idle;
  }

  /** A quarter more than a number, and at least 1 more. */
  private static int beyond(int number) {
    return Math.min(INFINITE, number + number / 4 + 1);
  }

  /** A node on the path with the numbers of its options. */
  private static final class Frame<N> {
    final N node;
    final Object key;
    final List<N> options;
    final int mostWin;
    final int mostLoss;
    final int[] wins;
    final int[] losses;

    /** What proofs of a win and of a loss take. */
    int win;

    int loss;

    /** The option whose loss is nearest, and what the loss of the next one takes. */
    int best;

    int second;

    /** The option that the search went to. */
    int chosen;

    /** How many options are not decided. */
    int open;

    Frame(N node, Object key, List<N> options, int mostWin, int mostLoss) {
      this.node = node;
      this.key = key;
      this.options = options;
      this.mostWin = mostWin;
      this.mostLoss = mostLoss;
      this.wins = new int[options.size()];
      this.losses = new int[options.size()];
    }

    void set(int option, long both) {
      wins[option] = (int) (both >>> 32);
      losses[option] = (int) both;
    }

    void count() {
      win = INFINITE;
      second = INFINITE;
      open = 0;
      int dearest = 0;
      for (int i = 0; i < wins.length; i++) {
        if (losses[i] < win) {
          second = win;
          win = losses[i];
          best = i;
        } else if (losses[i] < second) {
          second = losses[i];
        }
        if (wins[i] > 0) {
          open++;
          dearest = Math.max(dearest, wins[i]);
        }
      }
      if (win == 0) {
        loss = INFINITE;
      } else if (open == 0) {
        loss = 0;
        win = INFINITE;
      } else {
        loss = Math.min(INFINITE - 1, dearest + open - 1);
        win = Math.min(win, INFINITE - 1);
      }
    }
  }
}
