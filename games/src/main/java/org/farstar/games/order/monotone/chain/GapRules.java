package org.farstar.games.order.monotone.chain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.KeyRules;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * {@link Gaps} as rules: first a deck is named, then its cards are played. A solve of all followers
 * has the certificate of a pair: the outcomes of all decks up to the size from which on they are
 * alike.
 */
public final class GapRules implements KeyRules<GapPosition>, VerdictPlay<GapPosition> {
  private final int a;
  private final int d;
  private final Convention convention;
  private final GapBounds bounds;
  private final int bits;

  /**
   * @param a one critical length
   * @param d the other one; a game and its mirror image are one
   * @throws org.farstar.engine.budget.SearchStopped where positions are too large to be packed
   */
  public GapRules(int a, int d, Convention convention) {
    this.a = Math.max(a, d);
    this.d = Math.min(a, d);
    this.convention = convention;
    this.bounds = GapBounds.tight(a, d, convention);
    this.bits = Math.max(packer(Stage.OPEN).bits(), packer(Stage.DECIDED).bits());
  }

  /** From this size on all decks are alike. */
  public long largestDeck() {
    return Gaps.largestDeck(a, d, bounds);
  }

  /** Who wins. */
  public Convention convention() {
    return convention;
  }

  /** How many bits gaps take at most. */
  int bits() {
    return bits;
  }

  /** The moves of one thread, between which these rules may be asked again. */
  Gaps gaps() {
    return new Gaps(a, d, convention, bounds);
  }

  PositionPacker packer(Stage stage) {
    return new PositionPacker(
        a, d, stage == Stage.OPEN ? (x, y) -> (x - 1L) * (y - 1L) : bounds::at);
  }

  @Override
  public Optional<Outcome> verdict(GapPosition position) {
    return verdict(position.stage());
  }

  static Optional<Outcome> verdict(Stage stage) {
    return switch (stage) {
      case WON -> Optional.of(Outcome.N);
      case LOST -> Optional.of(Outcome.P);
      case DRAWN -> Optional.of(Outcome.D);
      case DECKS, OPEN, DECIDED -> Optional.empty();
    };
  }

  @Override
  public void moves(GapPosition position, Player player, Moves<GapPosition> moves) {
    Gaps gaps = gaps();
    if (position.stage() == Stage.DECKS) {
      for (long n = 1; n <= largestDeck(); n++) {
        long size = n;
        moves.add(gaps.deck(n), () -> Long.toString(size));
      }
      return;
    }
    gaps.moves(
        position,
        (gap, below, stage) ->
            moves.add(
                gaps.arrived(stage).normal(),
                () -> (gap + 1) + ": " + below + " below",
                () -> List.of(List.of(spot(position, gap, below)))));
  }

  /** The cell of a card, the gaps drawn in one line with a cell between any two. */
  private static String spot(GapPosition position, int gap, int below) {
    long before = position.gaps().subList(0, gap).stream().mapToLong(ChainGap::size).sum();
    return Long.toString(before + gap + below + 1);
  }

  @Override
  public OptionalLong rank(GapPosition position) {
    return OptionalLong.of(gaps().rank(position));
  }

  @Override
  public GapPosition read(String text) {
    return new GapText(a, d, largestDeck(), gaps()).read(text);
  }

  @Override
  public String write(GapPosition position) {
    return GapText.write(position);
  }

  @Override
  public Codec<GapPosition> codec(GapPosition start) {
    return new GapCodec(this);
  }

  @Override
  public KeyPlay keys(GapPosition start) {
    return new GapKeys(this, start);
  }
}
