package org.farstar.games.symmetry;

import java.util.Arrays;
import java.util.List;

/**
 * The images of sets of points under the elements of a group; sets are bits in longs, 64 points to
 * a word. Immutable.
 *
 * <p>For every element and every byte of a set the image of that byte is kept, so that an image
 * takes one look-up for eight points. That is 2 kilobytes for eight points, a word and an element:
 * 16 kilobytes an element for 64 points, 64 for 128.
 */
public final class SetImages {
  /** How many points are looked up at once. */
  private static final int CHUNK = Byte.SIZE;

  private static final int VALUES = 1 << CHUNK;

  private final int points;
  private final int words;
  private final int chunks;

  /** For each element: word w of the image of the value x of chunk p, at (w * chunks + p, x). */
  private final long[][] images;

  /**
   * The images under all elements of a group.
   *
   * @param group a group of few elements; see {@link PermutationGroup#atMost}
   */
  public SetImages(PermutationGroup group) {
    List<int[]> elements = group.elements();
    this.points = group.degree();
    this.words = points + Long.SIZE - 1 >>> 6;
    this.chunks = (points + CHUNK - 1) / CHUNK;
    this.images = new long[elements.size()][];
    Arrays.setAll(images, i -> table(elements.get(i)));
  }

  private long[] table(int[] element) {
    long[] table = new long[words * chunks * VALUES];
    for (int point = 0; point < points; point++) {
      int bit = 1 << point % CHUNK;
      int from = ((element[point] >>> 6) * chunks + point / CHUNK) * VALUES;
      for (int value = bit; value < VALUES; value = value + 1 | bit) {
        table[from + value] |= 1L << element[point];
      }
    }
    return table;
  }

  /** How many images a set has, equal ones counted. */
  public int size() {
    return images.length;
  }

  /** How many longs a set takes. */
  public int words() {
    return words;
  }

  /**
   * The image of a set of at most 64 points.
   *
   * @param element the number of an element of the group; the identity is 0
   */
  public long image(int element, long set) {
    long[] table = images[element];
    long image = 0;
    int from = 0;
    for (long rest = set; rest != 0; rest >>>= CHUNK) {
      image |= table[from + (int) (rest & VALUES - 1)];
      from += VALUES;
    }
    return image;
  }

  /** A word of the image of a set that begins somewhere in an array. */
  private long image(int element, int word, long[] sets, int at) {
    if (words == 1) {
      return image(element, sets[at]);
    }
    long[] table = images[element];
    long image = 0;
    int from = word * chunks * VALUES;
    for (int place = 0; place < words; place++) {
      int next = from + place * (Long.SIZE / CHUNK) * VALUES;
      for (long rest = sets[at + place]; rest != 0; rest >>>= CHUNK) {
        image |= table[next + (int) (rest & VALUES - 1)];
        next += VALUES;
      }
    }
    return image;
  }

  /** The least image of a set of at most 64 points, as a number without a sign. */
  public long least(long set) {
    long least = set;
    for (int element = 1; element < images.length; element++) {
      long image = image(element, set);
      least = Long.compareUnsigned(image, least) < 0 ? image : least;
    }
    return least;
  }

  /**
   * The least image of several sets under one element: a colouring, if they are the sets of points
   * of each colour. The first sets are compared first, as numbers without a sign whose lowest word
   * comes first.
   *
   * @param sets as many words for each as {@link #words} says; left as they are
   */
  public long[] least(long... sets) {
    long[] least = sets.clone();
    long[] image = new long[sets.length];
    for (int element = 1; element < images.length; element++) {
      if (isLess(element, sets, least, image)) {
        long[] before = least;
        least = image;
        image = before;
      }
    }
    return least;
  }

  /** Whether the image is less than another, which is given up at the first word that is more. */
  private boolean isLess(int element, long[] sets, long[] least, long[] image) {
    boolean less = false;
    for (int at = 0; at < sets.length; at += words) {
      for (int word = words - 1; word >= 0; word--) {
        long next = image(element, word, sets, at);
        int sign = less ? -1 : Long.compareUnsigned(next, least[at + word]);
        if (sign > 0) {
          return false;
        }
        less = sign < 0;
        image[at + word] = next;
      }
    }
    return less;
  }
}
