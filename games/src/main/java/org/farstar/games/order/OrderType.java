package org.farstar.games.order;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.games.order.DomainBlock.Kind;

/**
 * An ordered sum of blocks up to isomorphism, in its normal form: blocks that meet without
 * infinitely many elements between them are one block.
 *
 * <p>So {@code 2 + 3} is {@code 5}, {@code 3 + w} is {@code w}, {@code w* + 3} is {@code w*} and
 * {@code w* + w} is {@code z}, but {@code w + w*} and {@code w + 3} stay as they are; {@code q + q}
 * and {@code q + 1 + q} are {@code q}. The blocks of the normal form are therefore the classes of
 * the relation 'finitely many elements between them', except that a block {@code q} stands for many
 * classes of one element each.
 */
public final class OrderType {
  /** The order without elements. */
  public static final OrderType EMPTY = new OrderType(List.of());

  /** Beyond this many classes of choices no search ends, and no list is read. */
  private static final long MOST_SPLITS = 1 << 20;

  /** Finite orders of a few elements, which long sequences leave by the thousand. */
  private static final OrderType[] SHORT = new OrderType[64];

  static {
    for (int size = 1; size < SHORT.length; size++) {
      SHORT[size] = single(size);
    }
  }

  private final List<DomainBlock> blocks;
  private final int hash;

  private OrderType(List<DomainBlock> blocks) {
    this.blocks = blocks;
    this.hash = blocks.hashCode();
  }

  /** The ordered sum of these blocks. */
  public static OrderType of(DomainBlock... blocks) {
    return of(List.of(blocks));
  }

  /** The ordered sum of these blocks. */
  public static OrderType of(List<DomainBlock> blocks) {
    Builder builder = new Builder();
    blocks.forEach(builder::add);
    return builder.build();
  }

  /** A finite order. */
  public static OrderType chain(long size) {
    return size > 0 && size < SHORT.length ? SHORT[(int) size] : size == 0 ? EMPTY : single(size);
  }

  private static OrderType single(long size) {
    return new OrderType(List.of(DomainBlock.chain(size)));
  }

  /** Adds blocks at the upper end, keeping the normal form. */
  public static final class Builder {
    private final List<DomainBlock> blocks = new ArrayList<>();

    /** Without blocks. */
    public Builder() {}

    /** Adds a block above everything added so far. */
    public Builder add(DomainBlock block) {
      if (!blocks.isEmpty()) {
        DomainBlock last = blocks.get(blocks.size() - 1);
        if (last.hasGreatest() && block.hasLeast()) {
          blocks.set(blocks.size() - 1, joined(last, block));
          return this;
        }
        if (block.kind() == Kind.Q && endsDense()) {
          return this;
        }
      }
      blocks.add(block);
      return this;
    }

    private static DomainBlock joined(DomainBlock lower, DomainBlock upper) {
      if (lower.finite()) {
        return upper.finite()
            ? DomainBlock.chain(Math.addExact(lower.size(), upper.size()))
            : DomainBlock.W;
      }
      return upper.finite() ? DomainBlock.W_STAR : DomainBlock.Z;
    }

    /** Whether the end is {@code q}, or {@code q + 1}, which one more {@code q} makes dense. */
    private boolean endsDense() {
      int last = blocks.size() - 1;
      if (blocks.get(last).kind() == Kind.Q) {
        return true;
      }
      boolean point =
          blocks.get(last).equals(DomainBlock.chain(1))
              && last > 0
              && blocks.get(last - 1).kind() == Kind.Q;
      if (point) {
        blocks.remove(last);
      }
      return point;
    }

    /** Adds all blocks of an order. */
    public Builder add(OrderType order) {
      order.blocks.forEach(this::add);
      return this;
    }

    /** The sum. */
    public OrderType build() {
      return blocks.isEmpty() ? EMPTY : new OrderType(List.copyOf(blocks));
    }
  }

  /** The sum of this order and another above it. */
  public OrderType plus(OrderType upper) {
    if (isEmpty() || upper.isEmpty()) {
      return isEmpty() ? upper : this;
    }
    return new Builder().add(this).add(upper).build();
  }

  /** The blocks of the normal form, from the lowest. */
  public List<DomainBlock> blocks() {
    return blocks;
  }

  /** Whether there is no element. */
  public boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** Whether there are finitely many elements. */
  public boolean finite() {
    return isEmpty() || (blocks.size() == 1 && blocks.get(0).finite());
  }

  /** The number of elements, where it is finite. */
  public OptionalLong size() {
    return finite() ? OptionalLong.of(isEmpty() ? 0 : blocks.get(0).size()) : OptionalLong.empty();
  }

  /** Whether there is a least element. */
  public boolean hasLeast() {
    return !isEmpty() && blocks.get(0).hasLeast();
  }

  /** Whether there is a greatest element. */
  public boolean hasGreatest() {
    return !isEmpty() && blocks.get(blocks.size() - 1).hasGreatest();
  }

  /** This order without its least element. */
  public OrderType withoutLeast() {
    if (!hasLeast()) {
      throw new IllegalStateException(this + " has no least element");
    }
    return part(0, List.of(), 0, 1).right();
  }

