package org.farstar.games.grid.sheep;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/**
 * Sheep: some sheep of a herd, not all, run in one direction as far as cells are free, and are a
 * herd there.
 */
final class Sheep implements Rules<Pasture> {
  @Override
  public void moves(Pasture pasture, Player player, Moves<Pasture> moves) {
    int sign = player == Player.LEFT ? 1 : -1;
    for (int from = 0; from < pasture.cells().size(); from++) {
      int herd = pasture.cells().get(from) == Pasture.BLOCKED ? 0 : pasture.cells().get(from);
      for (int[] step : Pasture.DIRECTIONS) {
        int to = herd * sign > 1 ? last(pasture, from, step) : from;
        for (int sheep = 1; sheep < herd * sign && to != from; sheep++) {
          add(pasture, from, to, sheep * sign, moves);
        }
      }
    }
  }

  /** The last free cell in a direction, or the cell itself. */
  private static int last(Pasture pasture, int from, int[] step) {
    int row = from / pasture.columns();
    int column = from % pasture.columns();
    while (pasture.at(row + step[0], column + step[1]) == 0) {
      row += step[0];
      column += step[1];
    }
    return row * pasture.columns() + column;
  }

  private static void add(Pasture pasture, int from, int to, int sheep, Moves<Pasture> moves) {
    String start = name(pasture, from);
    String end = name(pasture, to);
    moves.add(
        pasture.moved(from, to, sheep),
        () -> start + " " + end + " " + Math.abs(sheep),
        () -> List.of(List.of(start, end)));
  }

  /** A cell by row and column, {@code 2,3}. */
  static String name(Pasture pasture, int cell) {
    return (cell / pasture.columns() + 1) + "," + (cell % pasture.columns() + 1);
  }

  @Override
  public List<Pasture> parts(Pasture pasture) {
    return pasture.parts();
  }

  @Override
  public Pasture representative(Pasture pasture) {
    return pasture.normal();
  }

  @Override
  public Optional<Pasture> exchanged(Pasture pasture) {
    return Optional.of(
        pasture.with(
            i -> {
              int cell = pasture.cells().get(i);
              return cell == Pasture.BLOCKED ? cell : -cell;
            }));
  }

  /** The sheep beyond the first of each herd, of which a move takes one away. */
  @Override
  public OptionalLong rank(Pasture pasture) {
    return OptionalLong.of(
        pasture.cells().stream()
            .filter(cell -> cell != Pasture.BLOCKED && cell != 0)
            .mapToLong(cell -> Math.abs(cell) - 1)
            .sum());
  }

  @Override
  public Pasture read(String text) {
    return Pasture.read(text);
  }

  @Override
  public String write(Pasture pasture) {
    return pasture.toString();
  }
}
