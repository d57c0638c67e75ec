package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.transposition.PivotStructure;
import org.farstar.games.order.transposition.Transposition;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.values.player.Player;

/** Section 4, the definitions: what a D-block is, and the D-block that is a pivot for good. */
final class BlockClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);

  /** The blocks of which domains are made. */
  private static final List<String> KINDS = List.of("1", "2", "3", "w", "w*", "z", "q");

  /** A block in the middle has one below and one above it. */
  private static final int FEWEST_BLOCKS = 3;

  /** With more turns left only the shorter domains are played, and nothing else is used. */
  private static final int MOST_TURNS_OF_MORE = 2;

  private BlockClaims() {}

  static List<Claim> all() {
    return List.of(trichotomy(), exhausted());
  }

  private static Claim trichotomy() {
    return PAPER
        .at("4-trichotomy", "Section 4, definition of D-blocks")
        .says(
            "A D-block is finite or isomorphic to Z, N or -N: each of its elements but a greatest has a"
                + " next one, each but a least one before it, and from an element to another of the same"
                + " D-block it is as many steps to the next one as there are elements between them and one"
                + " more.")
        .over(
            "all sums of up to %d blocks 1, 2, 3, w, w*, z, q, with the elements near the ends of each"
                + " block: the D-blocks by the definition are those of the normal form",
            1, 4)
        .butNot(
            "A D-block has a least or a greatest element.",
            (size, cases) -> each(size, cases, BlockClaims::bounded))
        .butNot(
            "The blocks of a sum are its D-blocks.",
            (size, cases) ->
                each(
                    size,
                    cases,
                    (domain, all) -> {
                      if (!domain.dense()) {
                        all.equal(
                            domain.blocks(), types(domain, dBlocks(domain, all)), domain::toString);
                      }
                    }))
        .check((size, cases) -> each(size, cases, BlockClaims::trichotomy));
  }

  private interface Check {
    void of(Domain domain, Cases cases);
  }

  private static void each(int size, Cases cases, Check check) {
    sums(size, "", cases, check);
  }

  private static void sums(int size, String text, Cases cases, Check check) {
    cases.control().throwIfStopped();
    if (size == 0) {
      check.of(Domain.read(text), cases);
      return;
    }
    for (String kind : KINDS) {
      sums(size - 1, text.isEmpty() ? kind : text + " + " + kind, cases, check);
    }
  }

  private static void trichotomy(Domain domain, Cases cases) {
    Neighbours neighbours = new Neighbours(domain);
    List<List<Element>> blocks = dBlocks(domain, cases);
    for (List<Element> block : blocks) {
      for (int i = 0; i < block.size(); i++) {
        Element low = block.get(i);
        for (Element high : block.subList(i + 1, block.size())) {
          long steps = neighbours.between(low, high).orElseThrow() + 1;
          cases.equal(
              Optional.of(high),
              walk(neighbours, low, true, steps, cases),
              () -> domain + ": " + steps + " steps up from " + domain.write(low));
          cases.equal(
              Optional.of(low),
              walk(neighbours, high, false, steps, cases),
              () -> domain + ": " + steps + " steps down from " + domain.write(high));
        }
      }
    }
    List<DomainBlock> found = types(domain, blocks);
    cases.equal(domain.type(), OrderType.of(found), () -> domain + ": the D-blocks " + found);
    if (!domain.dense()) {
      cases.equal(domain.type().blocks(), found, () -> domain + ": the D-blocks");
    }
  }

  private static void bounded(Domain domain, Cases cases) {
    List<DomainBlock> found = types(domain, dBlocks(domain, cases));
    cases.check(
        found.stream()
            .allMatch(block -> block.hasLeast() || block.hasGreatest() || block.kind() == Kind.Q),
        () -> domain + ": the D-blocks " + found);
  }

  private static Optional<Element> walk(
      Neighbours neighbours, Element from, boolean up, long steps, Cases cases) {
    Optional<Element> at = Optional.of(from);
    for (long i = 0; i < steps && at.isPresent(); i++) {
      cases.control().throwIfStopped();
      at = neighbours.of(at.get(), up);
    }
    return at;
  }

  /** The sampled elements of each D-block, by the definition, from the lowest. */
  private static List<List<Element>> dBlocks(Domain domain, Cases cases) {
    Neighbours neighbours = new Neighbours(domain);
    List<List<Element>> blocks = new ArrayList<>();
    Element last = null;
    for (Element element : samples(domain)) {
      cases.control().throwIfStopped();
      if (last == null || neighbours.between(last, element).isEmpty()) {
        blocks.add(new ArrayList<>());
      }
      blocks.get(blocks.size() - 1).add(element);
      last = element;
    }
    return blocks;
  }

  /**
   * What each D-block is: an end of it is an element without a neighbour there. A point of a dense
   * block stands for the block.
   */
  private static List<DomainBlock> types(Domain domain, List<List<Element>> blocks) {
    Neighbours neighbours = new Neighbours(domain);
    List<DomainBlock> types = new ArrayList<>();
    for (List<Element> block : blocks) {
      Element low = block.get(0);
      Element high = block.get(block.size() - 1);
      boolean least = neighbours.of(low, false).isEmpty();
      boolean greatest = neighbours.of(high, true).isEmpty();
      if (domain.blocks().get(low.block() - 1).kind() == Kind.Q) {
        types.add(DomainBlock.Q);
      } else if (least && greatest) {
        long inside = low.equals(high) ? -1 : neighbours.between(low, high).orElseThrow();
        types.add(DomainBlock.chain(inside + 2));
      } else {
        types.add(least ? DomainBlock.W : greatest ? DomainBlock.W_STAR : DomainBlock.Z);
      }
    }
    return types;
  }

  /** Elements near the ends of each block, all of a finite one, in ascending order. */
  private static List<Element> samples(Domain domain) {
    List<Element> samples = new ArrayList<>();
    for (int i = 1; i <= domain.blocks().size(); i++) {
      DomainBlock block = domain.blocks().get(i - 1);
      long from =
          switch (block.kind()) {
            case CHAIN, W -> 1;
            case W_STAR -> -3;
            case Z, Q -> -1;
          };
      long to =
          switch (block.kind()) {
            case CHAIN -> block.size();
            case W -> 3;
            case W_STAR -> -1;
            case Z, Q -> 1;
          };
      for (long place = from; place <= to; place++) {
        samples.add(Element.of(i, place));
      }
    }
    return samples;
  }

  private static Claim exhausted() {
    return PAPER
        .at("4-exhausted", "Section 4, definitions")
        .says(
            "An odd central D-block that is exhausted is a pivot, and stays one however the play goes"
                + " on: infinitely many free elements lie between it and each element outside.")
        .over(
            "all sums of 3 blocks 1, 2, 3, w, w*, z, q with a D-block of 1 or 3 elements in the"
                + " middle, which are used: every play of up to %d turns; of up to 2 turns also such sums"
                + " of 4 blocks, and those of 3 with one more element used",
            1, 4)
        .butNot(
            "So does an odd S-block inside an infinite D-block.",
            (n, cases) -> stays(Domain.read("z"), List.of(Element.of(1, 0)), List.of(), n, cases))
        .corrects(
            Slip.printed(
                    "for every central D-block there must be infinitely many free points between it and"
                        + " any other D-block")
                .meaning("Infinitely many free elements lie between it and each other D-block.")
                .because(
                    "Nothing lies between the D-blocks w and 1 of w + 1 + w*. By the definition of D-blocks"
                        + " infinitely many elements lie between two elements of different D-blocks, and"
                        + " all but finitely many of them are free; so no choice is a neighbour of the"
                        + " exhausted D-block, and on each side free elements are left."),
            (n, cases) -> each(n, true, cases))
        .check((n, cases) -> each(n, false, cases));
  }

  private static void each(int turns, boolean printed, Cases cases) {
    int most = turns <= MOST_TURNS_OF_MORE ? FEWEST_BLOCKS + 1 : FEWEST_BLOCKS;
    for (int blocks = FEWEST_BLOCKS; blocks <= most; blocks++) {
      each(
          blocks,
          cases,
          (domain, all) -> {
            for (int block = 2; block < domain.blocks().size(); block++) {
              if (isDBlock(domain, block)) {
                exhausted(domain, block, turns, printed, all);
              }
            }
          });
    }
  }

  /** Whether a finite odd block is a D-block with elements on both sides. */
  private static boolean isDBlock(Domain domain, int block) {
    List<DomainBlock> blocks = domain.blocks();
    DomainBlock own = blocks.get(block - 1);
    return own.finite()
        && own.size() % 2 != 0
        && !blocks.get(block - 2).hasGreatest()
        && !blocks.get(block).hasLeast();
  }

  private static void exhausted(Domain domain, int block, int turns, boolean printed, Cases cases) {
    List<Element> own = new ArrayList<>();
    for (long place = 1; place <= domain.blocks().get(block - 1).size(); place++) {
      own.add(Element.of(block, place));
    }
    if (printed) {
      apart(domain, block, cases);
      return;
    }
    Neighbours neighbours = new Neighbours(domain);
    stays(domain, own, List.of(), turns, cases);
    for (Element other : samples(domain)) {
      if (other.block() == block) {
        continue;
      }
      boolean below = other.block() < block;
      OptionalLong between =
          below
              ? neighbours.between(other, own.get(0))
              : neighbours.between(own.get(own.size() - 1), other);
      cases.check(
          between.isEmpty(),
          () -> domain + ": few elements between block " + block + " and " + domain.write(other));
      if (turns <= MOST_TURNS_OF_MORE && domain.blocks().size() == FEWEST_BLOCKS) {
        stays(domain, own, List.of(other), turns, cases);
      }
    }
  }

  /** The printed reason: infinitely many elements above one D-block and below the other. */
  private static void apart(Domain domain, int block, Cases cases) {
    for (int other = 1; other <= domain.blocks().size(); other++) {
      if (other != block) {
        List<DomainBlock> between =
            domain.blocks().subList(Math.min(other, block), Math.max(other, block) - 1);
        int beside = other;
        cases.check(
            between.stream().anyMatch(each -> !each.finite()),
            () ->
                domain + ": finitely many elements between the blocks " + beside + " and " + block);
      }
    }
  }

  private static void stays(
      Domain domain, List<Element> own, List<Element> others, int turns, Cases cases) {
    List<Element> used = new ArrayList<>(own);
    used.addAll(others);
    TranspositionPosition position = TranspositionPosition.of(domain, used, turns);
    PivotStructure.Pivot wanted =
        new PivotStructure.Pivot(own.get(0), own.get(own.size() - 1), own.size());
    stays(position, wanted, new Transposition(domain), cases);
  }

  private static void stays(
      TranspositionPosition position,
      PivotStructure.Pivot wanted,
      Transposition rules,
      Cases cases) {
    cases.check(
        position.structure().pivots().contains(wanted),
        () -> position + ": " + wanted + " is no pivot");
    for (TranspositionPosition next : rules.options(position, Player.LEFT)) {
      stays(next, wanted, rules, cases);
    }
  }
}
