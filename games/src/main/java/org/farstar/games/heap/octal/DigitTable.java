package org.farstar.games.heap.octal;

import java.util.List;
import java.util.Optional;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Period;

/**
 * The Grundy values of the heaps of a game with a hexadecimal code, and the period they fall into,
 * plain or arithmetic.
 *
 * <p>The value of a heap of n takes time proportional to the number of digits, times n where two
 * heaps may be left, and times n^2 where three may, up to the heap at which a period is proved.
 */
public final class DigitTable extends HeapTable {
  private static final long NEVER = Long.MAX_VALUE;

  /**
   * With one, two and three heaps left, values are computed up to these heaps in a second or so.
   */
  private static final List<Integer> LARGEST = List.of(100_000, 100_000, 2_000);

  private final Digits digits;
  private final Saltus saltus;

  /**
   * @param longest the most heaps whose values are computed
   */
  public DigitTable(Digits digits, int longest) {
    super(1, longest, 0);
    this.digits = digits;
    this.saltus = new Saltus(digits);
  }

  /** The largest heap whose value takes no longer than some seconds to compute. */
  static int largest(Digits digits) {
    return LARGEST.get(digits.heaps() - 1);
  }

  @Override
  protected void options(int[] values, int heap) {
    for (int taken = 0; taken <= Math.min(heap, digits.places()); taken++) {
      int rest = heap - taken;
      if (digits.leaves(taken, rest == 0 ? 0 : 1)) {
        see(values[rest], heap);
      }
      for (int one = 1; one <= rest / 2 && digits.leaves(taken, 2); one++) {
        see(values[one] ^ values[rest - one], heap);
      }
      for (int one = 1; one <= rest / 3 && digits.leaves(taken, 3); one++) {
        three(values, heap, one, rest - one);
      }
    }
    for (int rest = heap - digits.places() - 1; digits.tail() && rest >= 0; rest--) {
      see(values[rest], heap);
    }
  }

  private void three(int[] values, int heap, int one, int rest) {
    for (int two = one; two <= rest / 2; two++) {
      see(values[one] ^ values[two] ^ values[rest - two], heap);
    }
  }

  /**
   * Guy's and Smith's theorem for h heaps: below h n0 + (h-1) p + k each heap is compared with the
   * one p on. A heap of h (n0+p) and k more leaves one of n0+p or more, which may be p smaller; and
   * one p smaller leaves a heap of n0 or more, which may be p larger.
   */
  @Override
  protected long checkedAtLeast(int from, int length) {
    return digits.tail() ? NEVER : (long) digits.heaps() * (from + length) + digits.places() - 1;
  }

  @Override
  protected Optional<Period> look(int[] values, int first, int last) {
    Optional<Period> plain = super.look(values, first, last);
    if (plain.filter(Period::proved).isPresent()) {
      return plain;
    }
    Optional<Period> arithmetic =
        Period.findArithmetic(values, first, last, period -> saltus.proves(values, period));
    return arithmetic.filter(Period::proved).or(() -> plain).or(() -> arithmetic);
  }
}
