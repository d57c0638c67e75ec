package org.farstar.games.order.products;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.OrderType;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * A linear order written with blocks, {@code +}, {@code x} and parentheses: {@code a x b} is b
 * copies of a, so that {@code w x w} is w times w, {@code 2 x q} has a pair of neighbours in place
 * of every fraction, and {@code (1 + z) x w} repeats 1 + z.
 *
 * <p>It is a sum of parts, each an order repeated along a block. Orders that are equal as orders
 * may be written differently; {@link OrderTypes} tells what matters of them.
 *
 * @param parts the parts from the lowest
 */
public record ProductOrder(List<Part> parts) {
  /** The order without elements. */
  static final ProductOrder EMPTY = new ProductOrder(List.of());

  private static final ProductOrder POINT =
      new ProductOrder(List.of(new Part(EMPTY, DomainBlock.chain(1))));

  private static final int MOST_DIGITS = 9;

  private static final String FORM =
      "a number from 1 on, w, w*, z, q or an order in parentheses; a + b is b above a, a x b is b"
          + " copies of a";

  /**
   * An order repeated along a block.
   *
   * @param inner what is repeated; the order without elements stands for a single point
   * @param outer along which block
   */
  public record Part(ProductOrder inner, DomainBlock outer) {}

  public ProductOrder {
    parts = List.copyOf(parts);
  }

  boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Whether there are at least this many elements. */
  public boolean hasAtLeast(long count) {
    return least(count) >= count;
  }

  /** The number of elements, or {@code enough} where there are as many or more. */
  private long least(long enough) {
    long sum = 0;
    for (Part part : parts) {
      long copies = part.outer.finite() ? Math.min(part.outer.size(), enough) : enough;
      long each = part.inner.isEmpty() ? 1 : part.inner.least(enough);
      sum = Math.min(enough, sum + copies * each);
    }
    return sum;
  }

  ProductOrder plus(ProductOrder upper) {
    List<Part> sum = new ArrayList<>(parts);
    sum.addAll(upper.parts);
    return new ProductOrder(sum);
  }

  /** As many copies of this order as the other has elements, in its order. */
  ProductOrder times(ProductOrder other) {
    List<Part> product = new ArrayList<>();
    for (Part part : other.parts) {
      ProductOrder inner = part.inner.isEmpty() ? this : times(part.inner);
      product.addAll(inner.along(OrderType.of(part.outer)).parts);
    }
    return new ProductOrder(product);
  }

  /** Copies of this order along a sum of blocks. */
  private ProductOrder along(OrderType order) {
    ProductOrder inner = equals(POINT) ? EMPTY : this;
    return new ProductOrder(order.blocks().stream().map(block -> new Part(inner, block)).toList());
  }

  /**
   * Hands over what is below and above a choice of one element, for each class of choices; finite
   * numbers of copies and of elements of at least {@code cap} count as alike.
   */
  void splits(long cap, BiConsumer<ProductOrder, ProductOrder> consumer) {
    for (int i = 0; i < parts.size(); i++) {
      ProductOrder below = new ProductOrder(parts.subList(0, i));
      ProductOrder above = new ProductOrder(parts.subList(i + 1, parts.size()));
      Part part = parts.get(i);
      ProductOrder inner = part.inner.isEmpty() ? POINT : part.inner;
      OrderType.of(part.outer)
          .splits(
              cap,
              copy -> {
                ProductOrder low = below.plus(inner.along(capped(copy.left(), cap)));
                ProductOrder high = inner.along(capped(copy.right(), cap)).plus(above);
                if (part.inner.isEmpty()) {
                  consumer.accept(low, high);
                } else {
                  inner.splits(cap, (l, r) -> consumer.accept(low.plus(l), r.plus(high)));
                }
              });
    }
  }

  private static OrderType capped(OrderType order, long cap) {
    return cap == 0 ? order : order.capped(cap);
  }

  /**
   * Reads an order.
   *
   * @throws NotationException if the text is not an order
   */
  public static ProductOrder read(String text) {
    Scanner at = new Scanner(text);
    ProductOrder read = sum(at);
    at.expectEnd("+, x or the end");
    return read;
  }

  private static ProductOrder sum(Scanner at) {
    ProductOrder sum = product(at);
    while (accept(at, '+')) {
      sum = sum.plus(product(at));
    }
    return sum;
  }

  private static ProductOrder product(Scanner at) {
    ProductOrder product = factor(at);
    while (accept(at, 'x')) {
      product = product.times(factor(at));
    }
    return product;
  }

  private static boolean accept(Scanner at, char symbol) {
    at.takeWhile(c -> c == ' ');
    boolean found = at.accept(symbol);
    at.takeWhile(c -> c == ' ');
    return found;
  }

  private static ProductOrder factor(Scanner at) {
    if (accept(at, '(')) {
      ProductOrder inside = sum(at);
      if (!accept(at, ')')) {
        throw at.error("+, x or )");
      }
      return inside;
    }
    if (at.accept('w')) {
      return block(at.accept('*') ? DomainBlock.W_STAR : DomainBlock.W);
    }
    if (at.accept('z')) {
      return block(DomainBlock.Z);
    }
    if (at.accept('q')) {
      return block(DomainBlock.Q);
    }
    if (at.atEnd() || at.peek() < '1' || at.peek() > '9') {
      throw at.error(FORM);
    }
    String digits = at.takeWhile(c -> c >= '0' && c <= '9');
    if (digits.length() > MOST_DIGITS) {
      throw at.error("a number of at most " + MOST_DIGITS + " digits");
    }
    return block(DomainBlock.chain(Long.parseLong(digits)));
  }

  private static ProductOrder block(DomainBlock block) {
    return new ProductOrder(List.of(new Part(EMPTY, block)));
  }

  /** The order as text that {@link #read} reads. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(text.length() == 0 ? "" : " + ");
      if (!part.inner.isEmpty()) {
        boolean single = part.inner.parts.size() == 1;
        text.append(single ? part.inner : "(" + part.inner + ")").append(" x ");
      }
      text.append(part.outer);
    }
    return text.length() == 0 ? "0" : text.toString();
  }
}
