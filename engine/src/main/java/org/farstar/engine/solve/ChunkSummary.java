package org.farstar.engine.solve;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What is known of a chunk with records without it. As text it is a line, and the lines of a layer
 * are its file in the folder {@code sums}:
 *
 * <pre>
 *   chunk 0 positions 55419 first 1f03_7 sha256 3f..09 records 1:40000 2:15419
 * </pre>
 *
 * <p>The first key is written in hexadecimal, its words joined by {@code _}. The hash is that of a
 * leaf of a {@link HashTree}: of a zero byte and then, for each position, the words of its key,
 * eight bytes each, and its record, two bytes, or four where the content has four, however they are
 * packed.
 *
 * @param number the number of the chunk in its layer
 * @param positions how many positions it has
 * @param first its least key as it is written
 * @param sum its hash, in hexadecimal
 * @param records how many positions have which record
 */
public record ChunkSummary(
    int number, int positions, String first, String sum, Map<Integer, Long> records) {
  /** So many keys are handed to a digest at once. */
  private static final int DIGESTED = 1 << 10;

  private static final int FIELDS = 5;

  public ChunkSummary {
    records = new TreeMap<>(records);
  }

  /** The summary of a chunk in memory. */
  static ChunkSummary of(int number, KeyArray keys, RecordArray records, Content content) {
    Map<Integer, Long> counts = new TreeMap<>();
    records.count(counts);
    String sum = HexFormat.of().formatHex(digest(keys, records, content));
    return new ChunkSummary(number, keys.count(), Ranges.key(keys, 0), sum, counts);
  }

  private static byte[] digest(KeyArray keys, RecordArray records, Content content) {
    boolean wide = content.bytes() > Character.BYTES;
    int recordBytes = wide ? Integer.BYTES : Character.BYTES;
    int words = keys.words();
    MessageDigest digest = HashTree.leaf();
    ByteBuffer bytes = ByteBuffer.allocate(DIGESTED * (Long.BYTES * words + recordBytes));
    for (int i = 0; i < keys.count(); i++) {
      for (int word = 0; word < words; word++) {
        bytes.putLong(keys.keys()[i * words + word]);
      }
      if (wide) {
        bytes.putInt(records.get(i));
      } else {
        bytes.putChar((char) records.get(i));
      }
      if (!bytes.hasRemaining() || i == keys.count() - 1) {
        digest.update(bytes.flip());
        bytes.clear();
      }
    }
    return digest.digest();
  }

  /** The summary as a line, which {@link #read} reads back. */
  public String write() {
    return "chunk "
        + number
        + " positions "
        + positions
        + " first "
        + first
        + " sha256 "
        + sum
        + " records "
        + counts(records);
  }

  /**
   * Reads a summary that was written.
   *
   * @throws SolveException if the line is none
   */
  public static ChunkSummary read(String line) {
    String[] words = line.split(" ");
    List<String> names = List.of("chunk", "positions", "first", "sha256", "records");
    try {
      for (int i = 0; i < FIELDS; i++) {
        if (!words[2 * i].equals(names.get(i))) {
          throw new SolveException("the line '" + line + "' is no summary of a chunk");
        }
      }
      return new ChunkSummary(
          Integer.parseInt(words[1]),
          Integer.parseInt(words[3]),
          words[5],
          words[7],
          counts(words, 2 * FIELDS - 1));
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new SolveException("the line '" + line + "' is no summary of a chunk", e);
    }
  }

  /** How many positions have which record, as it is written. */
  static String counts(Map<Integer, Long> records) {
    return records.entrySet().stream()
        .map(each -> each.getKey() + ":" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  /** Reads such counts, from a word of a line on. */
  static Map<Integer, Long> counts(String[] words, int from) {
    Map<Integer, Long> records = new TreeMap<>();
    for (String word : Arrays.asList(words).subList(from, words.length)) {
      String[] count = word.split(":", 2);
      records.put(Integer.valueOf(count[0]), Long.valueOf(count[1]));
    }
    return records;
  }
}
