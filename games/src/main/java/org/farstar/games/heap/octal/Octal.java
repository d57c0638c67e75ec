package org.farstar.games.heap.octal;

import java.math.BigInteger;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.games.heap.grundy.HeapRules;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Player;

/**
 * An octal game: the code says how many may be taken from a heap, and into how many heaps the rest
 * may be split.
 */
public final class Octal extends HeapRules {
  /** No heap is larger. */
  public static final int LARGEST = 100_000_000;

  /** Knocking down one or two neighbouring pins of a row. */
  public static final OctalCode KAYLES = new OctalCode("0.77");

  /** Knocking down two neighbouring pins of a row. */
  public static final OctalCode DAWSON_KAYLES = new OctalCode("0.07");

  /** Dawson's Chess. */
  public static final OctalCode DAWSON_CHESS = new OctalCode("0.137");

  private final OctalCode code;

  public Octal(OctalCode code) {
    this.code = code;
  }

  /** The code of these rules. */
  public OctalCode code() {
    return code;
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
                    heaps.with(index, Heaps.of(one, other)), () -> moveText(heap, one, other)));
      }
    }
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
    for (int taken = 0; taken <= Math.min(heap, code.places()); taken++) {
      int rest = heap - taken;
      if (code.leaves(taken, rest == 0 ? 0 : 1)) {
        splits.add(0, rest);
      }
      for (int one = 1; one <= rest / 2 && code.leaves(taken, 2); one++) {
        splits.add(one, rest - one);
      }
    }
  }

  /** The text of a move, as {@code 9 -> 3 4}. */
  static String moveText(int heap, int one, int other) {
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
