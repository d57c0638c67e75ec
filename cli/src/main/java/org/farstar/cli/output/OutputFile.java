package org.farstar.cli.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.farstar.ask.input.InputException;

/**
 * A file that a command writes. It is written next to its place and then moved there, so that
 * nobody ever sees half of it.
 */
public final class OutputFile {
  private static final String ELSEWHERE = "Name a file on another disk, or - for standard output.";

  private final String name;
  private final Path folder;

  /**
   * @param name its name
   * @param folder where a relative name begins
   */
  public OutputFile(String name, Path folder) {
    this.name = name;
    this.folder = folder;
  }

  /**
   * Asks before the work whether the file can be written.
   *
   * @throws InputException where it cannot be
   */
  public void open() {
    try {
      Path target = target();
      if (Files.isDirectory(target)) {
        throw new IOException();
      }
      if (!Files.exists(target) || Files.isRegularFile(target)) {
        Path part = part(target);
        Files.write(part, new byte[0]);
        Files.delete(part);
      }
    } catch (InvalidPathException | IOException e) {
      throw InputException.outside("cannot write '" + name + "': " + why(e));
    }
  }

  private static Path part(Path target) {
    return target.resolveSibling(target.getFileName() + "." + ProcessHandle.current().pid() + "~");
  }

  /**
   * Writes the file.
   *
   * @throws InputException where it cannot be written
   */
  public void write(byte[] bytes) {
    try {
      Path target = target();
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        // A pipe or a device is written to; it cannot be replaced. A folder refuses.
        Files.write(target, bytes);
        return;
      }
      Path part = part(target);
      try {
        Files.write(part, bytes, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
        move(part, target);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (InvalidPathException | IOException e) {
      throw InputException.unwritten("cannot write '" + name + "': " + why(e), ELSEWHERE);
    }
  }

  /** The file itself where the name is a link to it. */
  private Path target() throws IOException {
    Path path = folder.resolve(name).toAbsolutePath();
    return Files.isSymbolicLink(path) && Files.exists(path) ? path.toRealPath() : path;
  }

  private static void move(Path part, Path target) throws IOException {
    try {
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private String why(Exception e) {
    if (e instanceof InvalidPathException) {
      return "that is no file name";
    }
    Path path = folder.resolve(name).toAbsolutePath();
    if (Files.isDirectory(path)) {
      return "it is a folder";
    }
    if (path.getParent() != null && !Files.isDirectory(path.getParent())) {
      return "there is no folder '" + Path.of(name).getParent() + "'";
    }
    if (e instanceof AccessDeniedException) {
      return "it may not be written";
    }
    return e.getMessage();
  }
}
