package org.farstar.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.picture.Drawing;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * The rules of a game: its moves, its parts, its symmetry, its text form and its ending, and
 * nothing else. A value, a winner or a strategy is never the business of a ruleset.
 *
 * <p>Only {@link #moves}, {@link #read} and {@link #write} must be written. Variants of a game are
 * parameters of one ruleset: {@link #variant} returns the same ruleset with other parameters, and
 * {@link #parameters} prints them.
 *
 * <p>Positions are immutable, and {@code equals} and {@code hashCode} mean the same position. A
 * ruleset is immutable too, so that any number of searches may share it.
 *
 * @param <P> the positions
 */
public interface Ruleset<P> {
  /**
   * Hands over every move of a player.
   *
   * <p>The list must be finite. A position with infinitely many options hands over finitely many of
   * them, chosen so that leaving out the others changes nothing about who wins, whoever moves next
   * and in whatever sum the rules allow. The text of a move that stands for others names them all,
   * for instance {@code 1: w+k}; {@link #play} of that text makes the move that was handed over,
   * and {@code play} accepts every single move of the rules besides.
   *
   * @param position where the player moves
   * @param player who moves; where both players have the same moves it may be ignored
   * @param moves receives the moves, in an order that is the same every time
   */
  void moves(P position, Player player, Moves<P> moves);

  /**
   * Why a search through {@link #moves} would not find the truth about a position; empty where it
   * does, which is everywhere unless {@code moves} hands over representatives.
   *
   * @param position the position
   * @param exact whether every single option counts, as it does for a value and in a sum, and not
   *     only who wins this position alone
   */
  default Optional<String> unsearchable(P position, boolean exact) {
    return Optional.empty();
  }

  /**
   * A clause on why no quick answer is to be expected, for whoever reads that a budget has ended:
   * positions of this kind are known to be hard. Empty where nothing of the sort is known.
   */
  default Optional<String> hardness(P position) {
    return Optional.empty();
  }

  /**
   * Reads one position, without parameters and without sums.
   *
   * @throws NotationException where the text is not a position; it names the place, what was found
   *     and what is allowed
   */
  P read(String text);

  /** The position as text; {@link #read} of it gives the same position. */
  String write(P position);

  /** The variant of these rules with the given parameters, the text before the first colon. */
  default Ruleset<P> variant(String parameters) {
    throw new NotationException(
        parameters, 1, "rule parameters", "none: this game has no parameters before a colon");
  }

  /**
   * Whether a line may begin with parameters and a colon. Where it may not, colons are part of the
   * positions, and {@link PositionText} never calls {@link #variant}.
   */
  default boolean hasParameters() {
    return true;
  }

  /**
   * The same rules with another idea of what a name in a position stands for; themselves where
   * positions name nothing. Unless told otherwise a ruleset that knows names refuses them, see
   * {@link Sources#none}.
   */
  default Ruleset<P> reading(Sources sources) {
    return this;
  }

  /** The parameters of this variant as text that {@link #variant} reads; empty for the default. */
  default String parameters() {
    return "";
  }

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

  /** Whether both players have the same moves and the same goal in every position. */
  default boolean impartial() {
    return false;
  }

  /**
   * Whether the two players want a parity, Left the even and Right the odd one. L and R are then
   * labelled EVEN and ODD, see {@link Outcome#label}.
   */
  default boolean parity() {
    return false;
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
   * A representative of the positions that differ from this one by a symmetry only: all of them
   * have the same value and the same outcome, and the same representative.
   */
  default P representative(P position) {
    return position;
  }

  /**
   * The position with the players exchanged, whose value is the negative, where the ruleset knows
   * one: a search then needs to look at one of the two only. The position exchanged twice must be
   * worth the same as itself.
   */
  default Optional<P> exchanged(P position) {
    return Optional.empty();
  }

  /** A number that every move lowers, where there is one: the layers of a solve on a cluster. */
  default OptionalLong rank(P position) {
    return OptionalLong.empty();
  }

  /** A compact form of positions as bytes, where the ruleset has one. */
  default Optional<PositionCodec<P>> codec() {
    return Optional.empty();
  }

  /** The position as a player sees it in a terminal; may have several lines. */
  default String picture(P position) {
    return write(position);
  }

  /**
   * The position as a drawing; empty where {@link #picture} is drawn as text. {@link
   * org.farstar.engine.picture.Boards} has drawings for the common kinds of boards.
   */
  default Optional<Drawing> drawing(P position) {
    return Optional.empty();
  }

  /**
   * Whether a user may write sums of positions: never with verdicts, which judge the whole board.
   */
  default boolean sums() {
    return ending() != Ending.VERDICT;
  }

  /**
   * Whether a plus sign may stand inside the text of one position. Where it may, positions are
   * summed with a plus sign between blanks only.
   */
  default boolean plusInPositions() {
    return false;
  }

  /** What this game calls a player, in a sentence. */
  default String title(Player player) {
    return player.title();
  }

  /**
   * Who wins at a position of this outcome class in the game's own words; empty for the games that
   * speak of Left and Right, of the next and the previous player, as {@link Outcome} does.
   */
  default Optional<Winner> winner(P position, Outcome outcome) {
    return Optional.empty();
  }

  /** The moves of a player with their texts. */
  default List<Move<P>> moveList(P position, Player player) {
    List<Move<P>> list = new ArrayList<>();
    moves(position, player, (to, text) -> list.add(new Move<>(text.get(), to)));
    return list;
  }

  /** The positions a player can move to. */
  default List<P> options(P position, Player player) {
    List<P> list = new ArrayList<>();
    moves(position, player, (to, text) -> list.add(to));
    return list;
  }

  /**
   * The position after the move with this text, or empty where the player has no such move.
   *
   * <p>Blanks at the ends and repeated blanks do not count.
   */
  default Optional<P> play(P position, Player player, String text) {
    String wanted = text.strip().replaceAll("\\s+", " ");
    return moveList(position, player).stream()
        .filter(move -> move.text().equals(wanted))
        .map(Move::to)
        .findFirst();
  }
}
