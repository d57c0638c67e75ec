package org.farstar.verify.solved;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
  private final ByteBuffer bytes;
  private final int words;
  private final int recordBytes;
  private final boolean deflated;
  private final int keys;
  private final int blockKeys;
  private final int body;

  /** The keys of a block, word by word, and a record for each. */
  record Block(long[] keys, char[] records) {}

  private BlockFile(String name, ByteBuffer bytes) {
    this.name = name;
    this.bytes = bytes;
    if (bytes.limit() < HEAD || bytes.getInt(0) != 0x46534331) {
      throw refused("is no file of keys, or is cut off");
    }
    this.words = bytes.get(4);
    this.recordBytes = bytes.get(5);
    this.deflated = bytes.get(6) == 1;
    this.keys = bytes.getInt(8);
    this.blockKeys = bytes.getInt(12);
    boolean blocks = blockKeys > 0 && blockKeys <= MOST_KEYS && bytes.getInt(16) >= 0;
    if (words < 1 || keys < 1 || !blocks || recordBytes < 1 || recordBytes > 2) {
      throw refused("has a head that cannot be");
    }
    long end = HEAD + (long) blocks() * (8L * words + 8);
    this.body = (int) end + 4;
    if (end + 4 + bytes.getInt(16) != bytes.limit()) {
      throw refused("is cut off, or has too many bytes");
    }
    if (sum(0, (int) end) != bytes.getInt((int) end)) {
      throw refused("was changed in its head");
    }
  }

  /** Opens a file. */
  static BlockFile open(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new BlockFile(
          file.toString(), channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
    } catch (IOException | IllegalArgumentException e) {
      throw RefusedException.whole("cannot read '" + file + "': " + e.getMessage());
    }
  }

  private RefusedException refused(String what) {
    return RefusedException.whole("'" + name + "' " + what);
  }

  private int sum(int from, int to) {
    CRC32C sum = new CRC32C();
    sum.update(bytes.duplicate().position(from).limit(to));
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

  /** The first key of a block. */
  long[] first(int block) {
    long[] first = new long[words];
    for (int i = 0; i < words; i++) {
      first[i] = bytes.getLong(HEAD + block * (8 * words + 8) + 8 * i);
    }
    return first;
  }

  /** Reads a block. */
  Block block(int block) {
    int entry = HEAD + block * (8 * words + 8) + 8 * words;
    int from = bytes.getInt(entry);
    int to = block + 1 < blocks() ? bytes.getInt(entry + 8 * words + 8) : bytes.limit() - body;
    if (from < 0 || to < from || body + (long) to > bytes.limit()) {
      throw refused("has a head that cannot be");
    }
    if (sum(body + from, body + to) != bytes.getInt(entry + 4)) {
      throw refused("was changed in block " + block);
    }
    int count = Math.min(blockKeys, keys - block * blockKeys);
    ByteBuffer rest = bytes.duplicate().position(body + from).limit(body + to);
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
      char[] records = new char[count];
      for (int i = 0; i < recordBytes * count; i++) {
        records[i % count] |= (char) ((planes.get() & 0xff) << 8 * (i / count));
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
