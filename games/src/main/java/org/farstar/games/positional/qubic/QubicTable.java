package org.farstar.games.positional.qubic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.SharedTable;

/**
 * All positions of Qubic that a search for wins of X has met, as nodes of the kernel. Few moves of
 * X are tried at each node and all replies of O but those that threats beat, so that what is proved
 * is proved, and what is not may still be won. X has begun in all of them, or O in all. It grows
 * with the search. Not thread-safe.
 */
final class QubicTable implements NodeSpace<QubicNode>, Measured {
  private static final int WORDS = 2;

  /** Bytes of a node with its place in the map and in one list of options. */
  private static final long BYTES_PER_NODE = 128;

  /** So many numbers of nodes are remembered. */
  private static final long MOST_NUMBERS = 1 << 22;

  private final Map<QubicNode, QubicNode> nodes = new HashMap<>();
  private final SharedTable numbers = new SharedTable(WORDS, MOST_NUMBERS);
  private final MoveChoice choice = new MoveChoice(this);

  /** The node of a position with X to move. */
  QubicNode node(long x, long o) {
    return node(QubicNode.least(x, o, true));
  }

  /** The node of this position, where there is one; else null. */
  QubicNode find(QubicNode node) {
    return nodes.get(node);
  }

  /** The node of this position that is in the table, made if it is new. */
  QubicNode node(QubicNode node) {
    QubicNode before = nodes.putIfAbsent(node, node);
    return before == null ? node : before;
  }

  /**
   * Proof-number search for wins of X (V. Allis, 1994). A loss of X at a node means that the moves
   * that are tried do not win.
   */
  ProofSearch<QubicNode> search(Meter meter) {
    return new ProofSearch<>(this, numbers, meter, false);
  }

  @Override
  public long bytes() {
    return nodes.size() * BYTES_PER_NODE + numbers.bytes();
  }

  @Override
  public int words() {
    return WORDS;
  }

  @Override
  public void key(QubicNode node, long[] key) {
    key[0] = node.x;
    key[1] = node.o;
  }

  @Override
  public Decision known(QubicNode node) {
    boolean won = node.won || !node.turnOfX && node.left() == 0;
    return won ? Decision.of(node.turnOfX) : Decision.UNKNOWN;
  }

  @Override
  public List<QubicNode> options(QubicNode node) {
    if (node.options == null) {
      node.options = choice.moves(node);
    }
    return List.of(node.options);
  }

  /** After a move of X the replies are counted that X must still win against. */
  @Override
  public int refute(QubicNode node) {
    return node.turnOfX ? 1 : node.left();
  }

  /** Replies seldom lead to the same positions, moves of X often do. */
  @Override
  public boolean adds(QubicNode node) {
    return !node.turnOfX;
  }

  @Override
  public void learn(QubicNode node, boolean wins) {
    node.won |= wins == node.turnOfX;
  }
}
