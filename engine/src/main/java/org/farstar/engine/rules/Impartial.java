package org.farstar.engine.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/**
 * Rules in which either player may make the moves of both: the impartial variant of rules, as
 * CGSuite calls it. A move of Right with the text of another move of Left is written with {@code
 * Right: } before it.
 *
 * @param <P> the positions
 */
public final class Impartial<P> implements DelegatingRules<P> {
  private static final String RIGHT = "Right: ";

  private final Rules<P> rules;

  /**
   * @throws IllegalArgumentException if the rules are decided by a verdict, or say who of the
   *     players wins a play without end: the players then have different goals
   */
  public Impartial(Rules<P> rules) {
    this.rules = Changes.byLastMove(rules, "impartial");
  }

  @Override
  public Rules<P> rules() {
    return rules;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    Set<P> seen = new HashSet<>();
    Moves<P> ofLeft =
        new Moves.WithSpots<>() {
          @Override
          public void add(P to, Supplier<String> text, Supplier<List<List<String>>> spots) {
            seen.add(to);
            moves.add(to, text, spots);
          }
        };
    Moves<P> ofRight =
        new Moves.WithSpots<>() {
          @Override
          public void add(P to, Supplier<String> text, Supplier<List<List<String>>> spots) {
            if (!seen.contains(to)) {
              moves.add(to, () -> told(position, text.get()), spots);
            }
          }
        };
    rules.moves(position, Player.LEFT, ofLeft);
    rules.moves(position, Player.RIGHT, ofRight);
  }

  private String told(P position, String text) {
    boolean taken =
        rules.moveList(position, Player.LEFT).stream().anyMatch(move -> move.text().equals(text));
    return taken ? RIGHT + text : text;
  }

  /** What either player may play, also where the rules list representatives of moves only. */
  @Override
  public Optional<P> play(P position, Player player, String text) {
    return FirstMoves.named(this, position, player, text.strip().replaceAll("\\s+", " "))
        .or(() -> rules.play(position, Player.LEFT, text))
        .or(() -> rules.play(position, Player.RIGHT, text));
  }

  /** The negative of an impartial position is the position. */
  @Override
  public Optional<P> exchanged(P position) {
    return Optional.empty();
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
