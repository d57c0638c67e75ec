package org.farstar.games.heap.breaking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.farstar.games.heap.octal.Digits;
import org.farstar.games.heap.subtraction.SubtractionSet;
import org.farstar.values.text.Scanner;

/**
 * What may become of a heap, as a code of taking and breaking (Guy and Smith, and CGSuite beyond
 * their octal digits) or a set of numbers to take.
 *
 * <p>Place k behind the point says what may be left of a heap from which k are taken: a digit is
 * the sum of 1, 2, 4 and 8 for leaving no, one, two and three heaps, {@code *} is any number, and
 * {@code {0,3+}} none or at least three. An exclamation mark behind a place asks for heaps of
 * different sizes, a question mark for sizes that are not all equal, an equals sign for equal ones.
 * Places in brackets at the end come again and again. The last place before the point is for taking
 * none, the one before it for adding one, and so on.
 */
public final class BreakCode {
  private static final int MOST_PLACES = 1000;
  private static final String CODE = "a code such as 0.137, 4!.0, 0.3F or 0.[3]";
  private static final String SPLIT = "split";
  private static final String BUT = "but";

  /** A code whose values need more than the sums of pairs is for heaps of at most these. */
  private static final int[] LARGEST = {100_000, 100_000, 100_000, 2_000};

  private static final int LARGEST_OF_ALL = 60;

  /** Periods are known of hexadecimal codes only. */
  private static final int LARGEST_BY_PERIOD = 1_000_000_000;

  private final String text;
  private final List<Leaving> before;
  private final IntFunction<Leaving> after;
  private final int heaps;
  private final Optional<Digits> digits;

  /**
   * @param before what may be done where none are taken, where one is added, and so on
   * @param after what may be done where some are taken, at least 1
   * @param heaps how many heaps a move leaves at most
   * @param digits the same as hexadecimal digits, where there are such
   */
  private BreakCode(
      String text,
      List<Leaving> before,
      IntFunction<Leaving> after,
      int heaps,
      Optional<Digits> digits) {
    this.text = text;
    this.before = before;
    this.after = after;
    this.heaps = heaps;
    this.digits = digits;
  }

  /**
   * Reads a code, or a set such as {@code {1,3}}, {@code but {2}}, {@code split {1,2}}.
   *
   * @throws org.farstar.values.text.NotationException where the text is neither
   */
  public static BreakCode read(String text) {
    return text.indexOf('.') >= 0 ? code(new Scanner(text)) : set(new Scanner(text), false);
  }

  /** The code of a set: a number of it may be taken, and the rest split into two heaps. */
  static BreakCode splitting(String text) {
    return set(new Scanner(text), true);
  }

  private static BreakCode set(Scanner at, boolean splits) {
    boolean split = !splits && at.whitespace().accept(SPLIT);
    boolean but = at.whitespace().accept(BUT);
    at.whitespace();
    if (!at.is('{')) {
      throw at.error(splits ? "a set such as {1,2} or but {3}" : CODE + ", or a set such as {1,3}");
    }
    SubtractionSet set = at.rest().read(SubtractionSet::read);
    Leaving leaving = Leaving.read(new Scanner(split || splits ? "7" : "3"));
    IntFunction<Leaving> after =
        taken -> set.numbers().contains(taken) == but ? Leaving.NOTHING : leaving;
    boolean few = set.largest() <= MOST_PLACES;
    return new BreakCode(
        (split ? SPLIT + " " : "") + (but ? BUT + " " : "") + set,
        List.of(),
        after,
        leaving.most(),
        few
            ? digits(
                List.of(),
                IntStream.rangeClosed(1, set.largest()).mapToObj(after).toList(),
                but ? List.of(leaving) : List.of())
            : Optional.empty());
  }

