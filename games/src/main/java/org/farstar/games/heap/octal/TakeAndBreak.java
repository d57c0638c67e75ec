package org.farstar.games.heap.octal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Equipped;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.theory.Statement;
import org.farstar.games.heap.grundy.HeapChecker;
import org.farstar.games.heap.grundy.HeapRules;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.grundy.PeriodTheory;
import org.farstar.values.player.Player;

/**
 * A game of taking and breaking on heaps: a move takes some of one heap and leaves the rest as one
 * heap or as two, or as none where nothing is left. Only {@link #leaves} must be written. The
 * values of heaps are computed one after the other until a period is proved, in time quadratic in
 * the heap where two heaps may be left.
 */
public abstract class TakeAndBreak extends HeapRules implements PeriodTheory.Game, Equipped<Heaps> {
  /** No heap is larger. */
  public static final int LARGEST = 100_000_000;

  private static final Pattern MOVE =
      Pattern.compile("([0-9]{1,9}) -> (?:([0-9]{1,9}) )?([0-9]{1,9})");

  private final int most;

  /**
   * @param most how many a move may take at most
   */
  protected TakeAndBreak(int most) {
    this.most = most;
  }

  /**
   * Whether a move may take this many from a heap and leave this many heaps, none of them empty;
   * the same every time.
   *
   * @param taken from 0 to the most that a move may take
   * @param heaps 0, 1 or 2; always 2 where none are taken, since another move would change nothing
   */
  public abstract boolean leaves(int taken, int heaps);

  /**
   * Whether the two heaps that a move leaves may be of equal size, as in octal games; the same
   * every time. Where they may not, no theorem proves a period.
   */
  public boolean halves() {
    return true;
  }

  /** The largest that the smaller one of two heaps with this many tokens may be. */
  static int largestSmaller(int tokens, boolean halves) {
    return (halves ? tokens : tokens - 1) / 2;
  }

  /** Whether a move may take this many and leave this many heaps. */
  final boolean allows(int taken, int heaps) {
    return (taken > 0 || heaps == 2) && leaves(taken, heaps);
  }

  /** How many a move may take at most. */
  final int most() {
    return most;
  }

  @Override
  public Variant<Heaps> equipped(Variant<Heaps> plain) {
    return plain
        .with(new TokenLook())
        .with(new PeriodTheory(this))
        .with(new HeapChecker(this, code().orElse(""), 1))
        .withMisere(new QuotientReduction(this));
  }

  @Override
  public void moves(Heaps heaps, Player player, Moves<Heaps> moves) {
    heaps.eachSize(
        (size, index) -> {
          int heap = size.intValueExact();
          splits(
              heap,
              (one, other) ->
                  moves.add(
                      heaps.with(index, Heaps.of(one, other)),
                      () -> moveText(heap, one, other),
                      () -> spots(heaps, heap, one, other)));
        });
  }

  /** Read from its text: a large heap has as many moves as tokens. */
  @Override
  public Optional<Heaps> play(Heaps heaps, Player player, String text) {
    Matcher move = MOVE.matcher(text.strip().replaceAll("\\s+", " "));
    if (!move.matches()) {
      return Optional.empty();
    }
    int heap = Integer.parseInt(move.group(1));
    int one = move.group(2) == null ? 0 : Integer.parseInt(move.group(2));
    int other = Integer.parseInt(move.group(3));
    int index = heaps.sizes().indexOf(BigInteger.valueOf(heap));
    int left = other == 0 ? 0 : one == 0 ? 1 : 2;
    int taken = heap - one - other;
    boolean legal =
        index >= 0
            && taken >= 0
            && taken <= most
            && one <= other
            && (left < 2 || one <= largestSmaller(one + other, halves()))
            && allows(taken, left)
            && move.group().equals(moveText(heap, one, other));
    return legal ? Optional.of(heaps.with(index, Heaps.of(one, other))) : Optional.empty();
  }

  /** The first and the last token taken, in every heap of the size and from either side. */
  private static List<List<String>> spots(Heaps heaps, int heap, int one, int other) {
    List<List<String>> ways = new ArrayList<>();
    for (int i = 0; i < heaps.sizes().size(); i++) {
      if (heaps.sizes().get(i).intValueExact() == heap) {
        ways.add(taken(i + 1, one, heap - other));
        ways.add(taken(i + 1, other, heap - one));
      }
    }
    return ways;
  }

  /** The ends of what lies between the tokens left; where nothing does, where the heap is split. */
  private static List<String> taken(int heap, int below, int to) {
    String last = heap + "." + to;
    return below + 1 == to ? List.of(last) : List.of(heap + "." + (below + 1), last);
  }

  /** Takes what a heap may be split into. */
  @FunctionalInterface
  interface Splits {
    /**
     * @param one the smaller heap, 0 where there is one heap or none
     * @param other the larger heap, or 0 if there is none
     */
    void add(int one, int other);
  }

  /** Hands over what a heap may become, the least taken first. */
  void splits(int heap, Splits splits) {
    boolean halves = halves();
    for (int taken = 0; taken <= Math.min(heap, most); taken++) {
      int rest = heap - taken;
      if (allows(taken, rest == 0 ? 0 : 1)) {
        splits.add(0, rest);
      }
      for (int one = 1; one <= largestSmaller(rest, halves) && allows(taken, 2); one++) {
        splits.add(one, rest - one);
      }
    }
  }

  @Override
  public HeapTable table() {
    return new OctalTable(this);
  }

  @Override
  public Object key() {
    return List.of(OctalTable.class, getClass());
  }

  @Override
  public Optional<Statement> theorem() {
    return halves() ? Optional.of(HeapStatements.OCTAL_PERIOD) : Optional.empty();
  }

  @Override
  public List<Statement> theorems() {
    return theorem().stream().flatMap(any -> Stream.of(any, HeapStatements.SPARSE_PERIOD)).toList();
  }

  /** That of all games, unless too few values were compared for it. */
  @Override
  public Optional<Statement> theorem(Period period) {
    return theorem()
        .map(
            any ->
                period.checked() >= OctalTable.checkedAtLeast(period.from(), period.length(), most)
                    ? any
                    : HeapStatements.SPARSE_PERIOD);
  }

  /** A value takes long to compute. */
  @Override
  public int explored() {
    return 0;
  }

  /** Their number is linear in the heap. */
  @Override
  public void options(
      BigInteger heap,
      int wanted,
      ToIntFunction<BigInteger> value,
      Meter meter,
      Moves<Heaps> moves) {
    int size = heap.intValueExact();
    splits(
        size,
        (one, other) -> {
          meter.count();
          int of = value.applyAsInt(BigInteger.valueOf(one));
          if ((of ^ value.applyAsInt(BigInteger.valueOf(other))) == wanted) {
            moves.add(Heaps.of(one, other), () -> moveText(size, one, other));
          }
        });
  }

  /** The text of a move, as {@code 9 -> 3 4}. */
  private static String moveText(int heap, int one, int other) {
    return heap + " -> " + (one == 0 ? "" : one + " ") + other;
  }

  @Override
  public Heaps read(String text) {
    return Heaps.read(text, LARGEST);
  }

  /** Twice the pins without the heaps: taking lowers it by two or more, a split by one. */
  @Override
  public OptionalLong rank(Heaps heaps) {
    return OptionalLong.of(
        heaps.sizes().stream().mapToLong(BigInteger::longValueExact).map(n -> 2 * n).sum()
            - heaps.sizes().size());
  }
}
