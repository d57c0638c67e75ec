package org.farstar.engine.rules;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/**
 * Rules in which a player may move only where the other player could move too: the dicotic variant
 * of rules, as CGSuite calls it. In every position either both players have a move or neither has.
 *
 * <p>Whether a player may move depends on the whole position, so a position is not the sum of the
 * parts that the rules take it apart into. Sums of positions are sums: each is a position of its
 * own.
 *
 * @param <P> the positions
 */
public final class Dicotic<P> implements DelegatingRules<P> {
  private final Rules<P> rules;

  /**
   * @throws IllegalArgumentException if the rules are decided by a verdict, or say who of the
   *     players wins a play without end
   */
  public Dicotic(Rules<P> rules) {
    this.rules = Changes.byLastMove(rules, "dicotic");
  }

  @Override
  public Rules<P> rules() {
    return rules;
  }

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    if (!FirstMoves.made(rules, position, player.opponent(), 1).list().isEmpty()) {
      rules.moves(position, player, moves);
    }
  }

  @Override
  public Optional<P> play(P position, Player player, String text) {
    return rules.moveList(position, player.opponent()).isEmpty()
        ? Optional.empty()
        : rules.play(position, player, text);
  }

  @Override
  public List<P> parts(P position) {
    return List.of(position);
  }

  @Override
  public Optional<P> withPart(P position, int part, P replacement) {
    return Optional.of(replacement);
  }

  @Override
  public Optional<String> unsearchable(P position, boolean exact) {
    return Changes.unsearchable(rules, position, exact);
  }

  @Override
  public Optional<String> hardness(P position) {
    return Optional.empty();
  }
}
