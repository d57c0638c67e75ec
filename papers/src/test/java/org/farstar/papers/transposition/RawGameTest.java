package org.farstar.papers.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.EhrenfeuchtFraisse;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

/** The search on shapes against the rules as they stand, and against larger bounds. */
class RawGameTest {
  private final TranspositionReferee referee = new TranspositionReferee();

  /** Whether the mover gets an even (or odd) parity, by playing out every sequence. */
  private static boolean wins(List<Integer> sequence, int d, long turns, boolean wantsOdd) {
    if (turns == 0) {
      int inversions = 0;
      for (int i = 0; i < sequence.size(); i++) {
        for (int j = 0; j < i; j++) {
          inversions += sequence.get(j) > sequence.get(i) ? 1 : 0;
        }
      }
      return (inversions % 2 != 0) == wantsOdd;
    }
    for (int x = 1; x <= d; x++) {
      if (!sequence.contains(x)) {
        List<Integer> longer = new ArrayList<>(sequence);
        longer.add(x);
        if (!wins(longer, d, turns - 1, !wantsOdd)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void shapesLoseNothingOnFiniteDomains() {
    for (int d = 1; d <= 6; d++) {
      for (TranspositionPosition position : TranspositionReferee.finite(d)) {
        List<Integer> sequence =
            position.sequence().stream().map(Element::over).map(Long::intValue).toList();
        Outcome raw =
            Outcome.of(
                wins(sequence, d, position.turns(), false) ? Result.WIN : Result.LOSS,
                wins(sequence, d, position.turns(), true) ? Result.WIN : Result.LOSS);
        assertThat(referee.outcome(position.shape(), Control.unlimited()))
            .as(position.toString())
            .isEqualTo(raw);
      }
    }
  }

  /** As if one more turn were left to tell orders apart. */
  private static boolean winsFiner(SequenceShape shape, boolean wantsOdd) {
    if (shape.turns() == 0) {
      return shape.odd() == wantsOdd;
    }
    for (int i = 0; i < shape.gaps().size(); i++) {
      OrderType gap = shape.gaps().get(i).capped(EhrenfeuchtFraisse.cap(shape.turns() + 1));
      for (OrderType.Split split : gap.splits(EhrenfeuchtFraisse.cap(shape.turns()))) {
        if (!winsFiner(shape.after(i, split.left(), split.right()), !wantsOdd)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void largerBoundsChangeNothing() {
    for (long n = 1; n <= 3; n++) {
      for (TranspositionReferee.Case c : referee.infinite(n)) {
        SequenceShape shape = c.shape();
        if (shape.gaps().size() > 2) {
          continue;
        }
        Outcome finer =
            Outcome.of(
                winsFiner(shape, false) ? Result.WIN : Result.LOSS,
                winsFiner(shape, true) ? Result.WIN : Result.LOSS);
        assertThat(referee.outcome(shape, Control.unlimited()))
            .as(c.position().toString())
            .isEqualTo(finer);
      }
    }
  }

  @Test
  void longChainsAreAlikeAtTheBound() {
    for (long n = 1; n <= 4; n++) {
      long cap = EhrenfeuchtFraisse.cap(n);
      for (long more = 1; more <= 3; more++) {
        for (boolean end : new boolean[] {false, true}) {
          SequenceShape small =
              new SequenceShape(List.of(OrderType.chain(cap), OrderType.chain(cap)), end, false, n);
          SequenceShape large =
              new SequenceShape(
                  List.of(OrderType.chain(cap + more), OrderType.chain(cap)), end, false, n);
          boolean same = winsExactly(small, false) == winsExactly(large, false);
          assertThat(same).as("%s and %s", small, large).isTrue();
        }
      }
    }
  }

  private static boolean winsExactly(SequenceShape shape, boolean wantsOdd) {
    if (shape.turns() == 0) {
      return shape.odd() == wantsOdd;
    }
    for (int i = 0; i < shape.gaps().size(); i++) {
      for (OrderType.Split split : shape.gaps().get(i).splits(1000)) {
        if (!winsExactly(shape.after(i, split.left(), split.right()), !wantsOdd)) {
          return true;
        }
      }
    }
    return false;
  }
}
