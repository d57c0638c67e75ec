package org.farstar.verify.heap;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.RefusedException;

/**
 * Checks the misère quotient of the heaps of an octal game. The first line has the element of each
 * heap, and perhaps the period with which they go on; a line for each generator has the products of
 * the elements 0, 1, 2, ... with it; the last line has the lost elements.
 *
 * <p>Element 0 is the identity. The generators must commute and reach every element from it, so
 * that the elements are a commutative monoid. A sum of heaps is lost if and only if the product of
 * their elements is, by induction over its moves, where
 *
 * <ul>
 *   <li>0 is not lost, and heaps without moves have the element 0;
 *   <li>no element times that of a heap and times that of one of its options are both lost;
 *   <li>each sum that has moves and whose element is not lost has an option whose element is. This
 *       depends on its element x and the set S of those of its options alone; one more heap with
 *       the element h and options M makes them x*h and S*h together with x*M. Sums that grow from
 *       the empty one are followed, of the sets at an element only the least: what holds for a set
 *       holds for all that contain it.
 * </ul>
 *
 * <p>With a period p from n0 &gt; 0 the heaps below 2 n0 + 2 p + k are looked at, k being the last
 * place of the code. One of the heaps that a larger one leaves is at least n0 + p, so it has the
 * element, and its options those, of the heap p lower (Plambeck and Siegel, Misère quotients for
 * impartial games, J. Combin. Theory Ser. A 115, 2008).
 *
 * <p>Elements are told apart by lost products, and each generator is the element of a heap, so that
 * the monoid is the quotient and not only one that decides.
 */
public final class QuotientChecker {
  /** No quotient has more elements. */
  public static final int MOST = 1000;

  private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
  private static final Pattern NATURAL = Pattern.compile(NUMBER);
  private static final Pattern TITLE =
      Pattern.compile(
          "([04]\\.[0-7]{1,1000})( period " + NUMBER + " from " + NUMBER + ")? elements (.*)");
  private static final String TIMES = "times ";
  private static final String LOST = "lost";

  private final Runnable checkStop;
  private final String code;

  /** The length of the period, 0 for none. */
  private final int period;

  private final int from;
  private final int[] elements;
  private final int order;
  private final BitSet lost = new BitSet();
  private final int[][] product;

  /** For each element those whose product with it is lost. */
  private final List<BitSet> losing = new ArrayList<>();

  private final Set<Letter> letters = new HashSet<>();

  /** What counts of a heap that has moves: its element and those of its options. */
  private record Letter(int element, BitSet options) {
    boolean isAbove(Letter other) {
      return !equals(other) && element == other.element && contains(options, other.options);
    }
  }

  private QuotientChecker(List<String> body, Runnable checkStop) {
    this.checkStop = checkStop;
    Matcher title = TITLE.matcher(body.isEmpty() ? "" : body.get(0));
    if (!title.matches()) {
      throw at(
          0,
          "allowed: a code, perhaps 'period P from N' behind it, 'elements' and the elements of the"
              + " heaps 0, 1, 2, ...");
    }
    code = title.group(1);
    period = title.group(2) == null ? 0 : Integer.parseInt(title.group(3));
    from = title.group(2) == null ? 0 : Integer.parseInt(title.group(4));
    elements = numbers(title.group(5), 0);
    if (title.group(2) != null && (period == 0 || from == 0 || from + period != elements.length)) {
      throw at(0, "allowed: P and N of at least 1, and P + N elements");
    }
    int last = body.size() - 1;
    if (last == 0 || !body.get(last).equals(LOST) && !body.get(last).startsWith(LOST + " ")) {
      throw at(last, "allowed: 'lost' and the lost elements");
    }
    int[][] rows = new int[last - 1][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = row(body, i + 1);
      if (rows[i].length != rows[0].length || rows[i].length > MOST) {
        throw at(i + 1, "allowed: as many elements as in the other lines, at most " + MOST);
      }
    }
    order = rows.length == 0 ? 1 : rows[0].length;
    lost(body.get(last), last);
    for (int i = 0; i < rows.length; i++) {
      requireElements(rows[i], i + 1);
    }
    requireElements(elements, 0);
    product = product(rows);
  }

  private static RefusedException at(int line, String why) {
    return RefusedException.at(Certificate.FIRST_OF_BODY + line, why);
  }

