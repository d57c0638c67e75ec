package org.farstar.values.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A finite misère quotient: a commutative monoid, the set P of its elements that are lost by the
 * player who moves next, and the element of each part, which is the pretending function (Plambeck
 * and Siegel, Misère quotients for impartial games, 2008). Immutable.
 *
 * <p>The elements are numbered from 0, the identity, as the least words in the generators that
 * stand for them: short words first, then in the order of the alphabet. The generators are the
 * elements of the first parts that are no products of those before.
 */
public final class MisereQuotient {
  private final int[][] product;
  private final BitSet lost;
  private final int[] element;

  /** The parts whose elements are the generators. */
  private final List<Integer> generators;

  /** For each element the exponents of its least word. */
  private final List<int[]> words;

  private MisereQuotient(
      int[][] product, BitSet lost, int[] element, List<Integer> generators, List<int[]> words) {
    this.product = product;
    this.lost = lost;
    this.element = element;
    this.generators = List.copyOf(generators);
    this.words = List.copyOf(words);
  }

  /**
   * The quotient with its elements in order.
   *
   * @param product the table, element 0 the identity
   * @param lost the elements in P
   * @param element the element of each part at its number, 0 at 0; they generate the monoid
   */
  static MisereQuotient of(int[][] product, BitSet lost, int[] element) {
    List<Integer> generators = new ArrayList<>();
    List<Integer> factors = new ArrayList<>();
    for (int part = 1; part < element.length; part++) {
      if (!Words.of(product, factors).order.contains(element[part])) {
        generators.add(part);
        factors.add(element[part]);
      }
    }
    Words words = Words.of(product, factors);
    int order = product.length;
    int[] place = new int[order];
    for (int i = 0; i < order; i++) {
      place[words.order.get(i)] = i;
    }
    int[][] sorted = new int[order][order];
    BitSet sortedLost = new BitSet();
    for (int x = 0; x < order; x++) {
      sortedLost.set(place[x], lost.get(x));
      for (int y = 0; y < order; y++) {
        sorted[place[x]][place[y]] = place[product[x][y]];
      }
    }
    int[] elements = Arrays.stream(element).map(x -> place[x]).toArray();
    return new MisereQuotient(sorted, sortedLost, elements, generators, words.words);
  }

  /** The elements that some factors generate, in the order of their least words. */
  private record Words(List<Integer> order, List<int[]> words) {
    static Words of(int[][] product, List<Integer> factors) {
      List<Integer> order = new ArrayList<>(List.of(0));
      List<int[]> words = new ArrayList<>();
      words.add(new int[factors.size()]);
      for (int i = 0; i < order.size(); i++) {
        int[] word = words.get(i);
        // A least word is one with its last letter left out, and that letter.
        int last = 0;
        for (int f = 0; f < word.length; f++) {
          last = word[f] > 0 ? f : last;
        }
        for (int f = last; f < word.length; f++) {
          int next = product[order.get(i)][factors.get(f)];
          if (!order.contains(next)) {
            order.add(next);
            int[] longer = word.clone();
            longer[f]++;
            words.add(longer);
          }
        }
      }
      return new Words(order, words);
    }
  }

  /** How many elements there are. */
  public int order() {
    return product.length;
  }

  /** The greatest part of which sums were taken. */
  public int parts() {
    return element.length - 1;
  }

  /** The element of a part; that of 0, which is no part, is 0. */
  public int element(int part) {
    return element[part];
  }

  /** The pretending function: the elements of the parts 0, 1, 2 and so on. */
  public int[] elements() {
    return element.clone();
  }

  /** The product of two elements: the element of a sum. */
  public int product(int x, int y) {
    return product[x][y];
  }

  /** Whether sums with this element are lost by the player who moves next. */
  public boolean isLost(int x) {
    return lost.get(x);
  }

  /** The elements in P. */
  public List<Integer> lost() {
    return lost.stream().boxed().toList();
  }

  /** The parts whose elements generate the monoid. */
  public List<Integer> generators() {
    return generators;
  }

  /** The element as a word in the generators a, b, c and so on: {@code 1} or {@code ab^2}. */
  public String word(int x) {
    return word(words.get(x));
  }

  /** The name of a generator: a letter, or g and a number where there are more than 26. */
  public String name(int generator) {
    return generators.size() <= 26
        ? String.valueOf((char) ('a' + generator))
        : "g" + (generator + 1) + " ";
  }

  private String word(int[] exponents) {
    String text =
        IntStream.range(0, exponents.length)
            .filter(g -> exponents[g] > 0)
            .mapToObj(g -> name(g).strip() + (exponents[g] > 1 ? "^" + exponents[g] : ""))
            .collect(Collectors.joining(generators.size() <= 26 ? "" : " "));
    return text.isEmpty() ? "1" : text;
  }

  /**
   * The relations: each word that stands for an element with a smaller word while all its parts are
   * least, and that smaller word. They present the monoid.
   */
  public List<String> relations() {
    List<String> relations = new ArrayList<>();
    for (int x = 0; x < words.size(); x++) {
      for (int g = 0; g < generators.size(); g++) {
        int[] longer = words.get(x).clone();
        longer[g]++;
        int to = product[x][element[generators.get(g)]];
        if (isLast(longer, g) && !Arrays.equals(longer, words.get(to)) && isMinimal(longer)) {
          relations.add(word(longer) + " = " + word(to));
        }
      }
    }
    return relations;
  }

  /** So that each word is looked at once, with its last letter left out. */
  private static boolean isLast(int[] word, int generator) {
    return IntStream.range(generator + 1, word.length).allMatch(g -> word[g] == 0);
  }

  private boolean isMinimal(int[] word) {
    for (int g = 0; g < word.length; g++) {
      if (word[g] > 0) {
        int[] shorter = word.clone();
        shorter[g]--;
        if (words.stream().noneMatch(each -> Arrays.equals(each, shorter))) {
          return false;
        }
      }
    }
    return true;
  }
}
