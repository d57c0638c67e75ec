package org.farstar.engine.search;

import java.util.List;

/**
 * Decides who wins by trying the options one after the other, each to its end. Where the ways to
 * the same nodes are many this is quicker than {@link ProofSearch}, which may come back to a node
 * often before it is decided.
 *
 * @param <N> the nodes
 */
public final class DepthFirst<N> {
  private final ProofGraph<N> graph;

  /**
   * @param graph what is searched
   */
  public DepthFirst(ProofGraph<N> graph) {
    this.graph = graph;
  }

  /**
   * Whether the side to move wins.
   *
   * @param most how many nodes may be opened
   * @return null where that was not enough; what was found is kept
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   * @throws LoopyGameException where a node returns in the course of play
   */
  public Boolean prove(N root, long most) {
    SearchStack<Frame<N>> path =
        new SearchStack<>(frame -> graph.key(frame.node), frame -> graph.describe(frame.node));
    Boolean result = enter(root, path);
    long opened = 1;
    while (!path.isEmpty()) {
      Frame<N> top = path.top();
      if (result != null && !result) {
        top.won = true;
      }
      if (top.won || top.next == top.options.size()) {
        path.pop();
        graph.learn(top.node, top.won);
        result = top.won;
      } else if (opened++ > most) {
        return null;
      } else {
        result = enter(top.options.get(top.next++), path);
      }
    }
    return result;
  }

  /** The result of a node where it is known at once; otherwise null, and its frame is pushed. */
  private Boolean enter(N node, SearchStack<Frame<N>> path) {
    N ready = graph.ready(node);
    Boolean known = graph.known(ready);
    if (known != null) {
      return known;
    }
    List<N> options = graph.open(ready);
    if (options == null) {
      return graph.known(ready);
    }
    path.push(new Frame<>(ready, options));
    return null;
  }

  private static final class Frame<N> {
    final N node;
    final List<N> options;
    int next;
    boolean won;

    Frame(N node, List<N> options) {
      this.node = node;
      this.options = options;
    }
  }
}
