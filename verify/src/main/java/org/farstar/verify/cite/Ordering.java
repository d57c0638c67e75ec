package org.farstar.verify.cite;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A linear order as a sum of blocks in its normal form: blocks between which there are finitely
 * many elements are one block, and dense blocks with at most one element between them are one.
 *
 * @param blocks the blocks, from the lowest
 */
record Ordering(List<Block> blocks) {
  /** The order without elements. */
  static final Ordering EMPTY = new Ordering(List.of());

  /**
   * A block.
   *
   * @param kind {@code n} for finitely many elements, {@code w}, {@code w*}, {@code z} or {@code q}
   * @param size how many elements, 0 where they are infinitely many
   */
  record Block(String kind, long size) {
    static final Block W = new Block("w", 0);
    static final Block W_STAR = new Block("w*", 0);
    static final Block Z = new Block("z", 0);
    static final Block Q = new Block("q", 0);

    static Block finite(long size) {
      return new Block("n", size);
    }

    boolean isFinite() {
      return kind.equals("n");
    }

    boolean hasLeast() {
      return isFinite() || kind.equals("w");
    }

    boolean hasGreatest() {
      return isFinite() || kind.equals("w*");
    }
  }

  /** The sum of blocks in any form. */
  static Ordering of(List<Block> blocks) {
    List<Block> normal = new ArrayList<>();
    for (Block block : blocks) {
      int last = normal.size() - 1;
      if (block.isFinite() && block.size() == 0) {
        continue;
      }
      if (last >= 0 && normal.get(last).hasGreatest() && block.hasLeast()) {
        normal.set(last, joined(normal.get(last), block));
      } else if (block.kind().equals("q") && last >= 0 && normal.get(last).kind().equals("q")) {
        continue;
      } else if (block.kind().equals("q")
          && last >= 1
          && normal.get(last).equals(Block.finite(1))
          && normal.get(last - 1).kind().equals("q")) {
        normal.remove(last);
      } else {
        normal.add(block);
      }
    }
    return new Ordering(normal);
  }

  private static Block joined(Block lower, Block upper) {
    if (lower.isFinite() && upper.isFinite()) {
      return Block.finite(Math.addExact(lower.size(), upper.size()));
    }
    return lower.isFinite() ? Block.W : upper.isFinite() ? Block.W_STAR : Block.Z;
  }

  static Ordering sum(List<Ordering> orders) {
    return of(orders.stream().flatMap(order -> order.blocks.stream()).toList());
  }

  boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** The number of elements, where there are finitely many. */
  OptionalLong size() {
    if (isEmpty()) {
      return OptionalLong.of(0);
    }
    return blocks.size() == 1 && blocks.get(0).isFinite()
        ? OptionalLong.of(blocks.get(0).size())
        : OptionalLong.empty();
  }

  boolean hasLeast() {
    return !isEmpty() && blocks.get(0).hasLeast();
  }

  boolean hasGreatest() {
    return !isEmpty() && blocks.get(blocks.size() - 1).hasGreatest();
  }

  /** Without the least element; there must be one. */
  Ordering withoutLeast() {
    return without(0);
  }

  /** Without the greatest element; there must be one. */
  Ordering withoutGreatest() {
    return without(blocks.size() - 1);
  }

  private Ordering without(int at) {
    List<Block> rest = new ArrayList<>(blocks);
    if (rest.get(at).isFinite()) {
      rest.set(at, Block.finite(rest.get(at).size() - 1));
    }
    return of(rest);
  }

  /** Whether there is a block of a kind. */
  boolean has(String kind) {
    return has(kind, 0, blocks.size());
  }

  /** Whether there is a block of a kind among those from one index up to another. */
  boolean has(String kind, int from, int to) {
    return blocks.subList(from, Math.max(from, to)).stream().anyMatch(b -> b.kind().equals(kind));
  }
}
