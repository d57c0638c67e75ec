package org.farstar.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.farstar.values.cancel.Cancellation;

/**
 * A commutative monoid with the set P of its lost elements and an element for each part, and the
 * proof that they are those of a misère quotient; see {@link QuotientSearch} for what is proved.
 * Element 0 is the identity. Immutable once it is proved.
 */
final class Candidate {
  private static final long BYTES_PER_SET = 160;

  private final int[][] product;
  private final int[] element;
  private final BitSet lost;

  /** The parts that have options, of parts alike in element and options the first. */
  private final List<Letter> letters = new ArrayList<>();

  /** For each element the least sets of elements of options that sums with this element have. */
  private final List<List<Reached>> reached = new ArrayList<>();

  /** A part, its element and the elements of its options. */
  private record Letter(int part, int element, BitSet options) {
    boolean isAtMost(Letter other) {
      return element == other.element && contains(other.options, options);
    }

    boolean isLike(Letter other) {
      return element == other.element && options.equals(other.options);
    }
  }

  /** A sum, its element and the elements of its options. */
  private record Reached(Parts sum, int element, BitSet options) {}

  private Candidate(int[][] product, int[] element, BitSet lost) {
    this.product = product;
    this.element = element;
    this.lost = lost;
  }

  /**
   * A candidate that is not proved.
   *
   * @param product the table of the monoid
   * @param element the element of each part, at the number of the part
   * @param lost the elements in P
   * @param parts the parts of whose sums it is the quotient, if it is right
   * @param options the options of each part
   */
  static Candidate of(
      int[][] product, int[] element, BitSet lost, List<Integer> parts, List<List<Parts>> options) {
    Candidate candidate = new Candidate(product, element, lost);
    for (int part : parts) {
      BitSet set = candidate.elements(options.get(part));
      Letter letter = new Letter(part, element[part], set);
      if (candidate.letters.stream().noneMatch(letter::isLike)) {
        candidate.letters.add(letter);
      }
    }
    return candidate;
  }

  MisereQuotient quotient() {
    return MisereQuotient.of(product, lost, element);
  }

  int[] elements() {
    return element.clone();
  }

  int element(int part) {
    return element[part];
  }

  /** Whether a sum is lost in which each of some parts occurs so often. */
  boolean isLost(List<Integer> parts, int[] times) {
    int at = 0;
    for (int i = 0; i < times.length; i++) {
      for (int n = 0; n < times[i]; n++) {
        at = product[at][element[parts.get(i)]];
      }
    }
    return lost.get(at);
  }

  private int element(Parts sum) {
    int at = 0;
    for (int part : sum.parts()) {
      at = product[at][element[part]];
    }
    return at;
  }

  private BitSet elements(List<Parts> sums) {
    BitSet elements = new BitSet();
    sums.forEach(sum -> elements.set(element(sum)));
    return elements;
  }

  /**
   * Proves the candidate.
   *
   * @param sums a sum for each element
   * @param outcome whether a sum is in P, by its options
   * @return a sum whose outcome the candidate gets wrong; empty where the candidate is right
   */
  Optional<Parts> wrong(List<Parts> sums, List<List<Parts>> options, Predicate<Parts> outcome) {
    for (Letter letter : letters) {
      for (int y = 0; y < product.length; y++) {
        for (Parts option : options.get(letter.part)) {
          if (lost.get(product[letter.element][y]) && lost.get(product[element(option)][y])) {
            Parts from = sums.get(y).plus(letter.part);
            return Optional.of(outcome.test(from) ? sums.get(y).plus(option) : from);
          }
        }
      }
    }
    reached.clear();
    for (int x = 0; x < product.length; x++) {
      reached.add(new ArrayList<>());
    }
    Deque<Reached> open = new ArrayDeque<>();
    keep(new Reached(Parts.EMPTY, 0, new BitSet()), open);
    return closed(open).map(sum -> outcome.test(sum) ? sum : lostOption(sum, options, outcome));
  }

  private static Parts lostOption(Parts sum, List<List<Parts>> options, Predicate<Parts> outcome) {
    for (int i = 0; i < sum.size(); i++) {
      for (Parts option : options.get(sum.at(i))) {
        Parts to = sum.without(i).plus(option);
        if (outcome.test(to)) {
          return to;
        }
      }
    }
    throw new AssertionError("a sum that is won has a lost option: " + sum);
  }

