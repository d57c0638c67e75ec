package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A folder is worked in by one process at a time: two would write the same files. The lock ends
 * with the process, whatever ends that; the empty file stays.
 */
final class FolderLock implements ChunkStore.Hold {
  private final Path file;
  private final FileChannel channel;
  private final FileLock lock;

  /**
   * Takes the lock, if it can be had.
   *
   * @throws SolveException if the file cannot be made
   */
  FolderLock(Path file) {
    this.file = file;
    FileChannel opened = null;
    FileLock taken = null;
    try {
      Files.createDirectories(file.getParent());
      opened = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      taken = opened.tryLock();
    } catch (OverlappingFileLockException e) {
      taken = null;
    } catch (IOException e) {
      throw DurableFiles.failed("cannot lock", file, e);
    }
    this.channel = opened;
    this.lock = taken;
  }

  @Override
  public void require() {
    if (lock == null) {
      throw new SolveException(
          "another process is at work in the folder '" + file.getParent() + "'");
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The lock is given back when the process ends, if not now.
      return;
    }
  }
}
