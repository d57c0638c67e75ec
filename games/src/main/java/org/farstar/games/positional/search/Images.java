package org.farstar.games.positional.search;

import java.util.List;
import org.farstar.games.positional.play.PointGroup;

/**
 * The images of packed positions under a group of permutations, byte by byte from tables. The least
 * image stands for all.
 */
final class Images {
  private static final long MOST_BYTES = 1 << 26;

  /** For each permutation the images of every value of every byte, low and high words in turn. */
  private final long[][] tables;

  private final int bytes;

  Images(PointGroup group) {
    this(group.points(), group.others());
  }

  /**
   * @param points how many points are permuted
   * @param permutations a group; the identity may be left out
   */
  Images(int points, List<int[]> permutations) {
    this.bytes = (points + 7) / 8;
    boolean fit = permutations.size() * bytes * 256L * 16 <= MOST_BYTES;
    this.tables = new long[fit ? permutations.size() : 0][];
    for (int i = 0; i < tables.length; i++) {
      tables[i] = table(permutations.get(i));
    }
  }

  private long[] table(int[] to) {
    long[] table = new long[bytes * 512];
    for (int at = 0; at < bytes; at++) {
      for (int value = 1; value < 256; value++) {
        int bit = Integer.numberOfTrailingZeros(value);
        int rest = (at * 256 + (value & value - 1)) * 2;
        int entry = (at * 256 + value) * 2;
        table[entry] = table[rest];
        table[entry + 1] = table[rest + 1];
        int point = at * 8 + bit;
        if (point < to.length) {
          table[entry + (to[point] < 64 ? 0 : 1)] |= 1L << to[point];
        }
      }
    }
    return table;
  }

  /** The least image: attackers' points are compared first, as unsigned numbers. */
  Bits least(Bits bits) {
    long a = bits.a();
    long a2 = bits.a2();
    long d = bits.d();
    long d2 = bits.d2();
    boolean changed = false;
    for (long[] table : tables) {
      long imageA = image(table, 0, bits.a(), bits.a2());
      int order = Long.compareUnsigned(imageA, a);
      if (order > 0) {
        continue;
      }
      long imageA2 = image(table, 1, bits.a(), bits.a2());
      order = order != 0 ? order : Long.compareUnsigned(imageA2, a2);
      if (order > 0) {
        continue;
      }
      long imageD = image(table, 0, bits.d(), bits.d2());
      order = order != 0 ? order : Long.compareUnsigned(imageD, d);
      long imageD2 = image(table, 1, bits.d(), bits.d2());
      order = order != 0 ? order : Long.compareUnsigned(imageD2, d2);
      if (order < 0) {
        a = imageA;
        a2 = imageA2;
        d = imageD;
        d2 = imageD2;
        changed = true;
      }
    }
    return changed ? new Bits(a, a2, d, d2, bits.attacks(), bits.left()) : bits;
  }

  /** The low or the high word of the image of a plane. */
  private long image(long[] table, int word, long low, long high) {
    long image = 0;
    for (int at = 0; at < Math.min(8, bytes); at++) {
      image |= table[(at * 256 + (int) (low >>> 8 * at & 0xff)) * 2 + word];
    }
    for (int at = 8; at < bytes; at++) {
      image |= table[(at * 256 + (int) (high >>> 8 * at & 0xff)) * 2 + word];
    }
    return image;
  }
}
