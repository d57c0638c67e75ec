package org.farstar.games.order.monotone.blocks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/**
 * Who wins the basic form on any ordered sum of blocks. A position is its colour sequence and the
 * order of the free cards in each gap.
 *
 * <p>Inside a gap with r reddish elements below it and b bluish ones above it the critical lengths
 * are x = a-r and y = d-b, and a card played there leaves a gap with x and y-1 below it and one
 * with x-1 and y above it. Call two orders alike for x and y if each choice of a card in one is
 * matched by one in the other that leaves alike parts, and each has a card if the other has. Finite
 * chains from B(x,y) on are alike (Proposition 6), sums of alike orders are alike, and orders alike
 * for x and y are alike for less. So in every gap the finite blocks are cut down to B(x,y), and of
 * the choices in an infinite block only those are tried that leave different orders; the argument
 * of Proposition 6 then serves every sum of blocks.
 *
 * <p>Memory: about {@value #BYTES} bytes for a position. Not for threads.
 */
public final class BlockSearch {
  private static final int BYTES = 400;

  private final int a;
  private final int d;
  private final boolean misere;
  private final Map<Position, Result> known = new HashMap<>();
  private final Meter meter;

  /** What counts about a board. */
  private record Position(ColourSequence colours, List<OrderType> gaps) {}

  /**
   * A search with an empty table.
   *
   * @param a how long an ascending subsequence ends the game, at least 2
   * @param d how long a descending one ends it, at least 2
   * @param misere whether who completes a subsequence loses
   * @param control its budget counts positions and the table's memory
   */
  public BlockSearch(int a, int d, boolean misere, Control control) {
    if (a < 2 || d < 2) {
      throw new IllegalArgumentException("critical lengths " + a + " and " + d);
    }
    this.a = a;
    this.d = d;
    this.misere = misere;
    this.meter = control.meter(() -> (long) known.size() * BYTES);
  }

  /** Who wins from the empty board with this deck. */
  public static Outcome outcome(int a, int d, OrderType deck, boolean misere, Control control) {
    return new BlockSearch(a, d, misere, control).outcome(ColourSequence.EMPTY, List.of(deck));
  }

  /**
   * Who wins from a board that has no critical subsequence yet.
   *
   * @param colours its colour sequence
   * @param gaps the free cards in the gaps, from the lowest
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends
   */
  public Outcome outcome(ColourSequence colours, List<OrderType> gaps) {
    try {
      return switch (result(colours, gaps)) {
        case WIN -> Outcome.N;
        case LOSS -> Outcome.P;
        case DRAW -> Outcome.D;
      };
    } finally {
      meter.settle();
    }
  }

  /** How many positions were searched. */
  public long visited() {
    return known.size();
  }

  private Result result(ColourSequence colours, List<OrderType> gaps) {
    return result(cut(colours, gaps));
  }

  private Result result(Position position) {
    Result found = known.get(position);
    if (found == null) {
      meter.count();
      found = search(position);
      known.put(position, found);
    }
    return found;
  }

  private Result search(Position position) {
    boolean moves = false;
    boolean completes = false;
    Map<Position, Boolean> options = new LinkedHashMap<>();
    for (int gap = 0; gap < position.gaps.size(); gap++) {
      if (!position.gaps.get(gap).isEmpty()) {
        moves = true;
        boolean ends = up(position.colours, gap) == 1 || down(position.colours, gap) == 1;
        completes |= ends;
        if (!ends) {
          into(position, gap, options);
        }
      }
    }
    if (!moves) {
      return Result.DRAW;
    }
    if (completes && !misere) {
      return Result.WIN;
    }
    if (options.keySet().stream().anyMatch(to -> known.get(to) == Result.LOSS)) {
      return Result.WIN;
    }
    boolean draw = false;
    for (Position to : options.keySet()) {
      Result theirs = result(to);
      if (theirs == Result.LOSS) {
        return Result.WIN;
      }
      draw |= theirs == Result.DRAW;
    }
    return draw ? Result.DRAW : Result.LOSS;
  }

  private int up(ColourSequence colours, int gap) {
    return a - colours.reddishBelow(gap);
  }

  private int down(ColourSequence colours, int gap) {
    return d - colours.bluishAbove(gap);
  }

  /** The positions after a card was played into a gap. */
  private void into(Position position, int gap, Map<Position, Boolean> options) {
    ColourSequence colours = position.colours;
    ColourSequence after = colours.insert(gap);
    int above = colours.nextReddish(gap);
    int below = colours.lastBluish(gap);
    long cap = LargeGap.paper(up(colours, gap), down(colours, gap));
    position
        .gaps
        .get(gap)
        .splits(
            cap,
            split -> {
              List<OrderType> gaps = new ArrayList<>();
              OrderType open = OrderType.EMPTY;
              for (int i = 0; i <= colours.size(); i++) {
                if (i == gap) {
                  gaps.add(open.plus(split.left()));
                  open = split.right();
                } else {
                  open = open.plus(position.gaps.get(i));
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
              options.put(cut(after, gaps), true);
            });
  }

  /** Cuts finite blocks down; a gap in which every card ends the game has a card or not. */
  private Position cut(ColourSequence colours, List<OrderType> gaps) {
    List<OrderType> cut = new ArrayList<>();
    for (int i = 0; i < gaps.size(); i++) {
      int up = up(colours, i);
      int down = down(colours, i);
      OrderType gap = gaps.get(i);
      cut.add(
          gap.isEmpty()
              ? gap
              : up == 1 || down == 1 ? OrderType.chain(1) : gap.capped(LargeGap.paper(up, down)));
    }
    return new Position(colours, List.copyOf(cut));
  }
}
