package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.games.order.transposition.BlackTurnCases;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TheoremCase;
import org.farstar.games.order.transposition.Transposition;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Outcome;

/**
 * Outcomes by search alone, and the positions on which the claims compare them with the theory. The
 * claims of a run share it.
 */
public final class TranspositionReferee {
  private static final List<String> KINDS = List.of("1", "2", "3", "w", "w*", "z", "q");
  private static final List<String> MORE_CHAINS = List.of("4", "5", "6", "7");
  private static final int[] NEAR_ZERO = {0, 1, -1};

  private static final Cases.Key<TranspositionReferee> REFEREE = new Cases.Key<>();

  /** Positions without names are searched, so that any domain will do. */
  private final Transposition rules = new Transposition(Domain.upTo(1));

  private final OutcomeTable<TranspositionPosition> table = OutcomeTable.remembering();
  private final Map<Long, List<Case>> cases = new HashMap<>();

  /** Which theorem of section 4 speaks of a position. */
  enum Hypothesis {
    /** All D-blocks are infinite: Theorem 4.2. */
    INFINITE,
    /** Some finite D-block is not exhausted: Theorem 4.3. */
    FINITE_BLOCK,
    /** There are finite D-blocks, and all of them are exhausted: the paper does not say. */
    USED_UP
  }

  /**
   * A position on an infinite domain.
   *
   * @param position the position
   * @param hypothesis which theorem speaks of it
   */
  public record Case(TranspositionPosition position, Hypothesis hypothesis) {
    SequenceShape shape() {
      return position.shape();
    }

    boolean blacksTurn() {
      return position.turns() % 2 != 0;
    }

    /** The case of Theorem 4.2 or 4.3, at Black's turn without a pivot. */
    TheoremCase rule() {
      return BlackTurnCases.rule(shape().freeOrder());
    }
  }

  /** The referee in the run of some cases. */
  static TranspositionReferee of(Cases cases) {
    return cases.table(REFEREE, TranspositionReferee::new);
  }

  /** The outcome class, by trying every move. */
  public Outcome outcome(SequenceShape shape, Control control) {
    // The other parity swaps the players' goals and changes nothing else.
    SequenceShape even = new SequenceShape(shape.gaps(), shape.endOdd(), false, shape.turns());
    Outcome outcome =
        new OutcomeSearch<>(rules, table, control).outcome(TranspositionPosition.bare(even));
    if (!shape.odd() || outcome == Outcome.N || outcome == Outcome.P) {
      return outcome;
    }
    return outcome.exchanged();
  }

  /** Compares a winner with the one that search finds. */
  void compare(Outcome expected, TranspositionPosition position, Cases cases) {
    boolean whiteFirst = position.turns() % 2 == 0;
    Outcome found = outcome(position.shape(), cases.control());
    cases.equal(
        WhiteAndBlack.of(expected, whiteFirst).word(),
        WhiteAndBlack.of(found, whiteFirst).word(),
        () -> position + ": winner");
  }

  /** Every set of used elements of {@code 1..d} with every number of turns from 1 on. */
  public static List<TranspositionPosition> finite(int d) {
    List<TranspositionPosition> positions = new ArrayList<>();
    Domain domain = Domain.upTo(d);
    for (int set = 0; set < 1 << d; set++) {
      List<Element> sequence = new ArrayList<>();
      for (int i = 0; i < d; i++) {
        if ((set >> i & 1) != 0) {
          sequence.add(Element.of(1, i + 1));
        }
      }
      for (int n = 1; n <= d - sequence.size(); n++) {
        positions.add(TranspositionPosition.of(domain, sequence, n));
      }
    }
    return positions;
  }

  /**
   * Infinite domains with n turns left: all sums of up to 3 blocks for n up to 4, of up to 2 blocks
   * beyond, with every choice of up to 2 used elements near the ends of their blocks. Positions
   * that n turns cannot tell apart are listed once.
   */
  public List<Case> infinite(long n) {
    return cases.computeIfAbsent(n, TranspositionReferee::makeCases);
  }

  private static List<Case> makeCases(long n) {
    Map<List<Object>, Case> distinct = new LinkedHashMap<>();
    for (Domain domain : domains(n)) {
      addCases(domain, usedSets(domain, 2), n, distinct);
    }
    for (Domain domain : longer(n)) {
      addCases(domain, List.of(List.of()), n, distinct);
    }
    return List.copyOf(distinct.values());
  }

