package org.farstar.verify.solved;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.OptionalInt;

/** Where the files of a solved game are. What they say is judged by the checker alone. */
public interface SolvedPlace {
  /**
   * The text of a file.
   *
   * @throws org.farstar.verify.RefusedException if there is none
   */
  String text(String name);

  /** Opens a file to read parts of it. */
  Bytes open(String name);

  /** How many chunks a layer has; empty where files cannot be listed. */
  OptionalInt chunks(String layer);

  /** The bytes of a file. */
  interface Bytes {
    /** How many there are. */
    int length();

    /** Those from one place up to another, neither beyond the end. */
    ByteBuffer read(int from, int to);
  }

  /** A folder of this machine. */
  static SolvedPlace of(Path folder) {
    return new FolderPlace(folder);
  }
}
