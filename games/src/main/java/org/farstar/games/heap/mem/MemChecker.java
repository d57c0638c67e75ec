package org.farstar.games.heap.mem;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of a heap: all quotients are listed, and halves are halved. A search
 * finds the value of a small one.
 */
final class MemChecker implements StepChecker<MemHeap> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.QUOTIENTS, StepKind.HALVES);
  }

  @Override
  public void check(StepCheck<MemHeap> check) {
    MemHeap heap = check.position();
    check.require(
        heap.toString().equals(check.text("heap")) && heap.n() == check.integer("size"),
        "this is the heap");
    if (check.kind() == StepKind.QUOTIENTS) {
      quotients(check, heap.n(), Math.max(1, heap.last()));
    } else {
      halves(check, heap);
    }
  }

  private static void quotients(StepCheck<MemHeap> check, int n, int least) {
    check.require(check.integer("least") == least, "at least " + least + " must be taken");
    if (!check.has("value")) {
      check.require(least <= n, "all can be taken");
      check.require(!check.has("missing") && !check.has("rest"), "no value is named");
      check.concludes(Outcome.N);
      return;
    }
    Set<Integer> quotients =
        IntStream.rangeClosed(1, n + 1).mapToObj(j -> n / j).collect(Collectors.toSet());
    int missing = 1;
    while (quotients.contains(missing)) {
      missing++;
    }
    boolean above = n / least >= missing;
    check.require(above == check.has("missing"), "a number is missing: " + above);
    check.require(above == check.has("rest"), "a rest is named: " + above);
    if (above && check.has("missing") && check.has("rest")) {
      check.require(check.integer("missing") == missing, missing + " is missing");
      int rest = n - n / (missing + 1) * (missing + 1);
      check.require(check.integer("rest") == rest && rest < least, "the rest is " + rest);
    }
    int value = above ? missing - 1 : n / least;
    check.require(check.integer("value") == value, "the value is " + value);
    check.isWorth(BigInteger.valueOf(value));
  }

  private static void halves(StepCheck<MemHeap> check, MemHeap heap) {
    boolean barred = heap.last() == heap.n();
    check.require(check.flag("barred") == barred, "all may be taken: " + !barred);
    int twos = 0;
    for (int n = heap.n(); n > 0 && n % 2 == 0; n /= 2) {
      twos++;
    }
    check.require(check.integer("twos") == twos, "it can be halved " + twos + " times");
    Outcome outcome = barred && twos % 2 == 0 ? Outcome.P : Outcome.N;
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
  }
}
