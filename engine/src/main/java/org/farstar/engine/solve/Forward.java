package org.farstar.engine.solve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;

/** The way forward: all positions, layer by layer. */
final class Forward {
  /**
   * So many times as many keys as a chunk has are meant to come into a range, those of several
   * sources counted several times: they are brought together in memory at once, and are about one
   * chunk when equal ones are one.
   */
  static final int TIMES = 4;

  /** The options of fewer positions are not cut into ranges. */
  private static final int FEW = 1 << 13;

  /**
   * One of this many positions is asked for its options to settle ranges; of large chunks fewer.
   */
  private static final int SAMPLED = 128;

  /** So many positions of a chunk tell enough. */
  private static final int ENOUGH = 1 << 10;

  /**
   * The most chunks whose positions are sampled so densely; of more chunks fewer each are, so that
   * a sample has at most 65,536 positions whatever the layer.
   */
  private static final int DENSE = 64;

  /** What the start is an option of. */
  private static final long NOTHING = -1;

  /**
   * From this layer on, whenever the number has doubled, layers without ranks are looked through.
   */
  private static final long FIRST_CHECK = 64;

  private final SolveTask task;
  private final KeyPlay play;
  private final ChunkStore store;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final ChunkExecutor.Watch watch;
  private final Generations generations;

  Forward(
      SolveTask task,
      KeyPlay play,
      ChunkStore store,
      ChunkExecutor executor,
      ChunkExecutor.Watch watch) {
    this.task = task;
    this.play = play;
    this.store = store;
    this.folder = new SolveFolder(store);
    this.executor = executor;
    this.watch = watch;
    this.generations = new Generations(this, play, folder, executor, watch);
  }

  /** Makes the keys of all layers, as far as they are not there. */
  void run(Control control) {
    if (folder.hasRecords()) {
      // The way back has begun.
      return;
    }
    start();
    long done = NOTHING;
    while (true) {
      long last = done;
      long layer = folder.layers().stream().filter(each -> each > last).findFirst().orElse(NOTHING);
      if (layer == NOTHING) {
        return;
      }
      if (!folder.isExpanded(layer)) {
        control.phase("layer " + layer + ", positions");
        if (play.endless().isPresent()) {
          generations.find(layer);
          done = layer;
          continue;
        }
        unite(layer);
        LayerInput input = input(layer, folder.together(layer));
        if (!play.ranked() && layer >= FIRST_CHECK && Long.bitCount(layer) == 1) {
          new CycleSearch(play).look(input);
        }
        expand(input);
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
      String name = SolveFolder.found(NOTHING).of(bucket);
      if (!folder.isExpanded(bucket.layer()) && !store.has(name)) {
        each.getValue().sortDistinct(new KeySort());
        store.write(name, new ChunkWriter(play.words(), 0, true).write(each.getValue()));
      }
    }
  }

  /** Chunks of a layer. */
  LayerInput input(long layer, List<String> chunks) {
    return new LayerInput(task, store, layer, chunks);
  }

  /** Brings together the keys of a layer that are options of several layers. */
  private void unite(long layer) {
    if (!folder.together(layer).isEmpty()) {
      return;
    }
    LayerInput input = input(layer, folder.apart(layer));
    Ranges ranges = ranges(input, TIMES);
    executor.gather(input, ChunkWork.Step.UNITE, ranges, SolveFolder.together(), watch);
    folder.markUnited(layer);
    folder.forgetSpill();
  }

  private void expand(LayerInput input) {
    long layer = input.layer();
    Ranges ranges = ranges(input);
    executor.gather(input, ChunkWork.Step.EXPAND, ranges, SolveFolder.found(layer), watch);
    folder.markExpanded(layer);
    folder.forgetSpill();
  }

  private Ranges ranges(LayerInput input) {
    if (isFew(input)) {
      return new Ranges(play.words());
    }
    Optional<String> settled = folder.ranges(input.layer());
    if (settled.isPresent()) {
      return Ranges.read(settled.get(), play.words());
    }
    Ranges ranges = sampled(input);
    folder.ranges(input.layer(), ranges.write());
    return ranges;
  }

  /** Whether the options are too few to be cut into ranges. */
  boolean isFew(LayerInput input) {
    return input.count() == 1 && Chunk.of(input.read(0)).count() < Math.min(FEW, task.chunkKeys());
  }

  /** The ranges of the options, by a sample. */
  Ranges sampled(LayerInput input) {
    int dense = Math.max(SAMPLED, task.chunkKeys() / ENOUGH);
    return ranges(input, ChunkWork.Step.EXPAND, dense, TIMES);
  }

  /**
   * The ranges in which chunks are brought together.
   *
   * @param times how often a key is counted
   */
  Ranges ranges(LayerInput input, int times) {
    return ranges(input, ChunkWork.Step.UNITE, ChunkWriter.BLOCK, times);
  }

  private Ranges ranges(LayerInput input, ChunkWork.Step step, int dense, int times) {
    int every = dense * Math.max(1, (input.count() + DENSE - 1) / DENSE);
    Map<Long, KeyArray> sampled = new TreeMap<>();
    for (Piece piece : executor.sample(input, step, every, watch)) {
      Chunk.of(piece.chunk())
          .all(
              sampled.computeIfAbsent(piece.bucket().layer(), any -> new KeyArray(play.words())),
              new RecordArray(0));
    }
    Ranges ranges = new Ranges(play.words());
    sampled.forEach((to, keys) -> put(ranges, to, keys, every, times));
    return ranges;
  }

  /** Ranges of about as many keys each, from a sample in which each stands for some. */
  private void put(Ranges ranges, long layer, KeyArray sample, int each, int times) {
    sample.sort(new KeySort(), play.words());
    int parts = (int) ((long) sample.count() * each / ((long) times * task.chunkKeys())) + 1;
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
