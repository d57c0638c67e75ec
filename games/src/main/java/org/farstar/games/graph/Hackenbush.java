package org.farstar.games.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;

/**
 * Hackenbush: a player cuts an edge, Left a blue (b) or green (g) one, Right a red (r) or green
 * one; what no longer hangs on the ground is gone.
 */
public final class Hackenbush implements Rules<Picture> {
  @Override
  public void moves(Picture picture, Player player, Moves<Picture> moves) {
    char enemy = player == Player.LEFT ? 'r' : 'b';
    Map<String, Integer> alike = new HashMap<>();
    for (int i = 0; i < picture.edges().size(); i++) {
      Picture.Edge edge = picture.edges().get(i);
      if (edge.colour() != enemy) {
        int copy = alike.merge(edge.toString(), 1, Integer::sum);
        Supplier<String> text = () -> copy == 1 ? edge.toString() : edge + " copy " + copy;
        moves.add(picture.without(i), text);
      }
    }
  }

  /** What hangs together above the ground. */
  @Override
  public List<Picture> parts(Picture picture) {
    List<List<Picture.Edge>> groups = new ArrayList<>();
    for (Picture.Edge edge : picture.edges()) {
      List<Picture.Edge> group = new ArrayList<>(List.of(edge));
      groups.removeIf(
          other -> {
            boolean joined = other.stream().anyMatch(e -> group.stream().anyMatch(e::meets));
            if (joined) {
              group.addAll(other);
            }
            return joined;
          });
      groups.add(group);
    }
    return groups.stream().map(Picture::of).toList();
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
    return Picture.read(text);
  }

  @Override
  public String write(Picture picture) {
    return picture.toString();
  }

  @Override
  public OptionalLong rank(Picture picture) {
    return OptionalLong.of(picture.edges().size());
  }

  @Override
  public Optional<Drawing> drawing(Picture picture) {
    return Bush.drawing(picture);
  }
}
