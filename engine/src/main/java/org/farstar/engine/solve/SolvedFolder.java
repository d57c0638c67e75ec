package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A folder of a solved game, read in place: chunks are mapped when they are first asked for, and a
 * record costs the reading of one block. Not for threads.
 */
public final class SolvedFolder {
  private final Path folder;
  private final Description description;
  private final Map<Long, List<Chunk>> layers = new HashMap<>();

  /** Receives all records of a folder. */
  @FunctionalInterface
  public interface Each {
    /**
     * A position.
     *
     * @param layer its layer
     * @param keys has its key
     * @param at where the key begins
     * @param record its record
     */
    void accept(long layer, long[] keys, int at, int record);
  }

  /**
   * Opens a folder.
   *
   * @throws SolveException if it is not one, is not finished, of a newer version, or was changed
   */
  public SolvedFolder(Path folder) {
    this.folder = folder;
    SolveTask task = SolveFolder.task(folder);
    Path file = folder.resolve(SolveFolder.SOLVED);
    if (!Files.isRegularFile(file)) {
      throw new SolveException(
          "the solve in '"
              + folder
              + "' is not finished; the same 'farstar solve' goes on with it");
    }
    this.description = Description.read(DurableFiles.text(file));
    if (!description.task().equals(task)) {
      throw new SolveException("the files 'task' and 'solved' in '" + folder + "' differ");
    }
  }

  /** What is in it. */
  public Description description() {
    return description;
  }

  /** The bytes of all chunks on the disk. */
  public long bytes() {
    return new SolveFolder(folder).bytes();
  }

  /**
   * The record of a key in a layer; empty where it has none.
   *
   * @throws SolveException if the chunk that must have it is missing, cut off or was changed
   */
  public OptionalInt find(long layer, long[] key, int at) {
    List<Chunk> chunks = layers.computeIfAbsent(layer, this::map);
    int low = 0;
    int high = chunks.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (chunks.get(middle).find(key, at) < 0) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    if (low == 0) {
      return OptionalInt.empty();
    }
    Chunk chunk = chunks.get(low - 1);
    KeyArray keys = new KeyArray(chunk.words());
    RecordArray records = new RecordArray(0);
    chunk.block(chunk.find(key, at), keys, records);
    int place = keys.ceiling(key, at);
    boolean there =
        place < keys.count()
            && KeySort.compare(keys.keys(), place * keys.words(), key, at, keys.words()) == 0;
    return there ? OptionalInt.of(records.get(place)) : OptionalInt.empty();
  }

  /** The record of a key in whichever layer has it; empty where none has. */
  public OptionalInt find(long[] key, int at) {
    for (Description.Layer layer : description.layers()) {
      OptionalInt found = find(layer.number(), key, at);
      if (found.isPresent()) {
        return found;
      }
    }
    return OptionalInt.empty();
  }

  private List<Chunk> map(long layer) {
    int wanted =
        description.layers().stream()
            .filter(each -> each.number() == layer)
            .mapToInt(Description.Layer::chunks)
            .findFirst()
            .orElse(0);
    List<Path> files = DurableFiles.list(SolveFolder.layer(folder, layer));
    if (files.size() != wanted) {
      throw new SolveException(
          "layer "
              + layer
              + " in '"
              + folder
              + "' has "
              + files.size()
              + " chunks; allowed: "
              + wanted);
    }
    return files.stream().map(SolvedFolder::map).toList();
  }

  private static Chunk map(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return checked(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()), file);
    } catch (IOException e) {
      throw DurableFiles.failed("cannot read", file, e);
    }
  }

  /** A chunk from a file that was read. */
  static Chunk checked(byte[] bytes, Path file) {
    return checked(ByteBuffer.wrap(bytes), file);
  }

  private static Chunk checked(ByteBuffer bytes, Path file) {
    try {
      return new Chunk(bytes);
    } catch (SolveException e) {
      throw new SolveException("'" + file + "': " + e.getMessage(), e);
    }
  }

  /** Hands over all positions in the order of layers and keys. */
  public void each(Each each) {
    for (Description.Layer layer : description.layers()) {
      for (Chunk chunk : map(layer.number())) {
        each(layer.number(), chunk, each);
      }
    }
  }

  private static void each(long layer, Chunk chunk, Each each) {
    KeyArray keys = new KeyArray(chunk.words());
    RecordArray records = new RecordArray(0);
    for (int block = 0; block < chunk.blocks(); block++) {
      keys.clear();
      records.clear();
      chunk.block(block, keys, records);
      for (int i = 0; i < keys.count(); i++) {
        each.accept(layer, keys.keys(), i * chunk.words(), records.get(i));
      }
    }
  }
}
