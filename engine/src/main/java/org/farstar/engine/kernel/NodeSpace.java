package org.farstar.engine.kernel;

import java.util.List;
import org.farstar.engine.memory.KeptResults;

/**
 * A game as a {@link ProofSearch} sees it: nodes in which somebody is to move who wins or loses,
 * and after a move the opponent.
 *
 * @param <N> the nodes
 */
public interface NodeSpace<N> {
  /** How many longs a key has. */
  int words();

  /**
   * Writes the key of a node: nodes with one key have one result.
   *
   * @param key has room for {@link #words} longs
   */
  void key(N node, long[] key);

  /** Is told of a node before it is searched; until then its key may be one that no node has. */
  default void meet(N node) {}

  /** An option is left for the next one when it seems harder to refute by one part in so many. */
  default int slack() {
    return Schedule.SLACK;
  }

  /** Whether the space remembers every result that it learns, so that the table need not. */
  default boolean remembers() {
    return false;
  }

  /** Whether the table has nothing of a node for certain, so that it need not be looked up. */
  default boolean isNew(N node) {
    return false;
  }

  /** Whether a mover who has no option wins. */
  default boolean stuck(N node) {
    return false;
  }

  /** Whether the mover wins, as far as that is known without a move. */
  Decision known(N node);

  /** Whether the mover wins, as far as a little work finds it out. Asked once. */
  default Decision decided(N node) {
    return Decision.UNKNOWN;
  }

  /** The nodes after the moves worth trying; one of them wins if any move does. */
  List<N> options(N node);

  /** The proof number that a new node begins with: at least 1, more where a win is less likely. */
  default int prove(N node) {
    return 1;
  }

  /** The disproof number that a new node begins with, at least 1. */
  default int refute(N node) {
    return 1;
  }

  /**
   * Whether most options of a node have nothing in common, so that the work they leave adds up
   * where all of them must fail. Elsewhere many orders of moves lead to the same nodes, and the
   * option that is hardest to refute stands for the others.
   */
  default boolean adds(N node) {
    return false;
  }

  /** Whether what is found outlives the process. */
  default boolean keeps() {
    return false;
  }

  /** What was kept of a node, as {@link KeptResults#content} has it. */
  default long kept(N node) {
    return 0;
  }

  /** Keeps what is known of a node. */
  default void keep(N node, KeptResults.Entry entry) {}

  /**
   * Whether a node may return in the course of play, since nobody knows that it ends; the search
   * then throws {@link org.farstar.engine.play.LoopyGameException} when it comes round.
   */
  default boolean mayReturn() {
    return false;
  }

  /**
   * A node in a message.
   *
   * @param later whether an odd number of moves lies between it and the first node of the message
   */
  default String describe(N node, boolean later) {
    return String.valueOf(node);
  }

  /** Is told the result of a node that was searched. */
  default void learn(N node, boolean wins) {}
}
