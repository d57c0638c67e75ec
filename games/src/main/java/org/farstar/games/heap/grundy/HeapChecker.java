package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.BitSet;
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

  /** The heaps whose values are compared with a formula. */
  private static final int FORMULA = 24;

  /** A table has so many values. */
  private static final int LISTED = 200;

  private final Play<Heaps> rules;
  private final String code;
  private final int first;

  /** The checker for games in which a position is worth the exclusive or of its heaps. */
  public HeapChecker(Play<Heaps> rules) {
    this(rules, "", 0);
  }

  /**
   * The same for a game with a code.
   *
   * @param code the code, or empty if there is none
   * @param first the least heap that a period can begin with
   */
  public HeapChecker(Play<Heaps> rules, String code, int first) {
    this.rules = rules;
    this.code = code;
    this.first = first;
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
    check.require(
        check.has("modulus") == check.text("formula").equals("remainder")
            && check.has("added") == check.text("formula").equals("saltus")
            && check.has("like") == (check.has("added") || check.text("formula").equals("period")),
        "the formula has these numbers");
    return switch (check.text("formula")) {
      case "size" -> value.equals(heap) && always(check);
      case "odd" -> heap.testBit(0) && given(check, heap).equals(value) && always(check);
      case "even" -> !heap.testBit(0) && given(check, heap).equals(value) && always(check);
      case "remainder" -> value.equals(given(check, heap)) && always(check);
      case "period" -> like(check, heap, value);
      case "saltus" -> like(check, heap, value.subtract(check.number("added")));
      default -> false;
    };
  }

  private boolean like(StepCheck<Heaps> check, BigInteger heap, BigInteger value) {
    BigInteger like = check.number("like");
    return like.compareTo(heap) < 0
        && (like.compareTo(BigInteger.valueOf(MOST)) > 0
            || value.intValueExact() == values(like.intValueExact())[like.intValueExact()]);
  }

  /** What the formula of a step gives for a heap. */
  private static BigInteger given(StepCheck<Heaps> check, BigInteger heap) {
    return switch (check.text("formula")) {
      case "size" -> heap;
      case "odd" -> heap.add(BigInteger.ONE).shiftRight(1);
      case "even" -> heap.shiftRight(1).subtract(BigInteger.ONE);
      default -> heap.mod(check.number("modulus"));
    };
  }

  /** The formula gives the values of all the first heaps that it speaks of. */
  private boolean always(StepCheck<Heaps> check) {
    String formula = check.text("formula");
    int[] values = values(FORMULA);
    for (int heap = 1; heap < values.length; heap++) {
      boolean other = formula.equals(heap % 2 == 0 ? "odd" : "even");
      if (!other && given(check, BigInteger.valueOf(heap)).intValueExact() != values[heap]) {
        return false;
      }
    }
    return true;
  }

  private void period(StepCheck<Heaps> check) {
    int period = check.integer("period");
    int from = check.integer("from");
    int checked = check.integer("checked");
    int saltus = check.has("saltus") ? check.integer("saltus") : 0;
    check.require(
        checked >= from + (check.flag("proved") ? period : 2 * period), "it was seen to come back");
    check.require(
        check.flag("proved") != check.step().statements().isEmpty(), "a theorem is cited for it");
    check.require(
        check.numbers("values").size() == Math.min(LISTED, from + period),
        "the values are listed to the end of one period");
    check.require(
        check.has("game") ? check.text("game").equals(code) : code.isEmpty(),
        "the code is " + code);
    check
        .earlier(StepKind.HEAP)
        .filter(step -> step.data().containsKey("like"))
        .ifPresent(
            step -> {
              BigInteger like = new BigInteger(step.data().get("like").toString());
              BigInteger heap = new BigInteger(step.data().get("heap").toString());
              BigInteger[] between =
                  heap.subtract(like).divideAndRemainder(BigInteger.valueOf(period));
              check.require(
                  between[1].signum() == 0,
                  "whole periods lie between heaps " + like + " and " + heap);
              check.require(
                  between[0]
                      .multiply(BigInteger.valueOf(saltus))
                      .equals(new BigInteger(step.data().getOrDefault("added", "0").toString())),
                  "each of them adds " + saltus);
            });
    int[] values = values(Math.min(MOST, Math.max(checked, from + 3 * period)));
    List<BigInteger> listed = check.numbers("values");
    for (int i = 0; i < Math.min(listed.size(), values.length); i++) {
      check.require(listed.get(i).intValueExact() == values[i], "heap " + i + " has that value");
    }
    int last = check.flag("proved") ? values.length - 1 : Math.min(checked, values.length - 1);
    for (int i = from; i + period <= last; i++) {
      check.require(
          values[i] + saltus == values[i + period], "heaps " + i + " and " + (i + period));
    }
    boolean earlier = from > first && from - 1 + period < values.length;
    check.require(
        !earlier || values[from - 1] + saltus != values[from - 1 + period],
        "it holds from no smaller heap");
    for (int shorter = 1; shorter < period && check.flag("proved"); shorter++) {
      boolean holds = from + period + shorter < values.length;
      for (int i = from; i + shorter < values.length && holds; i++) {
        holds =
            values[i + shorter] - values[i]
                == (saltus == 0 ? 0 : values[from + shorter] - values[from]);
      }
      check.require(!holds, "it is the shortest");
    }
  }

  /** The values of the heaps from 0 to the last, by the definition. */
  private int[] values(int last) {
    int[] values = new int[last + 1];
    for (int heap = 1; heap <= last; heap++) {
      BitSet seen = new BitSet();
      rules.moves(
          Heaps.of(heap),
          Player.LEFT,
          (to, text) -> {
            int value = 0;
            for (BigInteger size : to.sizes()) {
              value ^= values[size.intValueExact()];
            }
            seen.set(value);
          });
      values[heap] = seen.nextClearBit(0);
    }
    return values;
  }
}
