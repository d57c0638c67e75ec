package org.farstar.games.order;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * A linear order with a name for every element: an ordered sum of blocks, or {@code 1..d}, {@code
 * N}, {@code -N} or {@code Z}, whose elements are plain integers, or the {@link #fractions}.
 *
 * <p>In a sum an element is {@code i:e}, with the block i counted from 1 and e in 1..k for a finite
 * chain, 1, 2, .. for {@code w}, .., -2, -1 for {@code w*}, any integer for {@code z} and any
 * fraction for {@code q}.
 */
public final class Domain {
  /** Places beyond this are refused, so that sizes and keys of elements fit. */
  static final long LARGEST_PLACE = 1_000_000_000_000L;

  private static final int PLACE_BITS = 41;

  private final List<DomainBlock> blocks;
  private final String plain;
  private final boolean dense;

  /**
   * @param blocks the blocks from the lowest
   * @param plain how the domain is written where its elements are plain integers, else empty
   */
  Domain(List<DomainBlock> blocks, String plain) {
    this.blocks = List.copyOf(blocks);
    this.plain = plain;
    this.dense = blocks.stream().anyMatch(block -> block.kind() == Kind.Q);
  }

  /**
   * Reads a domain.
   *
   * @throws NotationException where the text is not a domain, or one without elements
   */
  public static Domain read(String text) {
    return new DomainText(text).read();
  }

  /** The finite domain {@code 1..d}. */
  public static Domain upTo(long d) {
    return new Domain(List.of(DomainBlock.chain(d)), "1.." + d);
  }

  /** The fractions, written as they are: dense, without ends. */
  public static Domain fractions() {
    return new Domain(List.of(DomainBlock.Q), "Q");
  }

  /** The blocks as written, from the lowest. */
  public List<DomainBlock> blocks() {
    return blocks;
  }

  /** Whether elements are plain integers, without the number of a block. */
  public boolean plain() {
    return !plain.isEmpty();
  }

  /** Whether a block is dense, so that elements may be fractions. */
  public boolean dense() {
    return dense;
  }

  /** The order type. */
  public OrderType type() {
    return OrderType.of(blocks);
  }

  /** What its elements are, in words. */
  public String elements() {
    if (!plain()) {
      return "an element i:e with the block i in 1.." + blocks.size() + ", as in " + sample(1);
    }
    return switch (blocks.get(0).kind()) {
      case CHAIN -> "an integer in " + plain;
      case W -> "an integer from 1 on";
      case W_STAR -> "an integer up to -1";
      case Z -> "an integer";
      case Q -> "a fraction p/q or an integer";
    };
  }

  /** What stands after the colon in elements of a block, in words. */
  String places(int block) {
    String name = "block " + block + ", which is " + blocks.get(block - 1) + ": ";
    return name
        + switch (blocks.get(block - 1).kind()) {
          case CHAIN -> "an integer in 1.." + blocks.get(block - 1).size();
          case W -> "an integer from 1 on";
          case W_STAR -> "an integer up to -1";
          case Z -> "an integer";
          case Q -> "a fraction p/q or an integer";
        };
  }

  private String sample(int block) {
    return block + ":" + (blocks.get(block - 1).kind() == Kind.W_STAR ? "-1" : "1");
  }

  /** Whether an element belongs to this domain. */
  boolean holds(Element element) {
    if (element.block() < 1 || element.block() > blocks.size()) {
      return false;
    }
    DomainBlock block = blocks.get(element.block() - 1);
    long place = element.over();
    boolean inside =
        switch (block.kind()) {
          case CHAIN -> place >= 1 && place <= block.size();
          case W -> place >= 1;
          case W_STAR -> place <= -1;
          case Z, Q -> true;
        };
    return inside && (element.under() == 1 || block.kind() == Kind.Q);
  }

  /** Compares two elements in the order of the domain. */
  public static int compare(Element a, Element b) {
    return a.block() != b.block()
        ? Integer.compare(a.block(), b.block())
        : Long.compare(a.over() * b.under(), b.over() * a.under());
  }

  /**
   * A number that grows with the element, in a domain without dense blocks.
   *
   * <pre>
   *   bit  63 ........ 42 | 41 ................ 0
   *        block          | place + 2^41
   * </pre>
   */
  static long key(Element element) {
    return ((long) element.block() << (PLACE_BITS + 1)) + element.over() + (1L << PLACE_BITS);
  }

  /** Whether two elements with these keys lie in one block. */
  static boolean sameBlock(long a, long b) {
    return a >>> (PLACE_BITS + 1) == b >>> (PLACE_BITS + 1);
  }

  /** The element with this key. */
  static Element ofKey(long key) {
    long place = (key & ((1L << (PLACE_BITS + 1)) - 1)) - (1L << PLACE_BITS);
    return Element.of((int) (key >>> (PLACE_BITS + 1)), place);
  }

  /**
   * The stretches of elements strictly between two elements, from the lowest.
   *
   * @param low the lower element, null for no bound
   * @param high the higher element, null for no bound
   */
  public List<Segment> between(Element low, Element high) {
    if (low != null && high != null && low.block() == high.block() && !dense) {
      return high.over() - low.over() == 1
          ? List.of()
          : List.of(segment(low.block(), low.over() + 1, high.over() - 1));
    }
    List<Segment> segments = new ArrayList<>(2);
    int first = low == null ? 1 : low.block();
    int last = high == null ? blocks.size() : high.block();
    for (int i = first; i <= last; i++) {
      Element below = low != null && low.block() == i ? low : null;
      Element above = high != null && high.block() == i ? high : null;
      DomainBlock block = blocks.get(i - 1);
      if (block.kind() == Kind.Q) {
        segments.add(new Segment(i, true, 0, 0, below, above));
        continue;
      }
      long from = below != null ? below.over() + 1 : first(block);
      long to = above != null ? above.over() - 1 : last(block);
      if (from <= to) {
        segments.add(segment(i, from, to));
      }
    }
    return segments;
  }

  private static Segment segment(int block, long from, long to) {
    return new Segment(block, false, from, to, null, null);
  }

  private static long first(DomainBlock block) {
    return block.hasLeast() ? 1 : Long.MIN_VALUE;
  }

  private static long last(DomainBlock block) {
    return switch (block.kind()) {
      case CHAIN -> block.size();
      case W_STAR -> -1;
      default -> Long.MAX_VALUE;
    };
  }

  /**
   * Reads an element.
   *
   * @throws NotationException where the text is not an element of this domain
   */
  public Element readElement(String text) {
    return readElement(new Scanner(text));
  }

  /**
   * Reads the element that stands in a stretch of a text.
   *
   * @throws NotationException where that stretch is not an element of this domain
   */
  public Element readElement(Scanner stretch) {
    return new ElementText(this, stretch).read();
  }

  /** An element as text. */
  public String write(Element element) {
    StringBuilder text = new StringBuilder();
    write(element, text);
    return text.toString();
  }

  /** Appends an element as text. */
  public void write(Element element, StringBuilder text) {
    if (!plain()) {
      text.append(element.block()).append(':');
    }
    text.append(element.over());
    if (element.under() != 1) {
      text.append('/').append(element.under());
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Domain that && blocks.equals(that.blocks) && plain.equals(that.plain);
  }

  @Override
  public int hashCode() {
    return blocks.hashCode() * 31 + plain.hashCode();
  }

  @Override
  public String toString() {
    if (plain()) {
      return plain;
    }
    StringBuilder text = new StringBuilder();
    blocks.forEach(block -> text.append(text.length() == 0 ? "" : " + ").append(block));
    return text.toString();
  }
}
