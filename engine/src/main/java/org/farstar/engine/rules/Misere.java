package org.farstar.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/**
 * A ruleset with the other ending: where the last player wins, the last player loses, and the other
 * way round.
 *
 * @param <P> the positions
 */
public final class Misere<P> implements Rules<P> {
  private final Rules<P> rules;

  /**
   * @throws IllegalArgumentException if the ruleset ends by a verdict, which has no misère form
   *     here
   */
  public Misere(Rules<P> rules) {
    if (rules.ending() == Ending.VERDICT) {
      throw new IllegalArgumentException("a game that ends by a verdict has no misère form");
    }
    this.rules = rules;
  }

  /** The rules with their own ending. */
  public Rules<P> rules() {
    return rules;
  }

  @Override
  public Ending ending() {
    return rules.ending() == Ending.LAST_PLAYER_WINS
        ? Ending.LAST_PLAYER_LOSES
        : Ending.LAST_PLAYER_WINS;
  }

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    rules.moves(position, player, moves);
  }

  @Override
  public Optional<String> unsearchable(P position, boolean exact) {
    return rules.unsearchable(position, exact);
  }

  @Override
  public Optional<String> hardness(P position) {
    return rules.hardness(position);
  }

  @Override
  public P read(String text) {
    return rules.read(text);
  }

  @Override
  public P read(String text, Sources sources) {
    return rules.read(text, sources);
  }

  @Override
  public Optional<P> withPart(P position, int part, P replacement) {
    return rules.withPart(position, part, replacement);
  }

  @Override
  public String write(P position) {
    return rules.write(position);
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public List<P> parts(P position) {
    return rules.parts(position);
  }

  @Override
  public P representative(P position) {
    return rules.representative(position);
  }

  @Override
  public Optional<P> exchanged(P position) {
    return rules.exchanged(position);
  }

  @Override
  public OptionalLong rank(P position) {
    return rules.rank(position);
  }

  @Override
  public Codec<P> codec(P start) {
    return rules.codec(start);
  }

  @Override
  public boolean plusInPositions() {
    return rules.plusInPositions();
  }

  @Override
  public Optional<P> play(P position, Player player, String text) {
    return rules.play(position, player, text);
  }
}
