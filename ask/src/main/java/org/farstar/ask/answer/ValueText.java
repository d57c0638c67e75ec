package org.farstar.ask.answer;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.values.Dyadic;
import org.farstar.values.misere.MisereGame;
import org.farstar.values.misere.MisereGames;

/**
 * A value as it is printed. Numbers of very many digits are described instead: making decimal
 * digits takes far longer than computing the number, and nobody reads them.
 *
 * @param text for people
 * @param whole whether the text is the notation of the value
 * @param exact the number as data whose making takes linear time, where the text is not whole; of a
 *     misère game its {@code genus} and whether it is {@code tame}
 */
public record ValueText(String text, boolean whole, Map<String, Object> exact) {
  /** The key of the genus of a misère game. */
  public static final String GENUS = "genus";

  /** The key for whether it is tame. */
  public static final String TAME = "tame";

  /** Beyond this many binary digits a number is described. */
  private static final long MOST_BITS = 20_000;

  /**
   * A value.
   *
   * @param digits whether all digits are wanted, however long it takes
   */
  public static ValueText of(Object value, boolean digits) {
    if (value instanceof MisereGame game) {
      return misere(game);
    }
    return value instanceof Dyadic number && !digits && tooLong(number)
        ? described(number)
        : new ValueText(value.toString(), true, Map.of());
  }

  /** A misère canonical form, whose genus says more to people than its text. */
  private static ValueText misere(MisereGame game) {
    MisereGames games = new MisereGames();
    Map<String, Object> more = new LinkedHashMap<>();
    more.put(GENUS, games.genus(game).toString());
    more.put(TAME, games.isTame(game));
    return new ValueText(game.toString(), !game.isLong(), more);
  }

  private static boolean tooLong(Dyadic number) {
    return number.numerator().bitLength() + (long) number.denominatorExponent() > MOST_BITS;
  }

  private static ValueText described(Dyadic number) {
    BigInteger numerator = number.numerator();
    boolean integer = number.isInteger();
    String size = Amounts.count(decimalDigits(numerator.abs()), "digit");
    String text =
        numerator.bitLength() < Long.SIZE
            ? numerator + "/2^" + number.denominatorExponent()
            : (numerator.signum() < 0 ? "-" : "")
                + (integer ? "p" : "p/2^" + number.denominatorExponent())
                + " with p of "
                + size
                + " (--digits prints them all)";
    Map<String, Object> exact = new LinkedHashMap<>();
    exact.put("numeratorHex", numerator.toString(16));
    exact.put("denominatorExponent", number.denominatorExponent());
    return new ValueText(text, false, exact);
  }

  /** How many decimal digits a positive integer has, without making them. */
  static long decimalDigits(BigInteger number) {
    int shift = Math.max(0, number.bitLength() - 62);
    double log = Math.log10(number.shiftRight(shift).doubleValue()) + shift * Math.log10(2);
    long floor = (long) Math.floor(log);
    boolean near = log - floor < 1e-6 || log - floor > 1 - 1e-6;
    return near ? exactDigits(number, Math.round(log)) : floor + 1;
  }

  private static long exactDigits(BigInteger number, long power) {
    boolean below = number.compareTo(BigInteger.TEN.pow(Math.toIntExact(power))) < 0;
    return below ? power : power + 1;
  }
}
