package org.farstar.values;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.farstar.values.text.NotationException;

/**
 * The sign expansion of a dyadic rational: the path from 0 to it in the tree of numbers, plus for a
 * step up and minus for a step down.
 *
 * <p>Immutable. Its order is the order of the numbers, its length is the birthday, its prefixes are
 * the numbers that are simpler on the way, and the ordinal sum of canonical forms is {@link
 * #concat}.
 *
 * <p><b>Form.</b> The leading run of equal signs is a signed integer of any size; what follows it,
 * beginning with an opposite sign, is packed one bit a sign:
 *
 * <pre>
 *   13/8 =  + +    - + -          head 2, tail -+-
 *           2  - 1/2 + 1/4 - 1/8
 * </pre>
 *
 * <p>By Berlekamp's rule the first opposite sign is the binary point, the signs after it are binary
 * digits of the fraction, and a last digit 1 is understood (13/8 = 1.101 in binary). So conversion
 * in either direction takes time and memory linear in the tail plus the digits of the head, and an
 * integer of a thousand digits costs nothing like its length. A tail has at most {@value
 * SignBits#LONGEST} signs; beyond, {@link ArithmeticException} is thrown.
 *
 * <p>To put a long expansion together piece by piece use {@link Builder}, which does not copy what
 * it has.
 */
public final class SignExpansion implements Comparable<SignExpansion> {

  /** The empty expansion, that of 0. */
  public static final SignExpansion EMPTY = new SignExpansion(BigInteger.ZERO, new SignBits());

  private final BigInteger head;
  private final SignBits tail;

  private SignExpansion(BigInteger head, SignBits tail) {
    this.head = head;
    this.tail = tail;
  }

  /** Some equal signs in a row. */
  public record Run(Sign sign, BigInteger count) {}

  /**
   * The sign expansion of a number.
   *
   * @throws ArithmeticException if its tail is too long to be represented
   */
  public static SignExpansion of(Dyadic number) {
    if (number.isZero()) {
      return EMPTY;
    }
    int length = number.denominatorExponent();
    BigInteger size = number.abs().ceiling();
    BigInteger head = number.signum() < 0 ? size.negate() : size;
    if (length == 0) {
      return new SignExpansion(head, new SignBits());
    }
    if (length > SignBits.LONGEST) {
      throw new ArithmeticException("a sign expansion of " + number.birthday() + " signs");
    }
    // number = head + (2 digits - (2^length - 1)) / 2^length, see toDyadic
    BigInteger fraction = number.minus(Dyadic.of(head)).numerator();
    BigInteger digits = fraction.add(allOnes(length)).shiftRight(1);
    return new SignExpansion(head, SignBits.ofNumber(digits, length));
  }

  /**
   * Reads what {@link #toString()} prints: signs, each optionally with a repetition {@code ^1000};
   * blanks are free; the empty expansion is {@code ()} or blank.
   *
   * @throws NotationException if the text is anything else
   * @throws ArithmeticException if the tail is too long to be represented
   */
  public static SignExpansion read(String text) {
    return SignText.read(text);
  }

  /** The number with this expansion; linear in the tail plus the digits of the head. */
  public Dyadic toDyadic() {
    // A tail of signs t_1..t_k counts the sum of t_i/2^i. With binary digits b_i = (t_i + 1)/2 of
    // the tail read as one number this is (2 digits - (2^k - 1)) / 2^k, which is in lowest terms.
    int length = tail.length();
    BigInteger twice = tail.toNumber().shiftLeft(1);
    return Dyadic.of(head).plus(Dyadic.of(twice.subtract(allOnes(length)), length));
  }

  private static BigInteger allOnes(int length) {
    return BigInteger.ONE.shiftLeft(length).subtract(BigInteger.ONE);
  }

  /** The number of signs: the birthday of the number. */
  public BigInteger length() {
    return head.abs().add(BigInteger.valueOf(tail.length()));
  }

  /** Whether this is the expansion of 0. */
  public boolean isEmpty() {
    return head.signum() == 0;
  }

  /** The leading run as a signed integer: 3 for {@code +++}, -2 for {@code --}, 0 for none. */
  public BigInteger head() {
    return head;
  }

  /** How many signs follow the leading run: the e of m/2^e. */
  public int tailLength() {
    return tail.length();
  }

  /**
   * This expansion followed by another: the expansion of the ordinal sum of the canonical forms.
   *
   * <p>Linear in the length of both tails and of the other's head, if that is not merged. For many
   * pieces use {@link Builder}.
   */
  public SignExpansion concat(SignExpansion other) {
    return new Builder().append(this).append(other).build();
  }

