package org.farstar.games.order.monotone.chain;

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
 * The monotonic sequence game on {1..n} by its gaps, all decks together: first a deck is named,
 * then cards are played as {@link ChainSearch} plays them, in the positions that {@link
 * PositionPacker} packs. A solve of all followers has the certificate of a pair: the outcomes of
 * all decks up to the size from which on they are alike.
 *
 * <p>In normal play no card is played that completes a subsequence: who can play one has won.
 */
public final class GapRules implements KeyRules<GapPosition>, VerdictPlay<GapPosition> {
  private final int a;
  private final int d;
  private final Convention convention;
  private final GapBounds bounds;
  private final ThreadLocal<GapTools> tools;

  /**
   * @param a one critical length
   * @param d the other one; a game and its mirror image are one
   * @throws org.farstar.engine.budget.SearchStopped where positions do not fit into 128 bits
   */
  public GapRules(int a, int d, Convention convention) {
    this.a = Math.max(a, d);
    this.d = Math.min(a, d);
    this.convention = convention;
    this.bounds = GapBounds.tight(a, d, convention);
    this.tools = ThreadLocal.withInitial(() -> new GapTools(this.a, this.d, convention, bounds));
    // Says at once where positions do not fit.
    tools.get();
  }

  /** From this size on all decks are alike. */
  public long largestDeck() {
    return Math.max((a - 1L) * (d - 1L) + 1, bounds.at(a, d));
  }

  /** Who wins. */
  public Convention convention() {
    return convention;
  }

  GapTools tools() {
    return tools.get();
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
    GapTools with = tools.get();
    if (position.stage() == Stage.DECKS) {
      for (long n = 1; n <= largestDeck(); n++) {
        long size = n;
        with.deck(n);
        moves.add(with.position(), () -> Long.toString(size));
      }
    } else if (verdict(position).isEmpty()) {
      // A move may ask these rules for another position, so each has tools of its own.
      new GapTools(a, d, convention, bounds).listMoves(position, moves);
    }
  }

  @Override
  public OptionalLong rank(GapPosition position) {
    return OptionalLong.of(tools.get().rank(position.stage(), position.low(), position.high()));
  }

  @Override
  public GapPosition read(String text) {
    return new GapText(a, d, largestDeck(), tools.get()).read(text);
  }

  @Override
  public String write(GapPosition position) {
    return GapText.write(position, tools.get());
  }

  @Override
  public Codec<GapPosition> codec(GapPosition start) {
    return new GapCodec(tools.get().bits());
  }

  @Override
  public KeyPlay keys(GapPosition start) {
    return new GapKeys(this, start);
  }
}
