package org.farstar.games.heap.octal;

import java.util.List;
import java.util.Optional;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;

/**
 * An octal game: the code says how many may be taken from a heap, and into how many heaps the rest
 * may be split.
 */
public final class Octal extends TakeAndBreak implements HeapSumRules<Heaps> {
  /** Knocking down one or two neighbouring pins of a row. */
  public static final OctalCode KAYLES = new OctalCode("0.77");

  /** Knocking down two neighbouring pins of a row. */
  public static final OctalCode DAWSON_KAYLES = new OctalCode("0.07");

  /** Dawson's Chess. */
  public static final OctalCode DAWSON_CHESS = new OctalCode("0.137");

  private final OctalCode code;

  public Octal(OctalCode code) {
    super(code.places());
    this.code = code;
  }

  @Override
  public Optional<HeapSum> heapSum(Heaps heaps) {
    return Optional.of(new HeapSum(code.text(), heaps.sizes()));
  }

  @Override
  public boolean leaves(int taken, int heaps) {
    return code.leaves(taken, heaps);
  }

  @Override
  public Object key() {
    return List.of(OctalTable.class, code.text());
  }

  @Override
  public Optional<String> code() {
    return Optional.of(code.text());
  }
}
