package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * The canonical values of all rows of finite piles up to a height, and their atomic weights, layer
 * by layer: rows of one pile, of two, and so on.
 *
 * <p>A row a x b of n piles needs the rows a' x b and a x b' and those of n-1 piles. So the rows
 * with the same x make a block, the blocks of a layer do not depend on each other, and both
 * processors work on them.
 *
 * <p>A row is a number, its code: the digits of the code to the base h, from the left, are the
 * piles less 1.
 */
public final class AtomicWeights {
  /** Hears of the rows of a layer in the order of their codes. */
  @FunctionalInterface
  public interface Rows {
    /**
     * One row.
     *
     * @param row the row
     * @param value its canonical value
     * @param weight its atomic weight
     */
    void add(Row row, ShortGame value, ShortGame weight);
  }

  private final Universe universe = new Universe();
  private final int height;
  private final Control control;
  private ShortGame[] layer = {universe.zero()};
  private int piles;

  /**
   * @param height the largest pile
   * @param control ends the work when its budget ends
   */
  public AtomicWeights(int height, Control control) {
    this.height = height;
    this.control = control;
  }

  /** How many piles the rows of the present layer have. */
  public int piles() {
    return piles;
  }

  /** How many rows the present layer has. */
  public int rows() {
    return layer.length;
  }

  /** How many different values were met that are not plain, and the memory they take. */
  int size() {
    return universe.size();
  }

  long bytes() {
    return universe.bytes();
  }

  /**
   * Goes on to the rows with one pile more.
   *
   * @throws SearchStopped when the budget or the memory ends first
   * @throws ArithmeticException if the layer has more rows than an array can hold
   */
  public void advance() {
    ShortGame[] next = new ShortGame[Math.multiplyExact(layer.length, height)];
    if (piles == 0) {
      singles(next);
    } else {
      int blocks = layer.length / height;
      // A thread counts on a meter of its own; a slice is long enough to make that cheap.
      int slices = Math.min(blocks, 1 + blocks / 64);
      IntStream.range(0, slices)
          .parallel()
          .forEach(
              s ->
                  slice(
                      next,
                      (int) ((long) blocks * s / slices),
                      (int) ((long) blocks * (s + 1) / slices)));
    }
    layer = next;
    piles++;
  }

  private void singles(ShortGame[] next) {
    List<ShortGame> options = new ArrayList<>(List.of(universe.zero()));
    for (int a = 0; a < height; a++) {
      next[a] = universe.of(options, options);
      options.add(next[a]);
    }
  }

  private void slice(ShortGame[] next, int from, int to) {
    Meter meter = control.meter(universe::bytes);
    try {
      for (int x = from; x < to; x++) {
        block(next, x, meter);
      }
    } catch (UniverseFullException e) {
      throw new SearchStopped(StopReason.MEMORY);
    } finally {
      meter.settle();
    }
  }

  /** All rows a x b; the inner piles x are given by their code. */
  private void block(ShortGame[] next, int x, Meter meter) {
    int first = layer.length;
    for (int a = 0; a < height; a++) {
      for (int b = 0; b < height; b++) {
        meter.count();
        List<ShortGame> left = new ArrayList<>();
        List<ShortGame> right = new ArrayList<>();
        left.add(layer[x * height + b]);
        right.add(layer[a * (layer.length / height) + x]);
        for (int lower = 0; lower < a; lower++) {
          left.add(next[lower * first + x * height + b]);
        }
        for (int lower = 0; lower < b; lower++) {
          right.add(next[a * first + x * height + lower]);
        }
        next[a * first + x * height + b] = universe.of(left, right);
      }
    }
  }

  /** Hands over the rows of the present layer from a code on. */
  public void each(int from, Rows rows) {
    for (int code = from; code < layer.length; code++) {
      rows.add(row(code), layer[code], layer[code].atomicWeight());
    }
  }

  private Row row(int code) {
    long[] sizes = new long[piles];
    int rest = code;
    for (int i = piles - 1; i >= 0; i--) {
      sizes[i] = rest % height + 1;
      rest /= height;
    }
    return Row.of(sizes);
  }
}