  /**
   * Whether the other expansion starts with this one: this number is on the path from 0 to the
   * other, possibly its end.
   */
  public boolean isPrefixOf(SignExpansion other) {
    if (tail.length() == 0) {
      return head.signum() == 0
          || (head.signum() == other.head.signum() && head.abs().compareTo(other.head.abs()) <= 0);
    }
    return head.equals(other.head)
        && tail.length() <= other.tail.length()
        && tail.firstDifference(other.tail) == tail.length();
  }

  /** The runs of equal signs, first to last; neighbours differ in sign. */
  public Iterable<Run> runs() {
    return Runs::new;
  }

  /** The order of the numbers: minus is below the end, the end is below plus. */
  @Override
  public int compareTo(SignExpansion other) {
    int byHead = head.compareTo(other.head);
    if (byHead != 0) {
      return byHead;
    }
    int index = tail.firstDifference(other.tail);
    return Integer.compare(tail.signumAt(index), other.tail.signumAt(index));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SignExpansion that && head.equals(that.head) && tail.equals(that.tail);
  }

  @Override
  public int hashCode() {
    return 31 * head.hashCode() + tail.hashCode();
  }

  /**
   * The signs, {@code +-+-}; if there are more than 32, runs of more than four are abbreviated as
   * in {@code +^1000-}. The empty expansion is {@code ()}. {@link #read} reads it back.
   */
  @Override
  public String toString() {
    return SignText.print(this);
  }

  private final class Runs implements Iterator<Run> {
    private boolean headDone = isEmpty();
    private int next;

    @Override
    public boolean hasNext() {
      return !headDone || next < tail.length();
    }

    @Override
    public Run next() {
      if (!hasNext()) {
        throw new NoSuchElementException("the sign expansion has no further run");
      }
      if (!headDone) {
        headDone = true;
        return new Run(head.signum() > 0 ? Sign.PLUS : Sign.MINUS, head.abs());
      }
      int from = next;
      next = tail.endOfRun(from);
      return new Run(tail.isPlus(from) ? Sign.PLUS : Sign.MINUS, BigInteger.valueOf(next - from));
    }
  }

  /**
   * Puts a sign expansion together from runs and pieces, in order.
   *
   * <p>Appending takes amortised constant time for each 64 signs, and none for the leading run
   * whatever its length. Not safe for use by several threads. May be appended to after {@link
   * #build}.
   */
  public static final class Builder {
    private BigInteger head = BigInteger.ZERO;
    private final SignBits tail = new SignBits();

    /** An empty builder. */
    public Builder() {}

    /**
     * Appends {@code count} equal signs.
     *
     * @throws IllegalArgumentException if the count is negative
     * @throws ArithmeticException if the tail becomes too long
     */
    public Builder append(Sign sign, long count) {
      Objects.requireNonNull(sign, "sign");
      if (count < 0) {
        throw new IllegalArgumentException("a run of " + count + " signs; it must be 0 or more");
      }
      if (joinsHead(sign)) {
        head = head.add(BigInteger.valueOf(sign.signum() * count));
      } else {
        tail.append(sign == Sign.PLUS, count);
      }
      return this;
    }

    /**
     * Appends {@code count} equal signs.
     *
     * @throws IllegalArgumentException if the count is negative
     * @throws ArithmeticException if the tail becomes too long
     */
    public Builder append(Sign sign, BigInteger count) {
      if (count.bitLength() < Long.SIZE) {
        return append(sign, count.longValue());
      }
      if (count.signum() < 0) {
        throw new IllegalArgumentException("a run of " + count + " signs; it must be 0 or more");
      }
      if (!joinsHead(sign)) {
        return append(sign, Long.MAX_VALUE);
      }
      head = sign == Sign.PLUS ? head.add(count) : head.subtract(count);
      return this;
    }

    /**
     * Appends another expansion.
     *
     * @throws ArithmeticException if the tail becomes too long
     */
    public Builder append(SignExpansion other) {
      if (!other.isEmpty()) {
        append(other.head.signum() > 0 ? Sign.PLUS : Sign.MINUS, other.head.abs());
        tail.append(other.tail);
      }
      return this;
    }

    private boolean joinsHead(Sign sign) {
      return tail.length() == 0 && head.signum() * sign.signum() >= 0;
    }

    /** The expansion so far; linear in the length of its tail. */
    public SignExpansion build() {
      return new SignExpansion(head, tail.copy());
    }

    /** The number whose expansion has been put together so far. */
    public Dyadic toDyadic() {
      return new SignExpansion(head, tail).toDyadic();
    }
  }
}
