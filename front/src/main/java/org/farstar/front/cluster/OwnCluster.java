package org.farstar.front.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.farstar.ask.input.InputException;

/**
 * A cluster on this machine alone, for trying out: processes that outlive the command that started
 * them. A folder keeps what is known of it: the file {@code members} has its master, the memory of
 * a worker and its processes; the file {@code secret}, which only its owner can read, the secret.
 *
 * @param folder the folder
 * @param master where it is, as {@code --master} takes it
 * @param key what an application needs besides
 * @param members its processes, the master first
 */
public record OwnCluster(Path folder, String master, ClusterKey key, List<Member> members) {
  private static final String MEMBERS = "members";
  private static final String SECRET = "secret";
  private static final long PATIENCE_SECONDS = 10;

  /**
   * A process of the cluster.
   *
   * @param name what it does, such as {@code worker 1}
   * @param pid its number
   * @param begun when it began, in milliseconds since 1970, because numbers are used again; 0 where
   *     the system does not say
   */
  public record Member(String name, long pid, long begun) {
    /** A process that runs. */
    public static Member of(String name, Process process) {
      return new Member(name, process.pid(), begun(process.toHandle()));
    }

    /** Whether Linux says that a process has ended, though nobody has asked for its end yet. */
    private static boolean isOver(long pid) {
      try {
        String line = Files.readString(Path.of("/proc", "" + pid, "stat"));
        return line.substring(line.lastIndexOf(')') + 1).strip().startsWith("Z");
      } catch (IOException e) {
        return false;
      }
    }

    private static long begun(ProcessHandle process) {
      return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    /** The process, if it runs still. */
    public Optional<ProcessHandle> running() {
      return ProcessHandle.of(pid)
          .filter(found -> found.isAlive() && begun(found) == begun && !isOver(pid));
    }
  }

  /**
   * The cluster of which a folder tells; empty if there is none.
   *
   * @throws InputException if the folder cannot be read
   */
  public static Optional<OwnCluster> read(Path folder) {
    if (!Files.exists(folder.resolve(MEMBERS))) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(folder.resolve(MEMBERS));
      List<Member> members = new ArrayList<>();
      for (String line : lines.subList(2, lines.size())) {
        String[] words = line.split(" ", 3);
        members.add(new Member(words[2], Long.parseLong(words[0]), Long.parseLong(words[1])));
      }
      String secret = Files.readString(folder.resolve(SECRET));
      ClusterKey key = new ClusterKey(secret, Long.parseLong(lines.get(1)));
      return Optional.of(new OwnCluster(folder, lines.get(0), key, members));
    } catch (IOException | RuntimeException e) {
      throw InputException.outside(
          "cannot read the cluster in '" + folder + "': " + e.getMessage());
    }
  }

  /** Keeps what is known in the folder. */
  public void write() throws IOException {
    Path secret = folder.resolve(SECRET);
    if (!Files.exists(secret)) {
      Files.createDirectories(folder);
      if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
        Files.createFile(
            secret,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      }
      Files.writeString(secret, key.secret());
    }
    List<String> lines = new ArrayList<>(List.of(master, "" + key.workerMegabytes()));
    members.forEach(each -> lines.add(each.pid() + " " + each.begun() + " " + each.name()));
    Files.write(folder.resolve(MEMBERS), lines);
  }

  /** The same with one process more. */
  public OwnCluster with(Member member) {
    List<Member> more = new ArrayList<>(members);
    more.add(member);
    return new OwnCluster(folder, master, key, List.copyOf(more));
  }

  /** Whether a process of it runs still. */
  public boolean isRunning() {
    return members.stream().anyMatch(member -> member.running().isPresent());
  }

  /** Ends all its processes and those that they have started, within some seconds. */
  public void stop() {
    List<ProcessHandle> all = new ArrayList<>();
    for (Member member : members) {
      member
          .running()
          .ifPresent(
              process -> {
                all.add(process);
                process.descendants().forEach(all::add);
              });
    }
    all.forEach(ProcessHandle::destroy);
    CompletableFuture<Void> ended =
        CompletableFuture.allOf(
            all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new));
    try {
      ended.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      all.forEach(ProcessHandle::destroyForcibly);
      ended.join();
    } catch (InterruptedException e) {
      all.forEach(ProcessHandle::destroyForcibly);
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Removes the folder of a cluster that has ended. */
  public static void forget(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
        Files.delete(file);
      }
    } catch (IOException | UncheckedIOException e) {
      throw InputException.outside("cannot remove '" + folder + "': " + e.getMessage());
    }
  }
}
