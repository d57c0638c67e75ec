package org.farstar.games.order.monotone.chain;

import org.farstar.engine.solve.RulesKeys;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** {@link GapRules} on keys. */
final class GapKeys extends RulesKeys<GapPosition> {
  private final GapRules rules;
  private final GapCodec codec;
  private final long rank;

  GapKeys(GapRules rules, GapPosition start) {
    super(rules, start, false);
    this.rules = rules;
    this.codec = new GapCodec(rules.tools().bits());
    this.rank = rules.rank(start).getAsLong();
  }

  @Override
  public void options(long[] keys, int at, long layer, Player player, Options options) {
    GapTools tools = rules.tools();
    Stage stage = codec.stage(keys, at);
    long[] key = new long[codec.words()];
    GapTools.Each each =
        (gap, below) -> {
          codec.pack(tools.stage(), tools.low(), tools.high(), key, 0);
          options.option();
          options.part(key, 0, rank - tools.reached());
        };
    if (stage == Stage.DECKS) {
      for (long n = 1; n <= rules.largestDeck(); n++) {
        tools.deck(n);
        each.accept(0, (int) n);
      }
    } else {
      tools.moves(stage, codec.low(keys, at), codec.high(keys, at), each);
    }
  }

  @Override
  public int verdict(long[] keys, int at) {
    return GapRules.verdict(codec.stage(keys, at)).map(Outcome::ordinal).orElse(NO_VERDICT);
  }
}
