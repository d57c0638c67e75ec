package org.farstar.games.grid;

/**
 * The images of a region in the {@link Frame} that are worth the same, and those that are worth the
 * negative since the players have changed places.
 */
final class RegionImages {
  private static final int REFLECTIONS = 4;
  private static final int ALL = 8;

  private final int reflections;
  private final boolean transposed;
  private final int plain;
  private final int count;

  RegionImages(Symmetry symmetry, Exchange exchange) {
    reflections = symmetry == Symmetry.NONE ? 1 : REFLECTIONS;
    transposed = symmetry == Symmetry.ALL || exchange == Exchange.AXES;
    plain = symmetry == Symmetry.ALL ? ALL : reflections;
    count = exchange == Exchange.NONE ? plain : 2 * plain;
  }

  /** From which image on they are worth the negative. */
  int plain() {
    return plain;
  }

  /** How many planes all images have. */
  int size() {
    return 2 * count;
  }

  /**
   * Fills in the images of a region, two planes of each, the region itself first. It lies in the
   * upper left corner, and so do they.
   */
  void fill(long[] images, long first, long second) {
    if (reflections == REFLECTIONS) {
      long region = first | second;
      int up = Frame.shift(Frame.flipped(region));
      int aside = Frame.shift(Frame.mirrored(region));
      reflect(images, 0, first, up, aside);
      if (first == second) {
        for (int i = 0; i < 2 * REFLECTIONS; i += 2) {
          images[i + 1] = images[i];
        }
      } else {
        reflect(images, 1, second, up, aside);
      }
    } else {
      images[0] = first;
      images[1] = second;
    }
    int made = 2 * reflections;
    if (transposed) {
      for (int i = 0; i < made; i += 2) {
        long image = Frame.transposed(images[i]);
        images[made + i] = image;
        images[made + i + 1] = first == second ? image : Frame.transposed(images[i + 1]);
      }
      made *= 2;
    }
    for (int i = made; i < images.length; i += 2) {
      images[i] = images[i - made + 1];
      images[i + 1] = images[i - made];
    }
  }

  /** The reflections of one plane of a region, at every second place from one on. */
  private static void reflect(long[] images, int from, long plane, int up, int aside) {
    long flipped = Frame.flipped(plane) >>> up;
    images[from] = plane;
    images[from + 2] = flipped;
    images[from + 4] = Frame.mirrored(plane) >>> aside;
    images[from + 6] = Frame.mirrored(flipped) >>> aside;
  }
}
