package org.farstar.spark.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.apache.spark.SparkContext;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.LocalSpark;

/**
 * Hadoop's local files under another name, {@code faulty:///folder}, which may refuse everything
 * for a while, or have no room, and never replace a file by renaming, as HDFS does not.
 */
public final class FaultyFiles extends FileSystem {
  /** The kind of address. */
  public static final String SCHEME = "faulty";

  /** Until this nanosecond nothing is answered. */
  static final AtomicLong AWAY_UNTIL = new AtomicLong(System.nanoTime());

  /** After so many answers there are none for {@link #awayNanos}. */
  static final AtomicInteger ANSWERS = new AtomicInteger(Integer.MAX_VALUE);

  static volatile long awayNanos;

  /** So many files may be written before there is no room. */
  static final AtomicInteger ROOM = new AtomicInteger(Integer.MAX_VALUE);

  /** Each file is written a second time by somebody else before it gets its name. */
  static volatile boolean twice;

  /** The next file breaks off: it cannot be written and, with the same exception, not closed. */
  static final AtomicBoolean BREAKS = new AtomicBoolean();

  /** Where all files are, as {@code name:port} and as names; null where nobody says it. */
  static volatile BlockLocation place;

  /** How often a folder was listed. */
  static final AtomicInteger LISTED = new AtomicInteger();

  /** How often something was refused, and how often a name was taken. */
  static final AtomicInteger REFUSED = new AtomicInteger();

  static final AtomicInteger TAKEN = new AtomicInteger();

  private final RawLocalFileSystem fs = new RawLocalFileSystem();

  /** Everything works again. */
  static void mend() {
    AWAY_UNTIL.set(System.nanoTime());
    ANSWERS.set(Integer.MAX_VALUE);
    ROOM.set(Integer.MAX_VALUE);
    twice = false;
    BREAKS.set(false);
    place = null;
    LISTED.set(0);
    REFUSED.set(0);
    TAKEN.set(0);
  }

  /** Settings that know this kind of address. */
  static Configuration known() {
    Configuration conf = new Configuration();
    conf.setClass("fs." + SCHEME + ".impl", FaultyFiles.class, FileSystem.class);
    return conf;
  }

  /** A store of which the files are in this folder; who does not answer is asked for minutes. */
  static ChunkStore store(java.nio.file.Path folder) {
    String address = SCHEME + "://" + folder.toAbsolutePath();
    try {
      return new HadoopStore(
          address,
          new Path(address).getFileSystem(known()),
          Duration.ofMinutes(5),
          Duration.ofMillis(300));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Chunks on Spark in this process, whose tasks know this kind of address. */
  static ChunkExecutor chunks() {
    Cluster cluster = LocalSpark.get();
    SparkContext.getOrCreate()
        .conf()
        .set("spark.hadoop.fs." + SCHEME + ".impl", FaultyFiles.class.getName());
    return cluster.chunks(new ShippedGame("", Optional.empty(), Map.of()));
  }

  @Override
  public void initialize(URI name, Configuration conf) throws IOException {
    super.initialize(name, conf);
    fs.initialize(URI.create("file:///"), conf);
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }

  @Override
  public URI getUri() {
    return URI.create(SCHEME + ":///");
  }

  @Override
  public void setWorkingDirectory(Path path) {
    // Every path here is a whole one.
  }

  @Override
  public Path getWorkingDirectory() {
    return new Path(SCHEME + ":///");
  }

  @Override
  public FSDataOutputStream append(Path path, int size, Progressable progress) throws IOException {
    return fs.append(there(path), size, progress);
  }

  private static Path there(Path path) {
    return new Path("file", null, path.toUri().getPath());
  }

  private static FileStatus here(FileStatus status) {
    return new FileStatus(
        status.getLen(),
        status.isDirectory(),
        1,
        status.getBlockSize(),
        status.getModificationTime(),
        new Path(SCHEME, null, status.getPath().toUri().getPath()));
  }

  private static void answer() throws IOException {
    if (ANSWERS.decrementAndGet() == 0) {
      AWAY_UNTIL.set(System.nanoTime() + awayNanos);
    }
    if (System.nanoTime() - AWAY_UNTIL.get() < 0) {
      REFUSED.incrementAndGet();
      throw new IOException("Connection refused");
    }
  }

  @Override
  public FSDataInputStream open(Path path, int size) throws IOException {
    answer();
    return fs.open(there(path), size);
  }

  @Override
  public FSDataOutputStream create(
      Path path,
      FsPermission permission,
      boolean overwrite,
      int size,
      short replication,
      long block,
      Progressable progress)
      throws IOException {
    answer();
    boolean chunk = path.toString().contains("/layers/") || path.toString().contains("/keys/");
    if (chunk && ROOM.getAndDecrement() <= 0) {
      throw new IOException("No space left on device");
    }
    if (BREAKS.getAndSet(false)) {
      return new FSDataOutputStream(new Broken(), null);
    }
    return fs.create(there(path), permission, overwrite, size, replication, block, progress);
  }

  /** Breaks off, as a file of HDFS does whose data node is lost. */
  private static final class Broken extends OutputStream {
    private final IOException why = new IOException("no data node");

    @Override
    public void write(int any) throws IOException {
      throw why;
    }

    @Override
    public void close() throws IOException {
      throw why;
    }
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    answer();
    if (twice && !fs.exists(there(to))) {
      try (FSDataInputStream in = fs.open(there(from));
          FSDataOutputStream out = fs.create(there(to))) {
        out.write(in.readAllBytes());
      }
    }
    if (fs.exists(there(to))) {
      TAKEN.incrementAndGet();
      return false;
    }
    return fs.rename(there(from), there(to));
  }

  @Override
  public boolean delete(Path path, boolean all) throws IOException {
    answer();
    return fs.delete(there(path), all);
  }

  @Override
  public BlockLocation[] getFileBlockLocations(FileStatus file, long start, long length)
      throws IOException {
    return place == null || file.getLen() == 0
        ? super.getFileBlockLocations(file, start, length)
        : new BlockLocation[] {place};
  }

  @Override
  public FileStatus[] listStatus(Path path) throws IOException {
    answer();
    LISTED.incrementAndGet();
    return Stream.of(fs.listStatus(there(path))).map(FaultyFiles::here).toArray(FileStatus[]::new);
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    answer();
    return here(fs.getFileStatus(there(path)));
  }

  @Override
  public boolean mkdirs(Path path, FsPermission permission) throws IOException {
    answer();
    return fs.mkdirs(there(path), permission);
  }
}
