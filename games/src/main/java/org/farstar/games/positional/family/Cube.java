package org.farstar.games.positional.family;

import java.math.BigInteger;

/**
 * The board [n]^d with its lines: n points of which every coordinate is constant, runs from 1 to n
 * or from n to 1, and not every one is constant. Cells are numbered as they are read, the last
 * coordinate fastest; nothing is stored for each cell or line.
 *
 * <p>Lines are ordered by their first moving coordinate, which runs from 1 to n. With k coordinates
 * before it and r behind there are n^k (n+2)^r of them. On [1]^d, where all of them are the same
 * point, there is one line.
 */
public final class Cube implements SetFamily {
  /** The largest number of cells. */
  public static final int MOST_CELLS = 100_000_000;

  /** The largest dimension. */
  public static final int MOST_DIMENSIONS = 26;

  private final int side;
  private final int dimension;
  private final int cells;
  private final int lines;
  private final int[] weights;

  /** From which line on the first moving coordinate is this one. */
  private final int[] from;

  /**
   * @param side n, from 1 on
   * @param dimension d, from 1 to {@value #MOST_DIMENSIONS}
   * @throws IllegalArgumentException if there are more than {@value #MOST_CELLS} cells
   */
  public Cube(int side, int dimension) {
    if (side < 1 || dimension < 1 || dimension > MOST_DIMENSIONS || !fits(side, dimension)) {
      throw new IllegalArgumentException("the board [" + side + "]^" + dimension);
    }
    this.side = side;
    this.dimension = dimension;
    this.weights = new int[dimension];
    this.from = new int[dimension + 1];
    int weight = 1;
    for (int i = dimension - 1; i >= 0; i--) {
      weights[i] = weight;
      weight *= side;
    }
    this.cells = weight;
    long before = 1;
    for (int k = 0; k < dimension; k++) {
      from[k + 1] = from[k] + (int) (before * power(side + 2L, dimension - 1 - k));
      before *= side;
    }
    this.lines = side == 1 ? 1 : from[dimension];
  }

  private static long power(long base, int exponent) {
    return BigInteger.valueOf(base).pow(exponent).longValueExact();
  }

  /** Whether a board is small enough. */
  public static boolean fits(int side, int dimension) {
    return cells(side, dimension).compareTo(BigInteger.valueOf(MOST_CELLS)) <= 0
        && formula(side, dimension).compareTo(BigInteger.valueOf(MOST_CELLS)) <= 0;
  }

  /** How many cells a board has, n^d. */
  public static BigInteger cells(int side, int dimension) {
    return BigInteger.valueOf(side).pow(dimension);
  }

  /** The lecture's number of lines, ((n+2)^d - n^d)/2; right for n of at least 2. */
  public static BigInteger formula(int side, int dimension) {
    return BigInteger.valueOf(side + 2L)
        .pow(dimension)
        .subtract(cells(side, dimension))
        .shiftRight(1);
  }

  /** n. */
  public int side() {
    return side;
  }

  /** d. */
  public int dimension() {
    return dimension;
  }

  @Override
  public int points() {
    return cells;
  }

  @Override
  public int sets() {
    return lines;
  }

  @Override
  public int largest() {
    return side;
  }

  @Override
  public int smallest() {
    return side;
  }

  @Override
  public int fill(int line, int[] into) {
    long packed = startAndStep(line);
    int cell = (int) (packed >>> 32);
    int step = (int) packed;
    for (int i = 0; i < side; i++) {
      into[i] = cell;
      cell += step;
    }
    return side;
  }

  /** The first cell of a line in the upper half, and the step to the next one in the lower. */
  private long startAndStep(int line) {
    int moving = 0;
    while (line >= from[moving + 1]) {
      moving++;
    }
    int rest = line - from[moving];
    int start = 0;
    int step = weights[moving];
    for (int i = dimension - 1; i > moving; i--) {
      int digit = rest % (side + 2);
      rest /= side + 2;
      if (digit == side) {
        step += weights[i];
      } else if (digit == side + 1) {
        start += (side - 1) * weights[i];
        step -= weights[i];
      } else {
        start += digit * weights[i];
      }
    }
    for (int i = moving - 1; i >= 0; i--) {
      start += rest % side * weights[i];
      rest /= side;
    }
    return (long) start << 32 | step & 0xffffffffL;
  }

  /** A coordinate of a cell, from 1 to n; coordinates are counted from 0. */
  public int coordinate(int cell, int index) {
    return cell / weights[index] % side + 1;
  }

  /** The cell with these coordinates, each from 1 to n. */
  public int cell(int... coordinates) {
    int cell = 0;
    for (int i = 0; i < dimension; i++) {
      cell += (coordinates[i] - 1) * weights[i];
    }
    return cell;
  }

  /** The coordinates of a cell, as in {@code 2,2,2}. */
  @Override
  public String name(int cell) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < dimension; i++) {
      name.append(i == 0 ? "" : ",").append(coordinate(cell, i));
    }
    return name.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cube that && side == that.side && dimension == that.dimension;
  }

  @Override
  public int hashCode() {
    return side * 31 + dimension;
  }

  @Override
  public String toString() {
    return side + "^" + dimension;
  }
}
