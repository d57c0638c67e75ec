package org.farstar.games.order;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.Scanner;

/**
 * Reads domains: {@code 1..9}, {@code N}, {@code -N}, {@code Z}, or a sum like {@code 3 + w + w*}.
 */
final class DomainText {
  /** More blocks than anybody writes, few enough for the keys of elements. */
  private static final int MOST_BLOCKS = 100_000;

  private static final String FORMS =
      "1..d, N, -N, Z, or blocks joined by +: a size from 1 on, w, w*, z, q";
  private static final String BLOCKS = "a block: a size from 1 on, w, w*, z or q";

  private final Scanner at;

  DomainText(String text) {
    this.at = new Scanner(text).rest();
  }

  Domain read() {
    String bare = at.stretch();
    return switch (bare) {
      case "" -> throw at.error(FORMS);
      case "N" -> new Domain(List.of(DomainBlock.W), bare);
      case "-N" -> new Domain(List.of(DomainBlock.W_STAR), bare);
      case "Z" -> new Domain(List.of(DomainBlock.Z), bare);
      default -> bare.contains("..") ? interval() : sum();
    };
  }

  private Domain interval() {
    Scanner lower = at.upTo('.').rest();
    if (!lower.stretch().equals("1")) {
      throw lower.stretchError("1 as the first of 1..d");
    }
    return Domain.upTo(size(at.expect("..").rest(), "the size d of 1..d, an integer from 1 on"));
  }

  private Domain sum() {
    List<DomainBlock> blocks = new ArrayList<>();
    do {
      if (blocks.size() == MOST_BLOCKS) {
        throw at.error(at.at() - 1, "one more block", "at most " + MOST_BLOCKS + " blocks");
      }
      blocks.add(block(at.upTo('+').rest()));
    } while (at.accept('+'));
    return new Domain(blocks, "");
  }

  private static DomainBlock block(Scanner word) {
    for (DomainBlock block :
        new DomainBlock[] {DomainBlock.W, DomainBlock.W_STAR, DomainBlock.Z, DomainBlock.Q}) {
      if (word.stretch().equals(block.kind().text())) {
        return block;
      }
    }
    return DomainBlock.chain(size(word, BLOCKS));
  }

  private static long size(Scanner word, String allowed) {
    long size = word.whole(1, Long.MAX_VALUE, allowed);
    if (size > Domain.LARGEST_PLACE) {
      throw word.stretchError("at most " + Domain.LARGEST_PLACE + " elements");
    }
    return size;
  }
}
