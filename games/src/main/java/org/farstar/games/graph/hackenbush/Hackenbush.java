package org.farstar.games.graph.hackenbush;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/**
 * Hackenbush: a player cuts an edge, Left a blue (b) or green (g) one, Right a red (r) or green
 * one; what no longer hangs on the ground falls away. In Childish Hackenbush nothing may fall away
 * with a blue or a red edge.
 */
public final class Hackenbush implements Rules<Picture> {
  private final boolean childish;

  /** Hackenbush itself. */
  public Hackenbush() {
    this(false);
  }

  /**
   * @param childish whether blue and red edges may be cut only where nothing falls away with them,
   *     as in Childish Hackenbush
   */
  public Hackenbush(boolean childish) {
    this.childish = childish;
  }

  @Override
  public void moves(Picture picture, Player player, Moves<Picture> moves) {
    char enemy = player == Player.LEFT ? 'r' : 'b';
    Map<Edge, Integer> alike = new HashMap<>();
    for (int i = 0; i < picture.edges(); i++) {
      Edge edge = picture.edge(i);
      if (edge.colour() != enemy) {
        int copy = alike.merge(edge, 1, Integer::sum);
        Supplier<String> text = () -> copy == 1 ? edge.toString() : edge + " copy " + copy;
        Picture cut = picture.without(i);
        if (!childish || edge.colour() == 'g' || cut.edges() == picture.edges() - 1) {
          moves.add(cut, text);
        }
      }
    }
  }

  /** What is connected above the ground. */
  @Override
  public List<Picture> parts(Picture picture) {
    return picture.parts();
  }

  @Override
  public Picture representative(Picture picture) {
    return picture.relabelled();
  }

  /** Blue edges become red and red ones blue. */
  @Override
  public Optional<Picture> exchanged(Picture picture) {
    return Optional.of(picture.recoloured());
  }

  @Override
  public Picture read(String text) {
    return PictureText.read(text);
  }

  @Override
  public String write(Picture picture) {
    return picture.toString();
  }

  @Override
  public OptionalLong rank(Picture picture) {
    return OptionalLong.of(picture.edges());
  }
}
