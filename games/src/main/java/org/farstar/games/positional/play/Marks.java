package org.farstar.games.positional.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.farstar.games.positional.family.SetFamily;

/**
 * A position of a positional game: the points of X, those of O, and in picker-chooser games two
 * points that are on offer. Immutable. 128 bits or fewer are two longs for each colour.
 */
public final class Marks implements Comparable<Marks> {
  private static final int NONE = -1;

  private final int points;
  private final long[] x;
  private final long[] o;
  private final int first;
  private final int second;

  private Marks(int points, long[] x, long[] o, int first, int second) {
    this.points = points;
    this.x = x;
    this.o = o;
    this.first = first;
    this.second = second;
  }

  /** No point has a colour. */
  public static Marks none(int points) {
    int words = (points + 63) / 64;
    return new Marks(points, new long[words], new long[words], NONE, NONE);
  }

  /** The same with one more point of a colour, and nothing on offer. */
  public Marks with(Side side, int point) {
    long[] changed = of(side).clone();
    changed[point >> 6] |= 1L << point;
    return side == Side.X
        ? new Marks(points, changed, o, NONE, NONE)
        : new Marks(points, x, changed, NONE, NONE);
  }

  /** The same with two points on offer. */
  public Marks offering(int one, int other) {
    return new Marks(points, x, o, Math.min(one, other), Math.max(one, other));
  }

  /** The image under a permutation of the points. */
  public Marks image(int[] to) {
    Marks image = none(points);
    forEach(Side.X, point -> image.x[to[point] >> 6] |= 1L << to[point]);
    forEach(Side.O, point -> image.o[to[point] >> 6] |= 1L << to[point]);
    return offers() ? image.offering(to[first], to[second]) : image;
  }

  /** How many points the board has. */
  public int points() {
    return points;
  }

  /** Whether two points are on offer. */
  public boolean offers() {
    return first >= 0;
  }

  /** The smaller point on offer, or -1 if there is none. */
  public int firstOffered() {
    return first;
  }

  /** The larger point on offer, or -1 if there is none. */
  public int secondOffered() {
    return second;
  }

  /** Whether a point has this colour. */
  public boolean has(Side side, int point) {
    return (of(side)[point >> 6] >>> point & 1) != 0;
  }

  /** Whether a point has no colour. */
  public boolean free(int point) {
    return ((x[point >> 6] | o[point >> 6]) >>> point & 1) == 0;
  }

  /** How many points have this colour. */
  public int count(Side side) {
    int count = 0;
    for (long word : of(side)) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** How many points have no colour. */
  public int free() {
    return points - count(Side.X) - count(Side.O);
  }

  /** The points without a colour, in ascending order. */
  public int[] freePoints() {
    int[] free = new int[free()];
    int size = 0;
    for (int i = 0; i < points; i++) {
      if (free(i)) {
        free[size++] = i;
      }
    }
    return free;
  }

  /** Hands over the points of a colour in ascending order. */
  public void forEach(Side side, IntConsumer each) {
    long[] words = of(side);
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        each.accept(i * 64 + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** The points of a colour in ascending order. */
  List<Integer> points(Side side) {
    List<Integer> list = new ArrayList<>();
    forEach(side, list::add);
    return list;
  }

  /** A word of 64 points of a colour. */
  public long word(Side side, int index) {
    long[] words = of(side);
    return index < words.length ? words[index] : 0;
  }

  private long[] of(Side side) {
    return side == Side.X ? x : o;
  }

  /** Whether every point that has a colour in another position has it here too. */
  public boolean extendsFrom(Marks other) {
    for (int i = 0; i < Math.min(x.length, other.x.length); i++) {
      if ((other.x[i] & ~x[i] | other.o[i] & ~o[i]) != 0) {
        return false;
      }
    }
    return points == other.points;
  }

  /** Whether some set is all of this colour; the sets are looked through once. */
  public boolean complete(SetFamily family, Side side) {
    if (family.sets() == 0 || count(side) < family.smallest()) {
      return false;
    }
    int[] room = new int[family.largest()];
    for (int i = 0; i < family.sets(); i++) {
      if (all(side, room, family.fill(i, room))) {
        return true;
      }
    }
    return false;
  }

  private boolean all(Side side, int[] set, int size) {
    for (int i = 0; i < size; i++) {
      if (!has(side, set[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether this player may still complete some set: one without a point of the other. */
  public boolean hopes(SetFamily family, Side side) {
    int[] room = new int[family.largest()];
    for (int i = 0; i < family.sets(); i++) {
      int size = family.fill(i, room);
      boolean open = true;
      for (int j = 0; j < size && open; j++) {
        open = !has(side.other(), room[j]);
      }
      if (open) {
        return true;
      }
    }
    return false;
  }

  /** Compares positions of one board: an order that is the same every time. */
  @Override
  public int compareTo(Marks other) {
    int order = Arrays.compareUnsigned(x, other.x);
    order = order != 0 ? order : Arrays.compareUnsigned(o, other.o);
    order = order != 0 ? order : Integer.compare(first, other.first);
    return order != 0 ? order : Integer.compare(second, other.second);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Marks that
            && points == that.points
            && first == that.first
            && second == that.second
            && Arrays.equals(x, that.x)
            && Arrays.equals(o, that.o));
  }

  @Override
  public int hashCode() {
    long mixed = 0;
    for (int i = 0; i < x.length; i++) {
      mixed = (mixed ^ x[i]) * 0x9E3779B97F4A7C15L;
      mixed = ((mixed ^ mixed >>> 29) + o[i]) * 0xBF58476D1CE4E5B9L;
    }
    return (int) (mixed ^ mixed >>> 32) + first * 31 + second;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(points, 200); i++) {
      text.append(has(Side.X, i) ? 'X' : has(Side.O, i) ? 'O' : '.');
    }
    return text + (offers() ? " offer " + first + " " + second : "");
  }
}
