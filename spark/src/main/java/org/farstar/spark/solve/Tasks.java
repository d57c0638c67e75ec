package org.farstar.spark.solve;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.Chunk;
import org.farstar.engine.solve.ChunkInput;
import org.farstar.engine.solve.ChunkNames;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.ChunkSummary;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.Later;
import org.farstar.engine.solve.Piece;
import scala.Tuple2;

/**
 * What is done on workers: {@link ChunkWork}, between the shuffles. A chunk comes to a task as its
 * number and its name; the task reads it from the store and writes there what it has made.
 */
final class Tasks {
  private Tasks() {}

  /** A few of the keys that a step makes of a chunk, as frames. */
  static final class Sample implements TaskWork<Tuple2<Integer, String>, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final ChunkWork.Step step;
    private final int every;

    Sample(Setting setting, ChunkWork.Step step, int every) {
      this.setting = setting;
      this.step = step;
      this.every = every;
    }

    @Override
    public Iterator<byte[]> call(Tuple2<Integer, String> source) {
      return setting
          .guarded(
              () -> {
                List<byte[]> frames = new ArrayList<>();
                byte[] keys = setting.store().read(source._2());
                for (Piece piece : setting.work().sample(setting.layer(), keys, step, every)) {
                  frames.add(new Frame(piece.bucket(), source._1(), piece.chunk()).write());
                }
                return frames;
              })
          .iterator();
    }
  }

  /** The pieces of a chunk, each with the key of its bucket. */
  static final class Cut implements TaskWork<Tuple2<Integer, String>, Tuple2<String, byte[]>> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final ChunkWork.Step step;
    private final boolean asking;

    /**
     * @param asking whether the pieces are asked for their records, so that nothing is wanted for a
     *     chunk whose records are there
     */
    Cut(Setting setting, ChunkWork.Step step, boolean asking) {
      this.setting = setting;
      this.step = step;
      this.asking = asking;
    }

    @Override
    public Iterator<Tuple2<String, byte[]>> call(Tuple2<Integer, String> source) {
      return setting.guarded(() -> pieces(source)).iterator();
    }

    private List<Tuple2<String, byte[]>> pieces(Tuple2<Integer, String> source) {
      Bucket made = new Bucket(setting.layer(), source._1());
      if (asking && setting.store().has(setting.names().of(made))) {
        return List.of();
      }
      byte[] keys = setting.store().read(source._2());
      List<Tuple2<String, byte[]>> frames = new ArrayList<>();
      for (Piece piece : setting.work().pieces(step, setting.layer(), keys, setting.coarser())) {
        byte[] frame = new Frame(piece.bucket(), source._1(), piece.chunk()).write();
        frames.add(new Tuple2<>(Partitions.key(piece.bucket()), frame));
      }
      if (!asking && step == ChunkWork.Step.EXPAND) {
        setting.worked(Chunk.of(keys).count());
      }
      return frames;
    }
  }

  /** Frames sorted by what they belong to, handed on group by group; none waits in memory. */
  private static final class Groups {
    private final Iterator<? extends Tuple2<?, byte[]>> frames;
    private Frame next;

    Groups(Iterator<? extends Tuple2<?, byte[]>> frames) {
      this.frames = frames;
      step();
    }

    private void step() {
      next = frames.hasNext() ? Frame.read(frames.next()._2()) : null;
    }

    /** The first frame of the next group; null at the end. */
    Frame peek() {
      return next;
    }

    /** The frames that belong to the same as the next one; to be read before the next group. */
    Iterator<Frame> group(Function<Frame, Object> of) {
      Object same = of.apply(next);
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return next != null && of.apply(next).equals(same);
        }

        @Override
        public Frame next() {
          if (!hasNext()) {
            throw new NoSuchElementException();
          }
          Frame frame = next;
          step();
          return frame;
        }
      };
    }
  }

  /** Merges the keys of the buckets of a partition. */
  static final class Merge implements TaskWork<Iterator<Tuple2<String, byte[]>>, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;

    Merge(Setting setting) {
      this.setting = setting;
    }

    @Override
    public Iterator<byte[]> call(Iterator<Tuple2<String, byte[]>> frames) {
      return setting
          .<byte[]>guarded(
              () -> {
                Groups groups = new Groups(frames);
                while (groups.peek() != null) {
                  Bucket bucket = groups.peek().bucket();
                  Iterator<Frame> pieces = groups.group(Frame::bucket);
                  merge(bucket, pieces);
                  pieces.forEachRemaining(there -> {});
                }
                return List.of();
              })
          .iterator();
    }

    private void merge(Bucket bucket, Iterator<Frame> pieces) {
      Iterator<byte[]> chunks =
          new Iterator<>() {
            @Override
            public boolean hasNext() {
              return pieces.hasNext();
            }

            @Override
            public byte[] next() {
              return pieces.next().chunk();
            }
          };
      setting
          .work()
          .merge(
              setting.store(),
              setting.names(),
              setting.ranges(),
              setting.ranges().inside(setting.coarser(), bucket),
              chunks,
              Merge::aside);
    }

    /** A new file in a folder of Spark's, which is removed with the application at the latest. */
    private static Path aside() {
      return SparkEnv.get().blockManager().diskBlockManager().createTempLocalBlock()._2().toPath();
    }
  }

  /**
   * The wanted keys of the buckets of a partition with their records, each for who asked. As many
   * are brought together as have room, and the chunks with the records are read once for these.
   */
  static final class Answer
      implements TaskWork<Iterator<Tuple2<String, byte[]>>, Tuple2<Integer, byte[]>> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final String later;

    Answer(Setting setting, ChunkNames later) {
      this.setting = setting;
      this.later = later.pattern();
    }

    @Override
    public Iterator<Tuple2<Integer, byte[]>> call(Iterator<Tuple2<String, byte[]>> frames) {
      Groups groups = new Groups(frames);
      return new Iterator<>() {
        private Iterator<Tuple2<Integer, byte[]>> answers = Collections.emptyIterator();

        @Override
        public boolean hasNext() {
          while (!answers.hasNext() && groups.peek() != null) {
            answers = setting.guarded(() -> some(groups)).iterator();
          }
          return answers.hasNext();
        }

        @Override
        public Tuple2<Integer, byte[]> next() {
          if (!hasNext()) {
            throw new NoSuchElementException();
          }
          return answers.next();
        }
      };
    }

    /** Answers some of those who ask one bucket, at least one. */
    private List<Tuple2<Integer, byte[]>> some(Groups groups) {
      ChunkWork work = setting.work();
      Bucket bucket = groups.peek().bucket();
      Iterator<Frame> asking = groups.group(Frame::bucket);
      List<Frame> asked = new ArrayList<>();
      int keys = 0;
      while (asking.hasNext() && keys < work.together()) {
        Frame frame = asking.next();
        asked.add(frame);
        keys += Chunk.of(frame.chunk()).count();
      }
      List<byte[]> wanted = asked.stream().map(Frame::chunk).toList();
      Later where = new Later(new ChunkNames(later), setting.ranges(), Map.of());
      List<byte[]> found = work.answer(setting.store(), where, bucket.layer(), wanted);
      List<Tuple2<Integer, byte[]>> answers = new ArrayList<>();
      for (int i = 0; i < asked.size(); i++) {
        int source = asked.get(i).source();
        Frame back = new Frame(bucket, source, found.get(i));
        answers.add(new Tuple2<>(source, back.write()));
      }
      return answers;
    }
  }

  /** Evaluates a chunk and writes it, if nobody has; the line that says what it has. */
  private static List<byte[]> evaluated(
      Setting setting, int number, Supplier<ChunkWork.Evaluated> make) {
    Bucket bucket = new Bucket(setting.layer(), number);
    ChunkStore store = setting.store();
    ChunkSummary made =
        setting.work().evaluate(store, bucket, setting.names().of(bucket), make, setting::worked);
    return List.of(made.write().getBytes(StandardCharsets.UTF_8));
  }

  /** The records of a chunk from the answers to what it asked. */
  static final class Evaluate implements TaskWork<Iterator<Tuple2<Integer, byte[]>>, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final ArrayList<String> names;
    private final int partitions;

    /**
     * @param names the chunks of the layer, by number
     * @param partitions of a chunk with number n the answers are in partition n modulo this
     */
    Evaluate(Setting setting, List<String> names, int partitions) {
      this.setting = setting;
      this.names = new ArrayList<>(names);
      this.partitions = partitions;
    }

    @Override
    public Iterator<byte[]> call(Iterator<Tuple2<Integer, byte[]>> frames) {
      return setting
          .guarded(
              () -> {
                List<byte[]> made = new ArrayList<>();
                Groups groups = new Groups(frames);
                Set<Integer> answered = new HashSet<>();
                while (groups.peek() != null) {
                  int number = groups.peek().source();
                  answered.add(number);
                  Iterator<Frame> answers = groups.group(Frame::source);
                  made.addAll(evaluated(setting, number, () -> made(number, answers)));
                  answers.forEachRemaining(there -> {});
                }
                // Chunks that have asked for nothing: all is there, or no position has an option.
                for (int number = TaskContext.getPartitionId();
                    number < names.size();
                    number += partitions) {
                  int chunk = number;
                  if (!answered.contains(chunk)) {
                    made.addAll(
                        evaluated(setting, chunk, () -> made(chunk, Collections.emptyIterator())));
                  }
                }
                return made;
              })
          .iterator();
    }

    private ChunkWork.Evaluated made(int number, Iterator<Frame> frames) {
      List<Piece> answers = new ArrayList<>();
      frames.forEachRemaining(each -> answers.add(new Piece(each.bucket(), each.chunk())));
      byte[] keys = setting.store().read(names.get(number));
      return setting.work().evaluate(new Bucket(setting.layer(), number), keys, answers);
    }
  }

  /** A job on a chunk; the line that it reports. */
  static final class Each implements TaskWork<Tuple2<Integer, String>, byte[]> {
    private static final long serialVersionUID = 1L;
    private final Setting setting;
    private final long mostBytes;

    /**
     * @param setting what is told besides is the job
     */
    Each(Setting setting, long mostBytes) {
      this.setting = setting;
      this.mostBytes = mostBytes;
    }

    @Override
    public Iterator<byte[]> call(Tuple2<Integer, String> source) {
      return setting
          .guarded(() -> List.of(done(source).getBytes(StandardCharsets.UTF_8)))
          .iterator();
    }

    private String done(Tuple2<Integer, String> source) {
      Bucket bucket = new Bucket(setting.layer(), source._1());
      ChunkInput chunk = new ChunkInput(setting.store(), bucket, source._2());
      return setting.job(mostBytes).run(setting.work(), chunk, setting::worked);
    }
  }
}
