package org.farstar.spark;

import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.farstar.engine.table.Batch;
import org.farstar.engine.table.BatchResult;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.front.cluster.TableJob;
import org.farstar.front.cluster.TableMessages;
import org.farstar.spark.trouble.Trouble;

/**
 * Blocks of a table as jobs of Spark: a batch is a job with one task, so that each comes back as
 * soon as it is done, and Spark does it again elsewhere where a worker is lost. Jobs are begun in
 * the order in which they were handed over.
 */
final class SparkBlocks implements BlockWorkers {
  private static final long PAUSE_MILLIS = 3;

  private final JavaSparkContext context;
  private final Trouble trouble;
  private final Supplier<TableJob> job;
  private final long memoryBytes;
  private final TableMessages messages = new TableMessages();
  private final Map<Batch, JavaFutureAction<List<byte[]>>> running = new LinkedHashMap<>();
  private byte[] told = {};
  private Broadcast<byte[]> table;

  SparkBlocks(JavaSparkContext context, Trouble trouble, Supplier<TableJob> job, long memoryBytes) {
    this.context = context;
    this.trouble = trouble;
    this.job = job;
    this.memoryBytes = memoryBytes;
  }

  @Override
  public int slots() {
    return Math.max(1, context.defaultParallelism());
  }

  @Override
  public void begin(Batch batch) {
    running.put(batch, trouble.lasting(context.sc(), () -> submit(batch)));
  }

  private JavaFutureAction<List<byte[]>> submit(Batch batch) {
    byte[] now = job.get().write();
    if (!Arrays.equals(now, told)) {
      told = now;
      table = context.broadcast(now);
    }
    return context
        .parallelize(List.of(messages.write(batch)), 1)
        .map(new BlockTask(table, memoryBytes / slots()))
        .collectAsync();
  }

  @Override
  public Optional<BatchResult> next(Duration most) {
    long end = System.nanoTime() + most.toNanos();
    while (true) {
      Iterator<Map.Entry<Batch, JavaFutureAction<List<byte[]>>>> each =
          running.entrySet().iterator();
      while (each.hasNext()) {
        Map.Entry<Batch, JavaFutureAction<List<byte[]>>> entry = each.next();
        if (entry.getValue().isDone()) {
          each.remove();
          return Optional.of(result(entry.getKey(), entry.getValue()));
        }
      }
      if (context.sc().isStopped()) {
        throw trouble.ended();
      }
      if (System.nanoTime() - end >= 0) {
        return Optional.empty();
      }
      pause();
    }
  }

  private void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw trouble.interrupted();
    }
  }

  private BatchResult result(Batch batch, JavaFutureAction<List<byte[]>> done) {
    try {
      return messages.result(done.get().get(0));
    } catch (ExecutionException e) {
      throw trouble.working(e.getCause(), "'" + batch.keys().get(0) + "'");
    } catch (InterruptedException e) {
      throw trouble.interrupted();
    }
  }

  @Override
  public void close() {
    running.values().forEach(each -> each.cancel(true));
    running.clear();
  }
}
