package org.farstar.front.cluster;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.table.Batch;
import org.farstar.engine.table.BatchResult;
import org.farstar.engine.table.BlockWorkers;

/**
 * Workers in threads of this process that are told everything by messages, as those of other
 * processes are. Every so many batches one is lost once and begun anew elsewhere, as on a machine
 * that is switched off.
 */
final class ThreadBlocks implements BlockWorkers {
  private final byte[] job;
  private final Path folder;
  private final int slots;
  private final ExecutorService threads;
  private final ThreadLocal<TableWorker> worker;
  private final Map<Thread, TableWorker> all = new HashMap<>();
  private final BlockingQueue<byte[]> done = new LinkedBlockingQueue<>();
  private final TableMessages messages = new TableMessages();

  ThreadBlocks(TableJob job, Path folder, int slots) {
    this.job = job.write();
    this.folder = folder;
    this.slots = slots;
    this.threads = Executors.newFixedThreadPool(slots);
    this.worker = ThreadLocal.withInitial(this::fresh);
  }

  private TableWorker fresh() {
    Thread thread = Thread.currentThread();
    TableWorker made =
        new TableWorker(TableJob.read(job), folder.resolve("w" + thread.getId()), 64 << 20);
    synchronized (all) {
      all.put(thread, made);
    }
    return made;
  }

  @Override
  public int slots() {
    return slots;
  }

  @Override
  public void begin(Batch batch) {
    byte[] message = messages.write(batch);
    threads.submit(
        () -> {
          TableMessages own = new TableMessages();
          if (batch.id() % 5 == 3) {
            worker.get().make(own.batch(message));
            worker.remove();
          }
          done.add(own.write(worker.get().make(own.batch(message))));
        });
  }

  @Override
  public Optional<BatchResult> next(Duration most) {
    try {
      byte[] result = done.poll(most.toMillis(), TimeUnit.MILLISECONDS);
      return Optional.ofNullable(result).map(messages::result);
    } catch (InterruptedException e) {
      throw new CancellationException();
    }
  }

  @Override
  public void close() {
    synchronized (all) {
      all.values().forEach(TableWorker::cancel);
    }
    threads.shutdownNow();
  }
}
