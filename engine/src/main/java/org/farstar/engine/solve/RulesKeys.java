package org.farstar.engine.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.MoveCount;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Any rules as a game of keys: positions are packed by the {@linkplain Rules#codec codec} of the
 * rules, and unpacked to be played. The number of a layer is how much lower the {@linkplain
 * Rules#rank rank} is than that of the start, where there are ranks; where a play may be endless,
 * how much lower the {@linkplain Rules#stage stage} is, and 0 if there are no stages. A game that
 * moves on keys without unpacking them overrides {@link #options} and {@link #verdict}.
 *
 * @param <P> the positions
 */
public class RulesKeys<P> implements KeyPlay {
  private final Rules<P> rules;
  private final Codec<P> codec;
  private final P start;
  private final boolean split;
  private final OptionalLong rank;
  private final Optional<Outcome> endless;

  /** Of the start, where a play may be endless. */
  private final long stage;

  /**
   * @param rules the rules
   * @param start where the play begins
   * @param split whether positions are taken apart, so that a record is of a part: only for content
   *     that adds
   */
  public RulesKeys(Rules<P> rules, P start, boolean split) {
    this.rules = rules;
    this.start = start;
    this.codec = rules.codec(rules.representative(start));
    this.split = split;
    this.rank = rules.rank(start);
    this.endless = rules.endless();
    this.stage = rules.stage(start).orElse(0);
  }

  /**
   * The game of some rules: their own game of keys where they have one, and no parts are asked for.
   */
  public static <P> KeyPlay of(Rules<P> rules, P start, boolean split) {
    if (!split && rules instanceof KeyRules<P> keyed) {
      return keyed.keys(start);
    }
    return new RulesKeys<>(rules, start, split);
  }

  @Override
  public final int words() {
    return codec.words();
  }

  @Override
  public final Ending ending() {
    return rules.ending();
  }

  @Override
  public final boolean impartial() {
    return rules.impartial();
  }

  @Override
  public final boolean ranked() {
    return rank.isPresent();
  }

  @Override
  public final Optional<Outcome> endless() {
    return endless;
  }

  @Override
  public final void start(Options options) {
    tell(start, -1, start, options);
  }

  @Override
  public void options(long[] keys, int at, long layer, Player player, Options options) {
    P position = codec.unpack(keys, at);
    Optional<String> unsearchable = rules.unsearchable(position, split);
    if (unsearchable.isPresent()) {
      throw new SolveException(
          "the game cannot be solved position by position: " + unsearchable.get());
    }
    MoveCount count = MoveCount.passing();
    rules.moves(
        position,
        player,
        (to, text) -> {
          tell(to, layer, position, options);
          count.add();
        });
  }

  private void tell(P to, long layer, P from, Options options) {
    options.option();
    List<P> parts = split ? rules.parts(to) : List.of(to);
    long[] key = new long[codec.words()];
    for (P part : parts) {
      P representative = rules.representative(part);
      long next = layer(representative, layer);
      if (next < layer && endless.isPresent()) {
        throw new SolveException(
            "a move raises the stage: from " + rules.describe(from) + " to " + rules.describe(to));
      }
      if (next <= layer && endless.isEmpty()) {
        throw new SolveException(
            "a move does not lower the rank, so that the play might never end: from "
                + rules.describe(from)
                + " to "
                + rules.describe(to));
      }
      pack(representative, key);
      options.part(key, 0, next);
    }
  }

  private long layer(P position, long from) {
    if (endless.isPresent()) {
      return stage - rules.stage(position).orElse(0);
    }
    return rank.isPresent() ? rank.getAsLong() - rank(position) : from + 1;
  }

  private long rank(P position) {
    return rules
        .rank(position)
        .orElseThrow(
            () -> new SolveException("a position without a rank: " + rules.describe(position)));
  }

  private void pack(P position, long[] key) {
    try {
      codec.pack(position, key, 0);
    } catch (IllegalArgumentException e) {
      throw new SolveException("a position cannot be packed: " + e.getMessage(), e);
    }
  }

  @Override
  public int verdict(long[] keys, int at) {
    if (rules.ending() != Ending.VERDICT) {
      return NO_VERDICT;
    }
    return rules.verdict(codec.unpack(keys, at)).map(Outcome::ordinal).orElse(NO_VERDICT);
  }

  @Override
  public final String describe(long[] keys, int at) {
    return rules.describe(codec.unpack(keys, at));
  }
}
