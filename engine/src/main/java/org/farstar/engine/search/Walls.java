package org.farstar.engine.search;

/**
 * The right wall of a thermograph at four temperatures, in the four parts of a long, or numbers
 * that it is at least. What is added up for the parts of a sum bounds the stops of the sum: cooled
 * games add, so that for a sum G of games with right walls R(t) the right stop is at least the sum
 * of all R(t), less t, and the left stop at least the sum of all R(t), for every t.
 *
 * <p>Numbers are multiples of 1/{@value #UNIT}, rounded down. At temperature 0 the number is less
 * by one such unit where it is only the right stop: so the game is at least the number.
 *
 * <p>A part is the number and an offset, which is {@value #OFFSET} for a whole position.
 */
public final class Walls {
  public static final int UNIT = 256;
  public static final int OFFSET = 0x4000;

  /** How many temperatures there are. */
  public static final int COUNT = 4;

  /** How many bits a part has. */
  static final int BITS = 16;

  /** The temperatures: 0, 3/4, 1 and 9/8. Most boards of Domineering are cooler than the last. */
  private static final int[] TEMPERATURES = {0, 3 * UNIT / 4, UNIT, 9 * UNIT / 8};

  /** The four temperatures, without an offset. */
  public static final long TAX = tax();

  private static final int PART = (1 << BITS) - 1;
  private static final long ONES = 0x0001_0001_0001_0001L;
  private static final long HIGH = 0x8000_8000_8000_8000L;

  /** Above it a part speaks for Left, who moves second; at temperature 0 it may be reached. */
  private static final long SECOND = all(OFFSET) + TAX - 1;

  private static final long FIRST = all(OFFSET);

  private Walls() {}

  private static long tax() {
    long tax = 0;
    for (int k = 0; k < COUNT; k++) {
      tax |= (long) TEMPERATURES[k] << k * BITS;
    }
    return tax;
  }

  /** The same number in all parts; negative ones are to be added to larger ones. */
  public static long all(int number) {
    return ONES * number;
  }

  /** One of the parts, from 0. */
  public static int part(long walls, int index) {
    return (int) (walls >>> index * BITS) & PART;
  }

  /** The same with other numbers from a part on. */
  public static long from(long walls, int index, int number) {
    long kept = (1L << index * BITS) - 1;
    return walls & kept | all(number) & ~kept;
  }

  /** The greater of two numbers in each part. */
  public static long max(long a, long b) {
    long chosen = chosen(a, b);
    return a & chosen | b & ~chosen;
  }

  /** The smaller of two numbers in each part. */
  public static long min(long a, long b) {
    long chosen = chosen(a, b);
    return b & chosen | a & ~chosen;
  }

  /** All bits of the parts in which the first number is not smaller; all are below 2^15. */
  private static long chosen(long a, long b) {
    return (((a | HIGH) - b & HIGH) >>> BITS - 1) * PART;
  }

  private static boolean above(long a, long limit) {
    return ((a | HIGH) - limit - ONES & HIGH) != 0;
  }

  /** Whether Left wins moving second, as far as the walls tell. */
  public static boolean winSecond(long walls) {
    return above(walls, SECOND);
  }

  /** Whether Left wins moving first, as far as the walls tell. */
  public static boolean winFirst(long walls) {
    return above(walls, FIRST);
  }

  /** A number that the mean value is at least, about, in units. */
  public static int mean(long walls) {
    return part(walls, COUNT - 1) - OFFSET;
  }
}
