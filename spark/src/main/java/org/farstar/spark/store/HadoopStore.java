package org.farstar.spark.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.fs.StreamCapabilities;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.security.AccessControlException;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.SolveException;
import org.farstar.values.cancel.Cancellation;

/**
 * A folder in a file system of Hadoop: HDFS, or a store that speaks S3, or what else there are jars
 * for. Where a store does not answer, it is asked again for some minutes.
 *
 * <p>A file is written under another name and renamed. Where the name is taken by then, somebody
 * else has written the same file, and this one is dropped.
 */
final class HadoopStore implements ChunkStore {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration BEAT = Duration.ofSeconds(5);
  private static final long FIRST_PAUSE_MILLIS = 50;
  private static final long LONGEST_PAUSE_MILLIS = 5_000;
  private static final String LOCK = UNFINISHED + "lock";

  /** What file systems that know no machines say of all their files. */
  private static final String NOWHERE = "localhost";

  private final String address;
  private final FileSystem files;
  private final Path root;
  private final Duration patience;
  private final Duration beat;

  /** Whether it may yet say which machines have a file. */
  private volatile boolean namesHosts = true;

  /** Something that may be tried again. */
  private interface Attempt<T> {
    T make() throws IOException;
  }

  /**
   * @param address of the folder
   * @param files the file system that it is in
   */
  HadoopStore(String address, FileSystem files) {
    this(address, files, PATIENCE, BEAT);
  }

  /**
   * @param patience how long a store that does not answer is asked again
   * @param beat how often who holds the lock says so
   */
  HadoopStore(String address, FileSystem files, Duration patience, Duration beat) {
    this.address = address;
    this.files = files;
    this.root = new Path(address);
    this.patience = patience;
    this.beat = beat;
  }

  @Override
  public String place() {
    return address;
  }

  private Path path(String name) {
    return name.isEmpty() ? root : new Path(root, name);
  }

  private <T> T patiently(String what, String name, Attempt<T> attempt) {
    long begin = System.nanoTime();
    long pause = FIRST_PAUSE_MILLIS;
    while (true) {
      try {
        return attempt.make();
      } catch (FileNotFoundException
          | AccessControlException
          | AccessDeniedException
          | IllegalArgumentException e) {
        // The last one is how HDFS refuses a name.
        throw new SolveException(told(what, name, e), e);
      } catch (IOException e) {
        if (isFull(e)) {
          throw SolveException.unwritten(told(what, name, e), e);
        }
        if (System.nanoTime() - begin >= patience.toNanos()) {
          throw new SolveException(told(what, name, e), e);
        }
      }
      Cancellation.check();
      try {
        Thread.sleep(pause);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new SolveException("the solve was interrupted", e);
      }
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
    }
  }

  private String told(String what, String name, Exception e) {
    String words = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return "cannot " + what + " '" + address + (name.isEmpty() ? "" : "/" + name) + "': " + words;
  }

  /** A disk without room, or a quota that is used up. */
  private static boolean isFull(IOException e) {
    return String.valueOf(e.getMessage()).contains("No space left")
        || e.getClass().getSimpleName().contains("QuotaExceeded");
  }

  @Override
  public byte[] read(String name) {
    return patiently(
        "read",
        name,
        () -> {
          try (FSDataInputStream in = files.open(path(name))) {
            return in.readAllBytes();
          }
        });
  }

  @Override
  public boolean has(String name) {
    return patiently("read", name, () -> files.exists(path(name)));
  }

  @Override
  public void write(String name, byte[] bytes) {
    Path to = path(name);
    Path beside = new Path(to.getParent(), UNFINISHED + to.getName() + "-" + UUID.randomUUID());
    try {
      patiently("write", name, () -> write(beside, to, bytes));
    } catch (SolveException e) {
      drop(beside);
      throw e;
    }
  }

