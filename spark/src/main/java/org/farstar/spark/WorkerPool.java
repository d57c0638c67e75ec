package org.farstar.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.farstar.front.cluster.TableJob;
import org.farstar.front.cluster.TableWorker;

/**
 * What the tasks of one process share: workers that wait for their next batch, and a thread that
 * tells them when Spark wants their task to end.
 */
final class WorkerPool {
  private static final long WATCH_MILLIS = 100;
  private static final int MOST_TABLES = 4;

  /** Workers that wait, by the table they make, the latest table last. */
  private static final Map<Long, Deque<TableWorker>> IDLE = new LinkedHashMap<>();

  private static final Set<Watch> WATCHED = ConcurrentHashMap.newKeySet();
  private static Thread watching;

  private WorkerPool() {}

  /** A task that can be ended. */
  static final class Watch {
    private final TaskContext task;
    private final Runnable cancel;

    private Watch(TaskContext task, Runnable cancel) {
      this.task = task;
      this.cancel = cancel;
    }

    void end() {
      WATCHED.remove(this);
    }
  }

  /** A worker for a table, one that waits or a new one. */
  static TableWorker take(Broadcast<byte[]> table, long memoryBytes) {
    synchronized (IDLE) {
      Deque<TableWorker> idle = IDLE.get(table.id());
      if (idle != null && !idle.isEmpty()) {
        return idle.poll();
      }
    }
    return new TableWorker(TableJob.read(table.value()), folder(), share(memoryBytes));
  }

  private static Path folder() {
    try {
      Path folder = Files.createTempDirectory("farstar-worker");
      folder.toFile().deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What one task of this process may take. */
  private static long share(long memoryBytes) {
    SparkEnv env = SparkEnv.get();
    if (env == null || env.executorId().equals("driver")) {
      return memoryBytes;
    }
    // A standalone worker gives all its cores to an executor by default.
    int processors = Runtime.getRuntime().availableProcessors();
    int tasks = Math.max(1, env.conf().getInt("spark.executor.cores", processors));
    return Runtime.getRuntime().maxMemory() / 4 * 3 / tasks;
  }

  /** Keeps a worker for the next batch of its table. */
  static void giveBack(Broadcast<byte[]> table, TableWorker worker) {
    synchronized (IDLE) {
      IDLE.computeIfAbsent(table.id(), id -> new ArrayDeque<>()).add(worker);
      Iterator<Long> oldest = IDLE.keySet().iterator();
      while (IDLE.size() > MOST_TABLES) {
        oldest.next();
        oldest.remove();
      }
    }
  }

  /** Calls when Spark wants a task to end, until the watch is ended. */
  static Watch watch(TaskContext task, Runnable cancel) {
    Watch watch = new Watch(task, cancel);
    WATCHED.add(watch);
    synchronized (WATCHED) {
      if (watching == null) {
        watching = new Thread(WorkerPool::look, "farstar tasks to cancel");
        watching.setDaemon(true);
        watching.start();
      }
    }
    return watch;
  }

  private static void look() {
    try {
      while (true) {
        Thread.sleep(WATCH_MILLIS);
        for (Watch watch : WATCHED) {
          if (watch.task.isInterrupted()) {
            watch.cancel.run();
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
