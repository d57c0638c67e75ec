package org.farstar.engine.solve;

import java.util.Locale;

/**
 * The names of the chunks of one kind in a {@link ChunkStore}: a pattern with one {@code *} for the
 * layer and one behind it for the range. Both are written with twelve digits, so that they sort.
 *
 * @param pattern such as {@code layers/*}{@code /*}
 */
public record ChunkNames(String pattern) {
  /** The chunks with records, which stay. */
  public static final ChunkNames RECORDS = new ChunkNames("layers/*/*");

  /** The name of a number. */
  static String number(long number) {
    return String.format(Locale.ROOT, "%012d", number);
  }

  /** The folder of the chunks of a layer. */
  String folder(long layer) {
    return pattern.substring(0, pattern.lastIndexOf('/')).replace("*", number(layer));
  }

  /** The name of a chunk of the same range as another one of the layer. */
  String like(String other, long layer) {
    return folder(layer) + other.substring(other.lastIndexOf('/'));
  }

  /** The name of a chunk. */
  public String of(Bucket bucket) {
    int last = pattern.lastIndexOf('*');
    return pattern.substring(0, last).replace("*", number(bucket.layer()))
        + number(bucket.range())
        + pattern.substring(last + 1);
  }
}