  private Void write(Path beside, Path to, byte[] bytes) throws IOException {
    // HDFS throws one exception twice, when it writes and when it closes: none may suppress itself.
    FSDataOutputStream out = files.create(beside, true);
    try {
      out.write(bytes);
      if (out.hasCapability(StreamCapabilities.HSYNC)) {
        out.hsync();
      }
      out.close();
    } finally {
      IOUtils.closeStream(out);
    }
    boolean renamed;
    try {
      renamed = files.rename(beside, to);
    } catch (FileAlreadyExistsException e) {
      renamed = false;
    }
    if (!renamed) {
      if (!files.exists(to)) {
        throw new IOException("it cannot be renamed");
      }
      drop(beside);
    }
    return null;
  }

  private void drop(Path file) {
    try {
      files.delete(file, false);
    } catch (IOException e) {
      // It has a name that nobody reads, and is swept away later.
      return;
    }
  }

  @Override
  public List<String> list(String folder) {
    return patiently(
        "read",
        folder,
        () -> {
          try {
            return Stream.of(files.listStatus(path(folder)))
                .map(status -> status.getPath().getName())
                .filter(name -> !name.startsWith("."))
                .sorted()
                .toList();
          } catch (FileNotFoundException e) {
            return List.of();
          }
        });
  }

  /** Hears of a file. */
  private interface Each {
    void file(FileStatus file) throws IOException;
  }

  private void each(String what, String folder, Each each) {
    patiently(
        what,
        folder,
        () -> {
          try {
            RemoteIterator<LocatedFileStatus> all = files.listFiles(path(folder), true);
            while (all.hasNext()) {
              each.file(all.next());
            }
          } catch (FileNotFoundException e) {
            // There is no such folder, or what was in it is gone.
            return null;
          }
          return null;
        });
  }

  @Override
  public List<List<String>> hosts(List<String> names) {
    Map<String, List<String>> found = new HashMap<>();
    if (namesHosts) {
      names.stream().map(HadoopStore::folder).distinct().forEach(each -> hosts(each, found));
    }
    return names.stream().map(name -> found.getOrDefault(name, List.of())).toList();
  }

  private static String folder(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  /** Asks once for all files of a folder. */
  private void hosts(String folder, Map<String, List<String>> found) {
    boolean some = false;
    boolean named = false;
    try {
      RemoteIterator<LocatedFileStatus> all = files.listFiles(path(folder), false);
      while (all.hasNext()) {
        LocatedFileStatus file = all.next();
        List<String> hosts = hosts(file.getBlockLocations());
        String name = file.getPath().getName();
        found.put(folder.isEmpty() ? name : folder + "/" + name, hosts);
        some = some || file.getLen() > 0;
        named = named || !hosts.isEmpty();
      }
    } catch (IOException e) {
      // A hint is not waited for; whoever needs the files finds out what is wrong.
      return;
    }
    if (some && !named) {
      namesHosts = false;
    }
  }

  /** By name and by number: workers may be known by either. */
  private static List<String> hosts(BlockLocation[] blocks) throws IOException {
    Set<String> hosts = new LinkedHashSet<>();
    for (BlockLocation block : blocks) {
      hosts.addAll(List.of(block.getHosts()));
      for (String name : block.getNames()) {
        hosts.add(name.substring(0, Math.max(0, name.lastIndexOf(':'))));
      }
    }
    return hosts.stream().filter(host -> !host.isEmpty() && !host.equals(NOWHERE)).toList();
  }

  @Override
  public long bytes(String folder) {
    long[] bytes = new long[1];
    each(
        "read",
        folder,
        file -> bytes[0] += file.getPath().getName().startsWith(".") ? 0 : file.getLen());
    return bytes[0];
  }

  @Override
  public void delete(String name) {
    patiently("delete", name, () -> files.delete(path(name), true));
  }

  @Override
  public void sweep() {
    each(
        "clear",
        "",
        file -> {
          String name = file.getPath().getName();
          if (name.startsWith(UNFINISHED) && !name.equals(LOCK)) {
            files.delete(file.getPath(), false);
          }
        });
  }

  @Override
  public Hold lock() {
    return patiently("lock", "", () -> Lease.take(files, path(LOCK), address, beat));
  }
}
