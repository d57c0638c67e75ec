package org.farstar.games.heap.breaking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Statement;
import org.farstar.games.heap.grundy.HeapRules;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.grundy.PeriodTheory;
import org.farstar.games.heap.octal.DigitTable;
import org.farstar.values.player.Player;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;

/**
 * Taking and breaking with a code for each player, which may be the same one: a move replaces a
 * heap by what the player's code allows.
 */
final class Breaking extends HeapRules implements PeriodTheory.Game, HeapSumRules<Heaps> {
  private final BreakCode left;
  private final BreakCode right;

  Breaking(BreakCode left, BreakCode right) {
    this.left = left;
    this.right = right;
  }

  @Override
  public boolean impartial() {
    return left == right;
  }

  /** The heaps of the code as hexadecimal digits, where it ends. */
  @Override
  public Optional<HeapSum> heapSum(Heaps heaps) {
    return left.digits()
        .filter(digits -> impartial() && !digits.tail())
        .map(digits -> new HeapSum(digits.text(), heaps.sizes()));
  }

  @Override
  public void moves(Heaps heaps, Player player, Moves<Heaps> moves) {
    BreakCode code = player == Player.LEFT ? left : right;
    heaps.eachSize(
        (size, index) -> {
          int heap = size.intValueExact();
          code.options(
              heap,
              sizes ->
                  moves.add(
                      heaps.with(index, heaps(sizes)),
                      () -> moveText(heap, sizes),
                      () -> spots(heaps, heap, sizes)));
        });
  }

  private static Heaps heaps(int[] sizes) {
    return Heaps.of(Arrays.stream(sizes).asLongStream().toArray());
  }

  /** The text of a move, as {@code 9 -> 1 3 4}. */
  private static String moveText(int heap, int[] sizes) {
    return heap
        + " -> "
        + (sizes.length == 0
            ? "0"
            : Arrays.stream(sizes).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
  }

  /** The {@link Cuts} in every heap of the size. */
  private static List<List<String>> spots(Heaps heaps, int heap, int[] sizes) {
    List<List<String>> ways = new ArrayList<>();
    for (int i = 0; i < heaps.sizes().size(); i++) {
      if (heaps.sizes().get(i).intValueExact() == heap) {
        String prefix = (i + 1) + ".";
        ways.add(Cuts.way(heap, sizes, token -> prefix + token));
      }
    }
    return ways;
  }

  @Override
  public Heaps read(String text) {
    return Heaps.read(text, impartial() ? left.largest() : listed());
  }

  /** Twice the tokens without the heaps: taking lowers it by two or more, a split by one. */
  @Override
  public OptionalLong rank(Heaps heaps) {
    return left.adds() || right.adds()
        ? OptionalLong.empty()
        : OptionalLong.of(
            heaps.sizes().stream().mapToLong(BigInteger::longValueExact).map(n -> 2 * n).sum()
                - heaps.sizes().size());
  }

  private int listed() {
    return Math.min(left.listed(), right.listed());
  }

  @Override
  public Optional<String> unsearchable(Heaps heaps, boolean exact) {
    return handsOverAll(heaps.largest())
        ? Optional.empty()
        : Optional.of("a heap above " + listed() + " has too many options to list them all");
  }

  @Override
  public boolean handsOverAll(BigInteger heap) {
    return heap.compareTo(BigInteger.valueOf(listed())) <= 0;
  }

  @Override
  public Optional<String> code() {
    return Optional.of(left.toString());
  }

  @Override
  public HeapTable table() {
    return left.digits()
        .<HeapTable>map(digits -> new DigitTable(digits, left.listed() + 1))
        .orElseGet(() -> new BreakTable(left));
  }

  @Override
  public Object key() {
    return List.of(BreakTable.class, left.toString());
  }

  @Override
  public Optional<Statement> theorem() {
    return left.digits().map(digits -> HeapStatements.DIGIT_PERIOD);
  }

  @Override
  public Optional<Statement> theorem(Period period) {
    return left.digits()
        .map(digits -> period.saltus() > 0 ? HeapStatements.SALTUS : HeapStatements.DIGIT_PERIOD);
  }

  @Override
  public List<Statement> theorems() {
    return left.digits().isEmpty()
        ? List.of()
        : List.of(HeapStatements.DIGIT_PERIOD, HeapStatements.SALTUS);
  }

  @Override
  public int explored() {
    return 0;
  }

  @Override
  public void options(
      BigInteger heap,
      int wanted,
      ToIntFunction<BigInteger> value,
      Meter meter,
      Moves<Heaps> moves) {
    int size = heap.intValueExact();
    left.options(
        size,
        sizes -> {
          meter.count();
          int sum = 0;
          for (int each : sizes) {
            sum ^= value.applyAsInt(BigInteger.valueOf(each));
          }
          if (sum == wanted) {
            moves.add(heaps(sizes), () -> moveText(size, sizes));
          }
        });
  }

  /** The values of the heaps of an impartial game, one after the other. */
  private static final class BreakTable extends HeapTable {
    private static final int NEVER = Integer.MAX_VALUE;

    private final BreakCode code;

    BreakTable(BreakCode code) {
      super(0, code.listed() + 1, NEVER);
      this.code = code;
    }

    @Override
    protected void options(int[] values, int heap) {
      code.options(
          heap,
          sizes -> {
            int sum = 0;
            for (int size : sizes) {
              sum ^= values[size];
            }
            see(sum, heap);
          });
    }

    @Override
    protected long checkedAtLeast(int from, int length) {
      return NEVER;
    }
  }
}
