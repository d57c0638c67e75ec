package org.farstar.engine.solve;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Where the ranges of layers begin. A layer that is not named has one range. Immutable once it is
 * handed on.
 *
 * <p>As text it is a line for each layer: its number, and the first keys of its ranges from the
 * second on, words in hexadecimal joined by {@code _}.
 */
public final class Ranges {
  private static final int HEX = 16;

  private final int words;
  private final TreeMap<Long, KeyArray> begins = new TreeMap<>();

  /**
   * @param words how many words a key has
   */
  public Ranges(int words) {
    this.words = words;
  }

  /** How many words a key has. */
  public int words() {
    return words;
  }

  /**
   * Says where the ranges of a layer begin.
   *
   * @param firsts the least keys of its ranges from the second on, ascending
   */
  public void put(long layer, KeyArray firsts) {
    begins.put(layer, firsts);
  }

  /** These, and those of one layer more. */
  Ranges and(long layer, KeyArray firsts) {
    Ranges more = new Ranges(words);
    more.begins.putAll(begins);
    more.begins.put(layer, firsts);
    return more;
  }

  /** How many ranges a layer has, at least 1. */
  public int count(long layer) {
    KeyArray firsts = begins.get(layer);
    return firsts == null ? 1 : firsts.count() + 1;
  }

  /** The range of a key. */
  public int range(long layer, long[] key, int at) {
    KeyArray firsts = begins.get(layer);
    if (firsts == null) {
      return 0;
    }
    int ceiling = firsts.ceiling(key, at);
    boolean begin =
        ceiling < firsts.count()
            && KeySort.compare(firsts.keys(), ceiling * words, key, at, words) == 0;
    return begin ? ceiling + 1 : ceiling;
  }

  /**
   * Larger ranges, each of as many neighbouring ranges as another: about so many in all, besides
   * one for each layer.
   *
   * @param most at least 1
   */
  public Ranges coarser(int most) {
    long all = begins.values().stream().mapToLong(firsts -> firsts.count() + 1L).sum();
    int together = (int) Math.max(1, (all + most - 1) / most);
    Ranges coarser = new Ranges(words);
    begins.forEach(
        (layer, firsts) -> {
          KeyArray fewer = new KeyArray(words);
          for (int range = together; range <= firsts.count(); range += together) {
            fewer.add(firsts.keys(), (range - 1) * words);
          }
          if (fewer.count() > 0) {
            coarser.put(layer, fewer);
          }
        });
    return coarser;
  }

  /** The first of the ranges that lie in a larger one, or in a later one. */
  private int first(Ranges coarser, long layer, int range) {
    if (range == 0) {
      return 0;
    }
    KeyArray firsts = coarser.begins.get(layer);
    return firsts == null || range > firsts.count()
        ? count(layer)
        : range(layer, firsts.keys(), (range - 1) * words);
  }

  /** The buckets that lie in a bucket of {@linkplain #coarser larger} ranges. */
  public List<Bucket> inside(Ranges coarser, Bucket bucket) {
    long layer = bucket.layer();
    int end = first(coarser, layer, bucket.range() + 1);
    return IntStream.range(first(coarser, layer, bucket.range()), end)
        .mapToObj(range -> new Bucket(layer, range))
        .toList();
  }

  /**
   * Where a range ends among sorted keys.
   *
   * @return the number of the first key that is beyond it
   */
  int end(long layer, int range, KeyArray sorted) {
    KeyArray firsts = begins.get(layer);
    return firsts == null || range >= firsts.count()
        ? sorted.count()
        : sorted.ceiling(firsts.keys(), range * words);
  }

  /** Whether one of sorted keys is not beyond a range. */
  boolean isBelowEnd(long layer, int range, KeyArray sorted, int number) {
    KeyArray firsts = begins.get(layer);
    return firsts == null
        || range >= firsts.count()
        || KeySort.compare(sorted.keys(), number * words, firsts.keys(), range * words, words) < 0;
  }

  /** A key as it is written: its words in hexadecimal. */
  static String key(KeyArray keys, int number) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < keys.words(); i++) {
      text.append(i == 0 ? "" : "_")
          .append(Long.toHexString(keys.keys()[number * keys.words() + i]));
    }
    return text.toString();
  }

  /** Reads a key that was written. */
  static long[] key(String text, int words) {
    long[] key = new long[words];
    String[] parts = text.split("_");
    for (int i = 0; i < words; i++) {
      key[i] = Long.parseLong(parts[i], HEX);
    }
    return key;
  }

  /** The ranges as lines, which {@link #read} reads back. */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Long, KeyArray> layer : begins.entrySet()) {
      text.append(layer.getKey());
      KeyArray firsts = layer.getValue();
      for (int i = 0; i < firsts.count(); i++) {
        text.append(' ').append(key(firsts, i));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /**
   * Reads ranges that were written.
   *
   * @param words how many words a key has
   * @throws SolveException if the text is not a range
   */
  public static Ranges read(String text, int words) {
    Ranges ranges = new Ranges(words);
    try {
      for (String line : text.lines().toList()) {
        String[] fields = line.split(" ");
        KeyArray firsts = new KeyArray(words);
        for (int i = 1; i < fields.length; i++) {
          firsts.add(key(fields[i], words), 0);
        }
        ranges.put(Long.parseLong(fields[0]), firsts);
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new SolveException("the ranges of keys are damaged", e);
    }
    return ranges;
  }
}
