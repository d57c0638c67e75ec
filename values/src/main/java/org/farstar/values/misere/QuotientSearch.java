package org.farstar.values.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.cancel.Cancellation;

/**
 * Finds the misère quotient of all sums of some parts, one more part after the other: the
 * commutative monoid of the sums, two of them taken for one where they have the same outcome beside
 * every sum of the parts (Plambeck and Siegel, Misère quotients for impartial games, J. Combin.
 * Theory Ser. A 115, 2008). Parts are numbered from 1; the options of a part are sums of earlier
 * ones.
 *
 * <p>A candidate is learned from outcomes: sums that stand for elements, and contexts that tell
 * them apart, are added until every element times a generator is known. The candidate is then
 * proved, not trusted. Write M(X) for the set of elements of the options of X. The candidate is
 * right if
 *
 * <ul>
 *   <li>no option of a sum in P is in P: for every part h, option h' and element y, not both h*y
 *       and h'*y are in P;
 *   <li>every sum that has options and is not in P has an option in P: X decides that by its
 *       element and M(X), and M(X+h) is M(X)*h together with X*M(h), so there are finitely many
 *       cases. Larger sets only help, and the least sets are kept for each element.
 * </ul>
 *
 * <p>A failed proof names a sum whose outcome the candidate gets wrong, from which it learns.
 *
 * <p>Where the proof goes through with the new part as one of the elements that there are, nothing
 * is learned, and the part pretends to be the sum that stands for this element. Otherwise the part
 * is a generator, and the quotient is learned again from the sums of generators, in whose options
 * the other parts are what they pretend to be; a part that the proof does not admit so becomes a
 * generator, too.
 *
 * <p>Takes time and memory that grow steeply with the order of the quotient; the work can be ended
 * by {@link Cancellation}, after which the search must not be used further. For one thread.
 */
public final class QuotientSearch {
  private final int largest;
  private final long most;

  /** The options of each part, at its number. */
  private final List<List<Parts>> options = new ArrayList<>(List.of(List.of()));

  /** What each part pretends to be: a sum of smaller generators, or the part itself. */
  private final List<Parts> pretended = new ArrayList<>(List.of(Parts.EMPTY));

  private final List<Integer> generators = new ArrayList<>();
  private final List<Parts> contexts = new ArrayList<>(List.of(Parts.EMPTY));

  /** A sum of generators for each element. */
  private final List<Parts> elements = new ArrayList<>(List.of(Parts.EMPTY));

  private Candidate proved;

  /** The options of the generators, written with generators; of other parts nothing. */
  private final List<List<Parts>> moves = new ArrayList<>();

  /** Outcomes of sums with the newest part; all other sums have theirs from the last quotient. */
  private Outcomes outcomes;

  private final Map<Parts, Row> rows = new HashMap<>();

  /** Thrown where the limits are reached. */
  private static final class LimitReached extends RuntimeException {
    private static final long serialVersionUID = 1;

    LimitReached() {
      super(null, null, false, false);
    }
  }

  /**
   * @param largest the search gives up where the quotient has more elements
   * @param most it gives up, too, where a part asks for the outcomes of more sums
   */
  public QuotientSearch(int largest, long most) {
    this.largest = largest;
    this.most = most;
    this.proved = Candidate.of(new int[][] {{0}}, new int[] {0}, new BitSet(), List.of(), options);
    this.proved.wrong(elements, options, sum -> false);
  }

  /** How many parts there are. */
  public int parts() {
    return options.size() - 1;
  }

