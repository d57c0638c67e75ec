package org.farstar.games.heap.mem;

import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/** Mem: a move takes at least as many from the heap as were taken from it last. */
final class Mem implements Rules<MemHeap> {
  private final boolean different;

  /**
   * @param different whether a move takes any other number than the last one instead
   */
  Mem(boolean different) {
    this.different = different;
  }

  @Override
  public void moves(MemHeap heap, Player player, Moves<MemHeap> moves) {
    for (int i = different ? 1 : Math.max(1, heap.last()); i <= heap.n(); i++) {
      if (!different || i != heap.last()) {
        int taken = i;
        moves.add(
            new MemHeap(heap.n() - taken, taken),
            () -> "take " + taken,
            () -> List.of(List.of("1." + (heap.n() - taken + 1))));
      }
    }
  }

  @Override
  public boolean impartial() {
    return true;
  }

  /** A memory that forbids nothing is as good as none. */
  @Override
  public MemHeap representative(MemHeap heap) {
    if (different) {
      return heap.last() > heap.n() ? new MemHeap(heap.n(), 0) : heap;
    }
    return heap.last() > heap.n() ? new MemHeap(0, 0) : heap;
  }

  @Override
  public MemHeap read(String text) {
    return MemHeap.read(text);
  }

  @Override
  public String write(MemHeap heap) {
    return heap.toString();
  }

  @Override
  public OptionalLong rank(MemHeap heap) {
    return OptionalLong.of(heap.n());
  }
}
