package org.farstar.games.order.monotone.chain;

import org.farstar.engine.play.Codec;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;

/** Packs positions of {@link GapRules}: three bits for the stage, then those of the gaps. */
final class GapCodec implements Codec<GapPosition> {
  private static final Stage[] STAGES = Stage.values();
  private static final int STAGE = 3;

  private final int gaps;

  /**
   * @param gaps how many bits the gaps have at most
   */
  GapCodec(int gaps) {
    this.gaps = gaps;
  }

  @Override
  public int bits() {
    return STAGE + gaps;
  }

  @Override
  public void pack(GapPosition position, long[] to, int at) {
    pack(position.stage(), position.low(), position.high(), to, at);
  }

  void pack(Stage stage, long low, long high, long[] to, int at) {
    int last = at + words() - 1;
    to[last] = low & Long.MAX_VALUE;
    if (last > at) {
      to[last - 1] = (low >>> WORD | high << 1) & Long.MAX_VALUE;
    }
    if (last > at + 1) {
      to[last - 2] = high >>> WORD - 1;
    }
    // The stage stands above the gaps, where the last bits of a key begin.
    to[last - gaps / WORD] |= (long) stage.ordinal() << gaps % WORD & Long.MAX_VALUE;
    if (gaps % WORD + STAGE > WORD) {
      to[last - gaps / WORD - 1] |= stage.ordinal() >>> WORD - gaps % WORD;
    }
  }

  Stage stage(long[] from, int at) {
    int last = at + words() - 1;
    long stage = from[last - gaps / WORD] >>> gaps % WORD;
    if (gaps % WORD + STAGE > WORD) {
      stage |= from[last - gaps / WORD - 1] << WORD - gaps % WORD;
    }
    return STAGES[(int) stage & (1 << STAGE) - 1];
  }

  long low(long[] from, int at) {
    int last = at + words() - 1;
    long low = from[last] | (last > at ? from[last - 1] << WORD : 0);
    return gaps < Long.SIZE ? low & (1L << gaps) - 1 : low;
  }

  long high(long[] from, int at) {
    int last = at + words() - 1;
    if (gaps <= Long.SIZE) {
      return 0;
    }
    long high = from[last - 1] >>> 1 | (last > at + 1 ? from[last - 2] << WORD - 1 : 0);
    int bits = gaps - Long.SIZE;
    return bits < Long.SIZE ? high & (1L << bits) - 1 : high;
  }

  @Override
  public GapPosition unpack(long[] from, int at) {
    return new GapPosition(stage(from, at), low(from, at), high(from, at));
  }
}
