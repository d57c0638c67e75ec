package org.farstar.regions.board;

import java.util.BitSet;
import java.util.List;

/** Cells of a {@link WideBoard}. */
final class WideCells extends Cells {
  private final WideBoard board;
  private final BitSet bits;

  /**
   * @param board any board of the size
   */
  WideCells(WideBoard board, BitSet bits) {
    this.board = board;
    this.bits = bits;
  }

  /** The numbers of the cells of a set. */
  static BitSet bits(Cells cells) {
    return ((WideCells) cells).bits;
  }

  private BitSet copy() {
    return (BitSet) bits.clone();
  }

  @Override
  public boolean isEmpty() {
    return bits.isEmpty();
  }

  @Override
  public int size() {
    return bits.cardinality();
  }

  @Override
  public int after(int cell) {
    return bits.nextSetBit(cell + 1);
  }

  @Override
  public Cells and(Cells other) {
    BitSet both = copy();
    both.and(bits(other));
    return new WideCells(board, both);
  }

  @Override
  public Cells or(Cells other) {
    BitSet either = copy();
    either.or(bits(other));
    return new WideCells(board, either);
  }

  @Override
  public Cells minus(Cells other) {
    BitSet rest = copy();
    rest.andNot(bits(other));
    return new WideCells(board, rest);
  }

  @Override
  public Cells step(Direction direction) {
    return new WideCells(board, stepped(List.of(direction)));
  }

  private BitSet stepped(List<Direction> directions) {
    BitSet stepped = new BitSet();
    for (int cell = first(); cell >= 0; cell = after(cell)) {
      for (Direction direction : directions) {
        int to = board.step(cell, direction);
        if (to >= 0) {
          stepped.set(to);
        }
      }
    }
    return stepped;
  }

  @Override
  public Cells near() {
    return near(false);
  }

  @Override
  public Cells near(boolean corners) {
    return new WideCells(board, stepped(corners ? Direction.QUEEN : Direction.ROOK));
  }

  @Override
  public Cells component(boolean corners) {
    Cells component = new WideCells(board, new BitSet());
    Cells grown = board.cell(first());
    while (!grown.isEmpty()) {
      component = component.or(grown);
      grown = grown.near(corners).and(this).minus(component);
    }
    return component;
  }

  @Override
  public Cells beside(Cells other, int most) {
    Cells found = new WideCells(board, new BitSet());
    for (Cells rest = this; !rest.isEmpty(); ) {
      Cells component = rest.component(false);
      found = component.near().and(other).size() <= most ? found.or(component) : found;
      rest = rest.minus(component);
    }
    return found;
  }
}
