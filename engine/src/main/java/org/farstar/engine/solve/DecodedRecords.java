package org.farstar.engine.solve;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Looks records up in chunks that are there. Decoded chunks are kept up to a limit, those used
 * last; a chunk too large for it is read block by block. For threads.
 */
public final class DecodedRecords implements Lookup {
  private final KeyPlay play;
  private final Ranges ranges;
  private final Function<Bucket, String> names;
  private final ChunkStore store;
  private final long mostBytes;
  private final Map<Bucket, Decoded> kept = new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  private record Decoded(KeyArray keys, RecordArray records) {
    long bytes() {
      return (long) keys.count() * (Long.BYTES * keys.words() + records.bytesEach());
    }
  }

  /**
   * @param play the game
   * @param names what the chunks are called
   * @param ranges where they begin
   * @param store where they are
   * @param mostBytes how much decoded chunks may take together
   */
  public DecodedRecords(
      KeyPlay play,
      Function<Bucket, String> names,
      Ranges ranges,
      ChunkStore store,
      long mostBytes) {
    this.play = play;
    this.ranges = ranges;
    this.names = names;
    this.store = store;
    this.mostBytes = mostBytes;
  }

  @Override
  public void find(long layer, long[] keys, int count, int stride, RecordArray found) {
    int at = 0;
    while (at < count) {
      int range = ranges.range(layer, keys, at * stride);
      int end = end(layer, range, keys, at, count, stride);
      Bucket bucket = new Bucket(layer, range);
      Decoded chunk = get(bucket);
      if (chunk == null) {
        chunk = decode(bucket, keys, at, end, stride, found);
      }
      if (chunk != null) {
        Answers.find(play, chunk.keys, chunk.records, keys, at, end, stride, found);
      }
      at = end;
    }
  }

  /** The number of the first key beyond a range. */
  private int end(long layer, int range, long[] keys, int from, int count, int stride) {
    int low = from;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ranges.range(layer, keys, middle * stride) <= range) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private synchronized Decoded get(Bucket bucket) {
    return kept.get(bucket);
  }

  /** Decodes a chunk and keeps it; or finds the records without, and returns null. */
  private Decoded decode(
      Bucket bucket, long[] keys, int from, int end, int stride, RecordArray found) {
    Chunk chunk = Chunk.of(store.read(names.apply(bucket)));
    int recordBytes = Math.max(Character.BYTES, chunk.recordBytes());
    long size = (long) chunk.count() * (Long.BYTES * chunk.words() + recordBytes);
    if (size > mostBytes / 2) {
      Answers answers = Answers.of(play, chunk);
      for (int i = from; i < end; i++) {
        found.add(answers.find(keys, i * stride));
      }
      return null;
    }
    Decoded decoded =
        new Decoded(new KeyArray(chunk.words(), chunk.count()), new RecordArray(chunk.count()));
    chunk.all(decoded.keys, decoded.records);
    keep(bucket, decoded);
    return decoded;
  }

  private synchronized void keep(Bucket bucket, Decoded decoded) {
    if (kept.put(bucket, decoded) == null) {
      bytes += decoded.bytes();
    }
    var oldest = kept.entrySet().iterator();
    while (bytes > mostBytes && oldest.hasNext()) {
      bytes -= oldest.next().getValue().bytes();
      oldest.remove();
    }
  }
}
