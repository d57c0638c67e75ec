package org.farstar.verify.heap;

import java.util.Optional;
import org.farstar.engine.rules.Rules;

/**
 * Impartial rules of heaps, which hand over the heaps.
 *
 * @param <P> the positions
 */
public interface HeapSumRules<P> extends Rules<P> {
  /** The heaps of a position; empty where no theorem speaks of its rules. */
  Optional<HeapSum> heapSum(P position);
}
