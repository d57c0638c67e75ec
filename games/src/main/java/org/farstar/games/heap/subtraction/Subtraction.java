package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Statement;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.LoweredHeaps;
import org.farstar.games.heap.grundy.PeriodTheory;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;

/** A subtraction game: a move takes one of the numbers of a set from a heap. */
public final class Subtraction extends LoweredHeaps
    implements PeriodTheory.Game, HeapSumRules<Heaps> {
  /** The lecture's first game. */
  public static final SubtractionSet ONE_TO_FOUR = SubtractionSet.of(1, 2, 3, 4);

  /** Sets with larger numbers are not written as octal codes. */
  private static final int MOST_PLACES = 1000;

  private static final int EXPLORED = 100_000;

  private final SubtractionSet set;

  public Subtraction(SubtractionSet set) {
    this.set = set;
  }

  /** How many may be taken. */
  public SubtractionSet set() {
    return set;
  }

  /** The octal game whose code has a 3 at each number of the set. */
  @Override
  public Optional<HeapSum> heapSum(Heaps heaps) {
    if (set.largest() > MOST_PLACES) {
      return Optional.empty();
    }
    StringBuilder code = new StringBuilder("0.").append("0".repeat(set.largest()));
    set.numbers().forEach(taken -> code.setCharAt(taken + 1, '3'));
    return Optional.of(new HeapSum(code.toString(), heaps.sizes()));
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

  @Override
  public HeapTable table() {
    return new SubtractionTable(set);
  }

  @Override
  public Object key() {
    return List.of(SubtractionTable.class, set);
  }

  @Override
  public Optional<Statement> theorem() {
    return Optional.of(HeapStatements.PERIOD);
  }

  @Override
  public int explored() {
    return EXPLORED;
  }

  @Override
  public void options(
      BigInteger heap,
      int wanted,
      ToIntFunction<BigInteger> value,
      Meter meter,
      Moves<Heaps> moves) {
    rests(
        heap,
        rest -> {
          if (value.applyAsInt(rest) == wanted) {
            add(heap, rest, moves);
          }
        });
  }

  /** Every heap has few options. */
  @Override
  protected boolean listed(BigInteger heap) {
    return true;
  }
}
