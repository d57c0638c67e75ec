package org.farstar.games.order.monotone.chain;

import org.farstar.engine.play.Codec;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;

/**
 * Packs positions of {@link GapRules}: three bits for the stage, then the gaps as {@link
 * PositionPacker} has them, so that a position and its mirror image are one.
 */
final class GapCodec implements Codec<GapPosition> {
  private static final Stage[] STAGES = Stage.values();
  private static final int STAGE = 3;

  private final int gaps;
  private final ThreadLocal<Tools> tools;

  /** What one thread packs with. */
  static final class Tools {
    final Gaps gaps;
    final PositionPacker open;
    final PositionPacker decided;

    Tools(GapRules rules) {
      this.gaps = rules.gaps();
      this.open = rules.packer(Stage.OPEN);
      this.decided = rules.packer(Stage.DECIDED);
    }

    PositionPacker packer(Stage stage) {
      return stage == Stage.OPEN ? open : decided;
    }
  }

  GapCodec(GapRules rules) {
    this.gaps = rules.bits();
    this.tools = ThreadLocal.withInitial(() -> new Tools(rules));
  }

  @Override
  public int bits() {
    return STAGE + gaps;
  }

  /** What the thread that asks plays and packs with. */
  Tools tools() {
    return tools.get();
  }

  @Override
  public void pack(GapPosition position, long[] to, int at) {
    Tools with = tools();
    PositionStack stack = with.gaps.stack(position.stage());
    position.fill(stack);
    pack(with.packer(position.stage()), position.stage(), stack, 0, to, at);
  }

  /** Packs what a stack has at a depth. */
  void pack(PositionPacker packer, Stage stage, PositionStack stack, int depth, long[] to, int at) {
    long low = 0;
    long high = 0;
    if (stage == Stage.OPEN || stage == Stage.DECIDED) {
      packer.pack(stack, depth);
      low = packer.low();
      high = packer.high();
    }
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

  /** Makes the gaps of a key the first position of the stack of its stage. */
  PositionStack unpack(Tools with, Stage stage, long[] from, int at) {
    PositionStack stack = with.gaps.stack(stage);
    with.packer(stage).unpack(low(from, at), high(from, at), stack);
    return stack;
  }

  private long low(long[] from, int at) {
    int last = at + words() - 1;
    long low = from[last] | (last > at ? from[last - 1] << WORD : 0);
    return gaps < Long.SIZE ? low & (1L << gaps) - 1 : low;
  }

  private long high(long[] from, int at) {
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
    Stage stage = stage(from, at);
    return GapPosition.of(stage, unpack(tools(), stage, from, at), 0);
  }
}
