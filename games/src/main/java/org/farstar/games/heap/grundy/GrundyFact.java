package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.MoveCount;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/**
 * Facts about positions of impartial games. A move in a part wins a sum exactly if the value that
 * it leaves is the value of the rest.
 */
public final class GrundyFact {
  /** At most this many winning moves are listed; all are counted. */
  private static final int LISTED = 200;

  private GrundyFact() {}

  /**
   * Finds the options of one position that have a certain Grundy value.
   *
   * @param <P> the positions
   */
  @FunctionalInterface
  public interface Options<P> {
    /**
     * Hands over every option with this Grundy value.
     *
     * @return false where some may be missing
     */
    boolean find(BigInteger wanted, Moves<P> moves);
  }

  /** The Grundy value of a part is known. */
  public static <P> Fact<P> worth(BigInteger value, Proof proof, Options<P> options) {
    return Fact.<P>worth(Nimber.of(value), proof).winning((player, rest) -> winning(rest, options));
  }

  /**
   * The Grundy value of a part is known not to be 0, and nothing else.
   *
   * @param options will be asked for the value 0 only
   */
  public static <P> Fact<P> notZero(Proof proof, Options<P> options) {
    return Fact.<P>won(Outcome.N, proof).winning((player, rest) -> winning(rest, options));
  }

  /**
   * A theorem decides whether the value is 0, and a table may have the value. Who wins rests on the
   * theorem alone; a value in the table that contradicts it is not used.
   *
   * @param zero what the theorem says
   * @param theorem its proof
   * @param value the value in the table, where it reaches so far
   * @param ofValue the proof of a value from the table
   * @param options will be asked for the value 0 only, where the table has no value
   */
  public static <P> Fact<P> decided(
      boolean zero,
      Proof theorem,
      Optional<BigInteger> value,
      Function<BigInteger, Proof> ofValue,
      Options<P> options) {
    if (zero) {
      return worth(BigInteger.ZERO, theorem, options);
    }
    return value
        .filter(known -> known.signum() != 0)
        .map(known -> worth(known, ofValue.apply(known), options).wonBy(theorem))
        .orElseGet(() -> notZero(theorem, options));
  }

  private static <P> PartMoves<P> winning(Value rest, Options<P> options) {
    List<Move<P>> listed = new ArrayList<>();
    long[] count = new long[1];
    MoveCount asked = MoveCount.passing();
    boolean all =
        options.find(
            nimber(rest),
            (to, text) -> {
              count[0]++;
              asked.add();
              if (listed.size() < LISTED) {
                listed.add(new Move<>(text.get(), to));
              }
            });
    return all
        ? new PartMoves<>(listed, Optional.of(BigInteger.valueOf(count[0])))
        : PartMoves.some(listed);
  }

  private static BigInteger nimber(Value rest) {
    if (rest instanceof Nimber nimber) {
      return nimber.size();
    }
    if (rest instanceof Dyadic number && number.signum() == 0) {
      return BigInteger.ZERO;
    }
    throw new IllegalArgumentException("the rest of an impartial sum is a nimber, not " + rest);
  }
}