  private static int[] row(List<String> body, int line) {
    if (!body.get(line).startsWith(TIMES)) {
      throw at(line, "allowed: 'times' and the products of the elements with a generator");
    }
    return numbers(body.get(line).substring(TIMES.length()), line);
  }

  private static int[] numbers(String text, int line) {
    String[] words = text.split(" ", -1);
    if (!Arrays.stream(words).allMatch(word -> NATURAL.matcher(word).matches())) {
      throw at(line, "allowed: numbers with single blanks between");
    }
    return Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
  }

  private void lost(String text, int line) {
    int[] numbers = text.equals(LOST) ? new int[0] : numbers(text.substring(5), line);
    for (int number : numbers) {
      if (number == 0 || number < lost.length()) {
        throw at(line, "allowed: elements in ascending order, without 0");
      }
      lost.set(number);
    }
    requireElements(numbers, line);
  }

  private void requireElements(int[] numbers, int line) {
    if (Arrays.stream(numbers).anyMatch(x -> x >= order)) {
      throw at(line, "allowed: elements from 0 to " + (order - 1));
    }
  }

  /** The table of the monoid that maps generate which commute and reach all elements from 0. */
  private int[][] product(int[][] maps) {
    for (int f = 0; f < maps.length; f++) {
      for (int g = 0; g < f; g++) {
        for (int x = 0; x < order; x++) {
          checkStop.run();
          if (maps[f][maps[g][x]] != maps[g][maps[f][x]]) {
            throw at(f + 1, "it does not commute with line " + (Certificate.FIRST_OF_BODY + g + 1));
          }
        }
      }
      int generator = maps[f][0];
      if (Arrays.stream(elements).noneMatch(x -> x == generator)) {
        throw at(f + 1, "no heap has the element " + generator);
      }
    }
    int[][] found = new int[order][];
    found[0] = IntStream.range(0, order).toArray();
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int[] row = found[open.poll()];
      for (int[] map : maps) {
        checkStop.run();
        if (found[map[row[0]]] == null) {
          found[map[row[0]]] = Arrays.stream(row).map(x -> map[x]).toArray();
          open.add(map[row[0]]);
        }
      }
    }
    if (Arrays.asList(found).contains(null)) {
      throw RefusedException.whole("not every element is a product of generators");
    }
    return found;
  }

  /**
   * The body of a certificate.
   *
   * @param period the length of the period, 0 for none
   * @param elements the elements of the heaps 0, 1, 2, ..., to the end of the first period
   * @param times for each generator the products of the elements 0, 1, 2, ... with it
   * @param lost the lost elements, ascending
   */
  public static List<String> body(
      String code,
      int period,
      int from,
      List<Integer> elements,
      List<List<Integer>> times,
      List<Integer> lost) {
    List<String> body = new ArrayList<>();
    String title = code + (period == 0 ? "" : " period " + period + " from " + from);
    body.add(title + " elements " + text(elements));
    times.forEach(row -> body.add(TIMES + text(row)));
    body.add((LOST + " " + text(lost)).strip());
    return body;
  }

  private static String text(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /**
   * Reads a body and checks that it is the misère quotient of the heaps of which it speaks.
   *
   * @throws RefusedException where it is not
   */
  static QuotientChecker check(List<String> body, Runnable checkStop) {
    QuotientChecker quotient = new QuotientChecker(body, checkStop);
    quotient.toldApart();
    for (int heap = 0; heap <= quotient.last(); heap++) {
      quotient.heap(heap);
    }
    quotient.sums();
    return quotient;
  }

  /** No two elements have the same lost products. */
  private void toldApart() {
    Map<BitSet, Integer> known = new HashMap<>();
    for (int x = 0; x < order; x++) {
      BitSet set = new BitSet();
      for (int y = 0; y < order; y++) {
        set.set(y, lost.get(product[x][y]));
      }
      checkStop.run();
      losing.add(set);
      Integer other = known.put(set, x);
      if (other != null) {
        throw RefusedException.whole(
            "the elements " + other + " and " + x + " have the same lost products");
      }
    }
  }

  /** The last heap that is looked at. */
  private long last() {
    return period == 0 ? elements.length - 1 : 2L * (from + period) + code.length() - 3;
  }

  private int element(int heap) {
    return elements[heap < elements.length ? heap : from + (heap - from) % period];
  }

  private void heap(int heap) {
    BitSet options = new BitSet();
    HeapOptions.each(
        code,
        heap,
        checkStop,
        (one, two, three) -> options.set(product[element(one)][element(two)]));
    if (options.isEmpty()) {
      if (element(heap) != 0) {
        throw at(0, "heap " + heap + " has no move, and not the element 0");
      }
      return;
    }
    if (letters.add(new Letter(element(heap), options))
        && options.stream().anyMatch(x -> losing.get(x).intersects(losing.get(element(heap))))) {
      throw at(0, "heap " + heap + " and one of its options are both lost next to some element");
    }
  }

  /** Follows sums from the empty one, with the least sets of options. */
  private void sums() {
    List<Letter> least =
        letters.stream().filter(one -> letters.stream().noneMatch(one::isAbove)).toList();
    List<List<Letter>> kept = new ArrayList<>();
    IntStream.range(0, order).forEach(x -> kept.add(new ArrayList<>()));
    Letter empty = new Letter(0, new BitSet());
    kept.get(0).add(empty);
    Deque<Letter> open = new ArrayDeque<>(List.of(empty));
    while (!open.isEmpty()) {
      Letter sum = open.poll();
      if (kept.get(sum.element).contains(sum)) {
        for (Letter heap : least) {
          checkStop.run();
          Letter next = plus(sum, heap);
          // Also where a smaller set is known: that of the empty sum, which has no move, says
          // nothing of others.
          if (!lost.get(next.element) && !next.options.intersects(lost)) {
            throw RefusedException.whole(
                "a sum with the element "
                    + next.element
                    + ", which is not lost, has no lost option");
          }
          List<Letter> known = kept.get(next.element);
          if (known.stream().noneMatch(each -> contains(next.options, each.options))) {
            known.removeIf(each -> contains(each.options, next.options));
            known.add(next);
            open.add(next);
          }
        }
      }
    }
  }

  private Letter plus(Letter sum, Letter heap) {
    BitSet options = new BitSet();
    sum.options.stream().forEach(x -> options.set(product[x][heap.element]));
    heap.options.stream().forEach(x -> options.set(product[x][sum.element]));
    return new Letter(product[sum.element][heap.element], options);
  }

  private static boolean contains(BitSet large, BitSet small) {
    BitSet rest = (BitSet) small.clone();
    rest.andNot(large);
    return rest.isEmpty();
  }

  /**
   * Who wins a sum of heaps of the game.
   *
   * @throws RefusedException where it has other parts, or heaps that are too large
   */
  Outcome outcome(CheckedSum board) {
    int element = 0;
    for (CheckedPart part : board.parts()) {
      HeapSum heaps =
          heaps((CheckedPart.Placed<?>) part)
              .filter(found -> found.game().equals(code))
              .orElseThrow(
                  () ->
                      RefusedException.at(
                          Boards.POSITION_LINE, "allowed: heaps of " + code + " alone"));
      for (BigInteger size : heaps.sizes()) {
        checkStop.run();
        element = product[element][element(size)];
      }
    }
    return lost.get(element) ? Outcome.P : Outcome.N;
  }

  private static <P> Optional<HeapSum> heaps(CheckedPart.Placed<P> part) {
    Rules<P> rules = part.rules() instanceof Misere<P> misere ? misere.rules() : part.rules();
    return rules instanceof HeapSumRules<P> sums ? sums.heapSum(part.position()) : Optional.empty();
  }

  private int element(BigInteger heap) {
    if (heap.compareTo(BigInteger.valueOf(elements.length)) < 0) {
      return elements[heap.intValueExact()];
    }
    if (period == 0) {
      throw at(0, "the elements end before heap " + heap);
    }
    BigInteger first = BigInteger.valueOf(from);
    return elements[
        heap.subtract(first).mod(BigInteger.valueOf(period)).add(first).intValueExact()];
  }

  /** What was checked, in words. */
  String sentence() {
    return "the misère quotient of "
        + code
        + ", which has "
        + (order == 1 ? "one element" : order + " elements")
        + " and "
        + lost.cardinality()
        + " of them lost, "
        + (period == 0
            ? "checked for heaps to " + last()
            : "for all heaps: with the period "
                + period
                + " from heap "
                + from
                + " on, checked to heap "
                + last())
        + " (Plambeck and Siegel)";
  }
}
