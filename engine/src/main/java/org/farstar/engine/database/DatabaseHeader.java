package org.farstar.engine.database;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The beginning of a database. All numbers are big-endian:
 *
 * <pre>
 *   8 bytes       FARSTARD
 *   int           the form of the file, {@value #FORM}
 *   int           the length of the header in bytes, from the first to the last
 *   int, bytes    whose values these are, in UTF-8: the length, then the text
 *   int           how many cells the largest regions have
 *   int           how many longs a key has, 1 or 2
 *   int           how many values there are
 *   int           how many sections there are; then for each
 *     int, int      its name, and how many keys it has
 *   long          the length of the body in bytes
 * </pre>
 *
 * @param owner whose values these are
 * @param cells how many cells the largest regions have
 * @param words how many longs a key has, 1 or 2
 * @param values how many values are written out; 0 where what is next to a key is the value
 * @param sections the sections in the order of the file
 * @param body the length of what follows, in bytes, without checksums
 */
record DatabaseHeader(
    DatabaseOwner owner, int cells, int words, int values, List<Section> sections, long body) {
  static final int FORM = 2;
  static final int CHECKSUM = 32;

  /** The length of what is checked at a time, in bytes. */
  static final int BLOCK = 1 << 12;

  private static final byte[] MAGIC = "FARSTARD".getBytes(StandardCharsets.US_ASCII);
  private static final int LONGEST = 1 << 16;
  private static final int BEFORE_OWNER = MAGIC.length + 3 * Integer.BYTES;

  /**
   * Keys of one kind, in increasing order without signs.
   *
   * @param name what distinguishes it from the other sections
   * @param count how many keys it has
   */
  record Section(int name, int count) {}

  /** How many bytes a key takes with what is next to it. */
  int recordBytes() {
    return words * Long.BYTES + Integer.BYTES;
  }

  /** How many keys there are. */
  long records() {
    return sections.stream().mapToLong(Section::count).sum();
  }

  /** How many blocks the body has. */
  int blocks() {
    return Math.toIntExact((body + BLOCK - 1) / BLOCK);
  }

  /** How long the file is. */
  long fileBytes() {
    return write().length + body + (long) CHECKSUM * blocks() + CHECKSUM;
  }

  byte[] write() {
    byte[] owned = owner.text().getBytes(StandardCharsets.UTF_8);
    int length =
        BEFORE_OWNER + owned.length + (4 + 2 * sections.size()) * Integer.BYTES + Long.BYTES;
    ByteBuffer bytes = ByteBuffer.allocate(length);
    bytes.put(MAGIC).putInt(FORM).putInt(length).putInt(owned.length).put(owned);
    bytes.putInt(cells).putInt(words).putInt(values).putInt(sections.size());
    sections.forEach(section -> bytes.putInt(section.name).putInt(section.count));
    return bytes.putLong(body).array();
  }

  /**
   * How long the header is that begins with these bytes.
   *
   * @param beginning the first {@link #FIRST_BYTES} bytes of a file, fewer where it is shorter
   */
  static int length(ByteBuffer beginning) {
    byte[] magic = new byte[Math.min(MAGIC.length, beginning.remaining())];
    beginning.get(magic);
    if (magic.length == 0) {
      throw new DatabaseException("it is empty");
    }
    if (!Arrays.equals(magic, Arrays.copyOf(MAGIC, magic.length))) {
      throw new DatabaseException("it is no database");
    }
    if (beginning.remaining() < FIRST_BYTES - MAGIC.length) {
      throw new DatabaseException("it is cut off");
    }
    int form = beginning.getInt();
    if (form != FORM) {
      throw new DatabaseException("it has the form " + form + "; this version reads " + FORM);
    }
    int length = beginning.getInt();
    if (length < BEFORE_OWNER || length > LONGEST) {
      throw new DatabaseException("it was changed after it was written");
    }
    return length;
  }

  /** How many bytes say how long the header is. */
  static final int FIRST_BYTES = MAGIC.length + 2 * Integer.BYTES;

  /** Reads a whole header whose checksum has been found to be right. */
  static DatabaseHeader read(ByteBuffer bytes) {
    bytes.position(FIRST_BYTES);
    byte[] owned = new byte[Math.min(bytes.getInt(), bytes.remaining())];
    bytes.get(owned);
    DatabaseOwner owner = DatabaseOwner.read(new String(owned, StandardCharsets.UTF_8));
    int cells = bytes.getInt();
    int words = bytes.getInt();
    int values = bytes.getInt();
    List<Section> sections = new ArrayList<>();
    for (int rest = bytes.getInt(); rest > 0; rest--) {
      sections.add(new Section(bytes.getInt(), bytes.getInt()));
    }
    return new DatabaseHeader(owner, cells, words, values, sections, bytes.getLong());
  }
}
