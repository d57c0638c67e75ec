package org.farstar.engine.theory;

import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * What a theory knows about one part: its value, or only who wins it, with the proof; and where the
 * theory can say so, which moves are good beside the rest of a sum.
 *
 * @param <P> the positions
 */
public final class Fact<P> {
  /**
   * Finds the moves of a player in this part that win a sum.
   *
   * @param <P> the positions
   */
  @FunctionalInterface
  public interface Winning<P> {
    /**
     * The moves in the part after which the player, who then moves second, wins the part together
     * with the rest of the sum.
     *
     * @param player who moves
     * @param rest what the other parts are worth together; for a fact without a value it is always
     *     0, which means that the part stands alone or beside parts worth 0
     */
    PartMoves<P> moves(Player player, Value rest);
  }

  private final Optional<Value> value;
  private final Outcome outcome;
  private final Proof proof;
  private final Proof outcomeProof;
  private final Optional<Winning<P>> winning;

  private Fact(
      Optional<Value> value,
      Outcome outcome,
      Proof proof,
      Proof outcomeProof,
      Optional<Winning<P>> winning) {
    this.value = value;
    this.outcome = outcome;
    this.proof = proof;
    this.outcomeProof = outcomeProof;
    this.winning = winning;
  }

  private static <P> Fact<P> of(Optional<Value> value, Outcome outcome, Proof proof) {
    return new Fact<>(value, outcome, proof, proof, Optional.empty());
  }

  /** The part is worth this number. */
  public static <P> Fact<P> worth(Dyadic value, Proof proof) {
    return of(Optional.of(value), Outcome.ofSign(value.signum()), proof);
  }

  /** The part is worth this nimber. */
  public static <P> Fact<P> worth(Nimber value, Proof proof) {
    Outcome outcome = value.isZero() ? Outcome.P : Outcome.N;
    return of(Optional.of(value), outcome, proof);
  }

  /** The part is worth this game, of any universe. */
  public static <P> Fact<P> worth(ShortGame value, Proof proof) {
    return of(Optional.of(value), value.outcome(), proof);
  }

  /**
   * Who wins the part, when its value is not known. In a game that the last player wins P means
   * that the value is 0, and N in an impartial game that it is not.
   */
  public static <P> Fact<P> won(Outcome outcome, Proof proof) {
    return of(Optional.empty(), outcome, proof);
  }

  /** The same fact with a way to find winning moves; without one the engine tries every move. */
  public Fact<P> winning(Winning<P> moves) {
    return new Fact<>(value, outcome, proof, outcomeProof, Optional.of(moves));
  }

  /**
   * The same fact with a proof of the outcome that does without the value. It is what people read
   * who ask who wins this part and nothing else; in a sum, and where the value is asked for, {@link
   * #proof} counts.
   */
  public Fact<P> wonBy(Proof ofOutcome) {
    return new Fact<>(value, outcome, proof, ofOutcome, winning);
  }

  /** The value, where it is known. */
  public Optional<Value> value() {
    return value;
  }

  /** Who wins the part alone. */
  public Outcome outcome() {
    return outcome;
  }

  /** Why. */
  public Proof proof() {
    return proof;
  }

  /** Why the outcome is what it is, for a part that stands alone; {@link #proof} by default. */
  public Proof outcomeProof() {
    return outcomeProof;
  }

  /** How winning moves are found, where the theory can do that. */
  public Optional<Winning<P>> winning() {
    return winning;
  }
}
