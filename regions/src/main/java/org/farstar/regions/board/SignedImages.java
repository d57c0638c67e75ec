package org.farstar.regions.board;

/**
 * The images of a board that are worth the same, and then those that are worth the negative, since
 * the players have changed places.
 *
 * @param symmetry which images are worth the same
 * @param exchange how the players change places
 */
public record SignedImages(SymmetryGroup symmetry, Exchange exchange) {
  /** How many planes the images have that are worth the same; the others follow. */
  public int plain() {
    return 2 * symmetry.order();
  }

  /** How many planes all images have. */
  public int size() {
    return exchange == Exchange.NONE ? plain() : 2 * plain();
  }

  /**
   * Fills in the images of two planes, first and second of each in turn, the planes themselves at
   * the beginning.
   *
   * @param images has room for {@link #size} planes
   */
  public void fill(Grid grid, long first, long second, long[] images) {
    symmetry.images(grid, first, second, images);
    int plain = plain();
    if (exchange == Exchange.AXES) {
      SymmetryGroup.transpose(grid, images, plain);
    } else if (exchange == Exchange.STONES) {
      for (int i = 0; i < plain; i += 2) {
        images[plain + i] = images[i + 1];
        images[plain + i + 1] = images[i];
      }
    }
  }
}
