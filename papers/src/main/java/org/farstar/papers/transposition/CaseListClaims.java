package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.Element;
import org.farstar.games.order.transposition.BlackTurnCases;
import org.farstar.games.order.transposition.TheoremCase;
import org.farstar.games.order.transposition.TranspositionPosition;

/**
 * The conditions of Theorems 4.2 and 4.3 as they are printed, by the D-blocks of the domain and the
 * elements m, M, the least and the greatest free one; each is asked by itself.
 */
final class CaseListClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);

  /** Cases of which two may hold of one position; in each pair Black wins by both. */
  private static final List<Set<TheoremCase>> TOGETHER =
      List.of(
          EnumSet.of(TheoremCase.CASE_5, TheoremCase.CASE_6),
          EnumSet.of(TheoremCase.CASE_7A, TheoremCase.CASE_7B),
          EnumSet.of(TheoremCase.CASE_8A, TheoremCase.CASE_8B));

  private final List<DomainBlock> blocks;
  private final List<Element> used;

  private CaseListClaims(Domain domain, List<Element> used) {
    this.blocks = domain.blocks();
    this.used = used;
  }

  static List<Claim> all() {
    return List.of(cases());
  }

  private static Claim cases() {
    return PAPER
        .at("4.2-4.3-cases", "Theorems 4.2 and 4.3, the lists of cases")
        .says(
            "Without a pivot, where some D-block is infinite and each finite one has a free element or"
                + " none is finite, one of the printed conditions holds, and no two but (5) with (6),"
                + " (7)(a) with (7)(b) and (8)(a) with (8)(b), by both of which Black wins. The case"
                + " that the program finds from the order of the free elements alone is one of them.")
        .over(
            "all sums of up to %d blocks 1, 2, w, w*, z, q in their normal form, up to 2 elements used",
            1, 4)
        .butNot("No two hold of one position.", (size, cases) -> each(size, false, cases))
        .check((size, cases) -> each(size, true, cases));
  }

  private static void each(int size, boolean together, Cases cases) {
    for (Domain domain : domains(size)) {
      for (List<Element> used : TranspositionReferee.usedSets(domain, size < 4 ? 2 : 1)) {
        TranspositionPosition position = TranspositionPosition.of(domain, used, 3);
        CaseListClaims conditions = new CaseListClaims(domain, used);
        if (position.shape().pivots() > 0 || !conditions.speak()) {
          continue;
        }
        Set<TheoremCase> found = conditions.holding();
        cases.check(
            found.size() == 1 || (together && TOGETHER.contains(found)),
            () -> position + ": the cases " + found);
        TheoremCase rule = BlackTurnCases.rule(position.shape().freeOrder());
        cases.check(
            found.contains(rule),
            () -> position + ": the cases " + found + ", the program " + rule);
      }
    }
  }

  private static List<Domain> domains(int blocks) {
    List<String> texts = List.of("");
    for (int i = 0; i < blocks; i++) {
      List<String> longer = new ArrayList<>();
      for (String text : texts) {
        for (String kind : List.of("1", "2", "w", "w*", "z", "q")) {
          longer.add(text.isEmpty() ? kind : text + " + " + kind);
        }
      }
      texts = longer;
    }
    return texts.stream()
        .map(Domain::read)
        .filter(domain -> domain.type().blocks().equals(domain.blocks()) && !domain.type().finite())
        .toList();
  }

  private boolean infinite() {
    return blocks.stream().noneMatch(block -> block.finite() || block.kind() == Kind.Q);
  }

  /** Whether one of the two theorems speaks of the position. */
  private boolean speak() {
    return infinite() || !open().isEmpty();
  }

  /** The cases whose printed conditions hold. */
  private Set<TheoremCase> holding() {
    return infinite() ? infiniteBlocks() : finiteBlocks(open());
  }

  /** The finite D-blocks that are not exhausted, the paper's FNEDB. */
  private List<Integer> open() {
    return IntStream.range(0, blocks.size()).filter(this::isOpen).boxed().toList();
  }

  /** A finite D-block that is not exhausted; of a dense block each element is one. */
  private boolean isOpen(int block) {
    DomainBlock own = blocks.get(block);
    return own.kind() == Kind.Q || (own.finite() && usedIn(block) < own.size());
  }

  private long usedIn(int block) {
    return used.stream().filter(element -> element.block() == block + 1).count();
  }

  private boolean exhausted(int block) {
    return blocks.get(block).finite() && !isOpen(block);
  }

  /** The lowest block with a free element, or the highest. */
  private int outer(boolean lowest) {
    int block = lowest ? 0 : blocks.size() - 1;
    while (exhausted(block)) {
      block += lowest ? 1 : -1;
    }
    return block;
  }

  /** Whether a D-block has a smallest, or a largest, free element. */
  private boolean hasEnd(int block, boolean smallest) {
    DomainBlock own = blocks.get(block);
    boolean end = smallest ? own.hasLeast() : own.hasGreatest();
    return own.kind() != Kind.Q && end && !exhausted(block);
  }

  /** Whether min(D - S), or max(D - S), exists. */
  private boolean hasExtreme(boolean least) {
    return hasEnd(outer(least), least);
  }

  /** Whether an m other than the least free element, or an M other than the greatest, exists. */
  private boolean hasInner(boolean smallest) {
    for (int i = 0; i < blocks.size(); i++) {
      if (hasEnd(i, smallest) && i != outer(smallest)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasAny(boolean smallest) {
    return hasInner(smallest) || hasExtreme(smallest);
  }

  private Set<TheoremCase> infiniteBlocks() {
    Set<TheoremCase> found = EnumSet.noneOf(TheoremCase.class);
    boolean min = hasExtreme(true);
    boolean max = hasExtreme(false);
    boolean innerSmallest = hasInner(true);
    boolean innerLargest = hasInner(false);
    boolean onlyMin = min && !innerSmallest;
    boolean onlyMax = max && !innerLargest;
    boolean smallest = hasAny(true);
    boolean largest = hasAny(false);
    if (smallest && largest) {
      add(innerSmallest && innerLargest, TheoremCase.CASE_1A, found);
      add(!max && onlyMin, TheoremCase.CASE_1B, found);
      add(!min && onlyMax, TheoremCase.CASE_1C, found);
      add(min && innerSmallest && onlyMax, TheoremCase.CASE_1D, found);
      add(max && innerLargest && onlyMin, TheoremCase.CASE_1E, found);
      add(onlyMin && onlyMax, TheoremCase.CASE_1F, found);
    }
    add(smallest && !largest, TheoremCase.CASE_2, found);
    add(largest && !smallest, TheoremCase.CASE_3, found);
    add(!smallest && !largest, TheoremCase.CASE_4, found);
    return found;
  }

  private Set<TheoremCase> finiteBlocks(List<Integer> open) {
    Set<TheoremCase> found = EnumSet.noneOf(TheoremCase.class);
    int low = outer(true);
    int high = outer(false);
    boolean dense = open.stream().anyMatch(block -> blocks.get(block).kind() == Kind.Q);
    long central = open.stream().filter(block -> block != low && block != high).count();
    add(dense || central > 0, TheoremCase.CASE_5, found);
    if (!dense) {
      add(open.size() - central == 2, TheoremCase.CASE_6, found);
      if (open.equals(List.of(high))) {
        boolean another = anotherEnd(high, false);
        add(another, TheoremCase.CASE_7A, found);
        add(!hasExtreme(true), TheoremCase.CASE_7B, found);
        add(!another && hasExtreme(true), TheoremCase.CASE_7C, found);
      }
      if (open.equals(List.of(low))) {
        boolean another = anotherEnd(low, true);
        add(another, TheoremCase.CASE_8A, found);
        add(!hasExtreme(false), TheoremCase.CASE_8B, found);
        add(!another && hasExtreme(false), TheoremCase.CASE_8C, found);
      }
    }
    return found;
  }

  private boolean anotherEnd(int but, boolean smallest) {
    for (int i = 0; i < blocks.size(); i++) {
      if (i != but && hasEnd(i, smallest)) {
        return true;
      }
    }
    return false;
  }

  private static void add(boolean holds, TheoremCase rule, Set<TheoremCase> found) {
    if (holds) {
      found.add(rule);
    }
  }
}
