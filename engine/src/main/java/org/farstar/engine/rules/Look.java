package org.farstar.engine.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What people see of a game: a picture of a position, the names of the players, who wins in the
 * game's own words. It is next to the rules, which know nothing of it.
 *
 * @param <P> the positions
 */
public interface Look<P> {
  /** The position as a player sees it in a terminal; may have several lines. */
  String picture(P position);

  /**
   * The position as a drawing; empty where {@link #picture} is drawn as text. {@link
   * org.farstar.picture.Boards} has drawings of the common kinds of boards.
   */
  default Optional<Drawing> drawing(P position) {
    return Optional.empty();
  }

  /**
   * The drawing with what is known of the position drawn into it, for those who ask for that; the
   * plain drawing unless a game says otherwise.
   */
  default Optional<Drawing> study(P position) {
    return drawing(position);
  }

  /**
   * The spots of the drawing that somebody would point at to make a move, in that order; empty
   * where pointing says too little. Unless a game says otherwise, those that the move's text names.
   * Not asked of a move that {@linkplain org.farstar.engine.play.Moves#add(Object,
   * java.util.function.Supplier, java.util.function.Supplier) has spots}.
   *
   * @param drawing the drawing of the position
   * @param move the text of a move
   */
  default List<String> pointsAt(P position, Drawing drawing, String move) {
    Set<String> names =
        drawing.spots().stream().map(Spot::name).collect(Collectors.toCollection(HashSet::new));
    return names.contains(move)
        ? List.of(move)
        : Stream.of(move.split(" ")).filter(names::contains).toList();
  }

  /**
   * What a move does, for people who do not know how moves are written; unless a game says
   * otherwise, what its text and the spots say by themselves.
   *
   * @param at the spots of the drawing that are pointed at to make the move, in their order; none
   *     where there is no drawing
   * @param move the text of the move
   */
  default Deed deed(P position, List<Spot> at, String move) {
    return Deed.of(at, move);
  }

  /**
   * How positions are set up by hand; unless a game says otherwise, by what the text of a position
   * and its drawing have in common.
   */
  default Setup setup() {
    return Setup.derived();
  }

  /**
   * Whether the last spot of a move ends it, and those before it may be pointed at in any order.
   */
  default boolean lastEnds() {
    return false;
  }

  /** Whether a board has a top, as where pieces fall, and is not looked at the other way round. */
  default boolean upright() {
    return false;
  }

  /** What this game calls a player, in a sentence. */
  default String title(Player player) {
    return player.title();
  }

  /** The name that is printed for an outcome class. */
  default String label(Outcome outcome) {
    return outcome.label(false);
  }

  /**
   * Who wins at a position of this outcome class in the game's own words; empty for the games that
   * speak of Left and Right, of the next and the previous player, as {@link Outcome} does.
   */
  default Optional<Winner> winner(P position, Outcome outcome) {
    return Optional.empty();
  }

  /** The plain look: the position as it is written; rows of symbols are drawn as such. */
  static <P> Look<P> plain(Rules<P> rules) {
    return new PlainLook<>(rules);
  }
}
