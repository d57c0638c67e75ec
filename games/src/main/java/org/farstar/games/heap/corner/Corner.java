package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import org.farstar.games.heap.grundy.Naturals;
import org.farstar.values.text.NotationException;

/**
 * Where the chip stands, (0, 0) being the corner.
 *
 * @param m the first coordinate, at least 0
 * @param n the second coordinate, at least 0
 */
public record Corner(BigInteger m, BigInteger n) {
  public static Corner of(long m, long n) {
    return new Corner(BigInteger.valueOf(m), BigInteger.valueOf(n));
  }

  public static Corner read(String text) {
    List<Naturals.Placed> numbers = Naturals.readAll(text, "a coordinate");
    if (numbers.size() != 2) {
      int at = numbers.size() > 2 ? numbers.get(2).from() : text.length();
      throw new NotationException(
          text, at + 1, NotationException.at(text, at), "two coordinates such as 4 7");
    }
    return new Corner(numbers.get(0).number(), numbers.get(1).number());
  }

  /** The smaller coordinate. */
  BigInteger least() {
    return m.min(n);
  }

  /** The larger coordinate. */
  BigInteger most() {
    return m.max(n);
  }

  /** The chip with other coordinates that differ from these by as much. */
  Corner back(BigInteger steps) {
    return new Corner(m.subtract(steps), n.subtract(steps));
  }

  @Override
  public String toString() {
    return m + " " + n;
  }
}
