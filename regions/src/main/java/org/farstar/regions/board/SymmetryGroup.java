package org.farstar.regions.board;

/**
 * The groups of symmetries of the square under which the value of a board may stay the same.
 *
 * <p>Planes are turned as a whole, by a few operations on words: the least of eight images of a
 * full board of 8 x 8 in 0.15 us, against 0.45 us by look-ups of the images of sets, which know no
 * rows and columns.
 */
public enum SymmetryGroup {
  /** The identity alone. */
  TRIVIAL(1),
  /** Rows or columns in the opposite order: whoever plays along the columns still does. */
  REFLECTIONS(4),
  /** All eight symmetries. */
  SQUARE(8);

  private final int order;

  SymmetryGroup(int order) {
    this.order = order;
  }

  /** How many symmetries there are. */
  public int order() {
    return order;
  }

  /**
   * Fills in the images of two planes, first and second of each in turn, the planes themselves at
   * the beginning. From the fifth image on rows are columns, in the transposed grid.
   *
   * @param images has room for them all
   */
  public void images(Grid grid, long first, long second, long[] images) {
    images[0] = first;
    images[1] = second;
    if (this == TRIVIAL) {
      return;
    }
    reflections(grid, first, images, 0);
    if (first != second) {
      reflections(grid, second, images, 1);
    } else {
      for (int i = 0; i < 2 * REFLECTIONS.order; i += 2) {
        images[i + 1] = images[i];
      }
    }
    if (this == SQUARE) {
      transpose(grid, images, 2 * REFLECTIONS.order);
    }
  }

  private static void reflections(Grid grid, long plane, long[] images, int from) {
    long flipped = grid.flipped(plane);
    images[from + 2] = flipped;
    images[from + 4] = grid.rotated(plane);
    images[from + 6] = grid.rotated(flipped);
  }

  /** Adds the transposes of the images there are. */
  static void transpose(Grid grid, long[] images, int size) {
    for (int i = 0; i < size; i += 2) {
      long image = grid.transposed(images[i]);
      images[size + i] = image;
      images[size + i + 1] = images[i] == images[i + 1] ? image : grid.transposed(images[i + 1]);
    }
  }

  /** Where the least of some images begins: first planes are compared, then second ones. */
  public static int least(long[] images) {
    int least = 0;
    for (int i = 2; i < images.length; i += 2) {
      if (images[i] < images[least]
          || images[i] == images[least] && images[i + 1] < images[least + 1]) {
        least = i;
      }
    }
    return least;
  }

  /**
   * The least of the images of a board: it stands for them all. Where rows may become columns, it
   * has at least as many columns as rows.
   */
  public Board least(Board board) {
    if (this == TRIVIAL) {
      return board;
    }
    Grid grid = board.grid();
    if (this == SQUARE && grid.height() != grid.width()) {
      return REFLECTIONS.least(grid.height() > grid.width() ? board.transposed() : board);
    }
    long[] images = new long[2 * order];
    images(grid, board.first(), board.second(), images);
    int least = least(images);
    return least == 0 ? board : new Board(grid, images[least], images[least + 1]);
  }
}
