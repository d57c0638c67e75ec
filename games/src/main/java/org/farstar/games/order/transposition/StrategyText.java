package org.farstar.games.order.transposition;

import org.farstar.values.player.Outcome;

/** What the players must keep true, for each rule. */
final class StrategyText {
  private StrategyText() {}

  static String of(Decision decision, SequenceShape shape) {
    boolean blackWins = decision.outcome().equals(OutcomeTheorems.black(shape));
    return switch (decision.rule()) {
      case OVER -> "";
      case FORCED -> "Every choice has as many terms above it, up to an even number.";
      case CHOICE -> "Black chooses on the side of a pivot that gives the parity he wants.";
      case FULL -> "White keeps the choice between the last two free elements.";
      case ROOM_NO_PIVOT, LINE_Z, LINE_N, LINE_MINUS_N -> noPivot(decision, shape);
      case ROOM_ONE_PIVOT, LINE_ONE_PIVOT ->
          blackWins
              ? "Black must leave two pivots now, and one at each later turn of his."
              : "White must leave no pivot now, nor at any later turn of Black's.";
      case ROOM_PIVOTS, LINE_PIVOTS, WHITE_PIVOTS, PIVOT ->
          "Black must find a pivot at each of his turns: he makes one more whenever there is but one.";
      case DELTA ->
          blackWins
              ? "Black must raise |Delta| at each of his turns, and never leave it to fall to 0."
              : "White must lower |Delta| at each of his turns, so that Black meets 0.";
      case CASE_1F, CASE_4 ->
          "White must leave no pivot: he plays beside each pivot that Black makes, on the side that"
              + " gives the parity he wants.";
      case CASE_1D, CASE_2, CASE_7C, CASE_1E, CASE_3, CASE_8C ->
          "Black must play where White's answer is forced: a pivot with no free neighbour on one"
              + " side; and White must leave no pivot.";
      case CASE_1A, CASE_1B, CASE_1C, CASE_5, CASE_6, CASE_7A, CASE_7B, CASE_8A, CASE_8B ->
          "Black must keep both choices open to his last turn but one: he keeps White busy with"
              + " pivots elsewhere.";
      case WHITE_REPLY ->
          blackWins
              ? "Black must find a pivot, or both parities within his reach, at his next turn."
              : "White must leave no pivot, nor a position that Black wins.";
    };
  }

  private static String noPivot(Decision decision, SequenceShape shape) {
    if (decision.outcome() == Outcome.L || decision.outcome() == Outcome.R) {
      return "Both must leave no pivot, by choosing the extreme free element each time: who makes a"
          + " pivot lets the other remove it and choose the parity.";
    }
    return decision.outcome().equals(OutcomeTheorems.black(shape))
        ? "White has to make a pivot; Black must remove it and choose the parity."
        : "White must leave no pivot: he removes each one that Black makes, and otherwise plays at an"
            + " end.";
  }
}
