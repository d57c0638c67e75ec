package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.play.Moves;
import org.farstar.engine.sum.NimSum;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Step;

/** Several heaps of a game in which a move lowers one heap, from the values of single heaps. */
public abstract class HeapsRule implements GrundyRule<Heaps> {
  /** Of more heaps not each is told of. */
  private static final int TOLD = 12;

  private final Map<BigInteger, BigInteger> known = new HashMap<>();

  /** The Grundy value of a single heap. */
  protected abstract BigInteger heapValue(BigInteger heap);

  /** Hands over the sizes with this Grundy value to which a heap may be lowered. */
  protected abstract void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests);

  /** Why a heap has its value: a clause without a full stop, as {@code 17 mod 5}. */
  protected abstract String because(BigInteger heap);

  /** Further steps for the whole position. */
  protected List<Step> more() {
    return List.of();
  }

  private BigInteger cached(BigInteger heap) {
    return known.computeIfAbsent(heap, this::heapValue);
  }

  private BigInteger total(Heaps heaps) {
    return heaps.sizes().stream().map(this::cached).reduce(BigInteger.ZERO, BigInteger::xor);
  }

  @Override
  public boolean isZero(Heaps heaps) {
    return total(heaps).signum() == 0;
  }

  @Override
  public Optional<BigInteger> value(Heaps heaps) {
    return Optional.of(total(heaps));
  }

  @Override
  public void options(Heaps heaps, BigInteger wanted, Moves<Heaps> moves) {
    BigInteger change = total(heaps).xor(wanted);
    for (int i = 0; i < heaps.sizes().size(); i++) {
      int index = i;
      BigInteger heap = heaps.sizes().get(i);
      if (heaps.firstOfItsSize(i)) {
        rests(
            heap,
            cached(heap).xor(change),
            rest -> moves.add(heaps.with(index, rest), () -> LoweredHeaps.moveText(heap, rest)));
      }
    }
  }

  @Override
  public List<Step> reason(Heaps heaps, boolean alone) {
    List<Step> steps = new ArrayList<>();
    int heapCount = heaps.sizes().size();
    for (BigInteger heap : heaps.sizes().subList(0, Math.min(TOLD, heapCount))) {
      String text = "A heap of " + Digits.shown(heap) + " has the Grundy value ";
      steps.add(
          Step.of("heap", cite(), text + Digits.shown(cached(heap)) + because(heap) + ".")
              .with("heap", heap.toString())
              .with("value", cached(heap).toString()));
    }
    if (heapCount > TOLD) {
      steps.add(Step.of("heaps", "", "And so on for all " + heapCount + " heaps."));
    }
    steps.addAll(more());
    if (heapCount != 1) {
      steps.add(
          NimSum.step(
              heaps.sizes().stream().map(this::cached).toList(), "heaps", GrundyTheory.SUM, alone));
    }
    return steps;
  }
}
