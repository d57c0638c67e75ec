package org.farstar.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * A game as a search sees it: moves, the end, independent parts, and positions that may stand for
 * each other. Only {@link #moves} must be written. A play says nothing of values, outcomes or
 * strategies; these are computed from it.
 *
 * <p>Positions are immutable, and {@code equals} and {@code hashCode} mean the same position. A
 * play is immutable too, so that any number of searches may share it.
 *
 * <p>Rules that people read and write are {@link org.farstar.engine.rules.Rules}; a theorem that
 * reduces a position to a smaller game hands over a play alone, see {@link
 * org.farstar.engine.theory.Reduction}.
 *
 * @param <P> the positions
 */
@FunctionalInterface
public interface Play<P> {
  /**
   * Hands over every move of a player.
   *
   * <p>The list must be finite. A position with infinitely many options hands over finitely many of
   * them, chosen so that leaving out the others changes nothing about who wins, whoever moves next
   * and in whatever sum the rules allow. The text of a move that stands for others names them all,
   * for instance {@code 1: w+k}.
   *
   * @param position where the player moves
   * @param player who moves; where both players have the same moves it may be ignored
   * @param moves receives the moves, in an order that is the same every time
   */
  void moves(P position, Player player, Moves<P> moves);

  /** Who has won when a player cannot move. */
  default Ending ending() {
    return Ending.LAST_PLAYER_WINS;
  }

  /**
   * The outcome of a position at which the play is over, whether or not pieces could still move.
   * Only for {@link Ending#VERDICT}, and then every position in which a player is to move and
   * cannot must have one.
   *
   * <p>{@link Outcome#P} says that the player who moved last has won, {@link Outcome#L} and {@link
   * Outcome#R} that this player has.
   */
  default Optional<Outcome> verdict(P position) {
    return Optional.empty();
  }

  /**
   * Who wins a play that never ends, where positions may return: {@link Outcome#L}, {@link
   * Outcome#R}, or nobody, {@link Outcome#D}, as in the theory of loopy games (Winning Ways, ch.
   * 11). Empty where every play ends; a search that meets a position again then says so. Only
   * finitely many positions may be reached from one.
   */
  default Optional<Outcome> endless() {
    return Optional.empty();
  }

  /** Whether both players have the same moves and the same goal in every position. */
  default boolean impartial() {
    return false;
  }

  /**
   * Whether in every position both players have a move or neither has, so that all stops are 0:
   * searches rely on it.
   */
  default boolean allSmall() {
    return impartial();
  }

  /**
   * Independent parts whose sum is the position, in an order that is the same every time.
   *
   * <p>A move in the position is a move in exactly one of them; a part without any move may be left
   * out. Only for endings by the last player.
   */
  default List<P> parts(P position) {
    return List.of(position);
  }

  /**
   * The position with another in the place of one of its {@linkplain #parts parts}. Needed only
   * where a theory lists the winning moves of a part and positions have several.
   *
   * @param part the index of the part in the list of {@link #parts}
   * @param replacement what it became by a move
   * @return empty where the play cannot put parts together again
   */
  default Optional<P> withPart(P position, int part, P replacement) {
    return parts(position).size() == 1 ? Optional.of(replacement) : Optional.empty();
  }

  /**
   * A representative of the positions that differ from this one by a symmetry only: all of them
   * have the same value and the same outcome, and the same representative.
   */
  default P representative(P position) {
    return position;
  }

  /**
   * The position with the players exchanged, whose value is the negative, where the play knows one:
   * a search then needs to look at one of the two only. The position exchanged twice must be worth
   * the same as itself.
   */
  default Optional<P> exchanged(P position) {
    return Optional.empty();
  }

  /** A number, at least 0, that every move lowers; empty where none is known. */
  default OptionalLong rank(P position) {
    return OptionalLong.empty();
  }

  /**
   * A number, at least 0, that no move raises, where a play may be {@linkplain #endless endless}:
   * positions that can come back have the same. Empty where none is known. Equal for positions with
   * one representative.
   */
  default OptionalLong stage(P position) {
    return OptionalLong.empty();
  }

  /**
   * The reason why a search through {@link #moves} would be unsound: the list of moves is only
   * representative, and what it leaves out counts here. Empty if a search is sound.
   *
   * @param position the position
   * @param exact whether every single option counts, as it does for a value and in a sum, and not
   *     only who wins this position alone
   */
  default Optional<String> unsearchable(P position, boolean exact) {
    return Optional.empty();
  }

  /** The position in a message. */
  default String describe(P position) {
    return position.toString();
  }

  /**
   * The moves of a player with their texts. While they are made the work of this thread may be
   * {@linkplain org.farstar.values.cancel.Cancellation ended}.
   */
  default List<Move<P>> moveList(P position, Player player) {
    List<Move<P>> list = new ArrayList<>();
    MoveCount count = MoveCount.kept();
    moves(
        position,
        player,
        (to, text) -> {
          list.add(new Move<>(text.get(), to));
          count.add();
        });
    return list;
  }

  /** The positions a player can move to, made as {@link #moveList} makes the moves. */
  default List<P> options(P position, Player player) {
    List<P> list = new ArrayList<>();
    MoveCount count = MoveCount.kept();
    moves(
        position,
        player,
        (to, text) -> {
          list.add(to);
          count.add();
        });
    return list;
  }
}
