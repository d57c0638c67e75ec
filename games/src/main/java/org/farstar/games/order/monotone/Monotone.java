package org.farstar.games.order.monotone;

import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.ExtendedForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Monotonic sequence games before their parameters are named: they read no position. The parameters
 * decide which rules are played: the basic form on any deck, or the extended one.
 */
public final class Monotone implements Rules<MonotonePosition> {
  private static final String EXAMPLE = "parameters and a colon first, as in 'a=4 d=4 deck=9 : 5'";

  private final Sources sources;

  /** Rules that read no files. */
  public Monotone() {
    this(Sources.none());
  }

  private Monotone(Sources sources) {
    this.sources = sources;
  }

  /** The rules that these parameters ask for. */
  public static Rules<MonotonePosition> of(Parameters parameters) {
    return parameters.extended() ? new ExtendedForm(parameters) : new BasicForm(parameters);
  }

  /** The same rules with posets from these sources. */
  @Override
  public Rules<MonotonePosition> reading(Sources from) {
    return new Monotone(from);
  }

  @Override
  public Rules<MonotonePosition> variant(String parameters) {
    return of(Parameters.read(parameters, deck -> Decks.read(deck, sources)));
  }

  @Override
  public MonotonePosition read(String text) {
    throw new NotationException(text, 1, NotationException.at(text, 0), EXAMPLE);
  }

  @Override
  public void moves(MonotonePosition position, Player player, Moves<MonotonePosition> moves) {
    throw new IllegalStateException("rules without parameters have no moves");
  }

  @Override
  public String write(MonotonePosition position) {
    throw new IllegalStateException("rules without parameters have no positions");
  }

  @Override
  public Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  public Optional<Outcome> verdict(MonotonePosition position) {
    throw new IllegalStateException("rules without parameters have no positions");
  }

  @Override
  public boolean impartial() {
    return true;
  }
}