  /**
   * Adds the next part.
   *
   * @param optionsOfPart its options, each the numbers of earlier parts in any order, 0 or none for
   *     no part
   * @return false where a limit is reached; the part is then not added
   */
  public boolean add(List<int[]> optionsOfPart) {
    Set<Parts> sums = new HashSet<>();
    for (int[] option : optionsOfPart) {
      Parts sum = Parts.of(Arrays.stream(option).filter(part -> part != 0).toArray());
      if (sum.greatest() > parts()) {
        throw new IllegalArgumentException("an option with part " + sum.greatest());
      }
      sums.add(sum);
    }
    options.add(List.copyOf(sums));
    List<Parts> pretendedBefore = List.copyOf(pretended);
    List<Integer> generatorsBefore = List.copyOf(generators);
    List<Parts> contextsBefore = List.copyOf(contexts);
    List<Parts> elementsBefore = List.copyOf(elements);
    boolean added = false;
    try {
      proved = next();
      added = true;
    } catch (LimitReached e) {
      // As before, and the caller is told.
    } finally {
      if (!added) {
        options.remove(options.size() - 1);
        restore(pretended, pretendedBefore);
        restore(generators, generatorsBefore);
        restore(contexts, contextsBefore);
        restore(elements, elementsBefore);
      }
    }
    return added;
  }

  private static <T> void restore(List<T> list, List<T> before) {
    list.clear();
    list.addAll(before);
  }

  private Candidate next() {
    Optional<Candidate> extended = proved.extended(options.get(parts()));
    if (extended.isPresent()) {
      pretended.add(elements.get(extended.get().element(parts())));
      return extended.get();
    }
    pretended.add(new Parts(parts()));
    generators.add(parts());
    addContext(new Parts(parts()));
    return learned();
  }

  /** The quotient of all parts added so far. */
  public MisereQuotient quotient() {
    return proved.quotient();
  }

  /**
   * The element of each part, at its number and 0 for no part, in a numbering of the search: equal
   * numbers are equal elements, until a part is added.
   */
  public int[] elements() {
    return proved.elements();
  }

  private static void giveUp() {
    throw new LimitReached();
  }

  private boolean lost(Parts sum) {
    return outcomes.isLost(sum, Parts.EMPTY);
  }

  /** Whether the sum is lost beside each context. */
  private BitSet row(Parts sum) {
    Row row = rows.computeIfAbsent(sum, each -> new Row());
    for (; row.known < contexts.size(); row.known++) {
      row.lost.set(row.known, outcomes.isLost(sum, contexts.get(row.known)));
    }
    return row.lost;
  }

  /** What is known of a sum beside the first contexts. */
  private static final class Row {
    private final BitSet lost = new BitSet();
    private int known;
  }

  /** The quotient of all parts. */
  private Candidate learned() {
    List<Parts> known = List.copyOf(elements);
    while (true) {
      // Outcomes of sums with the newest part depend on what the other parts pretend to be.
      restore(elements, known);
      rows.clear();
      moves.clear();
      for (int part = 0; part <= parts(); part++) {
        moves.add(
            generators.contains(part)
                ? options.get(part).stream().map(this::pretended).distinct().toList()
                : List.of());
      }
      outcomes =
          new Outcomes(
              generators,
              parts(),
              moves,
              times -> proved.isLost(generators, times),
              most,
              QuotientSearch::giveUp);
      Candidate found = ofGenerators();
      List<Integer> refused = new ArrayList<>();
      for (int part = 1; part <= parts(); part++) {
        if (!generators.contains(part)) {
          Optional<Candidate> next = found.admitting(part, options.get(part));
          found = next.orElse(found);
          if (next.isEmpty()) {
            refused.add(part);
          }
        }
      }
      if (refused.isEmpty()) {
        return found;
      }
      refused.forEach(part -> pretended.set(part, new Parts(part)));
      generators.addAll(refused);
      Collections.sort(generators);
    }
  }

  private Parts pretended(Parts sum) {
    Parts all = Parts.EMPTY;
    for (int part : sum.parts()) {
      all = all.plus(pretended.get(part));
    }
    return all;
  }

  /** The quotient of the sums of generators, whose options are made of generators. */
  private Candidate ofGenerators() {
    while (true) {
      int[][] steps = closed();
      if (steps != AGAIN) {
        BitSet lost = new BitSet();
        for (int i = 0; i < elements.size(); i++) {
          lost.set(i, lost(elements.get(i)));
        }
        int[] element = new int[parts() + 1];
        for (int part = 1; part <= parts(); part++) {
          element[part] = walk(steps, pretended.get(part));
        }
        Candidate candidate = Candidate.of(product(steps), element, lost, generators, moves);
        Optional<Parts> wrong = candidate.wrong(elements, moves, this::lost);
        if (wrong.isEmpty()) {
          return candidate;
        }
        learn(steps, wrong.get());
      }
    }
  }

