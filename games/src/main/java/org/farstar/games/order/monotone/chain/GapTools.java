package org.farstar.games.order.monotone.chain;

import java.util.List;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;

/** What one thread plays {@link GapRules} with. Not for threads. */
final class GapTools {
  private static final int DEPTH = 2;

  private final int a;
  private final int d;
  private final boolean normal;
  private final PositionPacker[] packers;
  private final PositionStack open;
  private final PositionStack decided;
  private final GapBounds bounds;
  private Stage stage;
  private long reached;
  private long low;
  private long high;

  /** Receives the positions that moves lead to, which {@link #stage} and the bits tell. */
  @FunctionalInterface
  interface Each {
    /**
     * A move.
     *
     * @param gap the number of the gap, or 0 where a deck is named
     * @param below how many of its cards are below the one played, or the size of the deck
     */
    void accept(int gap, int below);
  }

  /**
   * @param a the larger critical length
   * @param d the smaller one
   * @param bounds which sizes count as large
   */
  GapTools(int a, int d, Convention convention, GapBounds bounds) {
    this.a = a;
    this.d = d;
    this.bounds = bounds;
    this.normal = convention == Convention.NORMAL;
    this.packers =
        new PositionPacker[] {
          new PositionPacker(a, d, (x, y) -> (x - 1L) * (y - 1L)),
          new PositionPacker(a, d, bounds::at)
        };
    this.open = new PositionStack(DEPTH, a + d, bounds, true);
    this.decided = new PositionStack(DEPTH, a + d, bounds, false);
  }

  /** How many bits gaps take at most. */
  int bits() {
    return Math.max(packers[0].bits(), packers[1].bits());
  }

  Stage stage() {
    return stage;
  }

  long low() {
    return low;
  }

  long high() {
    return high;
  }

  /** The position as an object. */
  GapPosition position() {
    return new GapPosition(stage, low, high);
  }

  /** The gaps of a position. */
  PositionStack unpacked(Stage from, long lower, long higher) {
    PositionStack stack = from == Stage.OPEN ? open : decided;
    packers[from == Stage.OPEN ? 0 : 1].unpack(lower, higher, stack);
    return stack;
  }

  /** Goes to the deck {1..n}. */
  void deck(long n) {
    open.clear(0);
    open.add(0, a, d, n);
    arrive(open, 0);
  }

  /** Hands over what the moves of a position lead to. */
  void moves(Stage from, long lower, long higher, Each each) {
    PositionStack stack = unpacked(from, lower, higher);
    for (int gap = 0; gap < stack.count(0); gap++) {
      int size = stack.size(0, gap);
      for (int below = 0; below < size; below++) {
        stack.play(0, gap, below, size - 1 - below);
        arrive(stack, 1);
        each.accept(gap, below);
      }
    }
  }

  /** Packs what a stack has at a depth, after the move that led there. */
  void arrive(PositionStack stack, int depth) {
    boolean dead = stack.dead();
    low = 0;
    high = 0;
    reached = 0;
    if (dead && normal) {
      stage = Stage.WON;
      return;
    }
    PositionStack there = stack;
    int at = depth;
    stage = stack == open ? Stage.OPEN : Stage.DECIDED;
    if (stack == open && (dead || stack.sure(depth))) {
      stage = Stage.DECIDED;
      decided.copy(0, open, depth);
      there = decided;
      at = 0;
    }
    if (there.count(at) == 0) {
      stage = stage == Stage.OPEN ? Stage.DRAWN : Stage.LOST;
      return;
    }
    reached = there.rank(at);
    PositionPacker packer = packers[stage == Stage.OPEN ? 0 : 1];
    packer.pack(there, at);
    low = packer.low();
    high = packer.high();
  }

  /** A number that every move lowers. */
  long rank(Stage from, long lower, long higher) {
    return switch (from) {
      case DECKS -> (a - 1L) * (d - 1L) + 1;
      case WON, LOST, DRAWN -> 0;
      case OPEN, DECIDED -> unpacked(from, lower, higher).rank(0);
    };
  }

  /** The rank of the position that was arrived at last. */
  long reached() {
    return reached;
  }

  /** The gaps that a position of this stage is made of, to be filled in and packed. */
  PositionStack stack(Stage of) {
    return of == Stage.OPEN ? open : decided;
  }

  /** Packs the gaps that were filled in. */
  void pack(Stage of) {
    stage = of;
    PositionPacker packer = packers[of == Stage.OPEN ? 0 : 1];
    packer.pack(stack(of), 0);
    low = packer.low();
    high = packer.high();
  }

  /** The largest size of a gap that a position of this stage has in a cell. */
  long largest(Stage of, int x, int y) {
    return of == Stage.OPEN ? (x - 1L) * (y - 1L) : bounds.at(x, y);
  }

  /** Hands over the moves of a position with their texts, which other work may interrupt. */
  void listMoves(GapPosition position, Moves<GapPosition> moves) {
    moves(
        position.stage(),
        position.low(),
        position.high(),
        (gap, below) ->
            moves.add(
                position(),
                () -> (gap + 1) + ": " + below + " below",
                () -> List.of(List.of(spot(stack(position.stage()), gap, below)))));
  }

  /** The cell of a card, the gaps drawn in one line with a cell between any two. */
  private static String spot(PositionStack stack, int gap, int below) {
    int place = below + 1;
    for (int before = 0; before < gap; before++) {
      place += stack.size(0, before) + 1;
    }
    return Integer.toString(place);
  }
}
