package org.farstar.regions.board;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A board of more than 64 and at most {@value #MOST_CELLS} cells, which has no planes: a state for
 * each cell, the cells numbered from 0, row by row. It is there to be read, printed and played, and
 * to be searched until it falls into regions that are small; nothing here is made to be fast.
 */
public final class WideBoard extends Board {
  /** The most cells of a board. */
  public static final int MOST_CELLS = 400;

  private final int height;
  private final int width;
  private final byte[] states;

  /** 0 until it is asked for. */
  private int hash;

  private WideBoard(int height, int width, byte[] states) {
    this.height = height;
    this.width = width;
    this.states = states;
  }

  /**
   * The board with given states, wide or not.
   *
   * @param states of the cells, row by row
   */
  public static Board of(int height, int width, byte[] states) {
    if (height * width > Grid.MOST_CELLS) {
      return new WideBoard(height, width, states);
    }
    Grid grid = Grid.of(height, width);
    return placed(grid, 0, height, width, states);
  }

  /**
   * Cells in the upper left corner of a grid.
   *
   * @param filler the state of all others
   */
  private static Board placed(Grid grid, int filler, int height, int width, byte[] states) {
    Board board = new Board(grid, 0, 0).with(grid.all(), filler);
    for (int cell = 0; cell < height * width; cell++) {
      board = board.with(grid.cell(cell / width, cell % width), states[cell]);
    }
    return board;
  }

  /** How many cells there are. */
  public int size() {
    return states.length;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int at(int cell) {
    return states[cell];
  }

  @Override
  public int state(int row, int column) {
    return states[row * width + column];
  }

  @Override
  public int count(int state) {
    int count = 0;
    for (byte each : states) {
      count += each == state ? 1 : 0;
    }
    return count;
  }

  @Override
  public int step(int cell, Direction direction) {
    int row = cell / width + direction.down();
    int column = cell % width + direction.right();
    return row < 0 || row >= height || column < 0 || column >= width ? -1 : row * width + column;
  }

  @Override
  public Cells cells() {
    BitSet all = new BitSet();
    all.set(0, states.length);
    return new WideCells(this, all);
  }

  @Override
  public Cells cells(int state) {
    BitSet cells = new BitSet();
    for (int cell = 0; cell < states.length; cell++) {
      cells.set(cell, states[cell] == state);
    }
    return new WideCells(this, cells);
  }

  @Override
  public Cells cell(int cell) {
    BitSet cells = new BitSet();
    cells.set(cell);
    return new WideCells(this, cells);
  }

  @Override
  public int row(int cell) {
    return cell / width;
  }

  @Override
  public int column(int cell) {
    return cell % width;
  }

  @Override
  public WideBoard changed(int state, int cell) {
    return changed(state, cell, cell);
  }

  @Override
  public WideBoard changed(int state, int one, int other) {
    byte[] changed = states.clone();
    changed[one] = (byte) state;
    changed[other] = (byte) state;
    return new WideBoard(height, width, changed);
  }

  @Override
  public WideBoard moved(int from, int to) {
    return changed(states[from], to).changed(0, from);
  }

  @Override
  public WideBoard joined(int bits, Cells cells) {
    byte[] changed = states.clone();
    WideCells.bits(cells).stream().forEach(cell -> changed[cell] |= (byte) bits);
    return new WideBoard(height, width, changed);
  }

  /** The smallest rectangle around some cells, every other cell in one state; wide or not. */
  public Board cut(BitSet keep, int filler) {
    int top = keep.nextSetBit(0) / width;
    int bottom = (keep.length() - 1) / width;
    int left = keep.stream().map(cell -> cell % width).min().orElseThrow();
    int right = keep.stream().map(cell -> cell % width).max().orElseThrow();
    int columns = right - left + 1;
    byte[] cut = new byte[(bottom - top + 1) * columns];
    Arrays.fill(cut, (byte) filler);
    keep.stream()
        .forEach(cell -> cut[(cell / width - top) * columns + cell % width - left] = states[cell]);
    return of(bottom - top + 1, columns, cut);
  }

  @Override
  public WideBoard transposed() {
    byte[] turned = new byte[states.length];
    for (int cell = 0; cell < states.length; cell++) {
      turned[cell % width * height + cell / width] = states[cell];
    }
    return new WideBoard(width, height, turned);
  }

  @Override
  WideBoard exchanged() {
    byte[] exchanged = new byte[states.length];
    for (int cell = 0; cell < states.length; cell++) {
      exchanged[cell] = (byte) (states[cell] >> 1 | (states[cell] & 1) << 1);
    }
    return new WideBoard(height, width, exchanged);
  }

  /** The board with the rows in the opposite order. */
  private WideBoard flipped() {
    byte[] flipped = new byte[states.length];
    for (int row = 0; row < height; row++) {
      System.arraycopy(states, row * width, flipped, (height - 1 - row) * width, width);
    }
    return new WideBoard(height, width, flipped);
  }

  /** The board after half a turn. */
  private WideBoard rotated() {
    byte[] rotated = new byte[states.length];
    for (int cell = 0; cell < states.length; cell++) {
      rotated[states.length - 1 - cell] = states[cell];
    }
    return new WideBoard(height, width, rotated);
  }

  /** The least of the images of this board, as {@link SymmetryGroup#least(Board)}. */
  public WideBoard least(SymmetryGroup symmetry) {
    if (symmetry == SymmetryGroup.TRIVIAL) {
      return this;
    }
    if (symmetry == SymmetryGroup.REFLECTIONS) {
      WideBoard flipped = flipped();
      return lesser(lesser(this, flipped), lesser(rotated(), flipped.rotated()));
    }
    WideBoard one = (height > width ? transposed() : this).least(SymmetryGroup.REFLECTIONS);
    return height == width ? lesser(one, transposed().least(SymmetryGroup.REFLECTIONS)) : one;
  }

  /** Whichever of two boards of one size has the lower state where they first differ. */
  public static WideBoard lesser(WideBoard one, WideBoard other) {
    return Arrays.compare(one.states, other.states) <= 0 ? one : other;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WideBoard board
        && width == board.width
        && Arrays.equals(states, board.states);
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = Arrays.hashCode(states) * 31 + width;
    }
    return hash;
  }
}
