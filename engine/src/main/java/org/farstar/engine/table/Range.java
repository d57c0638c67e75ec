package org.farstar.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Integers that a table runs through, ascending within each piece: {@code 3..9}, {@code 0..100/10}
 * in steps of ten, {@code 5}, and several of these with commas between.
 *
 * @param pieces the pieces in the order in which they were written
 */
public record Range(List<Piece> pieces) {
  private static final String FORM = "a number or a range such as 3..9, 0..100/10 or 1,4,9";
  private static final long LARGEST = 999_999_999_999_999_999L;

  /** {@code from}, {@code from + step} and so on, at most {@code to}. */
  public record Piece(long from, long to, long step) {
    long count() {
      return (to - from) / step + 1;
    }

    long last() {
      return to - (to - from) % step;
    }

    @Override
    public String toString() {
      return from == to ? "" + from : from + ".." + to + (step == 1 ? "" : "/" + step);
    }
  }

  public Range {
    pieces = List.copyOf(pieces);
  }

  /** From one integer to another, both of them included. */
  public static Range of(long from, long to) {
    return new Range(List.of(new Piece(from, to, 1)));
  }

  /**
   * Reads a range.
   *
   * @throws NotationException if the text is not a range, or runs downwards
   */
  public static Range read(String text) {
    List<Piece> pieces = new ArrayList<>();
    Scanner at = new Scanner(text);
    do {
      pieces.add(piece(at.upTo(',').rest()));
    } while (at.accept(','));
    return new Range(pieces);
  }

  private static Piece piece(Scanner at) {
    long from = integer(at);
    boolean range = at.accept("..");
    long to = range ? integer(at) : from;
    long step = range && at.accept('/') ? at.natural(1, LARGEST, FORM) : 1;
    at.expectEnd(FORM);
    if (to < from) {
      throw at.stretchError("a range that runs upwards");
    }
    return new Piece(from, to, step);
  }

  private static long integer(Scanner at) {
    boolean negative = at.accept('-');
    long size = at.natural(0, LARGEST, FORM);
    return negative ? -size : size;
  }

  /** How many integers these are; takes no longer for more. At most 2^63 - 1, also where more. */
  public long count() {
    return pieces.stream().mapToLong(Piece::count).reduce(0, Range::sum);
  }

  private static long sum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  /**
   * One of the integers.
   *
   * @param index from 0 to {@link #count} - 1
   */
  public long at(long index) {
    long rest = index;
    for (Piece piece : pieces) {
      if (rest < piece.count()) {
        return piece.from() + rest * piece.step();
      }
      rest -= piece.count();
    }
    throw new IndexOutOfBoundsException("no integer " + index + " in " + this);
  }

  /** The first of them. */
  public long first() {
    return pieces.get(0).from();
  }

  /** The least of them. */
  public long least() {
    return pieces.stream().mapToLong(Piece::from).min().orElseThrow();
  }

  /** The largest of them. */
  public long last() {
    return pieces.stream().mapToLong(Piece::last).max().orElseThrow();
  }

  /** The integers. */
  public LongStream stream() {
    return pieces.stream()
        .flatMapToLong(p -> LongStream.range(0, p.count()).map(i -> p.from() + i * p.step()));
  }

  @Override
  public String toString() {
    return String.join(",", pieces.stream().map(Piece::toString).toList());
  }
}
