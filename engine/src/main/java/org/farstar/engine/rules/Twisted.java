package org.farstar.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Rules in which the players change sides after every move: the twisted variant of rules, as
 * CGSuite calls it. A move leads to the position with the players exchanged, so the value T of a
 * position with the options L and R is {-T(L) | -T(R)}.
 *
 * <p>A move anywhere changes sides everywhere, so a position is not the sum of the parts that the
 * rules take it apart into. Sums of positions are sums: only that one is turned in which a move is
 * made.
 *
 * @param <P> the positions
 */
public final class Twisted<P> implements DelegatingRules<P> {
  private final Rules<P> rules;

  /**
   * @throws IllegalArgumentException if the rules are decided by a verdict, or say who of the
   *     players wins a play without end
   */
  public Twisted(Rules<P> rules) {
    this.rules = Changes.byLastMove(rules, "twisted");
  }

  @Override
  public Rules<P> rules() {
    return rules;
  }

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    Moves.WithSpots<P> turned =
        (P to, Supplier<String> text, Supplier<List<List<String>>> spots) ->
            moves.add(turned(to), text, spots);
    rules.moves(position, player, turned);
  }

  private P turned(P position) {
    return rules
        .exchanged(position)
        .orElseThrow(() -> new IllegalStateException("a position that cannot be exchanged"));
  }

  @Override
  public Optional<P> play(P position, Player player, String text) {
    return rules.play(position, player, text).map(this::turned);
  }

  @Override
  public List<P> parts(P position) {
    return List.of(position);
  }

  @Override
  public Optional<P> withPart(P position, int part, P replacement) {
    return Optional.of(replacement);
  }

  /** Nothing says that a position and its exchange have the same rank. */
  @Override
  public OptionalLong rank(P position) {
    return OptionalLong.empty();
  }

  /** Nor what the stage of a turned position is. */
  @Override
  public OptionalLong stage(P position) {
    return OptionalLong.empty();
  }

  @Override
  public P read(String text) {
    return turnable(text, rules.read(text));
  }

  @Override
  public P read(String text, Sources sources) {
    return turnable(text, rules.read(text, sources));
  }

  private P turnable(String text, P position) {
    if (rules.exchanged(position).isEmpty()) {
      throw new NotationException(
          text,
          1,
          "a position of a game whose players cannot be exchanged",
          "'twisted:' before games in which every position has one with the players exchanged");
    }
    return position;
  }

  @Override
  public Optional<String> unsearchable(P position, boolean exact) {
    return Changes.unsearchable(rules, position, exact);
  }

  @Override
  public Optional<String> hardness(P position) {
    return Optional.empty();
  }

  /** More positions are followers than in the rules, so their packing may not hold them. */
  @Override
  public Codec<P> codec(P start) {
    return new TextCodec<>(this, start);
  }
}
