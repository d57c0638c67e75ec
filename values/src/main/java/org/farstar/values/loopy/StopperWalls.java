package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Thermograph;
import org.farstar.values.shortgame.Wall;

/**
 * The thermographs of all vertices of the canonical form of a stopper, by the theorem of {@link
 * StopperThermograph}.
 *
 * <p>Vertices whose mast is known are <em>frozen</em>: at first the short games, on and off. In a
 * round the scaffolds of all others follow from the frozen ones along alternating play, which ends;
 * they are right up to the least temperature where those of a vertex meet, and the vertices that
 * meet there are frozen. Each round freezes one vertex at least, so there are no more rounds than
 * vertices. When none is left that meets, the walls of the rest never do.
 */
final class StopperWalls {
  /** A scaffold; null beyond all numbers, on Left's side for Left and on Right's for Right. */
  private record Scaffold(Wall wall) {}

  private record Turn(int vertex, Player player) {}

  private final LoopyForm form;
  private final Map<Integer, StopperThermograph> frozen = new HashMap<>();
  private final Map<Turn, Scaffold> scaffolds = new HashMap<>();

  private StopperWalls(LoopyForm form) {
    this.form = form;
  }

  /** The thermograph of a stopper in canonical form. */
  static StopperThermograph of(Rooted stopper) {
    return stopper.isShort()
        ? StopperThermograph.of(stopper.form().shortGame(stopper.start()).thermograph())
        : new StopperWalls(stopper.form()).of(stopper.start());
  }

  private StopperThermograph of(int start) {
    List<Integer> open = new ArrayList<>();
    for (int v : form.reachable(start)) {
      if (form.isShort(v)) {
        frozen.put(v, StopperThermograph.of(form.shortGame(v).thermograph()));
      } else if (form.moves(v, Player.RIGHT).length == 0) {
        frozen.put(v, StopperThermograph.infinite(Player.LEFT));
      } else if (form.moves(v, Player.LEFT).length == 0) {
        frozen.put(v, StopperThermograph.infinite(Player.RIGHT));
      } else {
        open.add(v);
      }
    }
    while (open.contains(start) && freeze(open)) {
      open.removeAll(frozen.keySet());
    }
    return frozen.containsKey(start)
        ? frozen.get(start)
        : StopperThermograph.apart(
            scaffold(start, Player.LEFT).wall, scaffold(start, Player.RIGHT).wall);
  }

  /** Freezes the vertices whose scaffolds meet first; false if none do. */
  private boolean freeze(List<Integer> open) {
    scaffolds.clear();
    Map<Integer, Dyadic> meetings = new HashMap<>();
    for (int v : open) {
      Cancellation.check();
      meeting(v).ifPresent(t -> meetings.put(v, t));
    }
    Optional<Dyadic> first = meetings.values().stream().reduce(Dyadic::min);
    first.ifPresent(
        t ->
            meetings.forEach(
                (v, meeting) -> {
                  if (meeting.equals(t)) {
                    frozen.put(v, frozenAt(v, t));
                  }
                }));
    return first.isPresent();
  }

  private Optional<Dyadic> meeting(int v) {
    Wall left = scaffold(v, Player.LEFT).wall;
    Wall right = scaffold(v, Player.RIGHT).wall;
    return left == null || right == null ? Optional.empty() : Wall.meeting(left, right);
  }

  private StopperThermograph frozenAt(int v, Dyadic t) {
    Wall left = scaffold(v, Player.LEFT).wall;
    Wall right = scaffold(v, Player.RIGHT).wall;
    Dyadic mean = left.at(t);
    return StopperThermograph.of(
        new Thermograph(left.cappedAt(t, mean), right.cappedAt(t, mean), t, mean));
  }

  private Scaffold scaffold(int v, Player player) {
    Turn turn = new Turn(v, player);
    Scaffold known = scaffolds.get(turn);
    if (known == null) {
      known = best(v, player);
      scaffolds.put(turn, known);
    }
    return known;
  }

  private Scaffold best(int v, Player player) {
    boolean left = player == Player.LEFT;
    Wall best = null;
    for (Spot option : form.options(form.spot(v), player)) {
      Wall wall;
      StopperThermograph walls =
          option.isShort()
              ? StopperThermograph.of(option.game().thermograph())
              : frozen.get(option.vertex());
      if (walls == null) {
        // Beyond all numbers on the opponent's side: the mover has better moves.
        wall = scaffold(option.vertex(), player.opponent()).wall;
      } else if (walls.owner().isPresent() && walls.owner().get() == player) {
        return new Scaffold(null);
      } else {
        wall = walls.wall(player.opponent()).orElse(null);
      }
      if (wall != null) {
        Wall tilted = wall.tilted(left ? -1 : 1);
        best = best == null ? tilted : Wall.best(best, tilted, left);
      }
    }
    if (best == null) {
      throw new IllegalStateException("a vertex without a wall in a canonical form");
    }
    return new Scaffold(best);
  }
}
