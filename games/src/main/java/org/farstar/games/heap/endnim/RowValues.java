package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
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
 * with the same x make a block, the blocks of a layer do not depend on each other, and they are
 * worked on in parallel.
 *
 * <p>In an array a row is a number, its code: the digits of the code to the base h, from the left,
 * are the piles less 1. Rows are handed over block by block, by the code of x, then by a, then by
 * b.
 */
public final class RowValues {
  /** Hears of the rows of a layer, block by block. */
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

  /** Blocks that one thread does at a time. */
  private static final int SLICE = 16;

  private final Universe universe = new Universe();
  private final int height;
  private ShortGame[] layer = {universe.zero()};
  private int piles;

  /**
   * @param height the largest pile
   */
  public RowValues(int height) {
    this.height = height;
  }

  /**
   * Goes on to the rows with one pile more.
   *
   * @param control ends the work when its budget ends
   * @throws SearchStopped when the budget or the memory ends first
   * @throws ArithmeticException if the layer has more rows than an array can hold
   */
  public void advance(Control control) {
    ShortGame[] next = new ShortGame[Math.multiplyExact(layer.length, height)];
    if (piles == 0) {
      singles(next);
    } else {
      parallel(0, blocks(), x -> put(next, x), control);
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

  /** How many piles the rows of the present layer have. */
  public int piles() {
    return piles;
  }

  /** How many blocks the next layer has. */
  int blocks() {
    return layer.length / height;
  }

  /** Does some blocks of the next layer, in parallel. */
  private void parallel(int from, int to, IntConsumer block, Control control) {
    int slices = Math.min(to - from, 1 + (to - from) / SLICE);
    IntStream.range(0, slices)
        .parallel()
        .forEach(
            s -> {
              long count = to - from;
              slice(
                  from + (int) (count * s / slices),
                  from + (int) (count * (s + 1) / slices),
                  block,
                  control);
            });
  }

  private void slice(int from, int to, IntConsumer block, Control control) {
    try {
      control.metered(
          universe::bytes,
          meter -> {
            for (int x = from; x < to; x++) {
              meter.count();
              block.accept(x);
            }
            return to - from;
          });
    } catch (UniverseFullException e) {
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  private void put(ShortGame[] next, int x) {
    ShortGame[][] values = block(x);
    for (int a = 0; a < height; a++) {
      for (int b = 0; b < height; b++) {
        next[a * layer.length + x * height + b] = values[a][b];
      }
    }
  }

  /** The values of all rows a x b of the next layer; the inner piles x are given by their code. */
  private ShortGame[][] block(int x) {
    ShortGame[][] values = new ShortGame[height][height];
    for (int a = 0; a < height; a++) {
      for (int b = 0; b < height; b++) {
        List<ShortGame> left = new ArrayList<>(List.of(layer[x * height + b]));
        List<ShortGame> right = new ArrayList<>(List.of(layer[a * blocks() + x]));
        for (int lower = 0; lower < a; lower++) {
          left.add(values[lower][b]);
        }
        right.addAll(Arrays.asList(values[a]).subList(0, b));
        values[a][b] = universe.of(left, right);
      }
    }
    return values;
  }

  /** Hands over the rows of the present layer. */
  public void each(Rows rows) {
    if (piles == 1) {
      for (int a = 0; a < height; a++) {
        rows.add(Row.of(a + 1), layer[a], layer[a].atomicWeight());
      }
      return;
    }
    int blocks = layer.length / height / height;
    for (int x = 0; x < blocks; x++) {
      for (int a = 0; a < height; a++) {
        for (int b = 0; b < height; b++) {
          ShortGame value = layer[(a * blocks + x) * height + b];
          rows.add(row(height, piles - 2, x, a, b), value, value.atomicWeight());
        }
      }
    }
  }

  /** The row a x b of heights up to so much, where x has this many piles and this code. */
  static Row row(int height, int inner, int x, int a, int b) {
    long[] sizes = new long[inner + 2];
    sizes[0] = a + 1;
    sizes[inner + 1] = b + 1;
    int rest = x;
    for (int i = inner; i > 0; i--) {
      sizes[i] = rest % height + 1;
      rest /= height;
    }
    return Row.of(sizes);
  }
}
