package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A folder of this machine, or one that several machines have mounted under the same name.
 *
 * @param folder the folder, which need not be there yet
 */
public record LocalStore(Path folder) implements ChunkStore {
  private static final String LOCK = UNFINISHED + "lock";

  @Override
  public String place() {
    return folder.toString();
  }

  private Path file(String name) {
    return name.isEmpty() ? folder : folder.resolve(name);
  }

  @Override
  public byte[] read(String name) {
    return DurableFiles.read(file(name));
  }

  @Override
  public boolean has(String name) {
    return Files.exists(file(name));
  }

  @Override
  public void write(String name, byte[] bytes) {
    if (bytes.length == 0) {
      DurableFiles.mark(file(name));
    } else {
      DurableFiles.write(file(name), bytes);
    }
  }

  @Override
  public List<String> list(String name) {
    Path path = file(name);
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new SolveException("'" + path + "' is a file; allowed: a folder");
    }
    return DurableFiles.list(path).stream().map(file -> file.getFileName().toString()).toList();
  }

  @Override
  public long bytes(String name) {
    long bytes = 0;
    for (Path path : DurableFiles.list(file(name))) {
      try {
        bytes +=
            Files.isDirectory(path) ? bytes(folder.relativize(path).toString()) : Files.size(path);
      } catch (IOException e) {
        throw DurableFiles.failed("cannot read", path, e);
      }
    }
    return bytes;
  }

  @Override
  public void delete(String name) {
    DurableFiles.delete(file(name));
  }

  @Override
  public void sweep() {
    try {
      DurableFiles.deleteAll(
          folder,
          file -> {
            String name = file.getFileName().toString();
            return name.startsWith(UNFINISHED) && !name.equals(LOCK);
          });
    } catch (IOException e) {
      throw DurableFiles.failed("cannot clear", folder, e);
    }
  }

  @Override
  public Hold lock() {
    return new FolderLock(folder.resolve(LOCK));
  }
}
