package org.farstar.front.cluster;

import java.util.function.Supplier;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.table.BlockWorkers;

/** Processes that work together, for as long as it is open. */
public interface Cluster extends AutoCloseable {
  /**
   * Workers for the blocks of one table.
   *
   * @param job tells of the table; asked again before each batch, for it may name more files by
   *     then
   */
  BlockWorkers blocks(Supplier<TableJob> job);

  /**
   * Works on the chunks of a game that is solved.
   *
   * @param game the game
   */
  ChunkExecutor chunks(ShippedGame game);

  /** Ends all work and gives the processes back. */
  @Override
  void close();
}
