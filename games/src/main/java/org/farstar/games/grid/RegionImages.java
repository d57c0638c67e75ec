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
  private final boolean swapped;
  private final int plain;
  private final int count;

  RegionImages(Symmetry symmetry, Exchange exchange) {
    reflections = symmetry == Symmetry.NONE ? 1 : REFLECTIONS;
    transposed = symmetry == Symmetry.ALL || exchange == Exchange.AXES;
    swapped = exchange == Exchange.STONES;
    plain = symmetry == Symmetry.ALL ? ALL : reflections;
    count = exchange == Exchange.NONE ? plain : 2 * plain;
  }

  /** From which image on they are worth the negative. */
  int plain() {
    return plain;
  }

  /** The images of the region with these planes, two planes of each, the region itself first. */
  long[] of(long first, long second) {
    long[] images = new long[2 * count];
    fill(images, 0, first);
    if (first == second) {
      for (int i = 0; i < images.length; i += 2) {
        images[i + 1] = images[i];
      }
    } else {
      fill(images, 1, second);
    }
    int made = transposed ? 4 * reflections : 2 * reflections;
    for (int i = 0; i < made; i += 2) {
      int shift = Frame.shift(images[i] | images[i + 1]);
      images[i] >>>= shift;
      images[i + 1] >>>= shift;
    }
    for (int i = made; i < images.length; i += 2) {
      images[i] = images[i - made + 1];
      images[i + 1] = images[i - made];
    }
    return images;
  }

  /** The images of a plane that need no other one, at every second place from one on. */
  private void fill(long[] images, int from, long plane) {
    images[from] = plane;
    if (reflections == REFLECTIONS) {
      long flipped = Frame.flipped(plane);
      images[from + 2] = flipped;
      images[from + 4] = Frame.mirrored(plane);
      images[from + 6] = Frame.mirrored(flipped);
    }
    for (int i = 0; transposed && i < 2 * reflections; i += 2) {
      images[2 * reflections + from + i] = Frame.transposed(images[from + i]);
    }
  }
}
