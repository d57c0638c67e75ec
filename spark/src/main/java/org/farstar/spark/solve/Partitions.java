package org.farstar.spark.solve;

import java.util.TreeMap;
import java.util.function.LongPredicate;
import org.apache.spark.Partitioner;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.Ranges;

/**
 * Which partition of a shuffle a bucket goes to: one of its own for each range of a layer that is
 * expected, among which all others are spread. A partition is a task, also where nothing is in it.
 */
final class Partitions extends Partitioner {
  private static final long serialVersionUID = 1L;

  private final TreeMap<Long, Integer> first = new TreeMap<>();
  private final int count;

  /**
   * @param ranges where the ranges of the layers begin
   * @param expected says of which layers pieces are expected; of others there should be few
   * @param least how many partitions there are at least
   */
  Partitions(Ranges ranges, LongPredicate expected, int least) {
    int next = 0;
    for (String line : ranges.write().lines().toList()) {
      long layer = Long.parseLong(line.split(" ", 2)[0]);
      if (expected.test(layer)) {
        first.put(layer, next);
        next += ranges.count(layer);
      }
    }
    count = Math.max(least, next);
  }

  /**
   * In how many partitions chunks are where a shuffle begins: the root of the blocks at most, so
   * that as many ranges are left on its other side.
   *
   * @param blocks how many parts the shuffle may have
   */
  static int sources(int chunks, int blocks) {
    return Math.max(1, Math.min(chunks, (int) Math.sqrt(blocks)));
  }

  /** The key of a bucket, by which the pieces of a partition are sorted. */
  static String key(Bucket bucket) {
    return bucket.layer() + " " + bucket.range();
  }

  @Override
  public int numPartitions() {
    return count;
  }

  @Override
  public int getPartition(Object key) {
    String[] words = ((String) key).split(" ");
    long layer = Long.parseLong(words[0]);
    Integer begin = first.get(layer);
    int range = Integer.parseInt(words[1]);
    return begin == null ? Math.floorMod(layer + range, count) : begin + range;
  }
}
