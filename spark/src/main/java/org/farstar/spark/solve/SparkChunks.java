package org.farstar.spark.solve;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.ShuffleDependency;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.Chunk;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Piece;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.trouble.Trouble;

/**
 * Works on chunks with Spark. A record of its is a chunk or a piece of one, never a position; the
 * pieces of a bucket meet in one partition of a shuffle.
 *
 * <p>Backward there are two ways. Where the records of the layers that a layer leads to have room
 * in every worker, decoded, they are brought there as they are, and each chunk looks its own up.
 * Otherwise what a chunk wants to know goes to where the records of a bucket are, and the answers
 * come back, by two shuffles; then every position is expanded twice.
 */
public final class SparkChunks implements ChunkExecutor {
  /** Telling workers of this many positions costs more than working on them. */
  private static final int SMALL = 1 << 15;

  private final JavaSparkContext context;
  private final Trouble trouble;
  private final byte[] game;
  private final long lookupBytes;
  private final ChunkExecutor here;

  /**
   * @param context the application
   * @param trouble says what went wrong with it
   * @param game the game that is solved
   * @param lookupBytes how much the decoded records of later layers may take in one worker; 0 to
   *     have every record asked for
   */
  public SparkChunks(
      JavaSparkContext context, Trouble trouble, ShippedGame game, long lookupBytes) {
    this.context = context;
    this.trouble = trouble;
    this.game = game.write();
    this.lookupBytes = lookupBytes;
    this.here =
        new ThreadExecutor(task -> Games.open(task, this.game), 1, lookupBytes, Path.of(""));
  }

  /** Does a call; where the application was ended meanwhile, from outside, says so. */
  private <T> T lasting(Watch watch, Supplier<T> call) {
    try {
      return call.get();
    } catch (IllegalStateException e) {
      watch.throwIfStopped();
      throw context.sc().isStopped() ? trouble.ended() : e;
    }
  }

  /** Whether a layer has so few positions that no other process need hear of it. */
  private static boolean isSmall(ChunkExecutor.Source sources) {
    return sources.count() == 1 && Chunk.of(sources.read(0)).count() < SMALL;
  }

  /** One call: what tasks are told and where they report; all that it ships ends with it. */
  private final class Call implements AutoCloseable {
    private final LongAccumulator worked = context.sc().longAccumulator();
    private final CollectionAccumulator<String> buckets = context.sc().collectionAccumulator();
    private final CollectionAccumulator<String> faults = context.sc().collectionAccumulator();
    private final List<Runnable> ends = new ArrayList<>();
    private final Setting setting;
    private final Jobs jobs;
    private final List<ShippedChunk> sources = new ArrayList<>();

    Call(SolveTask task, ChunkExecutor.Source chunks, Ranges ranges, Watch watch) {
      byte[] lines = ranges.write().getBytes(StandardCharsets.UTF_8);
      setting =
          new Setting(
              task.write(), ship(game), chunks.layer(), ship(lines), worked, buckets, faults);
      jobs = new Jobs(context, trouble, watch, worked, faults);
    }

    private Shipment ship(byte[] bytes) {
      Shipment shipment = Shipment.of(context, () -> bytes);
      ends.add(shipment::end);
      return shipment;
    }

    /** The chunks of these numbers, a partition for each. */
    JavaRDD<ShippedChunk> read(ChunkExecutor.Source chunks, List<Integer> numbers) {
      for (int number : numbers) {
        Shipment keys = Shipment.of(context, () -> chunks.read(number));
        ends.add(keys::end);
        sources.add(new ShippedChunk(number, keys));
      }
      return context.parallelize(sources, Math.max(1, sources.size()));
    }

    /** Brings frames to the partitions that are next to them. */
    JavaPairRDD<Integer, byte[]> shuffle(JavaPairRDD<Integer, byte[]> frames, int partitions) {
      JavaPairRDD<Integer, byte[]> met = frames.partitionBy(new HashPartitioner(partitions));
      ends.add(() -> forget(met));
      return met;
    }

