package org.farstar.engine.search;

import java.util.List;

/**
 * What {@link ProofSearch} decides: nodes at which one side is to move and either wins or loses,
 * and which are never reached again in the course of play.
 *
 * @param <N> the nodes
 */
public interface ProofGraph<N> {
  /** Whether the side to move wins, where that is known at once; null where it is not. */
  Boolean known(N node);

  /** The node in the form in which it is easiest to search; it has the same result. */
  default N ready(N node) {
    return node;
  }

  /**
   * Counts a node, and makes its options, the most promising first. Options whose results are known
   * are left out.
   *
   * @return null where the result of the node is known now
   */
  List<N> open(N node);

  /** Remembers whether the side to move wins. */
  void learn(N node, boolean wins);

  /** What nodes that are one node have in common; with {@code equals} and {@code hashCode}. */
  Object key(N node);

  /** The node in a message. */
  String describe(N node);
}
