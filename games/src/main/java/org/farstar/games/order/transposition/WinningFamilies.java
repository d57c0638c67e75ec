package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.PartMoves;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.pennies.Delta;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The winning moves of a player as families of elements, by the theory.
 *
 * <p>A move is written as a member of its family, a comma, and the family in words: {@code 4, any
 * element of the gap between 3 and 7}. Each family costs time linear in the number of pivots, of
 * which there are few wherever that is needed, or constant time.
 */
final class WinningFamilies {
  /** Nobody reads more families than this. */
  private static final int MOST_LISTED = 100;

  /** Nor more text than this: every move shows the whole sequence that it leads to. */
  private static final int MOST_TERMS = 2_000_000;

  private final TranspositionPosition position;
  private final SequenceShape shape;
  private final Decision decision;
  private final boolean oneToSpare;
  private final ElementFamilies units;
  private final Delta delta;

  WinningFamilies(TranspositionPosition position, Decision decision) {
    this.position = position;
    this.shape = position.shape();
    this.decision = decision;
    // With two turns left the choice decides between the exact cases of the last turn.
    this.oneToSpare = decision.rule() == TheoremCase.DELTA && shape.turns() > 2;
    this.units = new ElementFamilies(position, oneToSpare);
    this.delta = oneToSpare ? new Delta(OutcomeTheorems.clumps(shape)) : null;
  }

  /** The winning moves of the player who wants an even parity, or an odd one, moving first. */
  PartMoves<TranspositionPosition> winning(Player player) {
    if (noneWins(player)) {
      return PartMoves.none();
    }
    if (everyMoveWins()) {
      return PartMoves.all(List.of(move(units.whole(0).sample(), "any free element")));
    }
    int most = Math.max(1, Math.min(MOST_LISTED, MOST_TERMS / (1 + position.sequence().size())));
    List<Move<TranspositionPosition>> moves = new ArrayList<>();
    for (int i = 0; i < shape.gaps().size(); i++) {
      List<ElementFamilies.Family> families = units.families(i);
      List<ElementFamilies.Family> winning = new ArrayList<>();
      for (ElementFamilies.Family family : families) {
        if (wins(i, family, player)) {
          winning.add(family);
        }
      }
      if (winning.size() == families.size() && winning.size() > 1) {
        winning = List.of(units.whole(i));
      }
      for (ElementFamilies.Family family : winning) {
        if (moves.size() == most) {
          return PartMoves.some(moves);
        }
        moves.add(move(family.sample(), family.words()));
      }
    }
    return PartMoves.all(moves);
  }

  /** Whether the player who moves first with a member of a family of a stretch then wins. */
  boolean winning(int stretch, ElementFamilies.Family family, Player player) {
    return !noneWins(player) && (everyMoveWins() || wins(stretch, family, player));
  }

  /** The families of a stretch. */
  List<ElementFamilies.Family> of(int stretch) {
    return units.families(stretch);
  }

  private boolean noneWins(Player player) {
    return shape.turns() == 0 || decision.outcome().forMover(player) != Result.WIN;
  }

  /**
   * Where no choice can spoil a won position: a full domain before White's last turn, and this many
   * pivots that Black keeps two of them whatever he plays.
   */
  private boolean everyMoveWins() {
    boolean whitesTurn = shape.turns() % 2 == 0;
    return switch (decision.rule()) {
      case FULL -> whitesTurn && shape.turns() > 2;
      case ROOM_PIVOTS, LINE_PIVOTS, PIVOT -> !whitesTurn && shape.pivots() > 2;
      default -> false;
    };
  }

  private boolean wins(int gap, ElementFamilies.Family family, Player player) {
    if (shape.turns() == 1) {
      return OutcomeTheorems.parity(shape.odd() ^ shape.changes(gap)).forMover(player)
          == Result.WIN;
    }
    if (oneToSpare) {
      boolean blacksTurn = shape.turns() % 2 != 0;
      int after = deltaAfter(gap, size(family.below()), size(family.above()));
      return Delta.blackWins(after, !blacksTurn) == blacksTurn;
    }
    Outcome after = OutcomeTheorems.of(shape.after(gap, family.below(), family.above())).outcome();
    return after.forMover(player.opponent()) == Result.LOSS;
  }

  private static long size(OrderType order) {
    return order.size().orElseThrow();
  }

  /** Delta after a choice, as in {@link SequenceShape#after}. */
  private int deltaAfter(int gap, long below, long above) {
    List<OrderType> gaps = shape.gaps();
    boolean first = gap == 0;
    boolean last = gap == gaps.size() - 1;
    if (below == 0 && above > 0 && !first) {
      return delta.after(gap - 1, gap + 1, size(gaps.get(gap - 1)) + above);
    }
    if (above == 0 && below > 0 && !last) {
      return delta.after(gap, gap + 2, below + size(gaps.get(gap + 1)));
    }
    return delta.after(gap, gap + 1, below, above);
  }

  private Move<TranspositionPosition> move(Element sample, String words) {
    return new Move<>(
        position.domain().write(sample) + (words.isEmpty() ? "" : ", " + words),
        position.choose(sample));
  }
}