    /** Removes the files of a shuffle, which Spark would keep until a collection of garbage. */
    private void forget(JavaPairRDD<Integer, byte[]> met) {
      if (met.rdd().dependencies().head() instanceof ShuffleDependency<?, ?, ?> shuffle
          && !context.sc().isStopped()
          && context.sc().cleaner().isDefined()) {
        context.sc().cleaner().get().doCleanupShuffle(shuffle.shuffleId(), false);
      }
    }

    /** The buckets that tasks have met so far. */
    TreeSet<Bucket> met() {
      TreeSet<Bucket> met = new TreeSet<>();
      for (String each : buckets.value()) {
        String[] words = each.split(" ");
        met.add(new Bucket(Long.parseLong(words[0]), Integer.parseInt(words[1])));
      }
      return met;
    }

    @Override
    public void close() {
      ends.forEach(Runnable::run);
    }
  }

  private static List<Integer> all(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  @Override
  public List<Piece> sample(SolveTask task, ChunkExecutor.Source sources, Watch watch) {
    return isSmall(sources)
        ? here.sample(task, sources, watch)
        : lasting(watch, () -> sampled(task, sources, watch));
  }

  private List<Piece> sampled(SolveTask task, ChunkExecutor.Source sources, Watch watch) {
    Map<Integer, List<Piece>> pieces = new TreeMap<>();
    try (Call call = new Call(task, sources, new Ranges(1), watch)) {
      JavaRDD<byte[]> sampled =
          call.read(sources, all(sources.count())).flatMap(new Tasks.Sample(call.setting));
      call.jobs.run(
          sampled,
          all(sources.count()),
          frame ->
              pieces
                  .computeIfAbsent(frame.source(), any -> new ArrayList<>())
                  .add(new Piece(frame.bucket(), frame.chunk())));
    }
    return pieces.values().stream().flatMap(List::stream).toList();
  }

  @Override
  public void expand(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    if (isSmall(sources)) {
      here.expand(task, sources, ranges, kept, sink, watch);
    } else {
      lasting(watch, () -> merge(task, sources, ranges, Tasks.Cutting.EXPAND, kept, sink, watch));
    }
  }

  @Override
  public void unite(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    lasting(watch, () -> merge(task, sources, ranges, Tasks.Cutting.UNITE, kept, sink, watch));
  }

  private Void merge(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Tasks.Cutting cutting,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    Partitions partitions = new Partitions(ranges);
    try (Call call = new Call(task, sources, ranges, watch)) {
      JavaPairRDD<Integer, byte[]> cut =
          call.read(sources, all(sources.count()))
              .flatMapToPair(new Tasks.Cut(call.setting, cutting));
      JavaPairRDD<Integer, byte[]> met = call.shuffle(cut, partitions.count() + 1);
      cutAll(call, met, partitions);
      HashSet<String> made = new HashSet<>();
      TreeSet<Integer> open = new TreeSet<>();
      for (Bucket bucket : call.met()) {
        if (kept.test(bucket)) {
          made.add(bucket.layer() + " " + bucket.range());
        } else {
          open.add(partitions.of(bucket));
        }
      }
      call.jobs.run(
          met.mapPartitions(new Tasks.Merge(call.setting, made)),
          List.copyOf(open),
          frame -> sink.accept(frame.bucket(), frame.chunk()));
    }
    return null;
  }

  /** Has all sources cut, by asking for the one partition to which nothing goes. */
  private static void cutAll(Call call, JavaPairRDD<Integer, byte[]> met, Partitions partitions) {
    call.jobs.run(
        met.mapPartitions(new Tasks.Merge(call.setting, new HashSet<>())),
        List.of(partitions.count()),
        frame -> {
          throw new IllegalStateException("a piece of " + frame.bucket() + " is out of place");
        });
  }

  @Override
  public void evaluate(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Records records,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    if (isSmall(sources)) {
      here.evaluate(task, sources, ranges, records, kept, sink, watch);
    } else {
      lasting(watch, () -> evaluated(task, sources, ranges, records, kept, sink, watch));
    }
  }

  private Void evaluated(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Records records,
      Predicate<Bucket> kept,
      Sink sink,
      Watch watch) {
    TreeSet<Integer> open = new TreeSet<>();
    for (int number = 0; number < sources.count(); number++) {
      if (!kept.test(new Bucket(sources.layer(), number))) {
        open.add(number);
      }
    }
    Sink counting =
        (bucket, chunk) -> {
          sink.accept(bucket, chunk);
          open.remove(bucket.range());
        };
    if (context.isLocal() && lookupBytes > 0) {
      lookUp(task, sources, ranges, Shelf.here(records), open, counting, watch);
      return null;
    }
    TreeSet<Bucket> wanted = reached(task, sources, ranges, watch);
    if (!open.isEmpty() && haveRoom(wanted, records)) {
      lookUp(task, sources, ranges, Shelf.of(context, wanted, records), open, counting, watch);
    }
    if (!open.isEmpty()) {
      ask(task, sources, ranges, records, open, counting, watch);
    }
    return null;
  }

  /** The buckets of the layers to which a few of the positions lead. */
  private TreeSet<Bucket> reached(
      SolveTask task, ChunkExecutor.Source sources, Ranges ranges, Watch watch) {
    TreeSet<Bucket> reached = new TreeSet<>();
    sample(task, sources, watch).stream()
        .mapToLong(piece -> piece.bucket().layer())
        .distinct()
        .forEach(
            layer ->
                all(ranges.count(layer)).forEach(range -> reached.add(new Bucket(layer, range))));
    return reached;
  }

  private boolean haveRoom(TreeSet<Bucket> wanted, Records records) {
    long bytes = 0;
    for (Bucket bucket : wanted) {
      Chunk chunk = Chunk.of(records.read(bucket));
      bytes += (long) chunk.count() * (Long.BYTES * chunk.words() + Character.BYTES);
      if (bytes > lookupBytes) {
        return false;
      }
    }
    return true;
  }

  private void lookUp(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Shelf shelf,
      TreeSet<Integer> open,
      Sink sink,
      Watch watch) {
    try (Call call = new Call(task, sources, ranges, watch)) {
      call.ends.add(shelf::end);
      JavaRDD<byte[]> found =
          call.read(sources, List.copyOf(open))
              .flatMap(new Tasks.LookUp(call.setting, shelf, lookupBytes));
      call.jobs.run(found, all(open.size()), frame -> sink.accept(frame.bucket(), frame.chunk()));
    }
  }

  private void ask(
      SolveTask task,
      ChunkExecutor.Source sources,
      Ranges ranges,
      Records records,
      TreeSet<Integer> open,
      Sink sink,
      Watch watch) {
    Partitions partitions = new Partitions(ranges);
    try (Call call = new Call(task, sources, ranges, watch)) {
      JavaPairRDD<Integer, byte[]> asked =
          call.read(sources, List.copyOf(open))
              .flatMapToPair(new Tasks.Cut(call.setting, Tasks.Cutting.ASK));
      JavaPairRDD<Integer, byte[]> met = call.shuffle(asked, partitions.count() + 1);
      cutAll(call, met, partitions);
      Shelf shelf = Shelf.of(context, call.met(), records);
      call.ends.add(shelf::end);
      JavaPairRDD<Integer, byte[]> answers =
          call.shuffle(
              met.mapPartitionsToPair(new Tasks.Answer(call.setting, shelf)), sources.count());
      HashMap<Integer, ShippedChunk> chunks = new HashMap<>();
      call.sources.forEach(source -> chunks.put(source.number(), source));
      call.jobs.run(
          answers.mapPartitions(new Tasks.Evaluate(call.setting, chunks)),
          List.copyOf(open),
          frame -> sink.accept(frame.bucket(), frame.chunk()));
    }
  }

  @Override
  public void close() {
    // The cluster that this is a part of is closed by whoever opened it.
  }
}
