package org.farstar.spark.solve;

import java.util.Comparator;
import java.util.Iterator;
import org.apache.spark.Partition;
import org.apache.spark.Partitioner;
import org.apache.spark.TaskContext;
import org.apache.spark.rdd.RDD;
import org.apache.spark.rdd.ShuffledRDD;
import scala.Tuple2;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.Ordering$;

/**
 * What tasks make of frames that have met in a shuffle, for the reason of {@link ChunkRdd} a class
 * of its own.
 *
 * @param <S> what has met
 * @param <R> what is made
 */
final class MetRdd<S, R> extends RDD<R> {
  private static final long serialVersionUID = 1L;

  private final TaskWork<Iterator<S>, R> work;

  /**
   * @param met has a partition for each task
   * @param work is done with all of a partition
   */
  MetRdd(RDD<S> met, TaskWork<Iterator<S>, R> work) {
    super(met, ChunkRdd.any());
    this.work = work;
  }

  /** A shuffle that brings frames to the partitions of their keys, sorted by these. */
  static <K extends Comparable<K>> ShuffledRDD<K, byte[], byte[]> shuffle(
      RDD<Tuple2<K, byte[]>> frames, Partitioner to) {
    return new ShuffledRDD<K, byte[], byte[]>(
            frames, to, ChunkRdd.any(), ChunkRdd.any(), ChunkRdd.any())
        .setKeyOrdering(Ordering$.MODULE$.comparatorToOrdering(Comparator.<K>naturalOrder()));
  }

  private RDD<S> met() {
    return firstParent(ChunkRdd.any());
  }

  @Override
  public Partition[] getPartitions() {
    return met().partitions();
  }

  @Override
  public scala.collection.Iterator<R> compute(Partition split, TaskContext context) {
    return CollectionConverters.asScala(
        work.call(CollectionConverters.asJava(met().iterator(split, context))));
  }
}
