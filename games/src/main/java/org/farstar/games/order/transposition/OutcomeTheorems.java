package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.pennies.Delta;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The theorems of the paper as one function of the shape, in linear time.
 *
 * <p>It departs from the text in three places. With one turn left there is nothing but Corollaries
 * 1.2 and 1.3: the theorems of section 2 and Theorem 3.1 do not hold as stated for n = 1, because
 * White has no last turn any more. In cases (1)(d) and (7)(c) the parity that wins is the initial
 * one plus the number of terms in the end S-block, which each of the n turns adds; the text leaves
 * it out. And finite blocks that are all used up are covered too, see {@link BlackTurnCases}.
 */
public final class OutcomeTheorems {
  private OutcomeTheorems() {}

  /** Who wins, and by which statement. */
  public static Decision of(SequenceShape shape) {
    if (shape.turns() == 0) {
      return new Decision(parity(shape.odd()), TheoremCase.OVER);
    }
    if (shape.turns() == 1) {
      return shape.pivots() > 0
          ? new Decision(Outcome.N, TheoremCase.CHOICE)
          : new Decision(parity(shape.odd() ^ shape.endOdd()), TheoremCase.FORCED);
    }
    OptionalLong free = shape.free();
    if (free.isPresent()) {
      return finite(shape, free.getAsLong());
    }
    OrderType order = shape.freeOrder();
    boolean line = order.blocks().size() == 1 && order.blocks().get(0).kind() != DomainBlock.Kind.Q;
    return line ? line(shape, order) : blocks(shape, order);
  }

  public static Outcome parity(boolean odd) {
    return odd ? Outcome.R : Outcome.L;
  }

  /** White plays the last turn but one: with an even number of turns left it is White's turn. */
  public static Outcome white(SequenceShape shape) {
    return shape.turns() % 2 == 0 ? Outcome.N : Outcome.P;
  }

  public static Outcome black(SequenceShape shape) {
    return shape.turns() % 2 == 0 ? Outcome.P : Outcome.N;
  }

  /** Section 2. */
  private static Decision finite(SequenceShape shape, long free) {
    if (free == shape.turns()) {
      return new Decision(white(shape), TheoremCase.FULL);
    }
    if (free == shape.turns() + 1) {
      boolean blackWins = Delta.blackWins(Delta.of(clumps(shape)), shape.turns() % 2 != 0);
      return new Decision(blackWins ? black(shape) : white(shape), TheoremCase.DELTA);
    }
    return switch (shape.pivots()) {
      case 0 -> new Decision(white(shape), TheoremCase.ROOM_NO_PIVOT);
      case 1 -> new Decision(Outcome.N, TheoremCase.ROOM_ONE_PIVOT);
      default -> new Decision(black(shape), TheoremCase.ROOM_PIVOTS);
    };
  }

  /** The sizes of the gaps of a finite shape. */
  public static List<Long> clumps(SequenceShape shape) {
    return shape.gaps().stream().map(gap -> gap.size().orElseThrow()).toList();
  }

  /** Section 3: the free elements are like N, -N or Z. */
  private static Decision line(SequenceShape shape, OrderType order) {
    if (shape.pivots() > 0) {
      return shape.pivots() == 1
          ? new Decision(Outcome.N, TheoremCase.LINE_ONE_PIVOT)
          : new Decision(black(shape), TheoremCase.LINE_PIVOTS);
    }
    if (!order.hasLeast() && !order.hasGreatest()) {
      return new Decision(Outcome.P, TheoremCase.LINE_Z);
    }
    boolean oddTurns = shape.turns() % 2 != 0;
    boolean changed = shape.endOdd() && oddTurns;
    if (order.hasGreatest()) {
      changed ^= shape.turns() / 2 % 2 != 0;
    }
    return new Decision(
        parity(shape.odd() ^ changed),
        order.hasGreatest() ? TheoremCase.LINE_MINUS_N : TheoremCase.LINE_N);
  }

  /** Section 4. */
  private static Decision blocks(SequenceShape shape, OrderType order) {
    if (shape.turns() % 2 == 0) {
      return whitesTurn(shape);
    }
    if (shape.pivots() > 0) {
      return new Decision(Outcome.N, TheoremCase.PIVOT);
    }
    TheoremCase rule = BlackTurnCases.rule(order);
    boolean half = (shape.turns() - 1) / 2 % 2 != 0;
    Outcome outcome =
        switch (rule) {
          case CASE_1F, CASE_4 -> Outcome.P;
          case CASE_1D, CASE_2, CASE_7C -> parity(shape.odd() ^ shape.endOdd());
          case CASE_1E, CASE_3, CASE_8C -> parity(shape.odd() ^ shape.endOdd() ^ half);
          default -> Outcome.N;
        };
    return new Decision(outcome, rule);
  }

  private static Decision whitesTurn(SequenceShape shape) {
    if (shape.pivots() > 1) {
      return new Decision(Outcome.P, TheoremCase.WHITE_PIVOTS);
    }
    boolean even = false;
    boolean odd = false;
    for (SequenceShape next : clearing(shape)) {
      Outcome outcome = of(next).outcome();
      even |= outcome.forMover(Player.RIGHT) == Result.LOSS;
      odd |= outcome.forMover(Player.LEFT) == Result.LOSS;
    }
    return new Decision(
        Outcome.of(even ? Result.WIN : Result.LOSS, odd ? Result.WIN : Result.LOSS),
        TheoremCase.WHITE_REPLY);
  }

  /**
   * The shapes that White's moves leave without a pivot, for at most one pivot now: the two
   * neighbours of the pivot, or without a pivot the least and the greatest free element. Any other
   * choice leaves a pivot on Black's turn, and Black wins.
   */
  public static List<SequenceShape> clearing(SequenceShape shape) {
    List<SequenceShape> shapes = new ArrayList<>();
    OrderType lowest = shape.gaps().get(0);
    OrderType highest = shape.gaps().get(shape.gaps().size() - 1);
    if (shape.pivots() == 1) {
      if (lowest.hasGreatest()) {
        shapes.add(shape.after(0, lowest.withoutGreatest(), OrderType.EMPTY));
      }
      if (highest.hasLeast()) {
        shapes.add(shape.after(1, OrderType.EMPTY, highest.withoutLeast()));
      }
    } else {
      if (lowest.hasLeast()) {
        shapes.add(shape.after(0, OrderType.EMPTY, lowest.withoutLeast()));
      }
      if (highest.hasGreatest()) {
        shapes.add(shape.after(0, highest.withoutGreatest(), OrderType.EMPTY));
      }
    }
    return shapes;
  }
}