  /** This order without its greatest element. */
  public OrderType withoutGreatest() {
    if (!hasGreatest()) {
      throw new IllegalStateException(this + " has no greatest element");
    }
    int last = blocks.size() - 1;
    boolean chain = blocks.get(last).finite();
    return part(last, blocks.subList(0, last), chain ? blocks.get(last).size() - 1 : -1, 1).left();
  }

  /**
   * The same order with every finite block of more than {@code cap} elements cut down to {@code
   * cap}.
   */
  public OrderType capped(long cap) {
    boolean low = true;
    for (DomainBlock block : blocks) {
      low &= block.size() <= cap;
    }
    if (low) {
      return this;
    }
    return of(
        blocks.stream()
            .map(b -> b.finite() ? DomainBlock.chain(Math.min(b.size(), cap)) : b)
            .toList());
  }

  /**
   * A choice of one element, which leaves the elements below it and those above it.
   *
   * @param left the order of the elements below
   * @param right the order of the elements above
   * @param block in which block of the normal form the element lies, from 0
   * @param from the first place in that block for which this split stands: in a chain and in {@code
   *     w} counted from 0 at the least element, in {@code w*} counted down from -1 at the greatest
   * @param to the last such place; {@code from} and {@code to} are {@link Long#MIN_VALUE} and
   *     {@link Long#MAX_VALUE} where the places have no end on that side
   */
  public record Split(OrderType left, OrderType right, int block, long from, long to) {}

  /**
   * The choices of one element, up to finite parts of at least {@code cap} elements, which count as
   * alike. In ascending order.
   *
   * @throws SearchStopped where they are so many that nothing could be done with them
   */
  public List<Split> splits(long cap) {
    List<Split> splits = new ArrayList<>();
    splits(cap, splits::add);
    return splits;
  }

  /** Hands over the {@link #splits(long)} one by one; what follows too many of them is given up. */
  public void splits(long cap, Consumer<Split> consumer) {
    long room = MOST_SPLITS;
    for (int i = 0; i < blocks.size(); i++) {
      long classes = classes(blocks.get(i), cap);
      splitsOf(i, classes > room ? room : cap, consumer);
      room -= classes;
      if (room < 0) {
        throw new SearchStopped(StopReason.MEMORY);
      }
    }
  }

  /** How many classes of choices a block has. */
  private static long classes(DomainBlock block, long cap) {
    return switch (block.kind()) {
      case CHAIN -> block.size() / 2 <= cap ? block.size() : 2 * cap + 1;
      case W, W_STAR -> cap + 1;
      case Z, Q -> 1;
    };
  }

  private void splitsOf(int index, long cap, Consumer<Split> splits) {
    List<DomainBlock> below = blocks.subList(0, index);
    switch (blocks.get(index).kind()) {
      case CHAIN -> {
        long size = blocks.get(index).size();
        long low = Math.min(cap, size);
        long high = Math.max(low, size - cap);
        for (long k = 0; k < low; k++) {
          splits.accept(part(index, below, k, 1));
        }
        if (low < high) {
          splits.accept(part(index, below, low, high - low));
        }
        for (long k = high; k < size; k++) {
          splits.accept(part(index, below, k, 1));
        }
      }
      case W -> {
        for (long k = 0; k < cap; k++) {
          splits.accept(part(index, below, k, 1));
        }
        splits.accept(part(index, below, cap, 0));
      }
      case W_STAR -> {
        splits.accept(part(index, below, -cap - 1, 0));
        for (long k = -cap; k < 0; k++) {
          splits.accept(part(index, below, k, 1));
        }
      }
      case Z, Q -> splits.accept(part(index, below, 0, 0));
    }
  }

  /**
   * The split at a place of a block, standing for {@code places} places, 0 for all further ones.
   */
  private Split part(int index, List<DomainBlock> below, long place, long places) {
    DomainBlock block = blocks.get(index);
    Builder left = new Builder();
    below.forEach(left::add);
    Builder right = new Builder();
    switch (block.kind()) {
      case CHAIN -> {
        chain(place, left);
        chain(block.size() - 1 - place, right);
      }
      case W -> {
        chain(place, left);
        right.add(DomainBlock.W);
      }
      case W_STAR -> {
        left.add(DomainBlock.W_STAR);
        chain(-place - 1, right);
      }
      case Z -> {
        left.add(DomainBlock.W_STAR);
        right.add(DomainBlock.W);
      }
      case Q -> {
        left.add(DomainBlock.Q);
        right.add(DomainBlock.Q);
      }
    }
    blocks.subList(index + 1, blocks.size()).forEach(right::add);
    boolean down = block.kind() != Kind.CHAIN && block.kind() != Kind.W;
    boolean up = block.kind() != Kind.CHAIN && block.kind() != Kind.W_STAR;
    long from = places == 0 && down ? Long.MIN_VALUE : place;
    long to = places == 0 ? (up ? Long.MAX_VALUE : place) : place + places - 1;
    return new Split(left.build(), right.build(), index, from, to);
  }

  private static void chain(long size, Builder builder) {
    if (size > 0) {
      builder.add(DomainBlock.chain(size));
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderType that && hash == that.hash && blocks.equals(that.blocks);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return isEmpty()
        ? "0"
        : blocks.stream().map(DomainBlock::toString).collect(Collectors.joining(" + "));
  }
}
