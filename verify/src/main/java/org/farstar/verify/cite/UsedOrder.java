package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.verify.cite.Ordering.Block;

/**
 * A position of the transposition game as its text has it: a domain, the elements used so far in
 * the order of their use, and how many turns are left.
 *
 * @param blocks the blocks of the domain as written
 * @param used the elements used, the first one first
 * @param turns how many turns are left
 */
record UsedOrder(List<Block> blocks, List<Element> used, long turns) {
  private static final Pattern TEXT =
      Pattern.compile("([^:]+): ((?:[^ /][^ ]* )*+)/ (0|[1-9][0-9]{0,11}|1000000000000)");
  private static final Pattern SIZE = Pattern.compile("[1-9][0-9]{0,11}|1000000000000");
  private static final Pattern ELEMENT =
      Pattern.compile("(?:([1-9][0-9]{0,5}):)?(0|-?[1-9][0-9]{0,11})(?:/([1-9][0-9]{0,8}))?");

  /** What has a number for a block is a fraction in it; blocks and places count from 1. */
  record Element(int block, BigInteger over, BigInteger under) {
    static final Comparator<Element> ORDER =
        Comparator.comparingInt(Element::block)
            .thenComparing((a, b) -> a.over.multiply(b.under).compareTo(b.over.multiply(a.under)));
  }

  /** Reads a position; empty where it is not one, or is written otherwise. */
  static Optional<UsedOrder> read(String text) {
    Matcher at = TEXT.matcher(text);
    if (!at.matches()) {
      return Optional.empty();
    }
    String domain = at.group(1);
    List<Block> blocks = blocks(domain);
    boolean plain = domain.matches("1\\.\\..*|N|-N|Z");
    List<Element> used = new ArrayList<>();
    for (String word : at.group(2).isEmpty() ? new String[0] : at.group(2).split(" ")) {
      Matcher element = ELEMENT.matcher(word);
      if (!element.matches() || plain != (element.group(1) == null)) {
        return Optional.empty();
      }
      used.add(
          new Element(
              plain ? 1 : Integer.parseInt(element.group(1)),
              new BigInteger(element.group(2)),
              element.group(3) == null ? BigInteger.ONE : new BigInteger(element.group(3))));
    }
    boolean right =
        !blocks.isEmpty()
            && used.stream().allMatch(element -> holds(blocks, element))
            && used.stream().distinct().count() == used.size();
    return right
        ? Optional.of(new UsedOrder(blocks, used, Long.parseLong(at.group(3))))
        : Optional.empty();
  }

  /** The blocks of a domain; none where the text is no domain. */
  private static List<Block> blocks(String domain) {
    switch (domain) {
      case "N":
        return List.of(Block.W);
      case "-N":
        return List.of(Block.W_STAR);
      case "Z":
        return List.of(Block.Z);
      default:
        List<Block> blocks = new ArrayList<>();
        String sum = domain.startsWith("1..") ? domain.substring(3) : domain;
        for (String word : sum.split(" \\+ ", -1)) {
          if (SIZE.matcher(word).matches()) {
            blocks.add(Block.finite(Long.parseLong(word)));
          } else if (!domain.equals(sum) || !List.of("w", "w*", "z", "q").contains(word)) {
            return List.of();
          } else {
            blocks.add(new Block(word, 0));
          }
        }
        return domain.equals(sum) || blocks.size() == 1 ? blocks : List.of();
    }
  }

  private static boolean holds(List<Block> blocks, Element element) {
    if (element.block() > blocks.size()) {
      return false;
    }
    Block block = blocks.get(element.block() - 1);
    BigInteger place = element.over();
    if (block.kind().equals("q")) {
      return place.gcd(element.under()).equals(BigInteger.ONE);
    }
    return element.under().equals(BigInteger.ONE)
        && switch (block.kind()) {
          case "n" -> place.signum() > 0 && place.compareTo(BigInteger.valueOf(block.size())) <= 0;
          case "w" -> place.signum() > 0;
          case "w*" -> place.signum() < 0;
          default -> true;
        };
  }

  /** Whether the number of pairs out of order is odd: that of the elements less that of cycles. */
  boolean odd() {
    List<Element> sorted = used.stream().sorted(Element.ORDER).toList();
    Map<Element, Integer> place = new HashMap<>();
    for (int i = 0; i < sorted.size(); i++) {
      place.put(sorted.get(i), i);
    }
    boolean[] seen = new boolean[used.size()];
    int cycles = 0;
    for (int i = 0; i < seen.length; i++) {
      cycles += seen[i] ? 0 : 1;
      for (int at = i; !seen[at]; at = place.get(used.get(at))) {
        seen[at] = true;
      }
    }
    return (used.size() - cycles) % 2 != 0;
  }

  /** The free elements between used ones that are neighbours, those at both ends included. */
  List<Ordering> free() {
    Element[] sorted = used.stream().sorted(Element.ORDER).toArray(Element[]::new);
    List<Ordering> free = new ArrayList<>();
    for (int i = 0; i <= sorted.length; i++) {
      free.add(between(i == 0 ? null : sorted[i - 1], i == sorted.length ? null : sorted[i]));
    }
    return free;
  }

  private Ordering between(Element low, Element high) {
    List<Block> stretch = new ArrayList<>();
    int from = low == null ? 1 : low.block();
    int to = high == null ? blocks.size() : high.block();
    for (int i = from; i <= to; i++) {
      stretch.add(
          part(
              blocks.get(i - 1),
              low != null && i == from ? low.over() : null,
              high != null && i == to ? high.over() : null));
    }
    return Ordering.of(stretch);
  }

  /** What lies in a block above one place and below another, null for no bound. */
  private static Block part(Block block, BigInteger above, BigInteger below) {
    if (block.kind().equals("q") || (above == null && below == null)) {
      return block;
    }
    BigInteger first = above != null ? above.add(BigInteger.ONE) : first(block);
    BigInteger last = below != null ? below.subtract(BigInteger.ONE) : last(block);
    if (first != null && last != null) {
      return Block.finite(last.subtract(first).longValueExact() + 1);
    }
    return first != null ? Block.W : Block.W_STAR;
  }

  private static BigInteger first(Block block) {
    return block.hasLeast() ? BigInteger.ONE : null;
  }

  private static BigInteger last(Block block) {
    return block.isFinite()
        ? BigInteger.valueOf(block.size())
        : block.hasGreatest() ? BigInteger.ONE.negate() : null;
  }
}