  /** Goes on from open sums with every part; a sum that refutes the candidate where one is met. */
  private Optional<Parts> closed(Deque<Reached> open) {
    List<Letter> least =
        letters.stream()
            .filter(
                letter ->
                    letters.stream().noneMatch(each -> each != letter && each.isAtMost(letter)))
            .toList();
    while (!open.isEmpty()) {
      Reached from = open.poll();
      if (reached.get(from.element).contains(from)) {
        for (Letter letter : least) {
          Reached to = step(from, letter);
          if (refutes(to)) {
            return Optional.of(to.sum);
          }
          keep(to, open);
        }
      }
    }
    return Optional.empty();
  }

  private Reached step(Reached from, Letter letter) {
    BitSet set = times(from.options, letter.element);
    set.or(times(letter.options, from.element));
    return new Reached(from.sum.plus(letter.part), product[from.element][letter.element], set);
  }

  private BitSet times(BitSet set, int factor) {
    BitSet products = new BitSet(product.length);
    for (int x = set.nextSetBit(0); x >= 0; x = set.nextSetBit(x + 1)) {
      products.set(product[x][factor]);
    }
    return products;
  }

  /** A sum that has options, is not in P and has no option in P. */
  private boolean refutes(Reached sum) {
    return !lost.get(sum.element) && !sum.options.intersects(lost);
  }

  /** Keeps a set unless a smaller one is kept for its element, and drops the larger ones. */
  private void keep(Reached sum, Deque<Reached> open) {
    List<Reached> kept = reached.get(sum.element);
    for (Reached each : kept) {
      if (contains(sum.options, each.options)) {
        return;
      }
    }
    Cancellation.check(kept.size() * BYTES_PER_SET);
    kept.removeIf(each -> contains(each.options, sum.options));
    kept.add(sum);
    open.add(sum);
  }

  private static boolean contains(BitSet large, BitSet small) {
    BitSet rest = (BitSet) small.clone();
    rest.andNot(large);
    return rest.isEmpty();
  }

  /**
   * The candidate with the next part as one of the elements that there are.
   *
   * @param options the options of the part
   * @return empty where no element can be proved to be that of the part
   */
  Optional<Candidate> extended(List<Parts> options) {
    for (int x = 0; x < product.length; x++) {
      Cancellation.check();
      int[] longer = Arrays.copyOf(element, element.length + 1);
      longer[element.length] = x;
      Optional<Candidate> next = with(longer).admitting(element.length, options);
      if (next.isPresent()) {
        return next;
      }
    }
    return Optional.empty();
  }

  /** What was proved, of more parts. */
  private Candidate with(int[] elements) {
    Candidate next = new Candidate(product, elements, lost);
    next.letters.addAll(letters);
    next.reached.addAll(reached);
    return next;
  }

  /**
   * The candidate with one more part in the proof, which has the element that it has here.
   *
   * @param options the options of the part
   * @return empty where the element is not that of the part
   */
  Optional<Candidate> admitting(int part, List<Parts> options) {
    BitSet set = elements(options);
    if (set.isEmpty()) {
      return Optional.of(this).filter(same -> element[part] == 0);
    }
    for (Letter letter : letters) {
      if (letter.options.equals(set)) {
        return Optional.of(this).filter(same -> letter.element == element[part]);
      }
    }
    if (!fits(element[part], set)) {
      return Optional.empty();
    }
    Candidate next = with(element);
    next.reached.replaceAll(ArrayList::new);
    Letter letter = new Letter(part, element[part], set);
    next.letters.add(letter);
    return Optional.of(next).filter(each -> each.follows(letter));
  }

  /** Proves what was proved without a part with it, too. */
  private boolean follows(Letter letter) {
    if (letters.stream().anyMatch(each -> each != letter && each.isAtMost(letter))) {
      return true;
    }
    Deque<Reached> open = new ArrayDeque<>();
    for (Reached from : reached.stream().flatMap(List::stream).toList()) {
      Reached to = step(from, letter);
      if (refutes(to)) {
        return false;
      }
      keep(to, open);
    }
    return closed(open).isEmpty();
  }

  /** Whether no element times this one and times an option are both in P. */
  private boolean fits(int x, BitSet options) {
    for (int y = 0; y < product.length; y++) {
      if (lost.get(product[x][y])) {
        for (int o = options.nextSetBit(0); o >= 0; o = options.nextSetBit(o + 1)) {
          if (lost.get(product[o][y])) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
