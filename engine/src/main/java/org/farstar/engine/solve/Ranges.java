package org.farstar.engine.solve;

import java.util.Map;
import java.util.TreeMap;

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

  /** The ranges as lines, which {@link #read} reads back. */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Long, KeyArray> layer : begins.entrySet()) {
      text.append(layer.getKey());
      KeyArray firsts = layer.getValue();
      for (int i = 0; i < firsts.count() * words; i++) {
        text.append(i % words == 0 ? ' ' : '_');
        text.append(Long.toHexString(firsts.keys()[i]));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /**
   * Reads ranges that were written.
   *
   * @param words how many words a key has
   * @throws SolveException where the text is none
   */
  public static Ranges read(String text, int words) {
    Ranges ranges = new Ranges(words);
    try {
      for (String line : text.lines().toList()) {
        String[] fields = line.split(" ");
        KeyArray firsts = new KeyArray(words);
        for (int i = 1; i < fields.length; i++) {
          long[] key = new long[words];
          String[] parts = fields[i].split("_");
          for (int j = 0; j < words; j++) {
            key[j] = Long.parseLong(parts[j], HEX);
          }
          firsts.add(key, 0);
        }
        ranges.put(Long.parseLong(fields[0]), firsts);
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new SolveException("the ranges of keys are damaged", e);
    }
    return ranges;
  }
}
