package org.farstar.engine.solve;

import java.util.List;
import java.util.function.Consumer;

/**
 * Where the work on chunks is done: in threads, or on the machines of a cluster. What is done is
 * {@link ChunkWork}; every executor comes to the same bytes.
 *
 * <p>Workers read chunks from the {@link ChunkStore} and write what they make into it themselves.
 * Whoever leads the work sees names and {@linkplain ChunkSummary summaries}, and a sample whose
 * size does not grow with that of a layer. A result that is in the store already is not made again,
 * whoever made it.
 *
 * <p>An executor is handed a {@link SolveTask} and has its workers make the rules from it, by
 * {@link ChunkWork#of}. Every method returns when all its results are in the store. It throws
 * {@link SolveException} as the work did, and {@link org.farstar.engine.budget.SearchStopped} soon
 * after {@link Watch#throwIfStopped} has thrown it; results that were written stay good. Nothing
 * else goes on then.
 */
public interface ChunkExecutor extends AutoCloseable {
  /**
   * Samples what a step makes of a layer: {@link ChunkWork#sample} of every chunk.
   *
   * @return the pieces of all chunks, in the order of the chunks
   */
  List<Piece> sample(LayerInput layer, ChunkWork.Step step, int every, Watch watch);

  /**
   * What a step makes of a layer, distinct and sorted: {@link ChunkWork#pieces} of every chunk, the
   * pieces brought together by their bucket, and {@link ChunkWork#merge} of those of each bucket.
   *
   * @param layer all of it
   * @param ranges where the ranges of the layers begin that keys are made of
   * @param names what the merged chunk of each bucket that has keys is called
   */
  void gather(LayerInput layer, ChunkWork.Step step, Ranges ranges, ChunkNames names, Watch watch);

  /**
   * The records of a layer: {@link ChunkWork#ask} of every chunk, {@link ChunkWork#answer} where
   * the records of the later layers are, and {@link ChunkWork#evaluate} of the chunk with all its
   * answers.
   *
   * @param layer all of it
   * @param later the later layers, which have all been solved
   * @param names what a chunk with records is called, its range being the number of the chunk
   * @param made hears of each chunk, in any order, from one or more threads
   */
  void evaluate(
      LayerInput layer, Later later, ChunkNames names, Consumer<ChunkSummary> made, Watch watch);

  /**
   * Does a job on every chunk of a layer, some at once.
   *
   * @param reported hears the line of each chunk, in any order, from one or more threads
   */
  void each(LayerInput layer, ChunkJob job, Consumer<String> reported, Watch watch);

  /** Frees what the executor holds; of what was finished nothing is lost. */
  @Override
  void close();

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
