package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/**
 * An ordered sum of blocks, up to isomorphism: finite chains, {@code w}, {@code w*}, {@code z} and
 * {@code q}. Blocks between which no infinitely many elements lie are one, {@code 2+w} is {@code
 * w}, {@code w*+2} is {@code w*} and {@code w*+w} is {@code z}; {@code q+q} and {@code q+1+q} are
 * {@code q}.
 */
public final class Order {
  /** Blocks that are no sizes of chains. */
  private static final long W = -1;

  private static final long W_STAR = -2;
  private static final long Z = -3;
  private static final long Q = -4;
  private static final List<String> NAMES = List.of("w", "w*", "z", "q");

  private static final Pattern SIZE = Pattern.compile("[1-9][0-9]{0,12}");

  /** The order without elements. */
  public static final Order NONE = new Order(List.of());

  /** The fractions. */
  static final Order DENSE = new Order(List.of(Q));

  private final List<Long> blocks;
  private final int hash;

  private Order(List<Long> blocks) {
    this.blocks = blocks;
    this.hash = blocks.hashCode();
  }

  /** A chain of this many elements. */
  static Order chain(long size) {
    return size == 0 ? NONE : new Order(List.of(size));
  }

  /** The sum of the blocks that stand in a text, as in {@code 2+w*}; empty where others do. */
  public static Optional<Order> read(String text) {
    List<Long> sum = new ArrayList<>();
    for (String word : text.split("\\+", -1)) {
      int name = NAMES.indexOf(word);
      if (name < 0 && !SIZE.matcher(word).matches()) {
        return Optional.empty();
      }
      add(sum, name < 0 ? Long.parseLong(word) : -1 - name);
    }
    return Optional.of(new Order(sum));
  }

  /** Adds a block above all others. */
  private static void add(List<Long> sum, long block) {
    int last = sum.size() - 1;
    long below = last < 0 ? Z : sum.get(last);
    if ((below > 0 || below == W_STAR) && (block > 0 || block == W)) {
      boolean finite = block > 0;
      sum.set(last, below > 0 ? (finite ? below + block : W) : finite ? W_STAR : Z);
    } else if (block == Q && below == 1 && last > 0 && sum.get(last - 1) == Q) {
      sum.remove(last);
    } else if (block != Q || below != Q) {
      sum.add(block);
    }
  }

  /** This order and another one above it. */
  Order plus(Order upper) {
    if (isEmpty() || upper.isEmpty()) {
      return isEmpty() ? upper : this;
    }
    List<Long> sum = new ArrayList<>(blocks);
    upper.blocks.forEach(block -> add(sum, block));
    return new Order(sum);
  }

  /** The order in which no finite block has more elements than this. */
  Order cut(long most) {
    if (blocks.stream().noneMatch(block -> block > most)) {
      return this;
    }
    List<Long> sum = new ArrayList<>();
    blocks.forEach(block -> add(sum, Math.min(block, most)));
    return new Order(sum);
  }

  /** Whether there is no element. */
  public boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** The number of elements, where it is finite. */
  Optional<Long> size() {
    return isEmpty()
        ? Optional.of(0L)
        : Optional.of(blocks.get(0)).filter(first -> first > 0 && blocks.size() == 1);
  }

  /**
   * Whether some choice of an element leaves orders below and above it that are looked for. Of the
   * choices in {@code w} and {@code w*} those are left out that differ from another one only in how
   * many elements the finite part of the block has, and have no fewer than these.
   *
   * @param below the number for the part below the element
   * @param above the number for that above it
   */
  boolean anyChoice(long below, long above, BiPredicate<Order, Order> wanted) {
    for (int i = 0; i < blocks.size(); i++) {
      long block = blocks.get(i);
      long choices = block > 0 ? block : block == W ? below + 1 : block == W_STAR ? above + 1 : 1;
      for (long k = 0; k < choices; k++) {
        List<Long> lower = new ArrayList<>(blocks.subList(0, i));
        List<Long> upper = new ArrayList<>();
        long left = block > 0 || block == W ? k : block == Q ? Q : W_STAR;
        long right = block > 0 ? block - 1 - k : block == W_STAR ? k : block == Q ? Q : W;
        if (left != 0) {
          lower.add(left);
        }
        if (right != 0) {
          upper.add(right);
        }
        upper.addAll(blocks.subList(i + 1, blocks.size()));
        if (wanted.test(new Order(lower), new Order(upper))) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Order that && hash == that.hash && blocks.equals(that.blocks);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The text that {@link #read} takes, and 0 without an element. */
  @Override
  public String toString() {
    return isEmpty()
        ? "0"
        : String.join(
            "+",
            blocks.stream()
                .map(block -> block > 0 ? "" + block : NAMES.get((int) (-1 - block)))
                .toList());
  }
}
