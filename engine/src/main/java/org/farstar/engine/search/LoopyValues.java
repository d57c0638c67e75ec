package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Play;
import org.farstar.values.loopy.LoopyForm;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.Universe;

/**
 * The values of positions of a {@linkplain Play#endless play that may never end}: the graph of all
 * positions that are reached by any moves, as a {@link LoopyGame}. Where a play that never ends is
 * drawn, the value is a stopper or has two stoppers as its sides; where a player wins it, it is the
 * side on which that player does. Symmetric positions are one.
 *
 * <p>Time and memory grow with the square of the number of positions that lead to one another, and
 * are linear in the number of all. For one thread.
 *
 * @param <P> the positions
 */
public final class LoopyValues<P> {
  private static final int MOST = 1 << 20;

  /** A node in a map, a small position, and its options; estimated. */
  private static final long BYTES_PER_POSITION = 400;

  private final Play<P> play;
  private final LoopyForm.Builder builder;
  private final Map<P, Integer> numbers = new HashMap<>();
  private final List<P> positions = new ArrayList<>();
  private final Meter meter;

  /**
   * @param play says who wins where it does not end; the last player wins where it does
   * @param universe where short games live
   * @param control stops the search when its budget ends
   */
  public LoopyValues(Play<P> play, Universe universe, Control control) {
    this.play = play;
    this.builder = new LoopyForm.Builder(universe);
    this.meter = control.meter(() -> positions.size() * BYTES_PER_POSITION);
  }

  /** How many positions were reached. */
  public long visited() {
    return meter.visited();
  }

  /**
   * The value of a position.
   *
   * @throws NoSuchValueException where there are more positions than 2^20, or no stopper was found
   *     for a side that is wanted
   */
  public LoopyGame value(P position) {
    try {
      return side(LoopyGame.of(form(position), 0), play.endless().orElse(Outcome.D));
    } catch (GameTooLargeException e) {
      throw new NoSuchValueException("has a value too large to compute: " + e.getMessage());
    }
  }

  private LoopyForm form(P position) {
    return meter.during(
        () -> {
          number(position);
          for (int next = 0; next < positions.size(); next++) {
            int from = next;
            P at = positions.get(next);
            for (Player player : Player.values()) {
              play.moves(at, player, (to, text) -> builder.option(player, from, number(to)));
            }
          }
          return builder.build();
        });
  }

  private int number(P position) {
    P stands = play.representative(position);
    Integer known = numbers.get(stands);
    if (known == null) {
      if (positions.size() == MOST) {
        throw new GameTooLargeException("more than 2^20 positions are reached");
      }
      meter.count();
      known = builder.vertex();
      numbers.put(stands, known);
      positions.add(stands);
    }
    return known;
  }

  /**
   * What is left of a value where somebody wins a play that never ends.
   *
   * @param endless who does: {@link Outcome#L}, {@link Outcome#R}, or nobody, {@link Outcome#D}
   * @throws NoSuchValueException where a side that is wanted was not found to be a stopper
   */
  public static LoopyGame side(LoopyGame value, Outcome endless) {
    Optional<LoopyGame> wanted =
        switch (endless) {
          case L -> value.onside();
          case R -> value.offside();
          default -> Optional.of(value).filter(LoopyGame::isStopperSided);
        };
    return wanted.orElseThrow(
        () -> new NoSuchValueException("has a value whose sides were not found to be stoppers"));
  }
}
