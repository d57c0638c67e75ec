package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.Collections;
import java.util.function.Consumer;
import org.farstar.games.heap.grundy.LoweredHeaps;

/** A subtraction game: a move takes one of the numbers of a set from a heap. */
public final class Subtraction extends LoweredHeaps {
  /** The lecture's first game. */
  public static final SubtractionSet ONE_TO_FOUR = SubtractionSet.of(1, 2, 3, 4);

  private final SubtractionSet set;

  public Subtraction(SubtractionSet set) {
    this.set = set;
  }

  /** How many may be taken. */
  public SubtractionSet set() {
    return set;
  }

  @Override
  protected void rests(BigInteger heap, Consumer<BigInteger> rests) {
    for (int taken : set.numbers()) {
      BigInteger rest = heap.subtract(BigInteger.valueOf(taken));
      if (rest.signum() >= 0) {
        rests.accept(rest);
      }
    }
  }

  @Override
  protected boolean lowers(BigInteger heap, BigInteger rest) {
    BigInteger taken = heap.subtract(rest);
    return taken.bitLength() < Integer.SIZE
        && Collections.binarySearch(set.numbers(), taken.intValue()) >= 0;
  }

  /** Every heap has few options. */
  @Override
  protected boolean listed(BigInteger heap) {
    return true;
  }
}
