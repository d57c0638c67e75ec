package org.farstar.games.order.monotone;

import java.util.Optional;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.ExtendedForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.posets.PosetReduction;
import org.farstar.games.order.monotone.rooks.RookReduction;
import org.farstar.values.text.NotationException;

/**
 * The variants of the monotonic sequence game: the parameters decide whether the basic form is
 * played or the extended one, with which critical lengths, on which deck. There is no variant
 * without parameters.
 */
final class MonotoneFamily implements Family<MonotonePosition> {
  private static final String EXAMPLE = "parameters and a colon first, as in 'a=4 d=4 deck=9 : 5'";

  @Override
  public Variant<MonotonePosition> variant(String parameters, Sources sources) {
    if (parameters.isBlank()) {
      throw new NotationException(parameters, 1, "no parameters", EXAMPLE);
    }
    return variant(Parameters.read(parameters, deck -> Decks.read(deck, sources)));
  }

  /** The variant with these parameters. */
  static Variant<MonotonePosition> variant(Parameters game) {
    return (game.extended() ? extended(game) : basic(game))
        .with(new MonotoneChecker(game))
        .with(game.toString());
  }

  private static Variant<MonotonePosition> basic(Parameters game) {
    BasicForm form = new BasicForm(game);
    boolean chain = game.deck().chain().isPresent();
    Variant<MonotonePosition> variant = Variant.of(form).with(new MonotoneLook(form, game, chain));
    if (!chain) {
      return variant.with(new PosetReduction(game));
    }
    if (dense(game)) {
      variant = variant.with(new DenseReduction(form));
    }
    if (game.deck().size().isPresent()) {
      if (ThreeTheory.speaksOf(game)) {
        variant = variant.with(new ThreeTheory(game));
      }
      variant = variant.with(new ChainReduction(form));
    }
    // For what cannot be packed.
    return variant.with(new BlockReduction(form));
  }

  private static Variant<MonotonePosition> extended(Parameters game) {
    ExtendedForm form = new ExtendedForm(game);
    Variant<MonotonePosition> variant = Variant.of(form).with(new MonotoneLook(form, game, false));
    if (dense(game) && !game.misere()) {
      return variant.with(new ParityTheory(game));
    }
    boolean rooks = game.deck().chain().isPresent() && game.deck().size().isPresent();
    return rooks ? variant.with(new RookReduction(game)) : variant;
  }

  private static boolean dense(Parameters game) {
    return game.deck().chain().equals(Optional.of(Domain.fractions()));
  }
}
