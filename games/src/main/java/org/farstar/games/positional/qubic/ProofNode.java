package org.farstar.games.positional.qubic;

/**
 * A position with X to move that no threats were found to win, the least among its images, with its
 * proof and disproof numbers.
 */
final class ProofNode {
  /** The number of what is refuted, or proved. */
  static final int INFINITE = 1 << 28;

  final long x;
  final long o;

  /** How many positions must at least be proved to prove this one; 0 where it is proved. */
  int proof = 1;

  /** How many must be refuted to refute it, by the moves that are tried; 0 where it is refuted. */
  int disproof = 1;

  /** The moves that are tried; null until the position is expanded. */
  byte[] moves;

  /** For each move the positions after the replies that need an answer. */
  ProofNode[][] replies;

  /** The index of the move that wins, once the position is proved. */
  int best = -1;

  ProofNode(long x, long o) {
    this.x = x;
    this.o = o;
  }

  /** Whether X must take the fourth cell of a line of three O's, which needs no thought. */
  boolean blocks() {
    return Cube64.wins(o, x) != 0;
  }

  boolean proved() {
    return proof == 0;
  }

  boolean refuted() {
    return disproof == 0;
  }
}
