package org.farstar.engine.solve;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;

/**
 * Writes {@linkplain Chunk chunks}: the same keys and records give the same bytes. Not for threads.
 */
final class ChunkWriter {
  /** So many keys have an entry in the head of a chunk, and are read together. */
  static final int BLOCK = 1 << 13;

  private static final int SEVEN = 7;
  private static final int MORE = 0x80;

  private final int words;
  private final int recordBytes;
  private final boolean packed;
  private byte[] body = new byte[1 << 12];
  private int length;
  private byte[] raw = new byte[1 << 12];
  private int rawLength;

  /**
   * @param words how many words a key has
   * @param recordBytes how many bytes a record has, 0 for keys alone
   * @param packed whether blocks are deflated: what is kept is, what is only handed on is not
   */
  ChunkWriter(int words, int recordBytes, boolean packed) {
    this.words = words;
    this.recordBytes = recordBytes;
    this.packed = packed;
  }

  /** All of these keys, without records. */
  byte[] write(KeyArray keys) {
    return write(keys, null, 0, keys.count());
  }

  /**
   * Some of these keys, with their records where this writer has records.
   *
   * @param from the number of the first
   * @param to the number of the one behind the last
   */
  byte[] write(KeyArray keys, RecordArray records, int from, int to) {
    int count = to - from;
    int blocks = (count + BLOCK - 1) / BLOCK;
    int entry = Long.BYTES * words + Chunk.ENTRY;
    ByteBuffer head = ByteBuffer.allocate(Chunk.HEAD + blocks * entry + Integer.BYTES);
    head.position(Chunk.HEAD);
    length = 0;
    for (int block = 0; block < blocks; block++) {
      int first = from + block * BLOCK;
      int begin = length;
      block(keys, records, first, Math.min(to, first + BLOCK));
      for (int i = 0; i < words; i++) {
        head.putLong(keys.keys()[first * words + i]);
      }
      head.putInt(begin);
      head.putInt(checksum(body, begin, length));
    }
    head.putInt(0, Chunk.MAGIC).put(4, (byte) words).put(5, (byte) recordBytes);
    head.put(6, (byte) (packed ? 1 : 0)).putInt(8, count).putInt(12, BLOCK).putInt(16, length);
    int end = head.position();
    head.putInt(checksum(head.array(), 0, end));
    byte[] chunk = Arrays.copyOf(head.array(), head.capacity() + length);
    System.arraycopy(body, 0, chunk, head.capacity(), length);
    return chunk;
  }

  private static int checksum(byte[] bytes, int from, int to) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, to - from);
    return (int) sum.getValue();
  }

  private void block(KeyArray keys, RecordArray records, int from, int to) {
    rawLength = 0;
    long[] all = keys.keys();
    for (int i = from + 1; i < to; i++) {
      if (words == 1) {
        delta(all[i] - all[i - 1]);
      } else {
        delta(all, (i - 1) * words, i * words);
      }
    }
    stretch(raw, rawLength);
    byte[] planes = recordBytes == 0 ? new byte[0] : records.planes(from, to, recordBytes);
    stretch(planes, planes.length);
  }

  private void put(int value) {
    if (rawLength == raw.length) {
      raw = Arrays.copyOf(raw, 2 * raw.length);
    }
    raw[rawLength++] = (byte) value;
  }

  private void delta(long more) {
    long rest = more;
    while (rest >= MORE) {
      put((int) rest | MORE);
      rest >>>= SEVEN;
    }
    put((int) rest);
  }

  /** The difference of two keys of several words of 63 bits, nine times seven bits a word. */
  private void delta(long[] all, int before, int after) {
    long[] more = new long[words];
    long borrow = 0;
    int most = words - 1;
    for (int word = words - 1; word >= 0; word--) {
      long difference = all[after + word] - all[before + word] - borrow;
      more[word] = difference & Long.MAX_VALUE;
      borrow = difference >>> 63;
      if (more[word] != 0) {
        most = word;
      }
    }
    for (int word = words - 1; word > most; word--) {
      for (int shift = 0; shift < 63; shift += SEVEN) {
        put((int) (more[word] >>> shift) | MORE);
      }
    }
    delta(more[most]);
  }

  /** Puts a stretch behind its length, deflated where blocks are. */
  private void stretch(byte[] from, int size) {
    int place = length;
    room(Integer.BYTES + size + size / 100 + 64);
    length += Integer.BYTES;
    if (packed) {
      Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
      deflater.setInput(from, 0, size);
      deflater.finish();
      while (!deflater.finished()) {
        length += deflater.deflate(body, length, body.length - length);
        room(64);
      }
      deflater.end();
    } else {
      System.arraycopy(from, 0, body, length, size);
      length += size;
    }
    ByteBuffer.wrap(body).putInt(place, length - place - Integer.BYTES);
  }

  private void room(int more) {
    if (length + more > body.length) {
      body = Arrays.copyOf(body, Math.max(2 * body.length, length + more));
    }
  }
}
