package org.farstar.engine.solve;

/** Finds the records of ascending keys in one chunk, whose blocks are read once, as needed. */
final class Answers {
  private final KeyPlay play;
  private final Chunk chunk;
  private final KeyArray keys;
  private final RecordArray records;
  private final long[] next;
  private int block = -1;
  private int at;

  private Answers(KeyPlay play, Chunk chunk) {
    this.play = play;
    this.chunk = chunk;
    this.keys = new KeyArray(chunk.words(), ChunkWriter.BLOCK);
    this.records = new RecordArray(ChunkWriter.BLOCK);
    this.next = new long[chunk.words()];
  }

  static Answers of(KeyPlay play, Chunk chunk) {
    return new Answers(play, chunk);
  }

  /**
   * Finds records.
   *
   * @param wanted ascending keys
   * @param count how many
   * @param stride how many words lie between the beginnings of two keys
   * @param found receives their records
   */
  void find(long[] wanted, int count, int stride, RecordArray found) {
    for (int i = 0; i < count; i++) {
      found.add(find(wanted, i * stride));
    }
  }

  /** The record of a key that is no smaller than the one asked for before. */
  int find(long[] wanted, int place) {
    int words = chunk.words();
    if (block < 0 || (block + 1 < chunk.blocks() && beyond(wanted, place))) {
      block = chunk.find(wanted, place);
      if (block < 0) {
        throw missing(play, wanted, place);
      }
      keys.clear();
      records.clear();
      chunk.block(block, keys, records);
      if (block + 1 < chunk.blocks()) {
        chunk.first(block + 1, next, 0);
      }
      at = 0;
    }
    at = gallop(keys, at, wanted, place);
    if (at == keys.count() || KeySort.compare(keys.keys(), at * words, wanted, place, words) != 0) {
      throw missing(play, wanted, place);
    }
    return records.get(at);
  }

  private boolean beyond(long[] wanted, int place) {
    return KeySort.compare(next, 0, wanted, place, chunk.words()) <= 0;
  }

  /** The first key from a place on that is at least as large: by steps that double. */
  static int gallop(KeyArray keys, int from, long[] wanted, int place) {
    int words = keys.words();
    long[] all = keys.keys();
    int step = 1;
    int low = from;
    int high = from;
    while (high < keys.count() && KeySort.compare(all, high * words, wanted, place, words) < 0) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, keys.count());
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (KeySort.compare(all, middle * words, wanted, place, words) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Finds the records of ascending keys among those of a whole chunk.
   *
   * @param there the keys of the chunk
   * @param records and their records
   * @param from the number of the first key that is looked for
   * @param end the number of the one behind the last
   */
  static void find(
      KeyPlay play,
      KeyArray there,
      RecordArray records,
      long[] wanted,
      int from,
      int end,
      int stride,
      RecordArray found) {
    int words = play.words();
    int at = 0;
    for (int i = from; i < end; i++) {
      at = gallop(there, at, wanted, i * stride);
      if (at == there.count()
          || KeySort.compare(there.keys(), at * words, wanted, i * stride, words) != 0) {
        throw missing(play, wanted, i * stride);
      }
      found.add(records.get(at));
    }
  }

  static SolveException missing(KeyPlay play, long[] wanted, int place) {
    return new SolveException(
        "an option has no record: " + play.describe(wanted, place) + "; the folder is incomplete");
  }
}
