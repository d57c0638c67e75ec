package org.farstar.engine.solve;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;

/** The way forward: all positions, layer by layer. */
final class Forward {
  /**
   * So many times as many keys as a chunk has are meant to come into a range, those of several
   * sources counted several times: they are brought together in memory at once, and are about one
   * chunk when equal ones are one.
   */
  private static final int TIMES = 4;

  /** The options of fewer positions are not cut into ranges. */
  private static final int FEW = 1 << 13;

  /** What the start is an option of. */
  private static final long NOTHING = -1;

  /**
   * From this layer on, whenever the number has doubled, layers without ranks are looked through.
   */
  private static final long FIRST_CHECK = 64;

  private final SolveTask task;
  private final KeyPlay play;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final ChunkExecutor.Watch watch;

  Forward(
      SolveTask task,
      KeyPlay play,
      SolveFolder folder,
      ChunkExecutor executor,
      ChunkExecutor.Watch watch) {
    this.task = task;
    this.play = play;
    this.folder = folder;
    this.executor = executor;
    this.watch = watch;
  }

  /** Makes the keys of all layers, as far as they are not there. */
  void run(Control control) {
    if (folder.recorded().isEmpty()) {
      start();
    } else {
      // The way back has begun.
      return;
    }
    long done = NOTHING;
    while (true) {
      long last = done;
      long layer = folder.layers().stream().filter(each -> each > last).findFirst().orElse(NOTHING);
      if (layer == NOTHING) {
        return;
      }
      if (!folder.isExpanded(layer)) {
        control.phase("layer " + layer + ", positions");
        unite(layer);
        LayerSolver.FileSource source = new LayerSolver.FileSource(layer, folder.together(layer));
        if (!play.ranked() && layer >= FIRST_CHECK && Long.bitCount(layer) == 1) {
          new CycleSearch(play).look(layer, source);
        }
        expand(layer, source);
      }
      done = layer;
    }
  }

  private void start() {
    TreeMap<Long, KeyArray> parts = new TreeMap<>();
    play.start(
        new KeyPlay.Options() {
          @Override
          public void option() {
            // The start is one.
          }

          @Override
          public void part(long[] keys, int at, long layer) {
            parts.computeIfAbsent(layer, any -> new KeyArray(play.words())).add(keys, at);
          }
        });
    for (Map.Entry<Long, KeyArray> each : parts.entrySet()) {
      Bucket bucket = new Bucket(each.getKey(), 0);
      if (!folder.isExpanded(bucket.layer()) && !folder.has(bucket, NOTHING)) {
        each.getValue().sortDistinct(new KeySort());
        folder.keep(bucket, NOTHING, new ChunkWriter(play.words(), 0, true).write(each.getValue()));
      }
    }
  }

  /** Brings together the keys of a layer that are options of several layers. */
  private void unite(long layer) {
    if (!folder.together(layer).isEmpty()) {
      return;
    }
    List<Path> files = new ArrayList<>();
    for (Path source : folder.sources(layer)) {
      if (!source.equals(folder.all(layer))) {
        files.addAll(DurableFiles.list(source));
      }
    }
    LayerSolver.FileSource source = new LayerSolver.FileSource(layer, files);
    Ranges ranges = new Ranges(play.words());
    put(ranges, layer, firsts(source), ChunkWriter.BLOCK);
    executor.unite(task, source, ranges, folder::hasTogether, folder::keepTogether, watch);
    folder.markUnited(layer);
    folder.forgetSpill();
  }

  /** The first keys of all blocks. */
  private KeyArray firsts(ChunkExecutor.Source source) {
    KeyArray firsts = new KeyArray(play.words());
    long[] first = new long[play.words()];
    for (int i = 0; i < source.count(); i++) {
      Chunk chunk = new Chunk(ByteBuffer.wrap(source.read(i)));
      for (int block = 0; block < chunk.blocks(); block++) {
        chunk.first(block, first, 0);
        firsts.add(first, 0);
      }
    }
    return firsts;
  }

  private void expand(long layer, ChunkExecutor.Source source) {
    Ranges ranges = ranges(layer, source);
    executor.expand(
        task,
        source,
        ranges,
        bucket -> folder.has(bucket, layer),
        (bucket, chunk) -> folder.keep(bucket, layer, chunk),
        watch);
    folder.markExpanded(layer);
    folder.forgetSpill();
  }

  private Ranges ranges(long layer, ChunkExecutor.Source source) {
    if (source.count() == 1 && Chunk.of(source.read(0)).count() < Math.min(FEW, task.chunkKeys())) {
      return new Ranges(play.words());
    }
    List<String> settled = folder.ranges(layer);
    if (!settled.isEmpty()) {
      return Ranges.read(settled.get(0), play.words());
    }
    Map<Long, KeyArray> sampled = new TreeMap<>();
    for (Piece piece : executor.sample(task, source, watch)) {
      Chunk.of(piece.chunk())
          .all(
              sampled.computeIfAbsent(piece.bucket().layer(), any -> new KeyArray(play.words())),
              new RecordArray(0));
    }
    Ranges ranges = new Ranges(play.words());
    sampled.forEach((to, keys) -> put(ranges, to, keys, ChunkWork.SAMPLED));
    folder.ranges(layer, ranges.write());
    return ranges;
  }

  /** Ranges of about as many keys each, from a sample in which each stands for some. */
  private void put(Ranges ranges, long layer, KeyArray sample, int each) {
    sample.sort(new KeySort(), play.words());
    int parts = (int) ((long) sample.count() * each / (TIMES * task.chunkKeys())) + 1;
    KeyArray firsts = new KeyArray(play.words());
    for (int part = 1; part < parts; part++) {
      int at = (int) ((long) sample.count() * part / parts) * play.words();
      int last = (firsts.count() - 1) * play.words();
      if (last < 0 || KeySort.compare(sample.keys(), at, firsts.keys(), last, play.words()) > 0) {
        firsts.add(sample.keys(), at);
      }
    }
    if (firsts.count() > 0) {
      ranges.put(layer, firsts);
    }
  }
}
