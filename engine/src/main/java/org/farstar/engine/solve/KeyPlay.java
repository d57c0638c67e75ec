package org.farstar.engine.solve;

import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * A game as the solver of layers sees it: positions are keys, see {@link
 * org.farstar.engine.play.Codec}. A key stands for all positions of one representative. Any number
 * of threads may ask at once.
 */
public interface KeyPlay {
  /** What {@link #verdict} says of a position that has none. */
  int NO_VERDICT = -1;

  /** How many words a key takes. */
  int words();

  /** Who has won when a player cannot move. */
  Ending ending();

  /** Whether both players have the same moves in every position, so that one is asked for. */
  boolean impartial();

  /**
   * Who wins a play that never ends; empty where every play ends. Where it is there, an option may
   * be in the layer of the position, and a position is in one layer.
   */
  default Optional<Outcome> endless() {
    return Optional.empty();
  }

  /**
   * Hands over the start as one option of nothing: its parts, each in layer 0 or later.
   *
   * @param options receives them
   */
  void start(Options options);

  /**
   * Hands over the options of a position.
   *
   * @param keys has the key
   * @param at where it begins
   * @param layer the layer of the position; every option is in a later one, or in the same where a
   *     play may be endless
   * @param player who moves
   * @param options receives them in an order that is the same every time, possibly some twice
   * @throws SolveException if a move does not lead to a later layer, so that the play might never
   *     end
   */
  void options(long[] keys, int at, long layer, Player player, Options options);

  /**
   * Who has won a position at which the play is over: the ordinal of an {@link
   * org.farstar.values.player.Outcome}. {@link #NO_VERDICT} where it continues, and always where
   * the last move decides.
   */
  int verdict(long[] keys, int at);

  /**
   * Whether the layers are known from the positions alone: every position is in one layer. Where
   * they are not, the number of a layer is the length of a walk from the start, and a position is
   * in as many layers as there are lengths of walks to it.
   */
  boolean ranked();

  /** The position in a message. */
  String describe(long[] keys, int at);

  /** Receives options, each of them a sum of parts; an option without parts is worth nothing. */
  interface Options {
    /** The next option begins. */
    void option();

    /**
     * A part of the option that has begun.
     *
     * @param keys has its key
     * @param at where it begins
     * @param layer the layer it is in
     */
    void part(long[] keys, int at, long layer);
  }
}
