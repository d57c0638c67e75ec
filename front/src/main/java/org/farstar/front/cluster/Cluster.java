package org.farstar.front.cluster;

import java.util.function.Supplier;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
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
   * A store that the processes reach by its address.
   *
   * @param address such as {@code hdfs://host/solves/c7x6}
   * @throws org.farstar.ask.input.InputException if there is none of this kind
   */
  ChunkStore store(String address);

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
