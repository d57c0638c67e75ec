package org.farstar.spark.solve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.apache.spark.Dependency;
import org.apache.spark.Partition;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.rdd.RDD;
import org.farstar.engine.solve.LayerInput;
import scala.Tuple2;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;

/**
 * What tasks make of the chunks of a layer, each from its number and its name. Where the store says
 * which machines have a chunk, its task is given to a worker there, if one is free.
 *
 * <p>A class of its own and not Spark's {@code parallelize} and {@code flatMap}: these read the
 * code of whoever calls them, for each of their calls, which costs the leading process more than
 * the tasks do.
 *
 * @param <R> what is made
 */
final class ChunkRdd<R> extends RDD<R> {
  /** Spark is told of so many machines for a task that reads several chunks. */
  private static final int MOST_HOSTS = 3;

  private static final long serialVersionUID = 1L;

  private final TaskWork<Tuple2<Integer, String>, R> work;
  private final transient Partition[] parts;
  private final transient List<List<String>> hosts;

  /**
   * @param context the application
   * @param layer has the chunks
   * @param partitions how many tasks there are, each with neighbouring chunks; at most as many as
   *     there are chunks
   * @param work is done with each chunk
   */
  ChunkRdd(
      SparkContext context,
      LayerInput layer,
      int partitions,
      TaskWork<Tuple2<Integer, String>, R> work) {
    super(context, scala(List.<Dependency<?>>of()), any());
    this.work = work;
    this.parts = new Partition[partitions];
    this.hosts = new ArrayList<>();
    List<List<String>> told = layer.store().hosts(layer.chunks());
    for (int part = 0; part < partitions; part++) {
      int from = begin(part, layer.count(), partitions);
      int to = begin(part + 1, layer.count(), partitions);
      parts[part] = new Part(part, from, new ArrayList<>(layer.chunks().subList(from, to)));
      hosts.add(most(told.subList(from, to)));
    }
  }

  /** The chunks of a task: the number of the first, and their names. */
  private record Part(int index, int first, ArrayList<String> names) implements Partition {}

  private static int begin(int part, int count, int partitions) {
    return (int) ((long) count * part / partitions);
  }

  /** The machines that have the most of some chunks; all of them for a single chunk. */
  private static List<String> most(List<List<String>> hosts) {
    if (hosts.size() == 1) {
      return hosts.get(0);
    }
    Map<String, Integer> times = new LinkedHashMap<>();
    hosts.forEach(each -> each.forEach(host -> times.merge(host, 1, Integer::sum)));
    return times.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_HOSTS)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** A list as Spark wants it. */
  static <T> Seq<T> scala(List<T> list) {
    return CollectionConverters.asScala(list).toSeq();
  }

  /** The tag of whatever it is, as Spark's interface for Java has it. */
  static <T> ClassTag<T> any() {
    return ClassTag$.MODULE$.apply(Object.class);
  }

  @Override
  public Partition[] getPartitions() {
    return parts.clone();
  }

  @Override
  public Seq<String> getPreferredLocations(Partition split) {
    return scala(hosts.get(split.index()));
  }

  @Override
  public scala.collection.Iterator<R> compute(Partition split, TaskContext context) {
    Part part = (Part) split;
    return CollectionConverters.asScala(
        new Iterator<>() {
          private int next;
          private Iterator<R> made = Collections.emptyIterator();

          @Override
          public boolean hasNext() {
            while (!made.hasNext() && next < part.names().size()) {
              made = work.call(new Tuple2<>(part.first() + next, part.names().get(next)));
              next++;
            }
            return made.hasNext();
          }

          @Override
          public R next() {
            if (!hasNext()) {
              throw new NoSuchElementException();
            }
            return made.next();
          }
        });
  }
}
