package org.farstar.engine.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Files that are there whole or not at all, whenever the process or the machine stops: written
 * under another name, brought to the disk, renamed, and the folder brought to the disk.
 */
final class DurableFiles {
  private DurableFiles() {}

  /**
   * Writes a file.
   *
   * @throws SolveException if the disk is full or cannot be written
   */
  static void write(Path file, byte[] bytes) {
    write(file, List.of(ByteBuffer.wrap(bytes)));
  }

  /**
   * Makes an empty file that says that something is done. It is not brought to the disk: what it
   * speaks of is there before it, and is found again where the mark is lost.
   */
  static void mark(Path file) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, new byte[0]);
    } catch (IOException e) {
      throw unwritten(file, e);
    }
  }

  /** Writes a file of some stretches. */
  static void write(Path file, List<ByteBuffer> stretches) {
    Path folder = file.getParent();
    // Another process, on another machine, may write the same file.
    Path unfinished =
        folder.resolve(ChunkStore.UNFINISHED + file.getFileName() + "-" + UUID.randomUUID());
    try {
      Files.createDirectories(folder);
      try (FileChannel channel =
          FileChannel.open(
              unfinished,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        for (ByteBuffer stretch : stretches) {
          ByteBuffer rest = stretch.duplicate();
          while (rest.hasRemaining()) {
            channel.write(rest);
          }
        }
        channel.force(true);
      }
      rename(unfinished, file);
    } catch (IOException e) {
      drop(unfinished);
      throw unwritten(file, e);
    }
  }

  /** Renames, and makes the new name last. */
  static void rename(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
    try (FileChannel folder = FileChannel.open(to.getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException e) {
      // Some systems cannot bring a folder to the disk; the file is there all the same.
      return;
    }
  }

  private static void drop(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // What is left of it has a name that nobody reads.
      return;
    }
  }

  /** Reads a whole file. */
  static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException | OutOfMemoryError e) {
      throw failed("cannot read", file, e);
    }
  }

  /** The finished files and folders of a folder by name, none where there is no such folder. */
  static List<Path> list(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> !file.getFileName().toString().startsWith(ChunkStore.UNFINISHED))
          .sorted(Comparator.comparing(file -> file.getFileName().toString()))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw failed("cannot read the folder", folder, e);
    }
  }

  /** Deletes a folder with all that is in it, or a file; nothing happens if there is none. */
  static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try {
      deleteAll(folder, file -> true);
    } catch (IOException e) {
      throw failed("cannot delete", folder, e);
    }
  }

  /**
   * Deletes the files of a folder, and of the folders in it, that a condition picks; where it picks
   * the folder itself, the folders, too. What others remove meanwhile, such as work that was
   * stopped and has not ended yet, is as good as deleted.
   */
  static void deleteAll(Path folder, Predicate<Path> deleted) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          private final boolean all = deleted.test(folder);

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (deleted.test(file)) {
              Files.deleteIfExists(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
            if (e instanceof NoSuchFileException) {
              return FileVisitResult.CONTINUE;
            }
            throw e;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path of, IOException e) throws IOException {
            if (e != null && !(e instanceof NoSuchFileException)) {
              throw e;
            }
            if (all) {
              Files.deleteIfExists(of);
            }
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** A failure of the disk as one sentence. */
  static SolveException failed(String what, Path file, Throwable e) {
    return new SolveException(what + " '" + file + "': " + reason(e), e);
  }

  /** A name that cannot be written is told from a disk without room. */
  static SolveException unwritten(Path file, Throwable e) {
    if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
      return failed("cannot write", file, e);
    }
    return SolveException.unwritten("cannot write '" + file + "': " + reason(e), e);
  }

  private static String reason(Throwable e) {
    return e instanceof FileSystemException system && system.getReason() != null
        ? system.getReason()
        : e.getMessage();
  }
}
