package org.farstar.engine.rules;

import java.util.Optional;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * The rules of a game as people use them: a {@linkplain Play play}, and how its positions are
 * written.
 *
 * <p>Only {@link #moves}, {@link #read(String)} and {@link #write} must be written. Parameters,
 * pictures, theories and the words for the players are next to the rules, in a {@link Variant}.
 *
 * @param <P> the positions
 */
public interface Rules<P> extends Play<P> {
  /**
   * Reads one position, without parameters and without sums. A name that stands for a text
   * elsewhere is refused, see {@link Sources#none}.
   *
   * @throws NotationException where the text is not a position; it names the place, what was found
   *     and what is allowed
   */
  P read(String text);

  /**
   * Reads one position whose names stand for texts found in these sources.
   *
   * @throws NotationException as {@link #read(String)} does, and where there is no such text
   */
  default P read(String text, Sources sources) {
    return read(text);
  }

  /** The position as text; {@link #read(String)} of it gives the same position. */
  String write(P position);

  /**
   * Whether a plus sign may stand inside the text of one position. Where it may, positions are
   * summed with a plus sign between blanks only.
   */
  default boolean plusInPositions() {
    return false;
  }

  /**
   * A clause on why no quick answer is to be expected, for readers of a budget's end: positions of
   * this kind are known to be hard. Empty where nothing of the sort is known.
   */
  default Optional<String> hardness(P position) {
    return Optional.empty();
  }

  /**
   * Where {@link #moves} hands over representatives, the theorem by which the moves left out change
   * nothing, as a clause with its source; empty where every move of the position is handed over.
   */
  default Optional<String> movesStandForOthers(P position) {
    return Optional.empty();
  }

  /**
   * The position after the move with this text, or empty where the player has no such move. Where
   * {@link #moves} hands over representatives, every single move of the rules is accepted besides.
   *
   * <p>Blanks at the ends and repeated blanks do not count.
   */
  default Optional<P> play(P position, Player player, String text) {
    String wanted = text.strip().replaceAll("\\s+", " ");
    return FirstMoves.named(this, position, player, wanted);
  }

  /**
   * How the followers of a start are packed into keys. By default, by their text, with room for
   * texts twice as long as that of the start; a packing of its own makes keys of a few bytes.
   *
   * @param start a position; the codec is for the representatives of its followers and their parts
   */
  default Codec<P> codec(P start) {
    return new TextCodec<>(this, start);
  }

  @Override
  default String describe(P position) {
    return write(position);
  }
}
