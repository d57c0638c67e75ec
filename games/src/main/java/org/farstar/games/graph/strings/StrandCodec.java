package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.play.Codec;

/** Packs graphs by the ends of their strings, each one more than its number; 0 is no string. */
final class StrandCodec implements Codec<Strings> {
  private final int most;
  private final int width;

  /**
   * @param start what the graphs are left of
   */
  StrandCodec(Strings start) {
    this.most = start.strands().size();
    int largest = start.coins().isEmpty() ? 0 : start.coins().last();
    this.width = Integer.SIZE - Integer.numberOfLeadingZeros(largest + 1);
  }

  private int perWord() {
    return WORD / (2 * width);
  }

  @Override
  public int bits() {
    return Math.max(1, (most + perWord() - 1) / perWord()) * WORD;
  }

  @Override
  public void pack(Strings strings, long[] to, int at) {
    if (strings.strands().size() > most) {
      throw new IllegalArgumentException("more strings than at the start: " + strings);
    }
    for (int word = 0; word < words(); word++) {
      long packed = 0;
      for (int i = 0; i < perWord(); i++) {
        int n = word * perWord() + i;
        packed <<= 2 * width;
        if (n < strings.strands().size()) {
          Strand strand = strings.strands().get(n);
          packed |= (long) end(strand.low()) << width | end(strand.high());
        }
      }
      to[at + word] = packed;
    }
  }

  private int end(int coin) {
    if (coin + 1 >= 1 << width) {
      throw new IllegalArgumentException("no such coin at the start: " + coin);
    }
    return coin + 1;
  }

  @Override
  public Strings unpack(long[] from, int at) {
    List<Strand> strands = new ArrayList<>();
    long mask = (1L << width) - 1;
    for (int word = 0; word < words(); word++) {
      for (int i = perWord() - 1; i >= 0; i--) {
        long pair = from[at + word] >>> 2 * width * i;
        if ((pair & mask) > 0) {
          strands.add(Strand.of((int) (pair >>> width & mask) - 1, (int) (pair & mask) - 1));
        }
      }
    }
    return Strings.of(strands);
  }
}
