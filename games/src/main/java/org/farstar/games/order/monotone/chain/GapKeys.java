package org.farstar.games.order.monotone.chain;

import org.farstar.engine.solve.RulesKeys;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** {@link GapRules} on keys. */
final class GapKeys extends RulesKeys<GapPosition> {
  private final GapCodec codec;
  private final long rank;

  GapKeys(GapRules rules, GapPosition start) {
    super(rules, start, false);
    this.codec = new GapCodec(rules);
    this.rank = rules.rank(start).getAsLong();
  }

  @Override
  public void options(long[] keys, int at, long layer, Player player, Options options) {
    Stage from = codec.stage(keys, at);
    if (from == Stage.DECKS) {
      super.options(keys, at, layer, player, options);
      return;
    }
    GapCodec.Tools with = codec.tools();
    Gaps gaps = with.gaps;
    long[] key = new long[codec.words()];
    gaps.moves(
        codec.unpack(with, from, keys, at),
        (gap, below, stage) -> {
          codec.pack(with.packer(stage), stage, gaps.there(), gaps.at(), key, 0);
          options.option();
          options.part(key, 0, rank - (stage == Stage.WON ? 0 : gaps.there().rank(gaps.at())));
        });
  }

  @Override
  public int verdict(long[] keys, int at) {
    return GapRules.verdict(codec.stage(keys, at)).map(Outcome::ordinal).orElse(NO_VERDICT);
  }
}
