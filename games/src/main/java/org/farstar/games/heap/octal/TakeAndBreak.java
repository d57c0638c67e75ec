package org.farstar.games.heap.octal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToIntFunction;
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
import org.farstar.games.heap.grundy.PeriodTheory;
import org.farstar.values.player.Player;

/**
 * A game of taking and breaking on heaps: a move takes some of one heap and leaves the rest as one
 * heap or as two, or as none where nothing is left. Only {@link #leaves} must be written. The
 * values of heaps are computed one after the other until a period is proved.
 */
public abstract class TakeAndBreak extends HeapRules implements PeriodTheory.Game, Equipped<Heaps> {
  /** No heap is larger. */
  public static final int LARGEST = 100_000_000;

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
    return plain.with(new OctalLook()).with(new PeriodTheory(this)).with(new HeapChecker(this));
  }

  /** Heaps of equal size have the same moves, which are listed once. */
  @Override
  public void moves(Heaps heaps, Player player, Moves<Heaps> moves) {
    for (int i = 0; i < heaps.sizes().size(); i++) {
      if (heaps.firstOfItsSize(i)) {
        int index = i;
        int heap = heaps.sizes().get(i).intValueExact();
        splits(
            heap,
            (one, other) ->
                moves.add(
                    heaps.with(index, Heaps.of(one, other)),
                    () -> moveText(heap, one, other),
                    () -> spots(heaps, heap, one, other)));
      }
    }
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
     * @param other the larger heap, 0 where there is none
     */
    void add(int one, int other);
  }

  /** Hands over what a heap may become, the least taken first. */
  void splits(int heap, Splits splits) {
    for (int taken = 0; taken <= Math.min(heap, most); taken++) {
      int rest = heap - taken;
      if (allows(taken, rest == 0 ? 0 : 1)) {
        splits.add(0, rest);
      }
      for (int one = 1; one <= rest / 2 && allows(taken, 2); one++) {
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
  public Statement theorem() {
    return HeapStatements.OCTAL_PERIOD;
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
