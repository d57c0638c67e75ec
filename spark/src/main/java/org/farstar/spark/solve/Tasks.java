package org.farstar.spark.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.Chunk;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.Lookup;
import org.farstar.engine.solve.Piece;
import org.farstar.engine.solve.Ranges;
import scala.Tuple2;

/** What is done on workers: {@link ChunkWork}, between the shuffles. */
final class Tasks {
  private Tasks() {}

  /** A few options of a chunk, as frames. */
  static final class Sample implements FlatMapFunction<ShippedChunk, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;

    Sample(Setting setting) {
      this.setting = setting;
    }

    @Override
    public Iterator<byte[]> call(ShippedChunk source) {
      return setting
          .guarded(
              () -> {
                List<byte[]> frames = new ArrayList<>();
                for (Piece piece : setting.work().sample(setting.layer(), source.keys().bytes())) {
                  frames.add(new Frame(piece.bucket(), source.number(), piece.chunk()).write());
                }
                return frames;
              })
          .iterator();
    }
  }

  /** How a chunk is taken to pieces. */
  enum Cutting {
    EXPAND,
    UNITE,
    ASK
  }

  /** The pieces of a chunk, each with the partition that it goes to. */
  static final class Cut implements PairFlatMapFunction<ShippedChunk, Integer, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final Cutting cutting;

    Cut(Setting setting, Cutting cutting) {
      this.setting = setting;
      this.cutting = cutting;
    }

    @Override
    public Iterator<Tuple2<Integer, byte[]>> call(ShippedChunk source) {
      return setting.guarded(() -> pieces(source)).iterator();
    }

    private List<Tuple2<Integer, byte[]>> pieces(ShippedChunk source) {
      ChunkWork work = setting.work();
      Ranges ranges = setting.ranges(work);
      Partitions partitions = new Partitions(ranges);
      byte[] keys = source.keys().bytes();
      List<Piece> pieces =
          switch (cutting) {
            case EXPAND -> work.expand(setting.layer(), keys, ranges);
            case UNITE -> work.cut(setting.layer(), keys, ranges);
            case ASK -> work.ask(setting.layer(), keys, ranges);
          };
      List<Tuple2<Integer, byte[]>> frames = new ArrayList<>();
      for (Piece piece : pieces) {
        setting.met(piece.bucket());
        byte[] frame = new Frame(piece.bucket(), source.number(), piece.chunk()).write();
        frames.add(new Tuple2<>(partitions.of(piece.bucket()), frame));
      }
      if (cutting == Cutting.EXPAND) {
        setting.worked(Chunk.of(keys).count());
      }
      return frames;
    }
  }

  /** Frames by their buckets. */
  private static Map<Bucket, List<Frame>> byBucket(Iterator<Tuple2<Integer, byte[]>> frames) {
    Map<Bucket, List<Frame>> byBucket = new TreeMap<>();
    frames.forEachRemaining(
        each -> {
          Frame frame = Frame.read(each._2());
          byBucket.computeIfAbsent(frame.bucket(), any -> new ArrayList<>()).add(frame);
        });
    return byBucket;
  }

  /** The merged keys of the buckets of a partition. */
  static final class Merge implements FlatMapFunction<Iterator<Tuple2<Integer, byte[]>>, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final HashSet<String> kept;

    /**
     * @param kept the buckets that need not be merged
     */
    Merge(Setting setting, HashSet<String> kept) {
      this.setting = setting;
      this.kept = kept;
    }

    @Override
    public Iterator<byte[]> call(Iterator<Tuple2<Integer, byte[]>> frames) {
      return setting
          .guarded(
              () -> {
                List<byte[]> merged = new ArrayList<>();
                byBucket(frames)
                    .forEach(
                        (bucket, pieces) -> {
                          if (!kept.contains(bucket.layer() + " " + bucket.range())) {
                            List<byte[]> chunks = pieces.stream().map(Frame::chunk).toList();
                            byte[] keys = setting.work().merge(chunks, true);
                            merged.add(new Frame(bucket, 0, keys).write());
                          }
                        });
                return merged;
              })
          .iterator();
    }
  }

  /** The wanted keys of the buckets of a partition with their records, each for who asked. */
  static final class Answer
      implements PairFlatMapFunction<Iterator<Tuple2<Integer, byte[]>>, Integer, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final Shelf records;

    Answer(Setting setting, Shelf records) {
      this.setting = setting;
      this.records = records;
    }

    @Override
    public Iterator<Tuple2<Integer, byte[]>> call(Iterator<Tuple2<Integer, byte[]>> frames) {
      return setting
          .guarded(
              () -> {
                List<Tuple2<Integer, byte[]>> answers = new ArrayList<>();
                ChunkWork work = setting.work();
                byBucket(frames)
                    .forEach(
                        (bucket, asked) -> {
                          byte[] found = records.read(bucket);
                          for (Frame frame : asked) {
                            byte[] answer = work.answer(found, frame.chunk());
                            Frame back = new Frame(bucket, frame.source(), answer);
                            answers.add(new Tuple2<>(frame.source(), back.write()));
                          }
                        });
                return answers;
              })
          .iterator();
    }
  }

  /** The records of a chunk from the answers to what it asked. */
  static final class Evaluate
      implements FlatMapFunction<Iterator<Tuple2<Integer, byte[]>>, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final HashMap<Integer, ShippedChunk> sources;

    Evaluate(Setting setting, HashMap<Integer, ShippedChunk> sources) {
      this.setting = setting;
      this.sources = sources;
    }

    @Override
    public Iterator<byte[]> call(Iterator<Tuple2<Integer, byte[]>> frames) {
      ShippedChunk source = sources.get(org.apache.spark.TaskContext.getPartitionId());
      if (source == null) {
        return List.<byte[]>of().iterator();
      }
      return setting
          .guarded(
              () -> {
                List<Piece> answers = new ArrayList<>();
                frames.forEachRemaining(
                    each -> {
                      Frame frame = Frame.read(each._2());
                      answers.add(new Piece(frame.bucket(), frame.chunk()));
                    });
                byte[] keys = source.keys().bytes();
                byte[] found = setting.work().evaluate(setting.layer(), keys, answers);
                setting.worked(Chunk.of(keys).count());
                Bucket bucket = new Bucket(setting.layer(), source.number());
                return List.of(new Frame(bucket, source.number(), found).write());
              })
          .iterator();
    }
  }

  /** The records of a chunk, with those of later layers looked up where they are decoded. */
  static final class LookUp implements FlatMapFunction<ShippedChunk, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final Shelf records;
    private final long mostBytes;

    LookUp(Setting setting, Shelf records, long mostBytes) {
      this.setting = setting;
      this.records = records;
      this.mostBytes = mostBytes;
    }

    @Override
    public Iterator<byte[]> call(ShippedChunk source) {
      try {
        return setting.guarded(() -> List.of(records(source))).iterator();
      } catch (Shelf.NotThereException e) {
        // A layer that no sample had met: asked for in the other way.
        return List.<byte[]>of().iterator();
      }
    }

    private byte[] records(ShippedChunk source) {
      ChunkWork work = setting.work();
      ChunkExecutor.Records read = records::read;
      Lookup lookup =
          Games.lookup(records.name(), work.play(), setting.ranges(work), read, mostBytes);
      byte[] keys = source.keys().bytes();
      byte[] found = work.evaluate(setting.layer(), keys, lookup);
      setting.worked(Chunk.of(keys).count());
      Bucket bucket = new Bucket(setting.layer(), source.number());
      return new Frame(bucket, source.number(), found).write();
    }
  }
}
