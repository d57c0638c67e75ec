package org.farstar.engine.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * What is done with chunks: functions from bytes to bytes, whose results depend on nothing but
 * their arguments and the task. Every executor calls these, so that all come to the same bytes. An
 * object is for one thread; making one costs little once the rules are made.
 *
 * <p>Forward, from layer to layer away from the start:
 *
 * <pre>
 *   keys of a layer --sample--> a few options      (where the ranges of the later layers begin)
 *   keys of a layer --expand--> pieces of options  --by bucket--> merge --> keys of a later layer
 * </pre>
 *
 * Backward, from the last layer to the start:
 *
 * <pre>
 *   keys of a layer --ask--> pieces: the keys whose records are wanted
 *       --by bucket--> answer, beside the records of the bucket --> the wanted keys with records
 *       --by the chunk that asked--> evaluate --> the keys of the layer with their records
 * </pre>
 *
 * Where a play may be endless, a layer is found generation by generation, each {@link #without}
 * those before it, and its records are found in passes, see {@link Passes}.
 *
 * <p>What {@link #merge} makes and {@link #evaluate} returns is kept in the store; all else is only
 * handed on.
 */
public final class ChunkWork {
  /** So many words of keys, 32 MB, are held at a time, and as many again to sort them. */
  private static final int HELD = 1 << 22;

  /** So many files of sorted keys are read at once, of each a block of 64 kB a word. */
  private static final int RUNS = 64;

  private final KeyPlay play;
  private final Content content;
  private final KeySort sort = new KeySort();

  private ChunkWork(KeyPlay play, Content content) {
    this.play = play;
    this.content = content;
  }

  /**
   * The work of a task, with the rules made from its text.
   *
   * @throws SolveException if the rules cannot be made
   */
  public static ChunkWork of(SolveTask task, KeyPlays plays) {
    return of(task, plays.open(task));
  }

  /** The same with rules that are made already, which threads may share. */
  public static ChunkWork of(SolveTask task, KeyPlay play) {
    return new ChunkWork(play, task.content());
  }

  /** The rules. */
  public KeyPlay play() {
    return play;
  }

  /** What is made of the chunks of a layer on the way forward. */
  public enum Step {
    /** The options of their positions. */
    EXPAND,
    /** The same keys, each once, in ranges. */
    UNITE
  }

  /** A chunk that was made, and what it has. */
  public record Evaluated(byte[] chunk, ChunkSummary summary) {}

  /**
   * A few of the keys that a step makes of a chunk, by layer, in range 0.
   *
   * @param layer of the chunk
   * @param keys a chunk of keys
   * @param every one of this many keys is looked at; where chunks are united, only those that
   *     blocks begin with
   */
  public List<Piece> sample(long layer, byte[] keys, Step step, int every) {
    if (step == Step.UNITE) {
      KeyArray firsts = firsts(keys, Math.max(1, every / ChunkWriter.BLOCK));
      byte[] chunk = new ChunkWriter(play.words(), 0, false).write(firsts);
      return List.of(new Piece(new Bucket(layer, 0), chunk));
    }
    KeyArray sampled = new KeyArray(play.words());
    KeyArray all = Chunk.of(keys).keys();
    for (int i = 0; i < all.count(); i += every) {
      sampled.add(all.keys(), i * play.words());
    }
    return new Expansion(play, sort, new Ranges(play.words())).pieces(layer, sampled);
  }

  /**
   * Which layers the options of a few positions are in, those that the blocks of a chunk begin
   * with.
   *
   * @param layer of the chunk
   * @param keys a chunk of keys
   */
  Set<Long> reached(long layer, byte[] keys) {
    Set<Long> reached = new TreeSet<>();
    for (Piece piece :
        new Expansion(play, sort, new Ranges(play.words())).pieces(layer, firsts(keys, 1))) {
      reached.add(piece.bucket().layer());
    }
    return reached;
  }

  /** The keys that blocks begin with, of one block in so many. */
  private KeyArray firsts(byte[] keys, int step) {
    Chunk chunk = Chunk.of(keys);
    KeyArray firsts = new KeyArray(play.words());
    long[] first = new long[play.words()];
    for (int block = 0; block < chunk.blocks(); block += step) {
      chunk.first(block, first, 0);
      firsts.add(first, 0);
    }
    return firsts;
  }

  /** The pieces that a step makes of a chunk: {@link #expand} or {@link #cut}. */
  public List<Piece> pieces(Step step, long layer, byte[] keys, Ranges ranges) {
    return step == Step.EXPAND ? expand(layer, keys, ranges) : cut(layer, keys, ranges);
  }

  /**
   * The distinct options of the positions of a chunk, cut where ranges begin. A bucket may have
   * several pieces, where the options were too many to be sorted at once.
   *
   * @param layer of the chunk
   * @param keys a chunk of keys
   * @param ranges of the later layers
   */
  public List<Piece> expand(long layer, byte[] keys, Ranges ranges) {
    return new Expansion(play, sort, ranges).pieces(layer, Chunk.of(keys).keys());
  }

  /**
   * The keys of a chunk, cut where ranges of its own layer begin.
   *
   * @param layer of the chunk
   * @param keys a chunk of keys
   * @param ranges of this layer
   */
  public List<Piece> cut(long layer, byte[] keys, Ranges ranges) {
    List<Piece> pieces = new ArrayList<>();
    Expansion.cut(layer, Chunk.of(keys).keys(), ranges, pieces);
    return pieces;
  }

  /**
   * The keys whose records are wanted to evaluate a chunk: as {@link #expand}, with the ranges of
   * the chunks that later layers are kept in.
   */
  public List<Piece> ask(long layer, byte[] keys, Ranges ranges) {
    return expand(layer, keys, ranges);
  }

  /**
   * The wanted keys with their records, for each that wanted some. Every chunk that has one is read
   * once, and one chunk is in memory at a time.
   *
   * @param later where the records are
   * @param layer whose records they are
   * @param wanted chunks of keys; those in memory together are of {@link #together} at most
   * @throws SolveException if a key has no record: the folder does not belong to the task
   */
  public List<byte[]> answer(ChunkStore store, Later later, long layer, List<byte[]> wanted) {
    List<KeyArray> keys = wanted.stream().map(each -> Chunk.of(each).keys()).toList();
    List<RecordArray> found = keys.stream().map(each -> new RecordArray(each.count())).toList();
    Ranges ranges = later.ranges();
    TreeMap<Integer, List<Integer>> next = new TreeMap<>();
    for (int who = 0; who < keys.size(); who++) {
      next(ranges, layer, keys.get(who), 0, next, who);
    }
    while (!next.isEmpty()) {
      Map.Entry<Integer, List<Integer>> least = next.pollFirstEntry();
      int range = least.getKey();
      Chunk chunk = Chunk.of(store.read(later.names().of(new Bucket(layer, range))));
      KeyArray there = new KeyArray(play.words(), chunk.count());
      RecordArray records = new RecordArray(chunk.count());
      chunk.all(there, records);
      for (int who : least.getValue()) {
        KeyArray these = keys.get(who);
        int end = ranges.end(layer, range, these);
        RecordArray to = found.get(who);
        Answers.find(play, there, records, these.keys(), to.count(), end, play.words(), to);
        next(ranges, layer, these, end, next, who);
      }
    }
    ChunkWriter writer = new ChunkWriter(play.words(), content.bytes(), false);
    List<byte[]> answers = new ArrayList<>();
    for (int who = 0; who < keys.size(); who++) {
      answers.add(writer.write(keys.get(who), found.get(who), 0, keys.get(who).count()));
    }
    return answers;
  }

  /** Puts who wants keys where the next of them is. */
  private static void next(
      Ranges ranges,
      long layer,
      KeyArray keys,
      int at,
      TreeMap<Integer, List<Integer>> next,
      int who) {
    if (at < keys.count()) {
      int range = ranges.range(layer, keys.keys(), at * keys.words());
      next.computeIfAbsent(range, any -> new ArrayList<>()).add(who);
    }
  }

  /** How many keys are in memory at a time where keys of many chunks are brought together. */
  public int together() {
    return HELD / play.words();
  }

  /**
   * The records of a chunk.
   *
   * @param bucket which chunk it is
   * @param keys a chunk of keys
   * @param answers to all that {@link #ask} wanted, in any order, each with the bucket it came from
   */
  public Evaluated evaluate(Bucket bucket, byte[] keys, List<Piece> answers) {
    return evaluate(bucket, keys, new AnsweredKeys(play, answers));
  }

  /** The same with the records looked up where they are. */
  public Evaluated evaluate(Bucket bucket, byte[] chunk, Lookup lookup) {
    KeyArray keys = Chunk.of(chunk).keys();
    RecordArray records = new Evaluation(play, content, sort, lookup).records(bucket.layer(), keys);
    return new Evaluated(
        new ChunkWriter(play.words(), content.bytes(), true).write(keys, records, 0, keys.count()),
        ChunkSummary.of(bucket.range(), keys, records, content));
  }

  /**
   * Writes the records of a chunk into a store, or reads what they are where they are there.
   *
   * @param bucket which chunk it is
   * @param name what it is called with records
   * @param make evaluates it
   * @param worked hears how many positions were worked on
   */
  public ChunkSummary evaluate(
      ChunkStore store, Bucket bucket, String name, Supplier<Evaluated> make, LongConsumer worked) {
    if (store.has(name)) {
      return summary(bucket, store.read(name));
    }
    Evaluated made = make.get();
    store.write(name, made.chunk());
    worked.accept(made.summary().positions());
    return made.summary();
  }

  /**
   * Merges keys, each once, into a store: a chunk for each range that has some and is not there.
   * One chunk and {@link #together} keys are in memory at a time.
   *
   * @param names what the merged chunks are called
   * @param ranges where they begin
   * @param buckets the ranges that the keys are of
   * @param chunks of keys in any order; not asked where all is there
   * @param aside names a new file for what has no room in memory
   */
  public void merge(
      ChunkStore store,
      ChunkNames names,
      Ranges ranges,
      List<Bucket> buckets,
      Iterator<byte[]> chunks,
      Supplier<Path> aside) {
    if (buckets.stream().allMatch(bucket -> store.has(names.of(bucket)))) {
      return;
    }
    try (KeyMerge merge = new KeyMerge(play.words(), sort, together(), RUNS, aside)) {
      while (chunks.hasNext()) {
        merge.add(Chunk.of(chunks.next()));
      }
      ChunkCutter cutter = new ChunkCutter(store, names, ranges, buckets.get(0).layer());
      merge.each(cutter);
      cutter.write();
    }
  }

  /** Cuts ascending keys into the chunks of their ranges. */
  private final class ChunkCutter implements KeyMerge.Sink {
    private final ChunkStore store;
    private final ChunkNames names;
    private final Ranges ranges;
    private final long layer;
    private final KeyArray keys = new KeyArray(play.words());
    private int range;

    ChunkCutter(ChunkStore store, ChunkNames names, Ranges ranges, long layer) {
      this.store = store;
      this.names = names;
      this.ranges = ranges;
      this.layer = layer;
    }

    @Override
    public void keys(KeyArray sorted, int from, int to) {
      int at = from;
      while (at < to) {
        int end = end(sorted, at, to);
        if (end == at) {
          write();
          range = ranges.range(layer, sorted.keys(), at * sorted.words());
          end = end(sorted, at, to);
        }
        keys.add(sorted, at, end);
        at = end;
      }
    }

    /** The end of the keys of the range; stretches are short, and usually all is of the range. */
    private int end(KeyArray sorted, int at, int to) {
      return ranges.isBelowEnd(layer, range, sorted, to - 1)
          ? to
          : Math.max(at, Math.min(to, ranges.end(layer, range, sorted)));
    }

    /** Writes the keys of the range that ends. */
    void write() {
      String name = names.of(new Bucket(layer, range));
      if (keys.count() > 0 && !store.has(name)) {
        store.write(name, new ChunkWriter(play.words(), 0, true).write(keys));
      }
      keys.clear();
    }
  }

  /**
   * Those keys of a chunk that other chunks of the layer do not have. Besides it one chunk is in
   * memory at a time.
   *
   * @param layer of all of them
   * @param keys a chunk of keys
   * @param known what is left out
   * @return a chunk; empty where nothing is left
   */
  Optional<byte[]> without(ChunkStore store, long layer, byte[] keys, List<KnownChunks> known) {
    KeyArray left = Chunk.of(keys).keys();
    for (KnownChunks each : known) {
      if (left.count() == 0) {
        return Optional.empty();
      }
      int last = each.ranges().range(layer, left.keys(), (left.count() - 1) * play.words());
      int range = each.ranges().range(layer, left.keys(), 0);
      for (; range <= last && left.count() > 0; range++) {
        String name = each.names().of(new Bucket(layer, range));
        if (store.has(name)) {
          left.remove(Chunk.of(store.read(name)).keys());
        }
      }
    }
    return left.count() == 0
        ? Optional.empty()
        : Optional.of(new ChunkWriter(play.words(), 0, true).write(left));
  }

  /** A chunk after a pass, and how many of its records the pass has changed. */
  record Passed(byte[] chunk, int changed) {}

  /**
   * A pass over a chunk of a layer in which plays may return.
   *
   * @param layer of the chunk
   * @param before the chunk after the pass before; before the first one a chunk of keys
   * @param pass the number of this pass, from 1
   * @param lookup finds the records after the pass before, and those of later layers
   * @param worked hears how many positions were looked at
   */
  Passed pass(long layer, byte[] before, int pass, Lookup lookup, LongConsumer worked) {
    Chunk chunk = Chunk.of(before);
    KeyArray keys = new KeyArray(play.words(), chunk.count());
    RecordArray old = new RecordArray(chunk.count());
    chunk.all(keys, old);
    if (chunk.recordBytes() == 0) {
      old.add(Starters.UNDECIDED, keys.count());
    }
    PassEvaluation evaluation = new PassEvaluation(play, sort, lookup, pass);
    RecordArray records = evaluation.records(layer, keys, old);
    worked.accept(evaluation.looked());
    byte[] made =
        new ChunkWriter(play.words(), content.bytes(), false).write(keys, records, 0, keys.count());
    return new Passed(made, records.differing(old));
  }

  /** How many records two chunks with the same keys have that differ. */
  int changed(byte[] before, byte[] after) {
    RecordArray old = new RecordArray(0);
    RecordArray records = new RecordArray(0);
    Chunk.of(before).all(new KeyArray(play.words()), old);
    Chunk.of(after).all(new KeyArray(play.words()), records);
    if (old.count() == 0) {
      old.add(Starters.UNDECIDED, records.count());
    }
    return records.differing(old);
  }

  /** A chunk after the last pass, with what nobody can force. */
  Evaluated last(Bucket bucket, byte[] passed) {
    Chunk chunk = Chunk.of(passed);
    KeyArray keys = new KeyArray(play.words(), chunk.count());
    RecordArray found = new RecordArray(chunk.count());
    chunk.all(keys, found);
    int open = Starters.open(play.endless().orElseThrow());
    RecordArray records = new RecordArray(chunk.count());
    for (int i = 0; i < keys.count(); i++) {
      records.add(Starters.closed(found.get(i), open));
    }
    return new Evaluated(
        new ChunkWriter(play.words(), content.bytes(), true).write(keys, records, 0, keys.count()),
        ChunkSummary.of(bucket.range(), keys, records, content));
  }

  /** What a chunk with records has that was made before. */
  private ChunkSummary summary(Bucket bucket, byte[] made) {
    Chunk chunk = Chunk.of(made);
    KeyArray keys = new KeyArray(play.words(), chunk.count());
    RecordArray records = new RecordArray(chunk.count());
    chunk.all(keys, records);
    return ChunkSummary.of(bucket.range(), keys, records, content);
  }
}
