package org.farstar.engine.solve;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * A folder of a solved game, read in place, here or from a web server: a record costs the reading
 * of one block. Not for threads.
 */
public final class SolvedFolder {
  private final SolvedFiles files;
  private final Description description;
  private final Map<Long, List<Chunk>> layers = new HashMap<>();
  private final Map<Long, Optional<KeyArray>> begins = new HashMap<>();

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
    this(new LocalFiles(folder));
  }

  /**
   * Opens a folder in a store, of which chunks are read whole when they are asked for.
   *
   * @throws SolveException if it is not one, is not finished, of a newer version, or was changed
   */
  public SolvedFolder(ChunkStore store) {
    this(
        store instanceof LocalStore local
            ? new LocalFiles(local.folder())
            : new StoredFiles(store));
  }

  /**
   * Opens a folder wherever it is.
   *
   * @throws SolveException if it is not one, is not finished, of a newer version, or was changed
   */
  public SolvedFolder(SolvedFiles files) {
    this.files = files;
    SolveTask task = SolveFolder.task(files);
    String text =
        files
            .text(SolveFolder.SOLVED)
            .orElseThrow(
                () ->
                    new SolveException(
                        "the solve in '"
                            + files.place()
                            + "' is not finished; the same 'farstar solve' goes on with it"));
    this.description = Description.read(text);
    if (!description.task().equals(task) || description.version() != SolveFolder.version(files)) {
      throw new SolveException("the files 'task' and 'solved' in '" + files.place() + "' differ");
    }
  }

  /** What is in it. */
  public Description description() {
    return description;
  }

  /**
   * The record of a key in a layer; empty where it has none.
   *
   * @throws SolveException if the chunk that must have it is missing, cut off or was changed
   */
  public OptionalInt find(long layer, long[] key, int at) {
    List<Chunk> chunks = layers.computeIfAbsent(layer, this::map);
    int number = chunk(layer, chunks, key, at);
    if (number < 0) {
      return OptionalInt.empty();
    }
    Chunk chunk = chunks.get(number);
    KeyArray keys = new KeyArray(chunk.words());
    RecordArray records = new RecordArray(0);
    chunk.block(chunk.find(key, at), keys, records);
    int place = keys.ceiling(key, at);
    boolean there =
        place < keys.count()
            && KeySort.compare(keys.keys(), place * keys.words(), key, at, keys.words()) == 0;
    return there ? OptionalInt.of(records.get(place)) : OptionalInt.empty();
  }

  /**
   * The chunk that a key must be in, -1 if it is below all of them. Where somebody says where
   * chunks begin, the one that it names is looked at first, and the one behind it.
   */
  private int chunk(long layer, List<Chunk> chunks, long[] key, int at) {
    int low = 0;
    int high = chunks.size();
    Optional<KeyArray> begins =
        this.begins.computeIfAbsent(layer, any -> files.begins(layer, chunks.size()));
    if (begins.isPresent()) {
      KeyArray firsts = begins.get();
      int next = firsts.ceiling(key, at);
      boolean first =
          next < high
              && KeySort.compare(firsts.keys(), next * firsts.words(), key, at, firsts.words())
                  == 0;
      for (int told : new int[] {first ? next : next - 1, first ? next + 1 : next}) {
        if (low <= told && told < high) {
          if (chunks.get(told).find(key, at) < 0) {
            high = told;
          } else {
            low = told + 1;
          }
        }
      }
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (chunks.get(middle).find(key, at) < 0) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low - 1;
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
    return files.chunks(layer, wanted);
  }

  /** A chunk from a file, which its faults are told with. */
  static Chunk checked(Supplier<Chunk> chunk, String file) {
    try {
      return chunk.get();
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