  private int walk(int[][] steps, Parts sum) {
    int at = 0;
    for (int part : sum.parts()) {
      at = steps[at][generators.indexOf(part)];
    }
    return at;
  }

  private static final int[][] AGAIN = {};

  private boolean addContext(Parts context) {
    boolean isNew = !contexts.contains(context);
    if (isNew) {
      contexts.add(context);
    }
    return isNew;
  }

  /** The element of each element times each generator; {@link #AGAIN} where a context was added. */
  private int[][] closed() {
    Map<BitSet, Integer> found = new HashMap<>();
    for (int i = 0; i < elements.size(); i++) {
      found.putIfAbsent(row(elements.get(i)), i);
    }
    List<int[]> steps = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      int[] to = new int[generators.size()];
      for (int g = 0; g < to.length; g++) {
        Parts next = elements.get(i).plus(generators.get(g));
        Integer known = found.get(row(next));
        if (known == null) {
          if (elements.size() == largest) {
            throw new LimitReached();
          }
          known = elements.size();
          found.put(row(next), known);
          elements.add(next);
        }
        to[g] = known;
      }
      steps.add(to);
    }
    int[][] to = steps.toArray(int[][]::new);
    return commute(to) && arrive(to) ? to : AGAIN;
  }

  /** Whether it is the same to step by one generator first and by another; else learns. */
  private boolean commute(int[][] steps) {
    for (int i = 0; i < steps.length; i++) {
      for (int g = 0; g < generators.size(); g++) {
        for (int h = 0; h < g; h++) {
          int byG = steps[i][g];
          int byH = steps[i][h];
          if (steps[byG][h] != steps[byH][g]) {
            int one = generators.get(g);
            int other = generators.get(h);
            Parts context = apart(elements.get(byG).plus(other), elements.get(byH).plus(one));
            Parts both = elements.get(i).plus(one).plus(other).plus(context);
            boolean first = lost(both) != lost(elements.get(byG).plus(other).plus(context));
            addContext(context.plus(first ? other : one));
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether the steps by the parts of each element lead there; else learns. */
  private boolean arrive(int[][] steps) {
    for (int i = 0; i < steps.length; i++) {
      int at = walk(steps, elements.get(i));
      if (at != i) {
        learn(steps, elements.get(i).plus(apart(elements.get(i), elements.get(at))));
        return false;
      }
    }
    return true;
  }

  /** The first context that tells two sums apart. */
  private Parts apart(Parts one, Parts other) {
    BitSet apart = (BitSet) row(one).clone();
    apart.xor(row(other));
    return contexts.get(apart.nextSetBit(0));
  }

  private int[][] product(int[][] steps) {
    int order = elements.size();
    int[][] product = new int[order][order];
    for (int y = 0; y < order; y++) {
      int[] word =
          Arrays.stream(elements.get(y).parts()).map(part -> generators.indexOf(part)).toArray();
      for (int x = 0; x < order; x++) {
        int to = x;
        for (int g : word) {
          to = steps[to][g];
        }
        product[x][y] = to;
      }
    }
    return product;
  }

  /** Adds the context that shows why the candidate gets the outcome of a sum wrong. */
  private void learn(int[][] steps, Parts wrong) {
    Parts rest = wrong;
    int at = 0;
    while (rest.size() > 0) {
      int part = rest.at(0);
      rest = rest.without(0);
      Parts step = elements.get(at).plus(part);
      at = steps[at][generators.indexOf(part)];
      if (lost(step.plus(rest)) != lost(elements.get(at).plus(rest))) {
        if (!addContext(rest)) {
          throw new AssertionError("a context that is there tells nothing apart");
        }
        return;
      }
    }
    throw new AssertionError("the outcome of " + wrong + " is as the candidate has it");
  }
}
