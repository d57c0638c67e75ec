package org.farstar.verify.solved;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.farstar.verify.RefusedException;

/**
 * A file of sorted keys with their records, as {@code docs/guide/solve.md} describes it. A second
 * reader of the format, written for the checker.
 */
final class BlockFile {
  private static final int HEAD = 20;
  private static final int SEVEN = 7;

  /** Blocks of more keys than these are refused, since all keys of one are read at once. */
  private static final int MOST_KEYS = 1 << 16;

  private final String name;
  private final SolvedPlace.Bytes bytes;
  private final ByteBuffer head;
  private final int words;
  private final int recordBytes;
  private final boolean deflated;
  private final int keys;
  private final int blockKeys;
  private final int body;

  /** The keys of a block, word by word, and a record for each. */
  record Block(long[] keys, int[] records) {}

  /** Reads the head of a file. */
  BlockFile(String name, SolvedPlace.Bytes bytes) {
    this.name = name;
    this.bytes = bytes;
    ByteBuffer start = bytes.read(0, Math.min(HEAD, bytes.length()));
    if (start.limit() < HEAD || start.getInt(0) != 0x46534331) {
      throw refused("is no file of keys, or is cut off");
    }
    this.words = start.get(4);
    this.recordBytes = start.get(5);
    this.deflated = start.get(6) == 1;
    this.keys = start.getInt(8);
    this.blockKeys = start.getInt(12);
    boolean blocks = blockKeys > 0 && blockKeys <= MOST_KEYS && start.getInt(16) >= 0;
    if (words < 1
        || keys < 1
        || !blocks
        || (recordBytes != 1 && recordBytes != 2 && recordBytes != 4)) {
      throw refused("has a head that cannot be");
    }
    long end = HEAD + (long) blocks() * (8L * words + 8);
    if (end + 4 + start.getInt(16) != bytes.length()) {
      throw refused("is cut off, or has too many bytes");
    }
    this.body = (int) end + 4;
    this.head = bytes.read(0, body);
    if (sum(head.duplicate().limit((int) end)) != head.getInt((int) end)) {
      throw refused("was changed in its head");
    }
  }

  /** The same file, all of it read at once. */
  BlockFile whole() {
    ByteBuffer all = bytes.read(0, bytes.length());
    return new BlockFile(
        name,
        new SolvedPlace.Bytes() {
          @Override
          public int length() {
            return all.limit();
          }

          @Override
          public ByteBuffer read(int from, int to) {
            return all.slice(from, to - from);
          }
        });
  }

  /** A fault of this file. */
  RefusedException refused(String what) {
    return RefusedException.whole("'" + name + "' " + what);
  }

  private static int sum(ByteBuffer bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return (int) sum.getValue();
  }

  int words() {
    return words;
  }

  int keys() {
    return keys;
  }

  int blocks() {
    return (int) ((keys + (long) blockKeys - 1) / blockKeys);
  }

  /** How many keys a block has. */
  int keys(int block) {
    return Math.min(blockKeys, keys - block * blockKeys);
  }

  /** The first key of a block. */
  long[] first(int block) {
    long[] first = new long[words];
    for (int i = 0; i < words; i++) {
      first[i] = head.getLong(HEAD + block * (8 * words + 8) + 8 * i);
    }
    return first;
  }

  /** Reads a block. */
  Block block(int block) {
    int entry = HEAD + block * (8 * words + 8) + 8 * words;
    int from = head.getInt(entry);
    int most = bytes.length() - body;
    int to = block + 1 < blocks() ? head.getInt(entry + 8 * words + 8) : most;
    if (from < 0 || to < from || to > most) {
      throw refused("has a head that cannot be");
    }
    ByteBuffer rest = bytes.read(body + from, body + to);
    if (sum(rest.duplicate()) != head.getInt(entry + 4)) {
      throw refused("was changed in block " + block);
    }
    int count = keys(block);
    try {
      ByteBuffer deltas = stretch(rest, count * (9 * words + 1));
      ByteBuffer planes = stretch(rest, count * recordBytes);
      long[] read = new long[count * words];
      long[] key = first(block);
      System.arraycopy(key, 0, read, 0, words);
      for (int i = 1; i < count; i++) {
        add(deltas, key);
        System.arraycopy(key, 0, read, i * words, words);
      }
      int[] records = new int[count];
      for (int i = 0; i < recordBytes * count; i++) {
        records[i % count] |= (planes.get() & 0xff) << 8 * (i / count);
      }
      return new Block(read, records);
    } catch (BufferUnderflowException | IllegalArgumentException | DataFormatException e) {
      throw refused("cannot be read in block " + block);
    }
  }

  private ByteBuffer stretch(ByteBuffer rest, int most) throws DataFormatException {
    int length = rest.getInt();
    if (length < 0 || length > rest.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] raw = new byte[length];
    rest.get(raw);
    if (!deflated) {
      return ByteBuffer.wrap(raw);
    }
    byte[] inflated = new byte[most];
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(raw);
      return ByteBuffer.wrap(inflated, 0, inflater.inflate(inflated));
    } finally {
      inflater.end();
    }
  }

  /** Adds the next difference to a key of words of 63 bits, from the last word on. */
  private void add(ByteBuffer deltas, long[] key) {
    long carry = 0;
    boolean more = true;
    for (int word = words - 1; word >= 0 && (more || carry > 0); word--) {
      long delta = 0;
      for (int shift = 0; shift < 63 && more; shift += SEVEN) {
        byte next = deltas.get();
        delta |= (next & 0x7fL) << shift;
        more = next < 0;
      }
      long total = key[word] + delta + carry;
      key[word] = total & Long.MAX_VALUE;
      carry = total >>> 63;
    }
    if (more || carry > 0) {
      throw refused("has a key that is too large");
    }
  }
}
