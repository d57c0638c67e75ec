package org.farstar.spark.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.SolveException;

/**
 * A lock where no system knows who lives: a file with the name of its owner, who rewrites it at
 * every beat. A file that does not change for three beats has no owner any more. No clocks are
 * compared.
 *
 * <p>Two that lead for a moment do no harm to what is written, since both write the same; the one
 * whose name is not in the file ends at its next beat.
 */
final class Lease implements ChunkStore.Hold {
  private static final int DEAD_BEATS = 3;

  private final FileSystem files;
  private final Path file;
  private final String address;
  private final String name = UUID.randomUUID().toString();
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "farstar lock of a store");
            thread.setDaemon(true);
            return thread;
          });
  private volatile boolean had;
  private long beat;

  private Lease(FileSystem files, Path file, String address) {
    this.files = files;
    this.file = file;
    this.address = address;
  }

  /** Takes the lock, if nobody has it; waits for three beats where somebody had. */
  static Lease take(FileSystem files, Path file, String address, Duration beat) throws IOException {
    Lease lease = new Lease(files, file, address);
    lease.take(beat.toMillis());
    return lease;
  }

  private void take(long millis) throws IOException {
    if (files.exists(file)) {
      String before = read();
      pause(DEAD_BEATS * millis);
      boolean alive = files.exists(file) && !read().equals(before);
      had = !alive && write();
    } else {
      had = write();
    }
    // Who wrote last has it.
    pause(Math.min(millis, 200));
    had = had && isOwn();
    if (had) {
      beats.scheduleWithFixedDelay(this::beat, millis, millis, TimeUnit.MILLISECONDS);
    } else {
      beats.shutdownNow();
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SolveException("the solve was interrupted", e);
    }
  }

  private String read() throws IOException {
    try (FSDataInputStream in = files.open(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private boolean write() throws IOException {
    try (FSDataOutputStream out = files.create(file, true)) {
      out.write((name + " " + beat++ + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return true;
  }

  private boolean isOwn() throws IOException {
    return files.exists(file) && read().startsWith(name);
  }

  private void beat() {
    try {
      had = had && isOwn() && write();
    } catch (IOException e) {
      // The store does not answer: nobody else can take the lock, and at the next beat it may.
      return;
    }
  }

  @Override
  public void require() {
    if (!had) {
      throw new SolveException("another process is at work in the folder '" + address + "'");
    }
  }

  @Override
  public void close() {
    beats.shutdown();
    try {
      beats.awaitTermination(1, TimeUnit.SECONDS);
      if (had && isOwn()) {
        files.delete(file, false);
      }
    } catch (IOException e) {
      // Whoever comes next waits for three beats.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
