package org.farstar.games.positional.qubic;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * Proof-number search for a win of X in Qubic (V. Allis, 1994), depth first with two thresholds (A.
 * Nagai, 2002) and all positions kept. A position in which X must think is a node; what threats win
 * is a leaf. Few moves of X are tried at each node and all replies of O, so that what is proved is
 * proved, and what is not may still be won.
 *
 * <p>From the empty board about 175,000 positions are expanded and 2.1 million kept, in less than
 * 1.5 GB. Not thread-safe.
 */
final class QubicSearch {
  /** A branch may get so much worse than the next best one before that is looked at again. */
  private static final double SLACK = 1.25;

  private final ProofTable table;
  private final MoveChoice expansion;
  private final Meter meter;

  /** What the moves of a node amount to. */
  private int best;

  private int second;
  private int open;

  /** How many positions have been expanded, and how many may be. */
  private long expanded;

  private long most = Long.MAX_VALUE;

  /** A search that knows of no position before, and counts its memory. */
  QubicSearch(Control control) {
    this.table = new ProofTable();
    this.expansion = new MoveChoice(table);
    this.meter = control.meter(table::bytes);
  }

  /** A search in a table that belongs to a workspace. */
  QubicSearch(ProofTable table, Control control) {
    this.table = table;
    this.expansion = new MoveChoice(table);
    this.meter = control.meter();
  }

  /**
   * Proves that X, to move, wins.
   *
   * @return the node of the position; unproved if the moves that are tried do not win
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  ProofNode prove(long x, long o) {
    return prove(x, o, Long.MAX_VALUE);
  }

  /**
   * Proves that X, to move, wins, or begins to; asked again it goes on from there.
   *
   * @param effort how many positions may be expanded
   * @return the node of the position
   */
  ProofNode prove(long x, long o, long effort) {
    ProofNode root = table.node(x, o);
    most = effort == Long.MAX_VALUE ? effort : expanded + effort;
    try {
      search(root, ProofNode.INFINITE, ProofNode.INFINITE);
    } finally {
      meter.settle();
    }
    return root;
  }

  /** How many positions have been expanded. */
  long expanded() {
    return expanded;
  }

  private void search(ProofNode node, int proofLimit, int disproofLimit) {
    if (node.moves == null) {
      meter.count();
      expanded++;
      expansion.expand(node);
    }
    while (true) {
      update(node);
      if (node.proof >= proofLimit
          || node.disproof >= disproofLimit
          || node.proved()
          || node.refuted()
          || expanded >= most) {
        return;
      }
      int bestNow = best;
      int proofNow = node.proof;
      int limit = Math.min(proofLimit, slack(second));
      int others = open - 1;
      ProofNode pick = null;
      int next = ProofNode.INFINITE;
      for (ProofNode reply : node.replies[bestNow]) {
        if (!reply.proved()) {
          boolean better = pick == null || harder(reply, pick);
          next = Math.min(next, better ? pick == null ? next : pick.disproof : reply.disproof);
          pick = better ? reply : pick;
        }
      }
      search(
          pick,
          Math.max(limit - (proofNow - pick.proof), pick.proof + 1),
          Math.max(Math.min(disproofLimit - others, slack(next)), pick.disproof + 1));
    }
  }

  /** Whether one reply looks harder for X than another. */
  private static boolean harder(ProofNode one, ProofNode other) {
    return one.disproof < other.disproof
        || one.disproof == other.disproof && one.proof > other.proof;
  }

  private static int slack(int number) {
    return (int) Math.min(ProofNode.INFINITE, number * SLACK + 1);
  }

  /** Computes the numbers of a node from those of the positions after its moves. */
  private void update(ProofNode node) {
    best = -1;
    open = 0;
    second = ProofNode.INFINITE;
    int least = ProofNode.INFINITE;
    int disproof = 0;
    for (int i = 0; i < node.moves.length; i++) {
      long sum = 0;
      int fewest = ProofNode.INFINITE;
      for (ProofNode reply : node.replies[i]) {
        if (!reply.proved()) {
          sum += reply.proof;
          fewest = Math.min(fewest, reply.disproof);
        }
      }
      if (sum == 0) {
        node.best = i;
        node.proof = 0;
        node.disproof = ProofNode.INFINITE;
        return;
      }
      if (fewest > 0) {
        int proof = (int) Math.min(ProofNode.INFINITE - 1, sum);
        open++;
        disproof = Math.max(disproof, fewest);
        second = Math.min(second, Math.max(proof, least));
        if (proof < least) {
          least = proof;
          best = i;
        }
      }
    }
    node.proof = best < 0 ? ProofNode.INFINITE : least;
    // Positions meet again by many ways: a sum would count them as often.
    node.disproof = best < 0 ? 0 : disproof + open - 1;
  }
}
