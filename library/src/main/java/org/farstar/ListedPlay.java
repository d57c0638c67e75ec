package org.farstar;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Player;

/**
 * A play by functions that give lists, for callers that have functions and no classes of Java.
 *
 * @param impartial whether both players have the same moves in every position
 * @param options the moves of a player, in an order that is the same every time
 * @param split independent parts whose sum a position is
 * @param <P> the positions
 */
public record ListedPlay<P>(
    boolean impartial, BiFunction<P, Player, List<Option<P>>> options, Function<P, List<P>> split)
    implements Play<P> {
  /**
   * A move.
   *
   * @param text what a player types to choose it; unique among the moves of the position
   * @param to the position it leads to
   * @param <P> the positions
   */
  public record Option<P>(String text, P to) {}

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    for (Option<P> option : options.apply(position, player)) {
      moves.add(option.to(), option::text);
    }
  }

  @Override
  public List<P> parts(P position) {
    return split.apply(position);
  }
}
