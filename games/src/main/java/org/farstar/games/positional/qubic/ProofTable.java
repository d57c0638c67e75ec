package org.farstar.games.positional.qubic;

/** All positions that the search has met, found by the cells of both players. */
final class ProofTable {
  /** Bytes of a node with its place in the table and in one list of replies. */
  private static final long BYTES_PER_NODE = 128;

  private ProofNode[] slots = new ProofNode[1 << 16];
  private int size;

  /** The node of a position, made if it is new. */
  ProofNode node(long x, long o) {
    int g = Cube64.least(x, o);
    return nodeOfLeast(Cube64.image(g, x), Cube64.image(g, o));
  }

  /** The node of a position that is the least of its images. */
  ProofNode nodeOfLeast(long x, long o) {
    int slot = slot(x, o);
    if (slots[slot] == null) {
      slots[slot] = new ProofNode(x, o);
      size++;
      if (size > slots.length / 2) {
        grow();
        return nodeOfLeast(x, o);
      }
    }
    return slots[slot];
  }

  /** How much memory the nodes take, about. */
  long bytes() {
    return size * BYTES_PER_NODE;
  }

  /** Where the position is, or where there is room for it. */
  private int slot(long x, long o) {
    long mixed = (x * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(o, 31)) * 0xC2B2AE3D27D4EB4FL;
    int slot = (int) (mixed >>> 32) & slots.length - 1;
    while (slots[slot] != null && (slots[slot].x != x || slots[slot].o != o)) {
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }

  private void grow() {
    ProofNode[] old = slots;
    slots = new ProofNode[old.length * 2];
    for (ProofNode node : old) {
      if (node != null) {
        slots[slot(node.x, node.o)] = node;
      }
    }
  }
}
