package org.farstar.engine.solve;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Sorted keys, with a record each or without, as bytes. Keys are distinct and ascending; all
 * numbers are big-endian.
 *
 * <pre>
 *   "FSC1"                 4 bytes
 *   words of a key         1 byte
 *   bytes of a record      1 byte, 0 where there are keys alone
 *   packed                 1 byte, 1 where the blocks are deflated
 *   0                      1 byte
 *   keys                   4 bytes, how many
 *   keys of a block        4 bytes; the last block may have fewer
 *   bytes of the blocks    4 bytes, of all together
 *   for each block         its first key, 8 bytes a word; where it begins among the blocks, 4 bytes;
 *                          its CRC-32C, 4 bytes
 *   CRC-32C of all so far  4 bytes
 *   the blocks
 * </pre>
 *
 * <p>A block has two stretches, each preceded by its length in 4 bytes. The first has, from the
 * second key on, what each key is more than the one before: seven bits a byte from the least on,
 * the eighth bit set where more bytes follow. The other has of all records of the block the least
 * byte, then of all of them the next. Where the chunk is packed each stretch is deflated.
 *
 * <p>This class reads; {@link ChunkWriter} writes. Reading does not change it, but the bytes are
 * read in place, so that they may be a mapped file.
 */
public final class Chunk {
  /** What a chunk begins with, and the number of this format with it. */
  static final int MAGIC = 0x46534331;

  /** The bytes of the head before the blocks are told. */
  static final int HEAD = 20;

  /** The bytes that tell of a block, besides its first key. */
  static final int ENTRY = 8;

  private static final int SEVEN = 0x7f;

  private final ByteBuffer bytes;
  private final int words;
  private final int recordBytes;
  private final boolean packed;
  private final int count;
  private final int blockKeys;
  private final int blocks;
  private final int length;
  private final int body;
  private final Need need;

  /** Hears which bytes are about to be read, where they are brought only then. */
  @FunctionalInterface
  interface Need {
    /** The bytes from one place up to another, of the whole chunk, are read next. */
    void bytes(int from, int to);
  }

  /**
   * Reads the head of a chunk.
   *
   * @param bytes the chunk, from the first to the last byte of the buffer
   * @throws SolveException if it is not one, is cut off or was changed
   */
  public Chunk(ByteBuffer bytes) {
    this(bytes, (from, to) -> {});
  }

  /**
   * Reads the head of a chunk whose blocks may be brought later.
   *
   * @param bytes the chunk; {@link #headBytes} of them are there
   * @param need brings others
   */
  Chunk(ByteBuffer bytes, Need need) {
    this.need = need;
    this.bytes = bytes.duplicate();
    int all = bytes.limit();
    if (all < HEAD || bytes.getInt(0) != MAGIC) {
      throw new SolveException("this is no chunk of keys, or it is cut off");
    }
    this.words = bytes.get(4);
    this.recordBytes = bytes.get(5);
    this.packed = bytes.get(6) == 1;
    this.count = bytes.getInt(8);
    this.blockKeys = bytes.getInt(12);
    this.length = bytes.getInt(16);
    boolean sound = words > 0 && count >= 0 && blockKeys > 0 && length >= 0;
    this.blocks = sound ? (int) ((count + (long) blockKeys - 1) / blockKeys) : 0;
    long end = HEAD + (long) blocks * entry();
    this.body = (int) end + 4;
    if (!sound || end + 4 + length != all) {
      throw new SolveException("a chunk of keys is cut off or was changed");
    }
    if (bytes.getInt((int) end) != checksum(0, (int) end)) {
      throw new SolveException("the head of a chunk of keys was changed");
    }
  }

  /** How many bytes the head of a chunk has, by its first {@link #HEAD}; 0 if they are no head. */
  static int headBytes(ByteBuffer bytes) {
    if (bytes.limit() < HEAD || bytes.getInt(0) != MAGIC) {
      return 0;
    }
    long keys = bytes.getInt(8);
    long blockKeys = bytes.getInt(12);
    if (keys < 0 || blockKeys <= 0 || bytes.get(4) <= 0) {
      return 0;
    }
    long blocks = (keys + blockKeys - 1) / blockKeys;
    return (int) Math.min(bytes.limit(), HEAD + blocks * (Long.BYTES * bytes.get(4) + ENTRY) + 4);
  }

  /** The digest of an array. */
  public static Chunk of(byte[] bytes) {
    return new Chunk(ByteBuffer.wrap(bytes));
  }

  private int checksum(int from, int to) {
    CRC32C sum = new CRC32C();
    sum.update(bytes.duplicate().position(from).limit(to));
    return (int) sum.getValue();
  }

  private int entry() {
    return Long.BYTES * words + ENTRY;
  }

  /** How many words a key has. */
  public int words() {
    return words;
  }

