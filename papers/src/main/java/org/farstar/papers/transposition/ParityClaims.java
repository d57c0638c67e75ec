package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.ElementSequence;
import org.farstar.games.order.UsedElements;
import org.farstar.games.order.transposition.PivotStructure;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.Transposition;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.games.order.transposition.TranspositionStatements;
import org.farstar.papers.small.SmallPermutations;
import org.farstar.values.player.Player;

/** Section 1: the parity of a sequence, and what a pivot gives. */
final class ParityClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String INFINITE =
      "the domains of the claims on section 4 with up to 2 elements used, %d turns left, all choices"
          + " that the turns can tell apart";
  private static final String SUBSETS = "all sets of used elements of 1..d, up to d = %d";

  private ParityClaims() {}

  static List<Claim> all() {
    return List.of(
        inversions(),
        anyTransposition(),
        appending(),
        noPivot(),
        noPivotInfinite(),
        pivotControls(),
        pivotControlsInfinite(),
        removing(),
        removingInfinite());
  }

  private static Claim inversions() {
    return Claims.of(TranspositionStatements.PARITY)
        .over(
            "all sequences of up to %d elements, sorted by swapping each element into its place",
            0, 8)
        .check((size, cases) -> SmallPermutations.each(size, order -> parity(order, cases)));
  }

  private static Claim anyTransposition() {
    return PAPER
        .theorem("1.1")
        .part("any", "proof")
        .says(
            "Every transposition changes the parity of the number of pairs out of order, so that the"
                + " parity of the number of transpositions is the same for every way of sorting.")
        .over("all sequences of up to %d elements, all pairs of places", 2, 6)
        .butNot(
            "Every transposition changes the number by one.",
            (size, cases) -> transpositions(size, 1, cases))
        .check((size, cases) -> transpositions(size, 2, cases));
  }

  /** With modulus 2 the parity must change, with 1 the number by one. */
  private static void transpositions(int size, int modulus, Cases cases) {
    SmallPermutations.each(
        size,
        order -> {
          for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < size; j++) {
              List<Integer> swapped = new ArrayList<>(order);
              swapped.set(i, order.get(j));
              swapped.set(j, order.get(i));
              int change = Math.abs(outOfOrder(swapped) - outOfOrder(order));
              cases.equal(1, modulus == 2 ? change % 2 : change, () -> order + " to " + swapped);
            }
          }
        });
  }

  private static int outOfOrder(List<Integer> order) {
    int pairs = 0;
    for (int i = 0; i < order.size(); i++) {
      for (int j = i + 1; j < order.size(); j++) {
        pairs += order.get(i) > order.get(j) ? 1 : 0;
      }
    }
    return pairs;
  }

  private static Claim appending() {
    return PAPER
        .theorem("1.1")
        .part("appending", "after it")
        .says(
            "A term added at the end changes the parity if and only if an odd number of terms is"
                + " larger.")
        .over("all sequences of up to %d elements, each last term against those before", 1, 7)
        .butNot(
            "It does if and only if an odd number of terms is smaller.",
            (size, cases) -> SmallPermutations.each(size, order -> appended(order, -1, cases)))
        .check((size, cases) -> SmallPermutations.each(size, order -> appended(order, 1, cases)));
  }

  private static void appended(List<Integer> order, int sign, Cases cases) {
    List<Integer> before = order.subList(0, order.size() - 1);
    int last = order.get(order.size() - 1);
    long beyond = before.stream().filter(term -> sign * Integer.compare(term, last) > 0).count();
    cases.equal(
        beyond % 2 != 0,
        outOfOrder(order) % 2 != outOfOrder(before) % 2,
        () -> before + " and then " + last);
  }

  private static Claim noPivot() {
    return Claims.of(TranspositionStatements.FORCED)
        .over(SUBSETS + ", and every choice", 1, 10)
        .check((d, cases) -> eachSet(d, position -> noPivot(position, cases)));
  }

  private static Claim pivotControls() {
    return Claims.of(TranspositionStatements.CHOICE)
        .over(SUBSETS, 1, 10)
        .butNot(
            "Also without a pivot.",
            (d, cases) -> eachSet(d, position -> controls(position, cases)))
        .check(
            (d, cases) ->
                eachSet(
                    d,
                    position -> {
                      if (!position.structure().pivots().isEmpty()) {
                        controls(position, cases);
                      }
                    }));
  }

  private static Claim removing() {
    return PAPER
        .corollary("1.3")
        .part("removing", "second part")
        .says(
            "The free neighbours of a pivot on its two sides give different parities, also plus the"
                + " number of terms in the end S-block, and each of them leaves one pivot less.")
        .over(SUBSETS + ", every pivot", 1, 10)
        .corrects(
            Slip.printed("this can be done while removing the pivot")
                .meaning(
                    "Each of them removes the pivot. (Beside another pivot the two may become one,"
                        + " which is a pivot again.)")
                .because(
                    "The choice of a free neighbour makes the block even, and the parities of the two choices differ as printed. Where another pivot lies beside the neighbour the three join to one odd block."),
            (d, cases) -> eachSet(d, position -> removing(position, true, cases)))
        .check((d, cases) -> eachSet(d, position -> removing(position, false, cases)));
  }

  private static Claim noPivotInfinite() {
    return PAPER
        .corollary("1.2")
        .part("infinite", "infinite domains")
        .says(
            "Without a pivot, whoever plays next adds the number of terms in the end S-block to the"
                + " parity, 0 where the domain has no last term.")
        .over(INFINITE, 2, 4)
        .check((n, cases) -> eachInfinite(n, cases, position -> noPivot(position, cases)));
  }

  private static Claim pivotControlsInfinite() {
    return PAPER
        .corollary("1.3")
        .part("infinite", "infinite domains")
        .says(
            "With a pivot, the next player can choose the parity, and can choose the parity plus the"
                + " number of terms in the end S-block.")
        .over(INFINITE, 2, 4)
        .butNot(
            "Also without a pivot.",
            (n, cases) -> eachInfinite(n, cases, position -> controls(position, cases)))
        .check(
            (n, cases) ->
                eachInfinite(
                    n,
                    cases,
                    position -> {
                      if (!position.structure().pivots().isEmpty()) {
                        controls(position, cases);
                      }
                    }));
  }

  private static Claim removingInfinite() {
    return PAPER
        .corollary("1.3")
        .part("neighbours", "second part, infinite domains")
        .says(
            "Where a pivot has a greatest free element below it and a least one above it, these two"
                + " give different parities, also plus the end S-block, and each of them leaves one pivot"
                + " less. Where one of them is missing and there is no other pivot, no choice of the other"
                + " parity removes the pivot.")
        .over(INFINITE + ", every pivot", 2, 4)
        .butNot(
            "Each of them leaves two pivots less.",
            (n, cases) -> eachInfinite(n, cases, position -> beside(position, 2, cases)))
        .butNot(
            "The other parity can be had with one pivot less where one of them is missing.",
            (n, cases) -> eachInfinite(n, cases, position -> neighbours(position, true, cases)))
        .check(
            (n, cases) ->
                eachInfinite(
                    n,
                    cases,
                    position -> {
                      beside(position, 1, cases);
                      neighbours(position, false, cases);
                    }));
  }

  /** The free elements just below and just above each pivot, named, where both exist. */
  private static void beside(TranspositionPosition position, int less, Cases cases) {
    Neighbours neighbours = new Neighbours(position.domain());
    int before = position.shape().pivots();
    List<PivotStructure.Pivot> pivots = position.structure().pivots();
    for (int i = 0; i < before; i++) {
      Optional<Element> below = neighbours.of(pivots.get(i).low(), false);
      Optional<Element> above = neighbours.of(pivots.get(i).high(), true);
      String pivot = position + ", pivot " + (i + 1);
      cases.equal(
          position.shape().gaps().get(i).hasGreatest(),
          below.isPresent(),
          () -> pivot + ": a greatest free element below");
      cases.equal(
          position.shape().gaps().get(i + 1).hasLeast(),
          above.isPresent(),
          () -> pivot + ": a least free element above");
      if (below.isPresent() && above.isPresent()) {
        TranspositionPosition low = position.choose(below.get());
        TranspositionPosition high = position.choose(above.get());
        cases.check(
            position.free(below.get()) && position.free(above.get()),
            () -> pivot + ": its neighbours are used");
        cases.check(odd(low) != odd(high), () -> pivot + ": one parity");
        cases.check(withEnd(low) != withEnd(high), () -> pivot + ": one parity with the end");
        for (TranspositionPosition after : List.of(low, high)) {
          cases.equal(
              before - less, after.structure().pivots().size(), () -> pivot + " to " + after);
        }
      }
    }
  }

  private static void eachInfinite(int n, Cases cases, Consumer<TranspositionPosition> consumer) {
    TranspositionReferee.of(cases).infinite(n).forEach(c -> consumer.accept(c.position()));
  }

  /** With exactly one pivot: the parities that are left by choices after which there is none. */
  private static void neighbours(TranspositionPosition position, boolean always, Cases cases) {
    if (position.shape().pivots() != 1) {
      return;
    }
    Set<Boolean> parities = new HashSet<>();
    Set<Boolean> withEnd = new HashSet<>();
    for (TranspositionPosition after : choices(position)) {
      if (after.shape().pivots() == 0) {
        parities.add(odd(after));
        withEnd.add(withEnd(after));
      }
    }
    SequenceShape shape = position.shape();
    int both =
        (shape.gaps().get(0).hasGreatest() ? 1 : 0) + (shape.gaps().get(1).hasLeast() ? 1 : 0);
    cases.equal(always ? 2 : both, parities.size(), () -> position + ": parities");
    cases.equal(always ? 2 : both, withEnd.size(), () -> position + ": with the end S-block");
  }

  private static void parity(List<Integer> order, Cases cases) {
    int[] sorted = order.stream().mapToInt(Integer::intValue).toArray();
    int swaps = 0;
    for (int i = 0; i < sorted.length; i++) {
      while (sorted[i] != i) {
        int other = sorted[i];
        int swap = sorted[other];
        sorted[other] = sorted[i];
        sorted[i] = swap;
        swaps++;
      }
    }
    List<Element> sequence = order.stream().map(i -> Element.of(1, i + 1)).toList();
    Domain domain = Domain.upTo(Math.max(1, order.size()));
    boolean odd = new UsedElements(domain, ElementSequence.of(domain, sequence)).oddInversions();
    cases.equal(swaps % 2 != 0, odd, () -> "odd parity of " + order);
  }

  /** Every set of used elements of 1..d with something free, with one turn left. */
  private static void eachSet(int d, Consumer<TranspositionPosition> consumer) {
    TranspositionReferee.finite(d).stream().filter(p -> p.turns() == 1).forEach(consumer);
  }

  private static List<TranspositionPosition> choices(TranspositionPosition position) {
    if (!position.domain().type().finite()) {
      return new Transposition(position.domain()).options(position, Player.LEFT);
    }
    List<TranspositionPosition> choices = new ArrayList<>();
    long d = position.domain().blocks().get(0).size();
    for (long i = 1; i <= d; i++) {
      if (position.free(Element.of(1, i))) {
        choices.add(position.choose(Element.of(1, i)));
      }
    }
    return choices;
  }

  private static boolean odd(TranspositionPosition position) {
    return position.structure().used().oddInversions();
  }

  /** Whether the parity plus the number of terms in the end S-block is odd. */
  private static boolean withEnd(TranspositionPosition position) {
    return odd(position) ^ position.structure().endSize() % 2 != 0;
  }

  private static void noPivot(TranspositionPosition position, Cases cases) {
    PivotStructure structure = position.structure();
    if (structure.pivots().isEmpty()) {
      for (TranspositionPosition after : choices(position)) {
        boolean expected = odd(position) ^ structure.endSize() % 2 != 0;
        cases.equal(expected, odd(after), () -> position + " to " + after + ", odd parity");
      }
    }
  }

  private static void controls(TranspositionPosition position, Cases cases) {
    Set<Boolean> parities = new HashSet<>();
    Set<Boolean> withEnd = new HashSet<>();
    for (TranspositionPosition after : choices(position)) {
      parities.add(odd(after));
      withEnd.add(withEnd(after));
    }
    cases.check(
        parities.size() == 2 && withEnd.size() == 2,
        () -> position + ": parities " + parities + ", with the end S-block " + withEnd);
  }

  private static void removing(TranspositionPosition position, boolean printed, Cases cases) {
    int before = position.structure().pivots().size();
    for (PivotStructure.Pivot pivot : position.structure().pivots()) {
      TranspositionPosition left = position.choose(Element.of(1, pivot.low().over() - 1));
      TranspositionPosition right = position.choose(Element.of(1, pivot.high().over() + 1));
      cases.check(odd(left) != odd(right), () -> position + ": " + left + " and " + right);
      cases.check(
          withEnd(left) != withEnd(right),
          () -> position + ": " + left + " and " + right + ", with the end S-block");
      for (TranspositionPosition after : List.of(left, right)) {
        boolean removed =
            after.structure().pivots().stream()
                .noneMatch(
                    p ->
                        p.low().over() <= pivot.low().over()
                            && p.high().over() >= pivot.high().over());
        cases.check(
            printed ? removed : after.structure().pivots().size() == before - 1,
            () -> position + " to " + after + ": pivots " + after.structure().pivots().size());
      }
    }
  }
}
