package org.farstar.engine.toys;

import java.util.List;
import org.farstar.engine.search.Algebra;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/** The least excluded value, for tests of value searches. */
public final class Nimbers implements Algebra<Nimbers.Star> {
  /** The value of a heap of nim. */
  public record Star(int size) implements Value {
    /** The nimber of both together. */
    public Star plus(Star other) {
      return new Star(size ^ other.size);
    }
  }

  @Override
  public Star zero() {
    return new Star(0);
  }

  @Override
  public Star sum(Star a, Star b) {
    return new Star(a.size() ^ b.size());
  }

  @Override
  public Star negate(Star value) {
    return value;
  }

  @Override
  public Star of(List<Star> left, List<Star> right) {
    int mex = 0;
    while (left.contains(new Star(mex))) {
      mex++;
    }
    return new Star(mex);
  }

  @Override
  public Outcome outcome(Star value) {
    return value.size() == 0 ? Outcome.P : Outcome.N;
  }
}
