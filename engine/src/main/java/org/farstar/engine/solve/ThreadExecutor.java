package org.farstar.engine.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

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

  @Override
  public List<Piece> sample(SolveTask task, Source sources, Watch watch) {
    List<List<Piece>> pieces = new ArrayList<>();
    for (int i = 0; i < sources.count(); i++) {
      pieces.add(List.of());
    }
    workers(task, watch)
        .run(
            sources.count(),
            (work, number) -> {
              List<Piece> these = work.sample(sources.layer(), sources.read(number));
              synchronized (pieces) {
                pieces.set(number, these);
              }
            });
    return pieces.stream().flatMap(List::stream).toList();
  }

  @Override
  public void expand(
      SolveTask task,
      Source sources,
      Ranges ranges,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    ChunkWorkers workers = workers(task, watch);
    shuffle(
        workers,
        sources,
        "expand-",
        (work, keys) -> {
          watch.worked(Chunk.of(keys).count());
          return work.expand(sources.layer(), keys, ranges);
        },
        kept,
        sink);
  }

  @Override
  public void unite(
      SolveTask task,
      Source sources,
      Ranges ranges,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    shuffle(
        workers(task, watch),
        sources,
        "unite-",
        (work, keys) -> work.cut(sources.layer(), keys, ranges),
        kept,
        sink);
  }

  /** Cuts a chunk into pieces. */
  private interface Cutting {
    List<Piece> pieces(ChunkWork work, byte[] keys);
  }

  private void shuffle(
      ChunkWorkers workers,
      Source sources,
      String name,
      Cutting cutting,
      Predicate<Bucket> kept,
      Sink sink) {
    if (sources.count() == 1) {
      Map<Bucket, List<byte[]>> pieces = new TreeMap<>();
      workers.run(
          1,
          (work, number) -> {
            for (Piece piece : cutting.pieces(work, sources.read(number))) {
              pieces.computeIfAbsent(piece.bucket(), any -> new ArrayList<>()).add(piece.chunk());
            }
          });
      merge(workers, List.copyOf(pieces.keySet()), pieces::get, kept, sink);
      return;
    }
    Spill files = new Spill(spill.resolve(name + SolveFolder.name(sources.layer())));
    workers.run(
        sources.count(),
        (work, number) -> {
          if (!files.has(number)) {
            files.keep(number, cutting.pieces(work, sources.read(number)));
          }
        });
    files.index(sources.count());
    merge(workers, files.buckets(), files::pieces, kept, sink);
  }

  private static void merge(
      ChunkWorkers workers,
      List<Bucket> buckets,
      Function<Bucket, List<byte[]>> pieces,
      Predicate<Bucket> kept,
      Sink sink) {
    workers.run(
        buckets.size(),
        (work, number) -> {
          Bucket bucket = buckets.get(number);
          if (!kept.test(bucket)) {
            sink.accept(bucket, work.merge(pieces.apply(bucket), true));
          }
        });
  }

  @Override
  public void evaluate(
      SolveTask task,
      Source sources,
      Ranges ranges,
      Records records,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    DecodedRecords lookup = new DecodedRecords(play(task), ranges, records, cacheBytes);
    workers(task, watch)
        .run(
            sources.count(),
            (work, number) -> {
              Bucket bucket = new Bucket(sources.layer(), number);
              if (!kept.test(bucket)) {
                byte[] keys = sources.read(number);
                sink.accept(bucket, work.evaluate(sources.layer(), keys, lookup));
                watch.worked(Chunk.of(keys).count());
              }
            });
  }

  @Override
  public void close() {
    // Threads end with each piece of work; what is in files is for whoever continues.
  }
}
