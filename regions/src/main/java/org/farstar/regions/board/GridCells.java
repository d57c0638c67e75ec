package org.farstar.regions.board;

/** Cells of a {@link Grid}: the bits of a long. */
final class GridCells extends Cells {
  private final Grid grid;
  private final long bits;

  GridCells(Grid grid, long bits) {
    this.grid = grid;
    this.bits = bits;
  }

  /** The bits of a set. */
  static long bits(Cells cells) {
    return ((GridCells) cells).bits;
  }

  @Override
  public boolean isEmpty() {
    return bits == 0;
  }

  @Override
  public int size() {
    return Long.bitCount(bits);
  }

  @Override
  public int after(int cell) {
    long rest = cell < 0 ? bits : bits & -2L << cell;
    return rest == 0 ? NONE : Long.numberOfTrailingZeros(rest);
  }

  @Override
  public Cells and(Cells other) {
    return new GridCells(grid, bits & bits(other));
  }

  @Override
  public Cells or(Cells other) {
    return new GridCells(grid, bits | bits(other));
  }

  @Override
  public Cells minus(Cells other) {
    return new GridCells(grid, bits & ~bits(other));
  }

  @Override
  public Cells step(Direction direction) {
    return new GridCells(grid, grid.step(bits, direction));
  }

  @Override
  public Cells near() {
    return new GridCells(grid, grid.near(bits));
  }

  @Override
  public Cells near(boolean corners) {
    return new GridCells(grid, grid.near(bits, corners));
  }

  @Override
  public Cells component(boolean corners) {
    return new GridCells(grid, grid.component(bits, corners));
  }

  @Override
  public Cells beside(Cells other, int most) {
    long others = bits(other);
    long found = 0;
    for (long rest = bits; rest != 0; ) {
      long component = grid.component(rest, false);
      found |= Long.bitCount(grid.near(component) & others) <= most ? component : 0;
      rest ^= component;
    }
    return new GridCells(grid, found);
  }
}