  private static BreakCode code(Scanner at) {
    String text = at.whitespace().text().strip();
    List<Integer> places = new ArrayList<>();
    List<Leaving> before = new ArrayList<>();
    while (!at.is('.')) {
      places.add(at.at());
      before.add(0, Leaving.read(at));
    }
    for (int added = 0; added < before.size(); added++) {
      if (before.get(added).least() < added + 2) {
        throw at.error(
            places.get(before.size() - 1 - added),
            "a place that may leave " + before.get(added).least(),
            "at least " + (added + 2) + " heaps here, so that all are smaller");
      }
    }
    if (before.isEmpty()) {
      throw at.error(CODE);
    }
    at.expect(".", CODE);
    List<Leaving> after = new ArrayList<>();
    int again = -1;
    while (!at.atEnd() && !Character.isWhitespace(at.peek())) {
      if (again < 0 && at.accept('[')) {
        again = after.size();
      }
      after.add(Leaving.read(at));
      if (after.size() > MOST_PLACES) {
        throw at.error("at most " + MOST_PLACES + " places");
      }
      if (again >= 0 && at.accept(']')) {
        break;
      }
      if (again >= 0 && at.atEnd()) {
        throw at.error("]");
      }
    }
    at.whitespace().expectEnd("a colon and the heaps");
    if (after.isEmpty()) {
      throw at.error(CODE);
    }
    int from = again;
    int most = 0;
    for (List<Leaving> side : List.of(before, after)) {
      for (Leaving leaving : side) {
        most = Math.max(most, leaving.most());
      }
    }
    return new BreakCode(
        text,
        List.copyOf(before),
        taken ->
            taken <= after.size()
                ? after.get(taken - 1)
                : from < 0
                    ? Leaving.NOTHING
                    : after.get(from + (taken - 1 - from) % (after.size() - from)),
        most,
        digits(
            before,
            again < 0 ? after : after.subList(0, again),
            again < 0 ? List.of() : after.subList(again, after.size())));
  }

  /** The digits of some places and those that come again and again. */
  private static Optional<Digits> digits(
      List<Leaving> before, List<Leaving> after, List<Leaving> again) {
    List<Leaving> places = new ArrayList<>();
    places.add(before.isEmpty() ? Leaving.NOTHING : before.get(0));
    places.addAll(after);
    if (before.size() > 1 || places.stream().anyMatch(place -> place.digit().isEmpty())) {
      return Optional.empty();
    }
    List<Integer> digits = places.stream().map(place -> place.digit().getAsInt()).toList();
    boolean none = again.stream().allMatch(place -> place.terms().isEmpty());
    boolean all = again.stream().allMatch(place -> place.digit().orElse(0) == 3);
    boolean whole = digits.stream().allMatch(digit -> digit <= 3);
    return none || all && whole ? Optional.of(new Digits(digits, !none)) : Optional.empty();
  }

  /** The code as hexadecimal digits, of which theorems on periods speak; empty for other codes. */
  public Optional<Digits> digits() {
    return digits;
  }

  /** The largest heap whose moves are listed: the more heaps a move leaves, the more moves. */
  public int listed() {
    return heaps < LARGEST.length ? LARGEST[heaps] : LARGEST_OF_ALL;
  }

  /** The largest heap. */
  public int largest() {
    return digits.isPresent() ? LARGEST_BY_PERIOD : listed();
  }

  /** Whether a move may add tokens. */
  public boolean adds() {
    return before.size() > 1;
  }

  /**
   * Hands over what a heap may become, most added first; of a heap above {@link #listed} a part of
   * that.
   *
   * @param heaps takes the sizes of the heaps left, none of them 0, the least first
   */
  public void options(int heap, Consumer<int[]> heaps) {
    if (heap > listed()) {
      digits.orElseThrow().some(heap, heaps);
      return;
    }
    for (int added = before.size() - 1; added >= 0; added--) {
      before.get(added).breaks(heap + added, heaps);
    }
    for (int taken = 1; taken <= heap; taken++) {
      after.apply(taken).breaks(heap - taken, heaps);
    }
  }

  @Override
  public String toString() {
    return text;
  }
}
