package org.farstar.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Outcome;
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
  public Rules<P> variant(String parameters) {
    return new Misere<>(rules.variant(parameters));
  }

  @Override
  public boolean hasParameters() {
    return rules.hasParameters();
  }

  @Override
  public Rules<P> reading(Sources sources) {
    return new Misere<>(rules.reading(sources));
  }

  @Override
  public String parameters() {
    return rules.parameters();
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public String title(Player player) {
    return rules.title(player);
  }

  @Override
  public Optional<Winner> winner(P position, Outcome outcome) {
    return rules.winner(position, outcome);
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
  public Optional<PositionCodec<P>> codec() {
    return rules.codec();
  }

  @Override
  public String picture(P position) {
    return rules.picture(position);
  }

  @Override
  public Optional<Drawing> drawing(P position) {
    return rules.drawing(position);
  }

  @Override
  public boolean parity() {
    return rules.parity();
  }

  @Override
  public boolean sums() {
    return rules.sums();
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
