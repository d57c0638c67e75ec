package org.farstar.spark.solve;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.apache.spark.HashPartitioner;
import org.apache.spark.Partitioner;
import org.apache.spark.ShuffleDependency;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import org.apache.spark.rdd.ShuffledRDD;
import org.apache.spark.util.CallSite;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.Chunk;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkJob;
import org.farstar.engine.solve.ChunkNames;
import org.farstar.engine.solve.ChunkSummary;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.KnownChunks;
import org.farstar.engine.solve.Later;
import org.farstar.engine.solve.LayerInput;
import org.farstar.engine.solve.Piece;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.trouble.Trouble;
import scala.Tuple2;

/**
 * Works on chunks with Spark. Tasks read chunks from the store and write them there; the pieces of
 * a bucket meet in one partition of a shuffle. To this process comes a line for each chunk.
 *
 * <p>Ranges have two levels. A chunk of the result has one range of the finer level; the pieces
 * that go through a shuffle are of larger ranges of as many neighbouring ones each, where otherwise
 * chunks times ranges would be more than a limit. So the parts of a shuffle do not grow with the
 * square of a layer.
 *
 * <p>Backward there are two ways. Where the records of the layers that a layer leads to have room
 * in every worker, decoded, each worker reads those that its chunks need. Otherwise what a chunk
 * wants to know goes to where the records of a bucket are, and the answers come back, by two
 * shuffles; then every position is expanded twice. Passes over a layer whose plays may be endless
 * always look records up, within the room that there is.
 */
public final class SparkChunks implements ChunkExecutor {
  /** Telling workers of this many positions costs more than working on them. */
  private static final int SMALL = 1 << 15;

  /** Layers that are not cut into ranges are spread over at most so many partitions. */
  private static final int UNCUT = 16;

  private final JavaSparkContext context;
  private final Trouble trouble;
  private final Broadcast<byte[]> game;
  private final long lookupBytes;
  private final int blocks;
  private final ThreadExecutor here;

  /**
   * @param context the application
   * @param trouble says what went wrong with it
   * @param game the game that is solved
   * @param lookupBytes how much the decoded records of later layers may take in one worker; 0 to
   *     have every record asked for
   * @param blocks how many files of Spark's a shuffle may have, about: the partitions before it
   *     times those behind it; at least 1
   */
  public SparkChunks(
      JavaSparkContext context, Trouble trouble, ShippedGame game, long lookupBytes, int blocks) {
    this.context = context;
    this.trouble = trouble;
    byte[] told = game.write();
    this.game = context.broadcast(told);
    this.lookupBytes = lookupBytes;
    this.blocks = blocks;
    this.here = new ThreadExecutor(task -> Games.open(task, told), 1, lookupBytes, Path.of(""));
  }

  /** Does a call; where the application was ended meanwhile, from outside, says so. */
  private <T> T lasting(Watch watch, Supplier<T> call) {
    try {
      return trouble.lasting(context.sc(), call);
    } catch (InputException e) {
      if (context.sc().isStopped()) {
        watch.throwIfStopped();
      }
      throw e;
    }
  }

  /** Whether a layer has so few positions that no other process need hear of it. */
  private static boolean isSmall(LayerInput layer) {
    return layer.count() == 0 || layer.count() == 1 && Chunk.of(layer.read(0)).count() < SMALL;
  }

  /** One call: what tasks are told and where they report; all that it takes ends with it. */
  private final class Call implements AutoCloseable {
    private final LongAccumulator worked = context.sc().longAccumulator();
    private final CollectionAccumulator<String> faults = context.sc().collectionAccumulator();
    private final List<Runnable> ends = new ArrayList<>();
    private final LayerInput layer;
    private final Setting setting;
    private final Jobs jobs;

    Call(LayerInput layer, ChunkNames names, Ranges ranges, Watch watch) {
      this(layer, names, ranges.write(), watch);
    }

    Call(LayerInput layer, ChunkJob job, Watch watch) {
      this(layer, job.made(), job.write(), watch);
    }

    private Call(LayerInput layer, ChunkNames names, String told, Watch watch) {
      this.layer = layer;
      // Spark would find out who calls it, for each job, by the names of all methods under way.
      context.sc().setCallSite(new CallSite("solve", "solve"));
      Told lines = Told.of(told.getBytes(StandardCharsets.UTF_8), context);
      ends.add(lines::forget);
      int coarse = Math.max(1, blocks / Partitions.sources(layer.count(), blocks));
      setting = new Setting(layer, names, game, lines, coarse, worked, faults);
      jobs = new Jobs(context, trouble, watch, worked, faults);
    }

    /** What tasks make of the chunks, one task for each. */
    RDD<byte[]> each(TaskWork<Tuple2<Integer, String>, byte[]> work) {
      return new ChunkRdd<>(context.sc(), layer, layer.count(), work);
    }

    /**
     * The pieces of all chunks, in the partitions of their buckets and sorted by bucket.
     *
     * @param expected says to which layers many positions lead
     */
    RDD<Tuple2<String, byte[]>> cut(ChunkWork.Step step, boolean asking, LongPredicate expected) {
      int sources = Partitions.sources(layer.count(), blocks);
      Partitions partitions =
          new Partitions(setting.coarser(), expected, Math.min(UNCUT, layer.count()));
      return met(
          new ChunkRdd<>(context.sc(), layer, sources, new Tasks.Cut(setting, step, asking)),
          partitions);
    }