  /** With these elements used, in ascending and in descending order. */
  private static void addCases(
      Domain domain, List<List<Element>> sets, long n, Map<List<Object>, Case> distinct) {
    for (List<Element> used : sets) {
      Cancellation.check();
      List<Element> descending = new ArrayList<>(used);
      Collections.reverse(descending);
      // One order for each initial parity.
      for (List<Element> sequence : List.of(used, descending)) {
        TranspositionPosition position = TranspositionPosition.of(domain, sequence, n);
        Hypothesis hypothesis = hypothesis(position);
        distinct.putIfAbsent(
            List.of(position.shape().capped(), hypothesis), new Case(position, hypothesis));
      }
    }
  }

  /** Sums of more blocks, with nothing used: four for three turns, three for five. */
  private static List<Domain> longer(long n) {
    if (n != 3 && n != 5) {
      return List.of();
    }
    List<String> texts = List.of("w", "w*", "z");
    for (int blocks = 2; blocks <= (n == 3 ? 4 : 3); blocks++) {
      List<String> more = new ArrayList<>();
      texts.forEach(text -> List.of("w", "w*", "z").forEach(kind -> more.add(text + " + " + kind)));
      texts = more;
    }
    List<String> all = new ArrayList<>(texts);
    all.addAll(
        n == 3
            ? List.of("1 + z + w + w*", "2 + z + w + w*", "w + w* + z + 1", "w + w + w* + z + 2")
            : List.of("w* + z + 1", "1 + z + w", "w + w + 2", "w + z + 2", "2 + z + w*"));
    return all.stream().map(Domain::read).toList();
  }

  private static List<Domain> domains(long n) {
    List<String> texts = new ArrayList<>(KINDS);
    List<String> last = new ArrayList<>(KINDS);
    for (int blocks = 2; blocks <= (n <= 4 ? 3 : 2); blocks++) {
      List<String> longer = new ArrayList<>();
      for (String text : last) {
        KINDS.forEach(kind -> longer.add(text + " + " + kind));
      }
      texts.addAll(longer);
      last = longer;
    }
    for (String chain : MORE_CHAINS) {
      for (String kind : List.of("w", "w*", "z")) {
        texts.add(chain + " + " + kind);
        texts.add(kind + " + " + chain);
      }
    }
    // Two cases of Theorem 4.2 need three infinite blocks, at any number of turns.
    for (String three :
        List.of("w + w + w*", "w + w* + w*", "w* + z + w", "w + w* + z", "z + w + w*")) {
      texts.add(three);
    }
    return texts.stream()
        .distinct()
        .map(Domain::read)
        .filter(domain -> !domain.type().finite())
        .toList();
  }

  /** All sets of up to this many elements near the ends of their blocks, in ascending order. */
  static List<List<Element>> usedSets(Domain domain, int most) {
    List<Element> candidates = new ArrayList<>();
    for (int i = 1; i <= domain.blocks().size(); i++) {
      DomainBlock block = domain.blocks().get(i - 1);
      if (block.kind() == Kind.CHAIN) {
        for (long place = 1; place <= block.size(); place++) {
          candidates.add(Element.of(i, place));
        }
      } else if (block.kind() == Kind.W || block.kind() == Kind.W_STAR) {
        for (int place = 1; place <= 3; place++) {
          candidates.add(Element.of(i, block.kind() == Kind.W ? place : -place));
        }
      } else {
        for (int place : NEAR_ZERO) {
          candidates.add(Element.of(i, place));
        }
      }
    }
    List<List<Element>> sets = new ArrayList<>(List.of(List.of()));
    int from = 0;
    for (int size = 1; size <= most; size++) {
      int to = sets.size();
      for (int i = from; i < to; i++) {
        List<Element> set = sets.get(i);
        int next = set.isEmpty() ? 0 : candidates.indexOf(set.get(set.size() - 1)) + 1;
        for (Element element : candidates.subList(next, candidates.size())) {
          List<Element> longer = new ArrayList<>(set);
          longer.add(element);
          sets.add(longer);
        }
      }
      from = to;
    }
    return sets;
  }

  private static Hypothesis hypothesis(TranspositionPosition position) {
    boolean free = finiteBlock(position.shape().freeOrder());
    boolean all = finiteBlock(position.domain().type());
    return free ? Hypothesis.FINITE_BLOCK : all ? Hypothesis.USED_UP : Hypothesis.INFINITE;
  }

  private static boolean finiteBlock(OrderType order) {
    return order.blocks().stream().anyMatch(b -> b.kind() == Kind.CHAIN || b.kind() == Kind.Q);
  }
}
