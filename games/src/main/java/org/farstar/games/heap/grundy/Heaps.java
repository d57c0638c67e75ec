package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.theory.Digits;
import org.farstar.values.text.NotationException;

/**
 * Some heaps of any size, in any order; immutable.
 *
 * @param sizes the sizes, none of them 0, the least first
 */
public record Heaps(List<BigInteger> sizes) {
  /** Heaps of these sizes; a size of 0 is no heap. */
  public static Heaps of(Collection<BigInteger> sizes) {
    return new Heaps(sizes.stream().filter(n -> n.signum() > 0).sorted().toList());
  }

  /** Heaps of these sizes; a size of 0 is no heap. */
  public static Heaps of(long... sizes) {
    List<BigInteger> list = new ArrayList<>();
    for (long size : sizes) {
      list.add(BigInteger.valueOf(size));
    }
    return of(list);
  }

  /** One heap alone; a size of 0 is no heap. */
  public static Heaps of(BigInteger size) {
    return new Heaps(size.signum() > 0 ? List.of(size) : List.of());
  }

  /** These heaps with another size in the place of one. */
  public Heaps with(int index, BigInteger size) {
    return with(index, of(size));
  }

  /** These heaps with others in the place of one. */
  public Heaps with(int index, Heaps others) {
    List<BigInteger> changed = new ArrayList<>(sizes);
    changed.remove(index);
    changed.addAll(others.sizes);
    return of(changed);
  }

  /** The heap, where there is exactly one. */
  public Optional<BigInteger> single() {
    return sizes.size() == 1 ? Optional.of(sizes.get(0)) : Optional.empty();
  }

  /** The size of the largest heap, or 0 if there is none. */
  public BigInteger largest() {
    return sizes.isEmpty() ? BigInteger.ZERO : sizes.get(sizes.size() - 1);
  }

  /** Hands over one heap of each size with its index: heaps of equal size have the same moves. */
  public void eachSize(ObjIntConsumer<BigInteger> heap) {
    for (int index = 0; index < sizes.size(); index++) {
      if (index == 0 || !sizes.get(index).equals(sizes.get(index - 1))) {
        heap.accept(sizes.get(index), index);
      }
    }
  }

  /** The spot of one number, counted from 1, in every heap of a size. */
  List<List<String>> spots(BigInteger size, BigInteger number) {
    return IntStream.range(0, sizes.size())
        .filter(i -> sizes.get(i).equals(size))
        .mapToObj(i -> List.of((i + 1) + "." + number))
        .toList();
  }

  /**
   * Sizes with blanks between; 0 alone is no heap at all.
   *
   * @throws NotationException where the text is anything else
   */
  public static Heaps read(String text) {
    return of(Naturals.readAll(text, "a heap").stream().map(Naturals.Placed::number).toList());
  }

  /**
   * The same for a game whose heaps are bounded.
   *
   * @throws NotationException where a heap is larger than this, or the text is not one of heaps
   */
  public static Heaps read(String text, long largest) {
    List<Naturals.Placed> heaps = Naturals.readAll(text, "a heap");
    for (Naturals.Placed heap : heaps) {
      if (heap.number().compareTo(BigInteger.valueOf(largest)) > 0) {
        throw new NotationException(
            text, heap.from() + 1, Digits.shown(heap.number()), "a heap of at most " + largest);
      }
    }
    return of(heaps.stream().map(Naturals.Placed::number).toList());
  }

  @Override
  public String toString() {
    return sizes.isEmpty()
        ? "0"
        : sizes.stream().map(BigInteger::toString).collect(Collectors.joining(" "));
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).
  @Override
  public boolean equals(Object other) {
    return other instanceof Heaps that && sizes.equals(that.sizes);
  }

  @Override
  public int hashCode() {
    return sizes.hashCode();
  }
}
