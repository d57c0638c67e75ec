package org.farstar.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.table.BatchResult;
import org.farstar.front.cluster.TableMessages;
import org.farstar.front.cluster.TableWorker;

/** Makes the blocks of one batch, wherever Spark has brought it. */
final class BlockTask implements Function<byte[], byte[]> {
  private static final long serialVersionUID = 1L;

  private final Broadcast<byte[]> table;
  private final long memoryBytes;

  /**
   * @param table tells of the table
   * @param memoryBytes how much tables and values may take where tasks are threads of the process
   *     that handed them out; elsewhere a process takes what it has
   */
  BlockTask(Broadcast<byte[]> table, long memoryBytes) {
    this.table = table;
    this.memoryBytes = memoryBytes;
  }

  @Override
  public byte[] call(byte[] batch) {
    TableMessages messages = new TableMessages();
    TableWorker worker = WorkerPool.take(table, memoryBytes);
    WorkerPool.Watch watch = WorkerPool.watch(TaskContext.get(), worker::cancel);
    try {
      BatchResult result = worker.make(messages.batch(batch));
      if (!result.left().containsValue(StopReason.MEMORY)) {
        WorkerPool.giveBack(table, worker);
      }
      return messages.write(result);
    } finally {
      watch.end();
    }
  }
}
