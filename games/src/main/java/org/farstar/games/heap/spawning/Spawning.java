package org.farstar.games.heap.spawning;

import java.util.function.Consumer;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.ReplacedHeaps;
import org.farstar.games.strip.turning.TurningRule;
import org.farstar.values.player.Player;

/**
 * Spawning: a heap is replaced by smaller ones of different sizes, namely the places of coins that
 * a rule of coin turning allows to turn together with the coin in the place of the heap. In normal
 * play a tail in coin turning is worth a heap, because two equal heaps are worth 0; in misère play
 * the two games differ.
 */
final class Spawning extends ReplacedHeaps {
  /** No heap is larger. */
  static final int LARGEST = 10_000;

  private final TurningRule rule;

  Spawning(TurningRule rule) {
    this.rule = rule;
  }

  TurningRule rule() {
    return rule;
  }

  @Override
  protected void each(int heap, Player player, Consumer<long[]> sets) {
    rule.companions(
        0,
        heap - 1,
        others -> {
          long[] sizes = new long[others.length / 2];
          for (int i = 0; i < sizes.length; i++) {
            sizes[i] = others[2 * i + 1] + 1L;
          }
          sets.accept(sizes);
        });
  }

  @Override
  public Heaps read(String text) {
    return Heaps.read(text, LARGEST);
  }
}
