package org.farstar.spark.solve;

import java.util.TreeMap;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.Ranges;

/**
 * Which partition of a shuffle a bucket goes to: one of its own for each range of a layer that is
 * cut into ranges, and a few for the layers that are not.
 */
final class Partitions {
  private static final int UNCUT = 16;

  private final TreeMap<Long, Integer> first = new TreeMap<>();
  private final int count;

  /**
   * @param ranges where the ranges of the layers begin
   */
  Partitions(Ranges ranges) {
    int next = UNCUT;
    for (String line : ranges.write().lines().toList()) {
      long layer = Long.parseLong(line.split(" ", 2)[0]);
      first.put(layer, next);
      next += ranges.count(layer);
    }
    count = next;
  }

  /** How many there are. */
  int count() {
    return count;
  }

  /** The partition of a bucket, from 0 on. */
  int of(Bucket bucket) {
    Integer begin = first.get(bucket.layer());
    return begin == null ? Math.floorMod(bucket.layer(), UNCUT) : begin + bucket.range();
  }
}
