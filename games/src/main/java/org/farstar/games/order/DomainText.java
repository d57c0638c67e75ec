package org.farstar.games.order;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.NotationException;

/**
 * Reads domains: {@code 1..9}, {@code N}, {@code -N}, {@code Z}, or a sum like {@code 3 + w + w*}.
 */
final class DomainText {
  /** More blocks than anybody writes, few enough for the keys of elements. */
  private static final int MOST_BLOCKS = 100_000;

  private static final String FORMS =
      "1..d, N, -N, Z, or blocks joined by +: a size from 1 on, w, w*, z, q";
  private static final String BLOCKS = "a block: a size from 1 on, w, w*, z or q";

  private final String text;

  DomainText(String text) {
    this.text = text;
  }

  Domain read() {
    int from = skipBlanks(0, text.length());
    int to = trimEnd(from, text.length());
    String bare = text.substring(from, to);
    switch (bare) {
      case "" ->
          throw new NotationException(text, from + 1, NotationException.at(text, from), FORMS);
      case "N" -> {
        return new Domain(List.of(DomainBlock.W), bare);
      }
      case "-N" -> {
        return new Domain(List.of(DomainBlock.W_STAR), bare);
      }
      case "Z" -> {
        return new Domain(List.of(DomainBlock.Z), bare);
      }
      default -> {
        return bare.contains("..") ? interval(from, to) : sum(from, to);
      }
    }
  }

  private Domain interval(int from, int to) {
    int dots = text.indexOf("..", from);
    String lower = text.substring(from, dots).strip();
    if (!lower.equals("1")) {
      throw new NotationException(text, from + 1, "'" + lower + "'", "1 as the first of 1..d");
    }
    int start = skipBlanks(dots + 2, to);
    return Domain.upTo(size(start, to, "the size d of 1..d, an integer from 1 on"));
  }

  private Domain sum(int from, int to) {
    List<DomainBlock> blocks = new ArrayList<>();
    int start = from;
    while (true) {
      int plus = text.indexOf('+', start);
      int end = plus < 0 || plus >= to ? to : plus;
      int first = skipBlanks(start, end);
      blocks.add(block(first, trimEnd(first, end)));
      if (end == to) {
        return new Domain(blocks, "");
      }
      if (blocks.size() == MOST_BLOCKS) {
        throw new NotationException(
            text, end + 1, "one more block", "at most " + MOST_BLOCKS + " blocks");
      }
      start = end + 1;
    }
  }

  private DomainBlock block(int from, int to) {
    String word = text.substring(from, to);
    for (DomainBlock block :
        new DomainBlock[] {DomainBlock.W, DomainBlock.W_STAR, DomainBlock.Z, DomainBlock.Q}) {
      if (word.equals(block.kind().text())) {
        return block;
      }
    }
    return DomainBlock.chain(size(from, to, BLOCKS));
  }

  private long size(int from, int to, String allowed) {
    String word = text.substring(from, to);
    if (!word.matches("[0-9]+") || word.matches("0+")) {
      String found = word.isEmpty() ? NotationException.at(text, from) : "'" + word + "'";
      throw new NotationException(text, from + 1, found, allowed);
    }
    if (word.length() > 13 || Long.parseLong(word) > Domain.LARGEST_PLACE) {
      throw new NotationException(
          text, from + 1, "'" + word + "'", "at most " + Domain.LARGEST_PLACE + " elements");
    }
    return Long.parseLong(word);
  }

  private int skipBlanks(int from, int to) {
    int i = from;
    while (i < to && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private int trimEnd(int from, int to) {
    int i = to;
    while (i > from && Character.isWhitespace(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }
}
