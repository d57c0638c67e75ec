package org.farstar.engine.answer;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What a theory says of one part of one term of a sum, seen from the sum: where the term has the
 * players exchanged, so has the fact.
 *
 * @param term the index of the term
 * @param placed the term
 * @param index the index of the part in the list of the position's parts
 * @param part the part
 * @param fact what the theory says of it
 * @param <P> the positions
 */
record PartFact<P>(int term, Term.Placed<P> placed, int index, P part, Fact<P> fact) {
  /** What the part is worth in the sum, where the theory knows. */
  Optional<Value> value() {
    return fact.value().map(this::seen);
  }

  private Value seen(Value value) {
    return placed.swapped() ? Values.negative(value) : value;
  }

  /** Who wins the part alone. */
  Outcome outcome() {
    return placed.swapped() ? fact.outcome().exchanged() : fact.outcome();
  }

  /** Whether the part is certainly worth 0, in normal play. */
  boolean isZero() {
    return outcome() == Outcome.P;
  }

  /** Whether the theory lists winning moves of the part. */
  boolean listsMoves() {
    return fact.winning().isPresent();
  }

  /** The moves of a player in the part that win beside a rest of this value. */
  PartMoves<P> winning(Player player, Value rest) {
    return fact.winning().orElseThrow().moves(placed.mover(player), seen(rest));
  }

  /** The sum after a move in the part. */
  Optional<Sum> after(Sum sum, Move<P> move) {
    return placed
        .variant()
        .rules()
        .withPart(placed.position(), index, move.to())
        .map(position -> sum.with(term, placed.at(position)));
  }

  /** Where this is a part of several of its position that are equal, whether it is the first. */
  boolean isFirstOfItsKind(List<PartFact<?>> all) {
    for (PartFact<?> other : all) {
      if (other == this) {
        return true;
      }
      if (other.term == term && other.part.equals(part)) {
        return false;
      }
    }
    return true;
  }
}
