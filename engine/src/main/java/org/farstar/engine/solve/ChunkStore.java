package org.farstar.engine.solve;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Where the files of a solve are kept: a folder of this machine or one that machines share, or a
 * store that is reached by its address. Names are relative, with {@code /} between their parts.
 *
 * <p>A file is there whole or not at all, whenever whoever writes it stops: it is written under a
 * name that begins with {@value #UNFINISHED}, which nobody reads, and then renamed. Files are never
 * changed: who writes one that is there wants to write the same, so that two writers of one file,
 * at the same time or one after the other, do no harm.
 *
 * <p>For threads. Every method throws {@link SolveException} if the store cannot be reached or
 * refuses; one that is {@linkplain SolveException#isUnwritten unwritten} where there is no room.
 */
public interface ChunkStore {
  /** How names of files begin that were not finished. */
  String UNFINISHED = ".unfinished-";

  /** Where it is, as people write it; workers elsewhere find it by this. */
  String place();

  /** A whole file. */
  byte[] read(String name);

  /** Whether a file or a folder is there. */
  boolean has(String name);

  /** Writes a file, which is there when this returns. */
  void write(String name, byte[] bytes);

  /**
   * The last parts of the names of the finished files and of the folders in a folder, ascending;
   * none where there is no such folder.
   */
  List<String> list(String folder);

  /** The bytes of all finished files in a folder and in those below it. */
  long bytes(String folder);

  /** Deletes a folder with all that is in it, or a file; nothing happens if there is none. */
  void delete(String name);

  /** Deletes what writers have left that did not finish. For whoever holds the lock. */
  void sweep();

  /**
   * Takes the lock that keeps other processes from leading a solve here, if it can be had.
   *
   * @return the lock, had or not
   */
  Hold lock();

  /**
   * The machines that have files on their own disks, by name and by number, for each file; none
   * where it makes no difference or the store does not say it. A hint: it need not be right, and a
   * store that does not answer says nothing.
   *
   * @param names of the files
   */
  default List<List<String>> hosts(List<String> names) {
    return Collections.nCopies(names.size(), List.of());
  }

  /** A file of text; empty if it is not there. */
  default Optional<String> text(String name) {
    return has(name)
        ? Optional.of(new String(read(name), StandardCharsets.UTF_8))
        : Optional.empty();
  }

  /** A lock, which ends with the process that has it at the latest. */
  interface Hold extends AutoCloseable {
    /**
     * Says that the lock is had.
     *
     * @throws SolveException if another process has it
     */
    void require();

    @Override
    void close();
  }
}
