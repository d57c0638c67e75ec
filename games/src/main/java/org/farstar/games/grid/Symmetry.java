package org.farstar.games.grid;

/** Which reflections of a board change nothing but its looks. */
public enum Symmetry {
  /** None. */
  NONE,
  /** Top and bottom, left and right: the player of columns stays the player of columns. */
  REFLECTIONS,
  /** All eight of the square. */
  ALL;

  /** The least of the images of a board, so that symmetric boards have the same. */
  Board least(Board board) {
    if (this == NONE) {
      return board;
    }
    if (this == REFLECTIONS || board.height() < board.width()) {
      return leastReflection(board);
    }
    Board turned = leastReflection(transpose(board));
    if (board.height() > board.width()) {
      return turned;
    }
    Board upright = leastReflection(board);
    return less(upright.first(), upright.second(), turned.first(), turned.second())
        ? upright
        : turned;
  }

  private static boolean less(long a, long b, long c, long d) {
    return a != c ? a < c : b < d;
  }

  private static Board leastReflection(Board board) {
    int width = board.width();
    int height = board.height();
    int spare = Board.MOST_CELLS - width * height;
    long a = board.first();
    long b = board.second();
    long turnedA = Long.reverse(a) >>> spare;
    long turnedB = Long.reverse(b) >>> spare;
    long flippedA = flip(a, width, height);
    long flippedB = a == b ? flippedA : flip(b, width, height);
    long mirroredA = Long.reverse(flippedA) >>> spare;
    long mirroredB = Long.reverse(flippedB) >>> spare;
    long leastA = a;
    long leastB = b;
    if (less(turnedA, turnedB, leastA, leastB)) {
      leastA = turnedA;
      leastB = turnedB;
    }
    if (less(flippedA, flippedB, leastA, leastB)) {
      leastA = flippedA;
      leastB = flippedB;
    }
    if (less(mirroredA, mirroredB, leastA, leastB)) {
      leastA = mirroredA;
      leastB = mirroredB;
    }
    return leastA == a && leastB == b ? board : new Board(width, height, leastA, leastB);
  }

  /** The rows in the opposite order. */
  private static long flip(long plane, int width, int height) {
    if (height == 1) {
      return plane;
    }
    long row = -1L >>> (Board.MOST_CELLS - width);
    long flipped = 0;
    long rest = plane;
    for (int r = 0; r < height; r++) {
      flipped = flipped << width | rest & row;
      rest >>>= width;
    }
    return flipped;
  }

  /** Rows become columns. */
  static Board transpose(Board board) {
    long first = transpose(board.first(), board.width(), board.height());
    long second =
        board.first() == board.second()
            ? first
            : transpose(board.second(), board.width(), board.height());
    return new Board(board.height(), board.width(), first, second);
  }

  private static long transpose(long plane, int width, int height) {
    long turned = 0;
    for (long rest = plane; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      turned |= 1L << (bit % width * height + bit / width);
    }
    return turned;
  }
}
