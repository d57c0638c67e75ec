package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on chunks in threads of this process. The pieces of a layer of several chunks go through
 * files, one for each chunk, so that a stop costs no more than the chunks that are being worked on.
 *
 * <p>The files of a layer stay until whoever leads the work knows that the layer is done.
 *
 * <p>A thread takes about 150 MB for each word of a key; besides, decoded records of later layers
 * are kept up to a limit.
 */
public final class ThreadExecutor implements ChunkExecutor {
  /** What a thread takes for each word of a key, about. */
  static final long THREAD_BYTES = 160L << 20;

  /** So many chunks tell which layers a layer leads to. */
  private static final int LOOKED = 4;

  private final KeyPlays plays;
  private final int threads;
  private final long cacheBytes;
  private final Path spill;
  private SolveTask opened;
  private KeyPlay play;

  /**
   * @param plays makes the rules of a task
   * @param threads how many chunks are worked on at once, at least 1
   * @param memoryBytes how much memory may be taken, of which half goes to decoded records
   * @param spill where pieces are put; the folder of the solve has {@linkplain LayerSolver#spill a
   *     place} for them
   */
  public ThreadExecutor(KeyPlays plays, int threads, long memoryBytes, Path spill) {
    this.plays = plays;
    this.threads = threads;
    this.cacheBytes = memoryBytes / 2;
    this.spill = spill;
  }

  /**
   * As many threads as have room, at least one; what they leave goes to decoded records.
   *
   * @param plays makes the rules of a task
   * @param words how many words a key has
   * @param threads how many chunks are worked on at most at once, at least 1
   * @param memoryBytes how much memory may be taken; less than one thread takes is not kept to
   * @param spill where pieces are put
   */
  public static ThreadExecutor within(
      KeyPlays plays, int words, int threads, long memoryBytes, Path spill) {
    long each = THREAD_BYTES * words;
    int fitting = (int) Math.min(threads, Math.max(1, memoryBytes / each));
    return new ThreadExecutor(plays, fitting, Math.max(0, memoryBytes - fitting * each), spill);
  }

  /** How many chunks are worked on at once. */
  public int threads() {
    return threads;
  }

  private KeyPlay play(SolveTask task) {
    if (!task.equals(opened)) {
      play = plays.open(task);
      opened = task;
    }
    return play;
  }

  private ChunkWorkers workers(SolveTask task, Watch watch) {
    KeyPlay rules = play(task);
    return new ChunkWorkers(threads, () -> ChunkWork.of(task, rules), watch);
  }

  /**
   * Which layers a layer leads to, by a few of the positions of a few chunks: what costs little
   * however large the layer is. A layer to which few positions lead may be missing.
   */
  public Set<Long> reached(LayerInput layer) {
    ChunkWork work = ChunkWork.of(layer.task(), play(layer.task()));
    int chunks = Math.min(LOOKED, layer.count());
    Set<Long> reached = new TreeSet<>();
    for (int i = 0; i < chunks; i++) {
      int number = (int) ((long) layer.count() * i / chunks);
      reached.addAll(work.reached(layer.layer(), layer.read(number)));
    }
    return reached;
  }

  @Override
  public List<Piece> sample(LayerInput layer, ChunkWork.Step step, int every, Watch watch) {
    List<List<Piece>> pieces = new ArrayList<>();
    for (int i = 0; i < layer.count(); i++) {
      pieces.add(List.of());
    }
    workers(layer.task(), watch)
        .run(
            layer.count(),
            (work, number) -> {
              List<Piece> these = work.sample(layer.layer(), layer.read(number), step, every);
              synchronized (pieces) {
                pieces.set(number, these);
              }
            });
    return pieces.stream().flatMap(List::stream).toList();
  }

  @Override
  public void gather(
      LayerInput layer, ChunkWork.Step step, Ranges ranges, ChunkNames names, Watch watch) {
    ChunkWorkers workers = workers(layer.task(), watch);
    if (layer.count() == 1) {
      Map<Bucket, List<byte[]>> pieces = new TreeMap<>();
      workers.run(
          1,
          (work, number) -> {
            for (Piece piece : pieces(work, step, layer, number, ranges, watch)) {
              pieces.computeIfAbsent(piece.bucket(), any -> new ArrayList<>()).add(piece.chunk());
            }
          });
      List<Bucket> buckets = List.copyOf(pieces.keySet());
      merge(workers, layer.store(), buckets, of -> pieces.get(of).iterator(), ranges, names);
      return;
    }
    // By what is made of it: a layer in which a play may return is expanded several times.
    String name = names.folder(layer.layer()).replace('/', '-');
    Spill files = new Spill(spill.resolve(name));
    workers.run(
        layer.count(),
        (work, number) -> {
          if (!files.has(number)) {
            files.keep(number, pieces(work, step, layer, number, ranges, watch));
          }
        });
    files.index(layer.count());
    merge(workers, layer.store(), files.buckets(), files::pieces, ranges, names);
  }

  private static List<Piece> pieces(
      ChunkWork work,
      ChunkWork.Step step,
      LayerInput layer,
      int number,
      Ranges ranges,
      Watch watch) {
    byte[] keys = layer.read(number);
    if (step == ChunkWork.Step.EXPAND) {
      watch.worked(Chunk.of(keys).count());
    }
    return work.pieces(step, layer.layer(), keys, ranges);
  }

  private void merge(
      ChunkWorkers workers,
      ChunkStore store,
      List<Bucket> buckets,
      Function<Bucket, Iterator<byte[]>> pieces,
      Ranges ranges,
      ChunkNames names) {
    workers.run(
        buckets.size(),
        (work, number) -> {
          Bucket bucket = buckets.get(number);
          work.merge(store, names, ranges, List.of(bucket), pieces.apply(bucket), this::aside);
        });
  }

  /** A new file beside those of the pieces. */
  private Path aside() {
    Path folder = spill.resolve("runs");
    try {
      return Files.createTempFile(Files.createDirectories(folder), "run", "");
    } catch (IOException e) {
      throw DurableFiles.unwritten(folder, e);
    }
  }

  @Override
  public void evaluate(
      LayerInput layer, Later later, ChunkNames names, Consumer<ChunkSummary> made, Watch watch) {
    KnownChunks records = new KnownChunks(later.names(), later.ranges());
    each(
        layer,
        new ChunkJob.Records(names, records),
        line -> made.accept(ChunkSummary.read(line)),
        watch);
  }

  @Override
  public void each(LayerInput layer, ChunkJob job, Consumer<String> reported, Watch watch) {
    ChunkJob.Ready ready = job.ready(play(layer.task()), layer.store(), layer.layer(), cacheBytes);
    workers(layer.task(), watch)
        .run(
            layer.count(),
            (work, number) -> reported.accept(ready.run(work, layer.chunk(number), watch::worked)));
  }

  @Override
  public void close() {
    // Threads end with each piece of work; what is in files is for whoever continues.
  }
}
