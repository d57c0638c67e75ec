package org.farstar.games.heap.formula;

import java.util.function.Consumer;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.ReplacedHeaps;
import org.farstar.values.player.Player;

/** A move replaces a heap by what a formula says, as long as each new heap is smaller. */
final class FormulaHeaps extends ReplacedHeaps {
  /** No heap is larger. */
  static final int LARGEST = 100_000;

  private final HeapFormula formula;

  FormulaHeaps(HeapFormula formula) {
    this.formula = formula;
  }

  @Override
  public boolean impartial() {
    return formula.impartial();
  }

  @Override
  protected void each(int heap, Player player, Consumer<long[]> sizes) {
    formula.of(heap, player).forEach(sizes);
  }

  @Override
  public Heaps read(String text) {
    return Heaps.read(text, LARGEST);
  }
}
