package org.farstar.engine.table;

import java.time.Duration;
import java.util.Optional;

/**
 * Makes blocks of one table at several places at the same time: in threads, or on other machines.
 * Whoever hands out the batches is one thread.
 */
public interface BlockWorkers extends AutoCloseable {
  /** How many batches can be worked on at the same time now, at least 1. */
  int slots();

  /** Hands over a batch; returns at once. Batches are begun in the order in which they come. */
  void begin(Batch batch);

  /**
   * The result of a batch, in the order in which they end.
   *
   * @param most how long to wait for one
   * @return empty where none ended meanwhile
   */
  Optional<BatchResult> next(Duration most);

  /** Ends what is still being worked on; what was not handed back is lost. */
  @Override
  void close();
}