  /** How many bytes a record has, 0 where there are keys alone. */
  public int recordBytes() {
    return recordBytes;
  }

  /** How many keys there are. */
  public int count() {
    return count;
  }

  /** How many blocks there are. */
  public int blocks() {
    return blocks;
  }

  /** How many keys a block has. */
  public int count(int block) {
    return Math.min(blockKeys, count - block * blockKeys);
  }

  /** The first key of a block. */
  public void first(int block, long[] to, int at) {
    int place = HEAD + block * entry();
    for (int i = 0; i < words; i++) {
      to[at + i] = bytes.getLong(place + Long.BYTES * i);
    }
  }

  /**
   * The block that a key must be in.
   *
   * @return -1 if the key is below all keys of the chunk
   */
  public int find(long[] key, int at) {
    long[] first = new long[words];
    int low = 0;
    int high = blocks;
    while (low < high) {
      int middle = (low + high) >>> 1;
      first(middle, first, 0);
      if (KeySort.compare(first, 0, key, at, words) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }

  /**
   * Reads a block.
   *
   * @param keys receives its keys behind those it has
   * @param records receives its records at the same places; not asked if there are none
   * @throws SolveException if the block was changed
   */
  public void block(int block, KeyArray keys, RecordArray records) {
    int place = HEAD + block * entry() + Long.BYTES * words;
    int from = bytes.getInt(place);
    int to = block + 1 < blocks ? bytes.getInt(place + entry()) : length;
    if (from < 0 || to < from + 2 * Integer.BYTES || to > length) {
      throw changed(block);
    }
    need.bytes(body + from, body + to);
    if (checksum(body + from, body + to) != bytes.getInt(place + Integer.BYTES)) {
      throw changed(block);
    }
    int here = count(block);
    int most = here * (10 * words + 1);
    int keyBytes = bytes.getInt(body + from);
    int begin = body + from + Integer.BYTES;
    if (keyBytes < 0 || keyBytes > to - from - 2 * Integer.BYTES) {
      throw changed(block);
    }
    int next = begin + keyBytes;
    try {
      deltas(stretch(begin, keyBytes, most), block, here, keys);
      if (recordBytes > 0) {
        int size = bytes.getInt(next);
        records.addPlanes(
            stretch(next + Integer.BYTES, size, here * recordBytes), here, recordBytes);
      }
    } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
      throw changed(block);
    }
  }

  private SolveException changed(int block) {
    return new SolveException("block " + block + " of a chunk of keys was changed");
  }

  /** A stretch of the blocks as it was before it was deflated. */
  private byte[] stretch(int from, int size, int most) {
    byte[] raw = new byte[size];
    bytes.duplicate().position(from).get(raw);
    if (!packed) {
      return raw;
    }
    // With room for a byte too many there is no need to ask whether there is one.
    byte[] inflated = new byte[most + 1];
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(raw);
      if (inflater.inflate(inflated) > most) {
        throw new SolveException("a block of a chunk of keys is too long");
      }
      return inflated;
    } catch (DataFormatException e) {
      throw new SolveException("a block of a chunk of keys was changed", e);
    } finally {
      inflater.end();
    }
  }

  private void deltas(byte[] from, int block, int here, KeyArray keys) {
    long[] key = new long[words];
    first(block, key, 0);
    keys.add(key, 0);
    int at = 0;
    for (int i = 1; i < here; i++) {
      if (words == 1) {
        long delta = 0;
        int shift = 0;
        byte next;
        do {
          next = from[at++];
          delta |= (long) (next & SEVEN) << shift;
          shift += 7;
        } while (next < 0);
        key[0] += delta;
      } else {
        at = add(from, at, key);
      }
      keys.add(key, 0);
    }
  }

  /** Adds a number to a key of several words of 63 bits. */
  private int add(byte[] from, int begin, long[] key) {
    int at = begin;
    int bit = 0;
    long[] delta = new long[words];
    byte next;
    do {
      next = from[at++];
      long seven = next & SEVEN;
      int word = words - 1 - bit / 63;
      delta[word] |= seven << bit % 63;
      bit += 7;
    } while (next < 0);
    long carry = 0;
    for (int word = words - 1; word >= 0; word--) {
      long sum = key[word] + delta[word] + carry;
      key[word] = sum & Long.MAX_VALUE;
      carry = sum >>> 63;
    }
    return at;
  }

  /** Reads all keys, and all records where there are some. */
  public void all(KeyArray keys, RecordArray records) {
    for (int block = 0; block < blocks; block++) {
      block(block, keys, records);
    }
  }

  /** The keys alone. */
  public KeyArray keys() {
    KeyArray keys = new KeyArray(words, count);
    all(keys, new RecordArray(recordBytes == 0 ? 0 : count));
    return keys;
  }
}
