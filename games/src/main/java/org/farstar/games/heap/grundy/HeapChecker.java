package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Play;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Player;

/**
 * Checks what reasons say of heaps: a value by search, and a period by the values of the first
 * heaps, each the mex of the values of its options.
 */
public final class HeapChecker implements StepChecker<Heaps> {
  /** The heaps whose values are computed for a period. */
  private static final int MOST = 160;

  private final Play<Heaps> rules;

  /** The checker for games in which a position is worth the exclusive or of its heaps. */
  public HeapChecker(Play<Heaps> rules) {
    this.rules = rules;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.HEAP, StepKind.PERIOD);
  }

  @Override
  public void check(StepCheck<Heaps> check) {
    if (check.kind() == StepKind.HEAP) {
      check.require(
          check.position().single().filter(check.number("heap")::equals).isPresent(),
          "this is the heap");
      check.require(!check.has("formula") || formula(check), "the formula gives the value");
      check.isWorth(check.number("value"));
    } else {
      period(check);
    }
  }

  private boolean formula(StepCheck<Heaps> check) {
    BigInteger heap = check.number("heap");
    BigInteger value = check.number("value");
    return switch (check.text("formula")) {
      case "size" -> value.equals(heap);
      case "odd" -> heap.testBit(0) && value.shiftLeft(1).equals(heap.add(BigInteger.ONE));
      case "even" -> !heap.testBit(0) && value.add(BigInteger.ONE).shiftLeft(1).equals(heap);
      case "remainder" -> value.equals(heap.mod(check.number("modulus")));
      case "period" -> {
        BigInteger like = check.number("like");
        yield like.compareTo(heap) < 0
            && (like.compareTo(BigInteger.valueOf(MOST)) > 0
                || value.intValueExact() == values(like.intValueExact())[like.intValueExact()]);
      }
      default -> false;
    };
  }

  private void period(StepCheck<Heaps> check) {
    int period = check.integer("period");
    int from = check.integer("from");
    int checked = check.integer("checked");
    check.require(checked >= from + 2 * period, "it was seen to come back");
    int[] values = values(Math.min(MOST, Math.max(checked, from + 3 * period)));
    List<BigInteger> listed = check.numbers("values");
    for (int i = 0; i < Math.min(listed.size(), values.length); i++) {
      check.require(listed.get(i).intValueExact() == values[i], "heap " + i + " has that value");
    }
    int last = check.flag("proved") ? values.length - 1 : Math.min(checked, values.length - 1);
    for (int i = from; i + period <= last; i++) {
      check.require(values[i] == values[i + period], "heaps " + i + " and " + (i + period));
    }
    boolean earlier = from > 1 && from - 1 + period < values.length;
    check.require(
        !earlier || values[from - 1] != values[from - 1 + period], "it holds from no smaller heap");
    for (int shorter = 1; shorter < period && check.flag("proved"); shorter++) {
      boolean holds = from + period + shorter < values.length;
      for (int i = from; i + shorter < values.length && holds; i++) {
        holds = values[i] == values[i + shorter];
      }
      check.require(!holds, "it is the shortest");
    }
  }

  /** The values of the heaps from 0 to the last, by the definition. */
  private int[] values(int last) {
    int[] values = new int[last + 1];
    for (int heap = 1; heap <= last; heap++) {
      boolean[] seen = new boolean[2 * last + 2];
      rules.moves(
          Heaps.of(heap),
          Player.LEFT,
          (to, text) -> {
            int value = 0;
            for (BigInteger size : to.sizes()) {
              value ^= values[size.intValueExact()];
            }
            seen[value] = true;
          });
      while (seen[values[heap]]) {
        values[heap]++;
      }
    }
    return values;
  }
}