    /** A shuffle whose files are removed with the call; Spark would keep them for long. */
    <K extends Comparable<K>> RDD<Tuple2<K, byte[]>> met(
        RDD<Tuple2<K, byte[]>> frames, Partitioner to) {
      ShuffledRDD<K, byte[], byte[]> met = MetRdd.shuffle(frames, to);
      ends.add(() -> forget(met));
      return met;
    }

    private void forget(RDD<?> met) {
      if (met.dependencies().head() instanceof ShuffleDependency<?, ?, ?> shuffle
          && !context.sc().isStopped()
          && context.sc().cleaner().isDefined()) {
        context.sc().cleaner().get().doCleanupShuffle(shuffle.shuffleId(), false);
      }
    }

    /** What a job is called in Spark's pages and logs. */
    String about(String what) {
      return what + " of layer " + layer.layer();
    }

    /** Hears the lines that a job reports. */
    void hear(String what, RDD<byte[]> made, Consumer<String> heard) {
      jobs.run(about(what), made, line -> heard.accept(new String(line, StandardCharsets.UTF_8)));
    }

    @Override
    public void close() {
      ends.forEach(Runnable::run);
    }
  }

  @Override
  public List<Piece> sample(LayerInput layer, ChunkWork.Step step, int every, Watch watch) {
    return isSmall(layer)
        ? here.sample(layer, step, every, watch)
        : lasting(watch, () -> sampled(layer, step, every, watch));
  }

  private List<Piece> sampled(LayerInput layer, ChunkWork.Step step, int every, Watch watch) {
    Map<Integer, List<Piece>> pieces = new TreeMap<>();
    try (Call call = new Call(layer, ChunkNames.RECORDS, new Ranges(1), watch)) {
      call.jobs.run(
          call.about("sample"),
          call.each(new Tasks.Sample(call.setting, step, every)),
          bytes -> {
            Frame frame = Frame.read(bytes);
            pieces
                .computeIfAbsent(frame.source(), any -> new ArrayList<>())
                .add(new Piece(frame.bucket(), frame.chunk()));
          });
    }
    return pieces.values().stream().flatMap(List::stream).toList();
  }

  @Override
  public void gather(
      LayerInput layer, ChunkWork.Step step, Ranges ranges, ChunkNames names, Watch watch) {
    if (isSmall(layer)) {
      here.gather(layer, step, ranges, names, watch);
    } else {
      lasting(watch, () -> gathered(layer, step, ranges, names, watch));
    }
  }

  private Void gathered(
      LayerInput layer, ChunkWork.Step step, Ranges ranges, ChunkNames names, Watch watch) {
    try (Call call = new Call(layer, names, ranges, watch)) {
      call.jobs.run(
          call.about("keys"),
          new MetRdd<>(call.cut(step, false, every -> true), new Tasks.Merge(call.setting)),
          nothing -> {
            throw new IllegalStateException("a merge has no result but what it writes");
          });
    }
    return null;
  }

  @Override
  public void evaluate(
      LayerInput layer, Later later, ChunkNames names, Consumer<ChunkSummary> made, Watch watch) {
    if (isSmall(layer)) {
      here.evaluate(layer, later, names, made, watch);
      return;
    }
    Consumer<String> heard = line -> made.accept(ChunkSummary.read(line));
    boolean near = lookupBytes > 0 && context.isLocal();
    // Looked at in this process: a job would have every chunk read for it.
    Set<Long> reached = near ? Set.of() : here.reached(layer);
    if (near || haveRoom(reached, later)) {
      KnownChunks records = new KnownChunks(later.names(), later.ranges());
      lasting(watch, () -> done(layer, new ChunkJob.Records(names, records), heard, watch));
    } else {
      lasting(watch, () -> asked(layer, later, reached, names, heard, watch));
    }
  }

  /** Makes records by two shuffles. */
  private Void asked(
      LayerInput layer,
      Later later,
      Set<Long> reached,
      ChunkNames names,
      Consumer<String> heard,
      Watch watch) {
    try (Call call = new Call(layer, names, later.ranges(), watch)) {
      int sources = Partitions.sources(layer.count(), blocks);
      RDD<Tuple2<Integer, byte[]>> answers =
          call.met(
              new MetRdd<>(
                  call.cut(ChunkWork.Step.EXPAND, true, reached::contains),
                  new Tasks.Answer(call.setting, later.names())),
              new HashPartitioner(sources));
      Tasks.Evaluate work = new Tasks.Evaluate(call.setting, layer.chunks(), sources);
      call.hear("records", new MetRdd<>(answers, work), heard);
    }
    return null;
  }

  @Override
  public void each(LayerInput layer, ChunkJob job, Consumer<String> reported, Watch watch) {
    if (isSmall(layer)) {
      here.each(layer, job, reported, watch);
    } else {
      lasting(watch, () -> done(layer, job, reported, watch));
    }
  }

  private Void done(LayerInput layer, ChunkJob job, Consumer<String> reported, Watch watch) {
    try (Call call = new Call(layer, job, watch)) {
      call.hear(job.name(), call.each(new Tasks.Each(call.setting, lookupBytes)), reported);
    }
    return null;
  }

  /** Whether the records of some layers have room, decoded. */
  private boolean haveRoom(Set<Long> layers, Later later) {
    long entry = Long.BYTES * later.ranges().words() + Character.BYTES;
    long positions = 0;
    for (long layer : layers) {
      positions += later.positions().getOrDefault(layer, 0L);
    }
    return lookupBytes > 0 && entry * positions <= lookupBytes;
  }

  @Override
  public void close() {
    // The cluster that this is a part of is closed by whoever opened it.
  }
}
