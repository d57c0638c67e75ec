package org.farstar.spark.solve;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.farstar.engine.solve.Bucket;

/**
 * A chunk on its way through a shuffle.
 *
 * @param bucket the range that its keys belong to
 * @param source the number of the chunk that asked for it or that it was made from
 * @param chunk the keys, with records or without
 */
record Frame(Bucket bucket, int source, byte[] chunk) {
  private static final int HEAD = Long.BYTES + 2 * Integer.BYTES;

  /** As bytes: layer, range and source, big-endian, then the chunk. */
  byte[] write() {
    return ByteBuffer.allocate(HEAD + chunk.length)
        .putLong(bucket.layer())
        .putInt(bucket.range())
        .putInt(source)
        .put(chunk)
        .array();
  }

  /** Reads what {@link #write} wrote. */
  static Frame read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    Bucket bucket = new Bucket(in.getLong(), in.getInt());
    return new Frame(bucket, in.getInt(), Arrays.copyOfRange(bytes, HEAD, bytes.length));
  }
}
