package org.farstar.games.heap.breaking;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.farstar.values.text.Scanner;

/**
 * One place of a code: into how many heaps what is left may be broken.
 *
 * @param terms what is allowed; each of them alone is enough
 */
record Leaving(List<Term> terms) {
  /** Nothing is allowed. */
  static final Leaving NOTHING = new Leaving(List.of());

  private static final String ALLOWED =
      "a digit from 0 to F, *, or a set such as {2,3!,4+}, and then !, ? or =";
  private static final int MOST_HEAPS = 1000;

  /** How the sizes of the heaps must be related. */
  enum Sizes {
    /** In any way. */
    ANY(""),
    /** All different. */
    DISTINCT("!"),
    /** Not all equal. */
    MIXED("?"),
    /** All equal. */
    EQUAL("=");

    private final String sign;

    Sizes(String sign) {
      this.sign = sign;
    }

    private static Sizes read(Scanner at) {
      for (Sizes sizes : List.of(DISTINCT, MIXED, EQUAL)) {
        if (at.accept(sizes.sign)) {
          return sizes;
        }
      }
      return ANY;
    }
  }

  /**
   * Some numbers of heaps.
   *
   * @param heaps the least number
   * @param more whether any larger number is allowed, too
   * @param sizes how the sizes must be related where there are two heaps or more
   */
  record Term(int heaps, boolean more, Sizes sizes) {
    private boolean allows(int count) {
      return count == heaps || more && count > heaps;
    }
  }

  /** Reads one place. */
  static Leaving read(Scanner at) {
    List<Term> terms = new ArrayList<>();
    if (at.accept('*')) {
      terms.add(new Term(0, true, Sizes.ANY));
    } else if (at.accept('{')) {
      do {
        int heaps = (int) at.natural(0, MOST_HEAPS, "a number of heaps, 0 to " + MOST_HEAPS);
        Sizes sizes = Sizes.read(at);
        terms.add(new Term(heaps, at.accept('+'), sizes));
      } while (at.accept(','));
      at.expect("}", "a comma, + or }");
    } else {
      int digit = Character.digit(at.peek(), 16);
      if (digit < 0) {
        throw at.error(ALLOWED);
      }
      at.next();
      for (int heaps = 0; heaps < 4; heaps++) {
        if ((digit & 1 << heaps) != 0) {
          terms.add(new Term(heaps, false, Sizes.ANY));
        }
      }
    }
    Sizes all = Sizes.read(at);
    return new Leaving(
        all == Sizes.ANY
            ? List.copyOf(terms)
            : terms.stream().map(term -> new Term(term.heaps, term.more, all)).toList());
  }

  /** The hexadecimal digit that says the same, where there is one. */
  OptionalInt digit() {
    int digit = 0;
    for (Term term : terms) {
      if (term.more || term.heaps > 3 || term.heaps > 1 && term.sizes != Sizes.ANY) {
        return OptionalInt.empty();
      }
      digit |= 1 << term.heaps;
    }
    return OptionalInt.of(digit);
  }

  /** The least number of heaps that is allowed; one more than any where none is. */
  int least() {
    return terms.stream().mapToInt(Term::heaps).min().orElse(Integer.MAX_VALUE);
  }

  /** The largest number of heaps that is allowed, where there is one. */
  int most() {
    return terms.stream()
        .mapToInt(term -> term.more ? Integer.MAX_VALUE : term.heaps)
        .max()
        .orElse(0);
  }

  /**
   * Hands over every way to break a number of tokens into heaps, few heaps first.
   *
   * @param heaps takes the sizes, none of them 0, the least first
   */
  void breaks(int tokens, Consumer<int[]> heaps) {
    for (int count = least(); count <= Math.min(tokens, most()); count++) {
      int exact = count;
      List<Sizes> allowed =
          terms.stream().filter(term -> term.allows(exact)).map(Term::sizes).toList();
      if (!allowed.isEmpty() && (count > 0 || tokens == 0)) {
        grow(new int[count], 0, tokens, allowed, heaps);
      }
    }
  }

  private static void grow(
      int[] sizes, int at, int rest, List<Sizes> allowed, Consumer<int[]> heaps) {
    int least = at == 0 ? 1 : sizes[at - 1];
    int open = sizes.length - at;
    if (open == 0) {
      if (allowed.stream().anyMatch(wanted -> fits(sizes, wanted))) {
        heaps.accept(sizes.clone());
      }
    } else if (open == 1) {
      sizes[at] = rest;
      grow(sizes, at + 1, 0, allowed, heaps);
    } else {
      for (int size = least; size <= rest / open; size++) {
        sizes[at] = size;
        grow(sizes, at + 1, rest - size, allowed, heaps);
      }
    }
  }

  private static boolean fits(int[] sizes, Sizes wanted) {
    int equal = 0;
    for (int i = 1; i < sizes.length; i++) {
      equal += sizes[i] == sizes[i - 1] ? 1 : 0;
    }
    return sizes.length < 2
        || switch (wanted) {
          case ANY -> true;
          case DISTINCT -> equal == 0;
          case MIXED -> equal < sizes.length - 1;
          case EQUAL -> equal == sizes.length - 1;
        };
  }
}
