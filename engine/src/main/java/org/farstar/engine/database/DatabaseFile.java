package org.farstar.engine.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * A database that is mapped into memory: from keys, which are regions turned into one position, to
 * numbers of values, and from those to what is written of the values.
 *
 * <pre>
 *   header        {@link DatabaseHeader}
 *   body          the keys of each section in increasing order, each with an int beside it;
 *                 for each value a long, where it ends after the begin of the values;
 *                 the values, see {@link StoredForms}
 *   32 bytes      for each 4,096 bytes of the body: their SHA-256
 *   32 bytes      the SHA-256 of the header and of all those checksums
 * </pre>
 *
 * <p>Opening a file checks its length, the header and the list of checksums. Every block of the
 * body is checked when it is first read. So nothing is used that was not checked, and opening a
 * file of gigabytes takes a few milliseconds.
 *
 * <p>Safe for threads. A look-up is a binary search.
 */
public final class DatabaseFile {
  /** How much is mapped at a time; what is mapped overlaps, so that no value is in two pieces. */
  private static final int PIECE = 1 << 30;

  private final DatabaseHeader header;
  private final MappedByteBuffer[] pieces;
  private final byte[] checksums;
  private final boolean[] checked;

  /** Where the keys of each section begin, and where the last ones end. */
  private final long[] starts;

  private DatabaseFile(DatabaseHeader header, MappedByteBuffer[] pieces, byte[] checksums) {
    this.header = header;
    this.pieces = pieces;
    this.checksums = checksums;
    this.checked = new boolean[header.blocks()];
    this.starts = new long[header.sections().size() + 1];
    for (int i = 0; i < header.sections().size(); i++) {
      starts[i + 1] = starts[i] + header.sections().get(i).count();
    }
  }

  /**
   * Opens a database.
   *
   * @param owner whose values are wanted
   * @throws DatabaseException if the file is no database, of another game or version, cut off or
   *     changed
   * @throws IOException where it cannot be read
   */
  public static DatabaseFile open(Path file, DatabaseOwner owner) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long size = channel.size();
      int length = DatabaseHeader.length(bytes(channel, 0, DatabaseHeader.FIRST_BYTES));
      ByteBuffer head = bytes(channel, 0, length);
      if (head.remaining() < length) {
        throw new DatabaseException("it is cut off");
      }
      DatabaseHeader header = header(head);
      if (!header.owner().equals(owner)) {
        throw new DatabaseException(owner.refusal(header.owner()));
      }
      if (size != header.fileBytes()) {
        boolean less = size < header.fileBytes();
        throw new DatabaseException(less ? "it is cut off" : "it continues after its end");
      }
      byte[] checksums = checksums(channel, head.array(), header);
      MappedByteBuffer[] pieces = new MappedByteBuffer[(int) (header.body() / PIECE) + 1];
      for (int i = 0; i < pieces.length; i++) {
        long from = (long) i * PIECE;
        long to = Math.min(header.body(), from + PIECE + DatabaseHeader.BLOCK);
        pieces[i] = channel.map(FileChannel.MapMode.READ_ONLY, length + from, to - from);
      }
      return new DatabaseFile(header, pieces, checksums);
    }
  }

  /** What was changed is found when the checksum is compared; here it may only not make sense. */
  private static DatabaseHeader header(ByteBuffer head) {
    try {
      DatabaseHeader header = DatabaseHeader.read(head);
      if (header.body() < 0 || header.blocks() < 0 || header.words() < 1 || header.words() > 2) {
        throw new DatabaseException("it was changed after it was written");
      }
      return header;
    } catch (RuntimeException e) {
      throw e instanceof DatabaseException
          ? e
          : new DatabaseException("it was changed after it was written", e);
    }
  }

  private static byte[] checksums(FileChannel channel, byte[] head, DatabaseHeader header)
      throws IOException {
    int all = header.blocks() * DatabaseHeader.CHECKSUM;
    byte[] end = bytes(channel, head.length + header.body(), all + DatabaseHeader.CHECKSUM).array();
    byte[] checksums = Arrays.copyOf(end, all);
    byte[] sum = Arrays.copyOfRange(end, all, end.length);
    if (!Arrays.equals(sum, Checksum.of(head, checksums))) {
      throw new DatabaseException("it was changed after it was written: its checksum is another");
    }
    return checksums;
  }

  /** Up to this many bytes, fewer where the file ends. */
  private static ByteBuffer bytes(FileChannel channel, long from, int most) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(most);
    while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
      continue;
    }
    return bytes.flip();
  }

  /** How many cells the largest regions have. */
  public int cells() {
    return header.cells();
  }

  /** How many longs a key has. */
  public int words() {
    return header.words();
  }

  /** How many regions there are. */
  public long regions() {
    return header.records();
  }

  /** How many different values are written out. */
  public int values() {
    return header.values();
  }

  /** How long the file is. */
  public long bytes() {
    return header.fileBytes();
  }

  /** What is next to a key, -1 where there is no such key. */
  public int find(int section, long first, long second) {
    int index = 0;
    while (index < starts.length - 1 && header.sections().get(index).name() != section) {
      index++;
    }
    if (index == starts.length - 1) {
      return -1;
    }
    long low = starts[index];
    long high = starts[index + 1] - 1;
    int bytes = header.recordBytes();
    boolean wide = header.words() == 2;
    while (low <= high) {
      long middle = low + high >>> 1;
      long at = middle * bytes;
      int order = Long.compareUnsigned(getLong(at), first);
      if (order == 0 && wide) {
        order = Long.compareUnsigned(getLong(at + Long.BYTES), second);
      }
      if (order == 0) {
        return getInt(at + bytes - Integer.BYTES);
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /**
   * What is written of a value.
   *
   * @param value its number, from 0
   */
  public ByteBuffer value(int value) {
    long ends = header.records() * header.recordBytes();
    long begin = ends + (long) header.values() * Long.BYTES;
    long from = value == 0 ? 0 : getLong(ends + (value - 1L) * Long.BYTES);
    long to = getLong(ends + (long) value * Long.BYTES);
    byte[] bytes = new byte[Math.toIntExact(to - from)];
    for (int i = 0; i < bytes.length; i++) {
      long at = begin + from + i;
      check(at);
      bytes[i] = piece(at).get(place(at));
    }
    return ByteBuffer.wrap(bytes);
  }

  private MappedByteBuffer piece(long at) {
    return pieces[(int) (at / PIECE)];
  }

  private static int place(long at) {
    return (int) (at % PIECE);
  }

  private long getLong(long at) {
    check(at);
    check(at + Long.BYTES - 1);
    return piece(at).getLong(place(at));
  }

  private int getInt(long at) {
    check(at);
    check(at + Integer.BYTES - 1);
    return piece(at).getInt(place(at));
  }

  /** Makes sure that the block of a byte is what was written. Threads may check it twice. */
  private void check(long at) {
    int block = (int) (at / DatabaseHeader.BLOCK);
    if (checked[block]) {
      return;
    }
    long from = (long) block * DatabaseHeader.BLOCK;
    byte[] bytes = new byte[(int) Math.min(DatabaseHeader.BLOCK, header.body() - from)];
    piece(from).duplicate().position(place(from)).get(bytes);
    int of = block * DatabaseHeader.CHECKSUM;
    byte[] sum = Arrays.copyOfRange(checksums, of, of + DatabaseHeader.CHECKSUM);
    if (!Arrays.equals(sum, Checksum.of(bytes))) {
      throw new DatabaseException("it was changed after it was written: its checksum is another");
    }
    checked[block] = true;
  }
}
