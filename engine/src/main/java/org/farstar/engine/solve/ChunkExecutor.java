package org.farstar.engine.solve;

import java.util.List;
import java.util.function.Predicate;

/**
 * Where the work on chunks is done: in threads, or on the machines of a cluster. What is done is
 * {@link ChunkWork}; an executor moves bytes, and every executor comes to the same ones.
 *
 * <p>An executor is handed a {@link SolveTask} and has its workers make the rules from it, by
 * {@link ChunkWork#of}. Sources and sinks are on the caller's side and are never shipped; the
 * executor calls them from one or more threads, any of them at any time. A result is handed to the
 * sink once and as soon as it is there: the sink makes it last before it returns. Results come in
 * any order.
 *
 * <p>Every method returns when all its results were handed over. It throws {@link SolveException}
 * as the work did, and {@link org.farstar.engine.budget.SearchStopped} soon after {@link
 * Watch#throwIfStopped} has thrown it; results that were handed over stay good. Nothing else goes
 * on then.
 */
public interface ChunkExecutor extends AutoCloseable {
  /**
   * Samples the options of a layer: {@link ChunkWork#sample} of every source.
   *
   * @return the pieces of all sources, in the order of the sources
   */
  List<Piece> sample(SolveTask task, Source sources, Watch watch);

  /**
   * The options of a layer, distinct and sorted: {@link ChunkWork#expand} of every source, the
   * pieces brought together by their bucket, and {@link ChunkWork#merge} of those of each bucket.
   *
   * @param sources the chunks of the layer, all of it
   * @param ranges where the ranges of later layers begin
   * @param kept the buckets whose results an earlier run has already; they need not be made again
   * @param sink receives the merged chunk of each other bucket that has keys
   */
  void expand(
      SolveTask task,
      Source sources,
      Ranges ranges,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch);

  /**
   * What was recorded in several passes over a layer, as one: {@link ChunkWork#cut} of every
   * source, then as in {@link #expand}.
   *
   * @param sources chunks of keys of one layer, which may have keys in common
   * @param ranges where the ranges of this layer begin
   */
  void unite(
      SolveTask task,
      Source sources,
      Ranges ranges,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch);

  /**
   * The records of a layer: {@link ChunkWork#ask} of every source, {@link ChunkWork#answer} where
   * the records of the later layers are, and {@link ChunkWork#evaluate} of the source with all its
   * answers.
   *
   * @param sources the chunks of the layer
   * @param ranges where the chunks of the later layers begin, which have all been solved
   * @param records the records of a bucket of a later layer
   * @param kept the buckets of this layer, the range being the number of the source, that an
   *     earlier run has solved
   * @param sink receives the records of each other source
   */
  void evaluate(
      SolveTask task,
      Source sources,
      Ranges ranges,
      Records records,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch);

  /** Frees what the executor holds; of what was finished nothing is lost. */
  @Override
  void close();

  /** Chunks by their numbers, read where the work is led. */
  interface Source {
    /** How many there are. */
    int count();

    /** The layer that they belong to. */
    long layer();

    /** One of them. */
    byte[] read(int number);
  }

  /** The records of solved chunks, read where the work is led. */
  @FunctionalInterface
  interface Records {
    /** The keys of a range with their records, as a chunk. */
    byte[] read(Bucket bucket);
  }

  /** Receives results and makes them last. */
  @FunctionalInterface
  interface Sink {
    /** The result of a bucket, handed over once. */
    void accept(Bucket bucket, byte[] chunk);
  }

  /** Hears of the progress and says whether the work may go on. */
  interface Watch {
    /**
     * So many positions more have been worked on.
     *
     * @throws org.farstar.engine.budget.SearchStopped when the work is to end
     */
    void worked(long positions);

    /**
     * Asks whether the work may go on, about twice a second.
     *
     * @throws org.farstar.engine.budget.SearchStopped when the work is to end
     */
    void throwIfStopped();
  }
}
