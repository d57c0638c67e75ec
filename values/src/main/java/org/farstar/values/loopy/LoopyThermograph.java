package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Wall;

/**
 * The thermographs of the two sides of a loopy game; those of a stopper are the same. Where the
 * sides have the same walls from a temperature on, the game is <em>stable</em> from there, and
 * otherwise <em>unstable</em>: who wins play without end makes a difference at all temperatures.
 * The words are ours in this sense. Bans on repetition, as in Go, and threats elsewhere do not
 * enter; Berlekamp's generalized thermographs have them.
 *
 * @param onside where Left wins play without end
 * @param offside where Right does
 */
public record LoopyThermograph(StopperThermograph onside, StopperThermograph offside) {

  /** The least temperature from which on the walls of both sides are the same, if there is one. */
  public Optional<Dyadic> stableFrom() {
    if (onside.equals(offside)) {
      return Optional.of(Wall.BOTTOM);
    }
    List<Dyadic> from = new ArrayList<>(List.of(Wall.BOTTOM));
    for (Player player : Player.values()) {
      Optional<Wall> one = onside.wall(player);
      Optional<Wall> other = offside.wall(player);
      if (!one.equals(other)) {
        Optional<Dyadic> same = one.flatMap(f -> other.flatMap(g -> Wall.agreement(f, g)));
        if (same.isEmpty()) {
          return same;
        }
        from.add(same.get());
      }
    }
    return onside.owner().equals(offside.owner())
        ? from.stream().reduce(Dyadic::max)
        : Optional.empty();
  }

  /** The walls, those of both sides where they differ, and whether it is stable. */
  @Override
  public String toString() {
    if (onside.equals(offside)) {
      return onside + "; stable";
    }
    String stable = stableFrom().map(t -> "stable from " + t).orElse("unstable");
    return "onside " + onside + "; offside " + offside + "; " + stable;
  }
}
