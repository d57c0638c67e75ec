package org.farstar.engine.solve;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;

/**
 * Solves a game layer by layer: forward from the start until there are no options left, then
 * backward with the records of each layer from those of the later ones. What is finished is in the
 * folder, chunk by chunk, so that a solve that was stopped, by whatever, resumes where it was when
 * it is asked for again; at most the chunks that were being worked on are lost.
 *
 * <p>Which chunks there are and what is in them does not depend on the executor, on the number of
 * threads or on stops.
 */
public final class LayerSolver {
  /** So many keys are handed to a digest at once. */
  private static final int DIGESTED = 1 << 10;

  private final SolveTask task;
  private final KeyPlay play;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final Control control;
  private final Forward forward;

  /**
   * @param task what is solved
   * @param play its rules
   * @param folder a new or empty folder, or one that this task was begun in
   * @param executor does the work on chunks
   * @param control stops the work, and hears of its progress; positions count once forward and once
   *     backward
   */
  public LayerSolver(
      SolveTask task, KeyPlay play, Path folder, ChunkExecutor executor, Control control) {
    this.task = task;
    this.play = play;
    this.folder = new SolveFolder(folder);
    this.executor = executor;
    this.control = control;
    this.forward = new Forward(task, play, this.folder, executor, new ControlWatch(control));
  }

  /** Where an executor may put what it cannot hold in memory, in the folder of a solve. */
  public static Path spill(Path folder) {
    return new SolveFolder(folder).spill();
  }

  /**
   * Solves, or continues, or reads what was solved before.
   *
   * @throws SolveException if the folder has something else in it or another process works in it,
   *     the disk is full, or the rules cannot be solved
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends; the folder stays good
   */
  public Description solve() {
    folder.begin(task);
    if (!folder.isSolved()) {
      try (FolderLock lock = folder.lock()) {
        lock.require();
        forward.run(control);
        backward();
      }
    }
    return Description.read(DurableFiles.text(folder.file(SolveFolder.SOLVED)));
  }

  private void backward() {
    Ranges ranges = new Ranges(play.words());
    List<Long> open = new ArrayList<>(folder.layers());
    List<Description.Layer> layers = new ArrayList<>();
    for (long layer : folder.recorded()) {
      if (!open.contains(layer)) {
        layers.add(finished(layer, ranges));
      }
    }
    Collections.reverse(open);
    for (long layer : open) {
      control.phase("layer " + layer + ", records");
      FileSource source = new FileSource(layer, folder.together(layer));
      executor.evaluate(
          task,
          source,
          ranges,
          bucket -> DurableFiles.read(folder.records(bucket)),
          bucket -> Files.exists(folder.records(bucket)),
          (bucket, chunk) -> DurableFiles.write(folder.records(bucket), chunk),
          new ControlWatch(control));
      layers.add(finished(layer, ranges));
      folder.forgetKeys(layer);
    }
    layers.sort((one, other) -> Long.compare(one.number(), other.number()));
    folder.finish(new Description(task, layers).write());
  }

  /** Reads a finished layer once, for its sums and for where its chunks begin. */
  private Description.Layer finished(long layer, Ranges ranges) {
    MessageDigest digest = Description.digest();
    Map<Integer, Long> counts = new TreeMap<>();
    KeyArray firsts = new KeyArray(play.words());
    long[] first = new long[play.words()];
    long positions = 0;
    List<Path> chunks = folder.recorded(layer);
    for (int i = 0; i < chunks.size(); i++) {
      control.throwIfStopped();
      byte[] bytes = DurableFiles.read(chunks.get(i));
      Chunk chunk = SolvedFolder.checked(bytes, chunks.get(i));
      positions += chunk.count();
      KeyArray keys = new KeyArray(play.words(), chunk.count());
      RecordArray records = new RecordArray(chunk.count());
      chunk.all(keys, records);
      digest(digest, keys, records);
      records.count(counts);
      if (i > 0) {
        chunk.first(0, first, 0);
        firsts.add(first, 0);
      }
    }
    if (firsts.count() > 0) {
      ranges.put(layer, firsts);
    }
    String sum = HexFormat.of().formatHex(digest.digest());
    return new Description.Layer(layer, positions, chunks.size(), sum, counts);
  }

  /** Adds keys and records: eight bytes for each word of a key, two for its record. */
  private static void digest(MessageDigest digest, KeyArray keys, RecordArray records) {
    int words = keys.words();
    ByteBuffer bytes = ByteBuffer.allocate(DIGESTED * (Long.BYTES * words + Character.BYTES));
    for (int i = 0; i < keys.count(); i++) {
      for (int word = 0; word < words; word++) {
        bytes.putLong(keys.keys()[i * words + word]);
      }
      bytes.putChar((char) records.get(i));
      if (!bytes.hasRemaining() || i == keys.count() - 1) {
        digest.update(bytes.flip());
        bytes.clear();
      }
    }
  }

  /** Chunks in files. */
  record FileSource(long layer, List<Path> files) implements ChunkExecutor.Source {
    @Override
    public int count() {
      return files.size();
    }

    @Override
    public byte[] read(int number) {
      return DurableFiles.read(files.get(number));
    }
  }

  /** A control as a watch. */
  record ControlWatch(Control control) implements ChunkExecutor.Watch {
    @Override
    public void worked(long positions) {
      control.visited(positions);
    }

    @Override
    public void throwIfStopped() {
      control.throwIfStopped();
    }
  }
}
