package org.farstar.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.player.Player;

/**
 * The first moves of a position that may have billions.
 *
 * @param <P> the positions
 * @param list the moves
 * @param complete whether there are no others
 */
public record FirstMoves<P>(List<Move<P>> list, boolean complete) {

  /**
   * The first moves of a player; none in a position that the rules call over, and none, though
   * there may be some, where the rules cannot list them.
   *
   * @param most at most this many, without making the others
   */
  public static <P> FirstMoves<P> of(Play<P> rules, P position, Player player, int most) {
    if (rules.verdict(position).isPresent()) {
      return new FirstMoves<>(List.of(), true);
    }
    if (rules.unsearchable(position, false).isPresent()) {
      return new FirstMoves<>(List.of(), false);
    }
    return made(rules, position, player, most);
  }

  /**
   * The first moves that the rules hand over, also where these stand for others.
   *
   * @param most at most this many, without making the others
   */
  public static <P> FirstMoves<P> made(Play<P> rules, P position, Player player, int most) {
    List<Move<P>> list = new ArrayList<>();
    try {
      MoveCount count = MoveCount.kept();
      Moves.WithSpots<P> each =
          (to, text, spots) -> {
            if (list.size() == most) {
              throw new Enough();
            }
            list.add(new Move<>(text.get(), to, spots.get()));
            count.add();
          };
      rules.moves(position, player, each);
      return new FirstMoves<>(list, true);
    } catch (Enough e) {
      return new FirstMoves<>(list, false);
    }
  }

  /**
   * The position after the move with this text, without keeping the others; empty where the player
   * has no such move. Takes no longer than until the rules hand it over.
   */
  public static <P> Optional<P> named(Play<P> rules, P position, Player player, String text) {
    List<P> found = new ArrayList<>();
    MoveCount count = MoveCount.passing();
    try {
      rules.moves(
          position,
          player,
          (to, name) -> {
            if (name.get().equals(text)) {
              found.add(to);
              throw new Enough();
            }
            count.add();
          });
    } catch (Enough e) {
      return found.stream().findFirst();
    }
    return found.stream().findFirst();
  }

  /** Leaves the ruleset's enumeration, which has no other way out. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super(null, null, false, false);
    }
  }
}
