package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/** Games in which a move replaces one heap by any heaps smaller than it. */
public abstract class ReplacedHeaps extends HeapRules {
  /** The rules. */
  public ReplacedHeaps() {}

  /** Hands over the heaps that a player may put in the place of one, each choice once. */
  protected abstract void each(int heap, Player player, Consumer<long[]> sizes);

  @Override
  public void moves(Heaps heaps, Player player, Moves<Heaps> moves) {
    heaps.eachSize(
        (size, index) -> {
          int heap = size.intValueExact();
          each(
              heap,
              player,
              sizes ->
                  moves.add(
                      heaps.with(index, Heaps.of(sizes)),
                      () -> text(heap, sizes),
                      () -> spots(heaps, heap, sizes)));
        });
  }

  /** The text of a move, as {@code 9 -> 1 3}. */
  public static String text(int heap, long[] sizes) {
    return heap + " -> " + Heaps.of(sizes);
  }

  /** The last token of the heap, and then of each heap that replaces it. */
  private static List<List<String>> spots(Heaps heaps, int heap, long[] sizes) {
    List<List<String>> ways = new ArrayList<>();
    for (int i = 0; i < heaps.sizes().size(); i++) {
      if (heaps.sizes().get(i).equals(BigInteger.valueOf(heap))) {
        List<String> way = new ArrayList<>();
        way.add(spot(i, heap));
        for (long size : sizes) {
          way.add(spot(i, size));
        }
        ways.add(way);
      }
    }
    return ways;
  }

  private static String spot(int heap, long token) {
    return (heap + 1) + "." + token;
  }
}
