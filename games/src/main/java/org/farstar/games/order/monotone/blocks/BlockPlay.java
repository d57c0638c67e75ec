package org.farstar.games.order.monotone.blocks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.games.order.monotone.board.SafePlay;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The basic form on any ordered sum of blocks, played on colour sequences and the orders of the
 * free cards in their gaps.
 *
 * <p>Inside a gap with r reddish elements below it and b bluish ones above it the critical lengths
 * are x = a-r and y = d-b, and a card played there leaves a gap with x and y-1 below it and one
 * with x-1 and y above it. Call two orders alike for x and y if each choice of a card in one is
 * matched by one in the other that leaves alike parts, and each has a card if the other has. Finite
 * chains from B(x,y) on are alike (Proposition 6), sums of alike orders are alike, and orders alike
 * for x and y are alike for less. So in every gap the finite blocks are cut down to B(x,y), and of
 * the choices in an infinite block only those are moves that leave different orders; the argument
 * of Proposition 6 then serves every sum of blocks.
 *
 * @param a how long an ascending subsequence ends the game, at least 2
 * @param d how long a descending one ends it, at least 2
 * @param misere whether who completes a subsequence loses
 */
public record BlockPlay(int a, int d, boolean misere) implements SafePlay<ColouredGaps> {
  public BlockPlay {
    if (a < 2 || d < 2) {
      throw new IllegalArgumentException("critical lengths " + a + " and " + d);
    }
  }

  /** The empty board with this deck. */
  public ColouredGaps whole(OrderType deck) {
    return position(ColourSequence.EMPTY, List.of(deck));
  }

  /**
   * A board that has no critical subsequence yet, its finite blocks cut down; a gap in which every
   * card ends the game has a card or not.
   *
   * @param colours its colour sequence
   * @param gaps the free cards in the gaps, from the lowest
   */
  public ColouredGaps position(ColourSequence colours, List<OrderType> gaps) {
    List<OrderType> cut = new ArrayList<>();
    for (int i = 0; i < gaps.size(); i++) {
      OrderType gap = gaps.get(i);
      cut.add(
          gap.isEmpty()
              ? gap
              : completes(colours, i)
                  ? OrderType.chain(1)
                  : gap.capped(LargeGap.paper(up(colours, i), down(colours, i))));
    }
    return new ColouredGaps(colours, cut);
  }

  private int up(ColourSequence colours, int gap) {
    return a - colours.reddishBelow(gap);
  }

  private int down(ColourSequence colours, int gap) {
    return d - colours.bluishAbove(gap);
  }

  /** Whether every card of a gap completes a subsequence. */
  private boolean completes(ColourSequence colours, int gap) {
    return up(colours, gap) == 1 || down(colours, gap) == 1;
  }

  @Override
  public Optional<Outcome> verdict(ColouredGaps position) {
    boolean completing = false;
    boolean safe = false;
    for (int gap = 0; gap < position.gaps().size(); gap++) {
      if (!position.gaps().get(gap).isEmpty()) {
        boolean completes = completes(position.colours(), gap);
        completing |= completes;
        safe |= !completes;
      }
    }
    return verdict(completing, safe);
  }

  @Override
  public void moves(ColouredGaps position, Player player, Moves<ColouredGaps> moves) {
    for (int gap = 0; gap < position.gaps().size(); gap++) {
      if (!position.gaps().get(gap).isEmpty() && !completes(position.colours(), gap)) {
        into(position, gap, moves);
      }
    }
  }

  /** The moves with a card of one gap. */
  private void into(ColouredGaps position, int gap, Moves<ColouredGaps> moves) {
    ColourSequence colours = position.colours();
    ColourSequence after = colours.insert(gap);
    int above = colours.nextReddish(gap);
    int below = colours.lastBluish(gap);
    position
        .gaps()
        .get(gap)
        .splits(
            LargeGap.paper(up(colours, gap), down(colours, gap)),
            split -> {
              List<OrderType> gaps = new ArrayList<>();
              OrderType open = OrderType.EMPTY;
              for (int i = 0; i <= colours.size(); i++) {
                if (i == gap) {
                  gaps.add(open.plus(split.left()));
                  open = split.right();
                } else {
                  open = open.plus(position.gaps().get(i));
                }
                boolean gone =
                    i < colours.size()
                        && ((i == above && colours.colours().get(i) == Colour.RED)
                            || (i == below && colours.colours().get(i) == Colour.BLUE));
                if (!gone) {
                  gaps.add(open);
                  open = OrderType.EMPTY;
                }
              }
              moves.add(
                  position(after, gaps), () -> gap + ": " + split.left() + " | " + split.right());
            });
  }
}
