package org.farstar.engine.solve;

import java.util.ArrayList;
import java.util.List;

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
 * What {@link #merge} with {@code kept} and {@link #evaluate} return is kept in the folder; all
 * else is only handed on.
 */
public final class ChunkWork {
  /** One of this many positions is asked for its options by {@link #sample}. */
  public static final int SAMPLED = 128;

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

  /**
   * The options of every {@value #SAMPLED}th position, by layer, in range 0.
   *
   * @param layer of the chunk
   * @param keys a chunk of keys
   */
  public List<Piece> sample(long layer, byte[] keys) {
    KeyArray sampled = new KeyArray(play.words());
    KeyArray all = Chunk.of(keys).keys();
    for (int i = 0; i < all.count(); i += SAMPLED) {
      sampled.add(all.keys(), i * play.words());
    }
    return new Expansion(play, sort, new Ranges(play.words())).pieces(layer, sampled);
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
   * All keys of some chunks, each once. The order of the chunks does not matter.
   *
   * @param chunks of keys of one bucket
   * @param kept whether the result is kept, and so packed
   */
  public byte[] merge(List<byte[]> chunks, boolean kept) {
    int most = chunks.stream().mapToInt(chunk -> Chunk.of(chunk).count()).sum();
    KeyArray all = new KeyArray(play.words(), most);
    for (byte[] chunk : chunks) {
      Chunk.of(chunk).all(all, new RecordArray(0));
    }
    all.sortDistinct(sort);
    return new ChunkWriter(play.words(), 0, kept).write(all);
  }

  /**
   * The keys whose records are wanted to evaluate a chunk: as {@link #expand}, with the ranges of
   * the chunks that later layers are kept in.
   */
  public List<Piece> ask(long layer, byte[] keys, Ranges ranges) {
    return expand(layer, keys, ranges);
  }

  /**
   * The wanted keys with their records.
   *
   * @param records the records of a bucket
   * @param wanted keys, all of this bucket
   * @throws SolveException if a key has no record: the folder does not belong to the task
   */
  public byte[] answer(byte[] records, byte[] wanted) {
    KeyArray keys = Chunk.of(wanted).keys();
    RecordArray found = new RecordArray(keys.count());
    Answers.of(play, Chunk.of(records)).find(keys.keys(), keys.count(), play.words(), found);
    return new ChunkWriter(play.words(), content.bytes(), false)
        .write(keys, found, 0, keys.count());
  }

  /**
   * The records of a chunk.
   *
   * @param layer of the chunk
   * @param keys a chunk of keys
   * @param answers to all that {@link #ask} wanted, in any order, each with the bucket it came from
   */
  public byte[] evaluate(long layer, byte[] keys, List<Piece> answers) {
    return evaluate(layer, keys, new AnsweredKeys(play, answers));
  }

  /** The same with the records looked up where they are. */
  public byte[] evaluate(long layer, byte[] keys, Lookup lookup) {
    return new Evaluation(play, content, sort, lookup).records(layer, Chunk.of(keys).keys());
  }
}
