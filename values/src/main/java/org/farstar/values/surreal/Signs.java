package org.farstar.values.surreal;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.Sign;
import org.farstar.values.SignExpansion;
import org.farstar.values.cancel.Cancellation;

/**
 * The sign expansion of a number with a finite normal form, of ordinal length: the path from 0 to
 * it in the tree of all numbers. By the theorems of Gonshor (An Introduction to the Theory of
 * Surreal Numbers, 5.11 and 5.12) the expansion is that of its terms one after the other, in which
 *
 * <ul>
 *   <li>a power of omega has a plus and then, for each sign of the exponent with n pluses up to it,
 *       w^n pluses for a plus and w^(n+1) minuses for a minus;
 *   <li>a coefficient repeats each of its signs but the first one w^n times, n being the number of
 *       pluses of the exponent;
 *   <li>of the exponent those minuses are left out up to which the exponent before has the same
 *       signs, and a minus directly behind all of that, if the coefficient before is not dyadic.
 * </ul>
 *
 * <p>An expansion here has finitely many pieces: the coefficients in the exponents are dyadic.
 */
final class Signs {
  private static final int LONGEST_PERIOD = 10_000;
  private static final Ordinal LONGEST_PLAIN_RUN = Ordinal.of(4);

  /** Part of an expansion. */
  private sealed interface Piece permits Run, Endless {
    Ordinal length();
  }

  /** Equal signs. */
  private record Run(Sign sign, Ordinal length) implements Piece {}

  /**
   * What a coefficient that is not dyadic adds behind its first signs.
   *
   * @param rest what its signs count, the first one 1, the second one 1/2 and so on; not dyadic
   * @param unit how often each sign is repeated
   */
  private record Endless(NormalForm rest, Ordinal unit) implements Piece {
    @Override
    public Ordinal length() {
      return unit.times(Ordinal.OMEGA);
    }

    Run first() {
      return new Run(sign(rest), unit);
    }

    Endless next() {
      BigInteger sign = BigInteger.valueOf(rest.signum());
      return new Endless(rest.minus(NormalForm.of(sign)).times(BigInteger.TWO), unit);
    }
  }

  private final List<Piece> pieces;

  private Signs(List<Piece> pieces) {
    this.pieces = List.copyOf(pieces);
  }

  /** The expansion of a number whose exponents have dyadic coefficients. */
  static Signs of(NormalForm number) {
    List<Piece> pieces = new ArrayList<>();
    Signs before = null;
    for (int i = 0; i < number.terms().size(); i++) {
      Signs exponent = of(number.terms().get(i).exponent());
      Signs reduced =
          i == 0
              ? exponent
              : exponent.reduced(before, number.coefficient(i - 1).dyadic().isPresent());
      addTerm(pieces, reduced, number.coefficient(i));
      before = exponent;
    }
    return new Signs(pieces);
  }

  /** The exponent of a term as it counts behind another exponent. */
  private Signs reduced(Signs before, boolean dyadic) {
    Cursor own = new Cursor(this);
    Cursor other = new Cursor(before);
    Ordinal pluses = plusesOf(new Signs(common(own, other)));
    if (!dyadic && other.atEnd() && own.sign() == Sign.MINUS) {
      own.take(Ordinal.ONE);
    }
    List<Piece> reduced = new ArrayList<>(List.of(new Run(Sign.PLUS, pluses)));
    reduced.addAll(own.ahead);
    return new Signs(reduced);
  }

  private static void addTerm(List<Piece> pieces, Signs exponent, NormalForm coefficient) {
    Sign sign = sign(coefficient);
    NormalForm size = sign == Sign.PLUS ? coefficient : coefficient.negate();
    pieces.add(new Run(sign, Ordinal.ONE));
    Ordinal pluses = Ordinal.ZERO;
    for (Piece piece : exponent.pieces) {
      Run run = (Run) piece;
      if (run.sign == Sign.MINUS) {
        Ordinal each = Ordinal.omegaTo(pluses.successor());
        pieces.add(new Run(sign.opposite(), each.times(run.length)));
      } else if (!run.length.isZero()) {
        pluses = pluses.plus(run.length);
        pieces.add(new Run(sign, Ordinal.omegaTo(pluses)));
      }
    }
    Ordinal unit = Ordinal.omegaTo(pluses);
    Optional<Dyadic> dyadic = size.dyadic();
    BigInteger[] floor = size.terms().get(0).coefficient().divideAndRemainder(size.divisor());
    if (dyadic.isEmpty()) {
      pieces.add(new Run(sign, unit.times(Ordinal.of(floor[0]))));
      NormalForm rest = size.minus(NormalForm.of(floor[0].add(BigInteger.ONE)));
      // Behind the first signs the signs count 1/2, 1/4 and so on.
      NormalForm twice = rest.times(BigInteger.TWO);
      pieces.add(new Endless(sign == Sign.PLUS ? twice : twice.negate(), unit));
      return;
    }
    boolean first = true;
    for (SignExpansion.Run run : SignExpansion.of(dyadic.get()).runs()) {
      BigInteger count = first ? run.count().subtract(BigInteger.ONE) : run.count();
      Sign same = run.sign() == Sign.PLUS ? sign : sign.opposite();
      pieces.add(new Run(same, unit.times(Ordinal.of(count))));
      first = false;
    }
  }

  private static Sign sign(NormalForm number) {
    return number.signum() > 0 ? Sign.PLUS : Sign.MINUS;
  }

  /** The number of signs. */
  Ordinal length() {
    Ordinal length = Ordinal.ZERO;
    for (Piece piece : pieces) {
      length = length.plus(piece.length());
    }
    return length;
  }

  /**
   * Signs, equal ones in a row as in {@code +^w}, and what is repeated endlessly in brackets:
   * {@code +-(-+)^w} for 1/3.
   *
   * @throws ArithmeticException if a period is too long
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    List<Piece> plain = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece instanceof Endless endless) {
        Map<Endless, Integer> places = new HashMap<>();
        List<Piece> signs = new ArrayList<>();
        Endless rest = endless;
        for (; !places.containsKey(rest); rest = rest.next()) {
          places.put(rest, signs.size());
          signs.add(rest.first());
          if (signs.size() > LONGEST_PERIOD) {
            throw new ArithmeticException("a period of more than " + LONGEST_PERIOD + " signs");
          }
        }
        plain.addAll(signs.subList(0, places.get(rest)));
        text.append(text(plain)).append('(');
        text.append(text(signs.subList(places.get(rest), signs.size()))).append(")^w");
        plain.clear();
      } else {
        plain.add(piece);
      }
    }
    return text.append(text(plain)).toString();
  }

  private static String text(List<Piece> runs) {
    StringBuilder text = new StringBuilder();
    for (Piece piece : new Signs(runs).merged()) {
      Run run = (Run) piece;
      String symbol = String.valueOf(run.sign.symbol());
      String length = run.length.toString();
      text.append(
          run.length.compareTo(LONGEST_PLAIN_RUN) <= 0
              ? symbol.repeat(run.length.finitePart().intValueExact())
              : symbol + "^" + (length.matches("\\w+") ? length : "(" + length + ")"));
    }
    return text.toString();
  }

  /** The number of pluses in an expansion without endless parts. */
  private static Ordinal plusesOf(Signs signs) {
    Ordinal pluses = Ordinal.ZERO;
    for (Piece piece : signs.pieces) {
      pluses = ((Run) piece).sign == Sign.PLUS ? pluses.plus(piece.length()) : pluses;
    }
    return pluses;
  }

  /** This expansion followed by another one. */
  Signs followedBy(Signs other) {
    List<Piece> all = new ArrayList<>(pieces);
    all.addAll(other.pieces);
    return new Signs(all);
  }

  /**
   * The simplest number between two, where an empty bound is no bound: the longest common beginning
   * of the two, or if that is one of them, the shortest beginning of the other one that lies
   * between.
   *
   * @param left below the other one
   */
  static Signs simplest(Optional<Signs> left, Optional<Signs> right) {
    if (left.isEmpty() || right.isEmpty()) {
      Cursor bound = new Cursor(left.or(() -> right).orElse(new Signs(List.of())));
      return bound.turn(new ArrayList<>(), left.isPresent() ? Sign.MINUS : Sign.PLUS, left, right);
    }
    Cursor low = new Cursor(left.get());
    Cursor high = new Cursor(right.get());
    List<Piece> common = common(low, high);
    if (!low.atEnd() && !high.atEnd()) {
      return new Signs(common);
    }
    Cursor longer = low.atEnd() ? high : low;
    Sign away = low.atEnd() ? Sign.PLUS : Sign.MINUS;
    longer.take(Ordinal.ONE);
    common.add(new Run(away, Ordinal.ONE));
    return longer.turn(common, away, left, right);
  }

  /** The longest common beginning; moves both behind it. */
  private static List<Piece> common(Cursor one, Cursor other) {
    List<Piece> common = new ArrayList<>();
    while (!one.atEnd() && !other.atEnd()) {
      Cancellation.check();
      Piece piece = one.ahead.peek();
      if (piece instanceof Endless && piece.equals(other.ahead.peek())) {
        common.add(one.ahead.pop());
        other.ahead.pop();
      } else if (one.sign() != other.sign()) {
        return common;
      } else {
        Ordinal a = one.first().length;
        Ordinal b = other.first().length;
        Ordinal both = a.compareTo(b) < 0 ? a : b;
        common.add(new Run(one.sign(), both));
        one.take(both);
        other.take(both);
      }
    }
    return common;
  }

  /** A place in an expansion. */
  private static final class Cursor {
    private final Deque<Piece> ahead = new ArrayDeque<>();

    Cursor(Signs signs) {
      signs.pieces.stream().filter(piece -> !piece.length().isZero()).forEach(ahead::add);
    }

    boolean atEnd() {
      return ahead.isEmpty();
    }

    /** The equal signs here. */
    Run first() {
      if (ahead.peek() instanceof Endless endless) {
        ahead.pop();
        ahead.push(endless.next());
        ahead.push(endless.first());
      }
      return (Run) ahead.peek();
    }

    /** The sign here, or null at the end. */
    Sign sign() {
      return atEnd() ? null : first().sign;
    }

    void take(Ordinal signs) {
      Ordinal rest = first().length.minus(signs);
      Sign sign = ((Run) ahead.pop()).sign;
      if (!rest.isZero()) {
        ahead.push(new Run(sign, rest));
      }
    }

    /** What stands before the next sign of one kind, or all with the other sign at its end. */
    Signs turn(List<Piece> before, Sign wanted, Optional<Signs> left, Optional<Signs> right) {
      while (!atEnd() && sign() != wanted) {
        before.add(first());
        ahead.pop();
      }
      if (atEnd() && (left.isPresent() || right.isPresent())) {
        before.add(new Run(wanted.opposite(), Ordinal.ONE));
      }
      return new Signs(before);
    }
  }

  /**
   * The number with this expansion.
   *
   * @throws ArithmeticException if its exponents would be nested too deep
   */
  NormalForm number() {
    NormalForm number = NormalForm.ZERO;
    for (Piece piece : merged()) {
      number = piece instanceof Run run ? appended(number, run) : appended(number, (Endless) piece);
    }
    return number;
  }

  /** The pieces, equal signs in one of them. */
  private List<Piece> merged() {
    List<Piece> merged = new ArrayList<>();
    for (Piece piece : new Cursor(this).ahead) {
      int last = merged.size() - 1;
      if (piece instanceof Run run
          && last >= 0
          && merged.get(last) instanceof Run before
          && before.sign == run.sign) {
        merged.set(last, new Run(run.sign, before.length.plus(run.length)));
      } else {
        merged.add(piece);
      }
    }
    return merged;
  }

  private static NormalForm appended(NormalForm number, Run run) {
    NormalForm longer = number;
    for (Ordinal.Term term : run.length.terms()) {
      Cancellation.check();
      longer =
          longer.isZero()
              ? term(NormalForm.of(term.exponent()), run.sign, term.coefficient())
              : appended(longer, run.sign, term.exponent(), term.coefficient());
    }
    return longer;
  }

  private static NormalForm term(NormalForm exponent, Sign sign, BigInteger size) {
    return NormalForm.omegaTo(exponent).times(sign == Sign.PLUS ? size : size.negate());
  }

  /** A number other than 0 with w^power * count signs more, which differ from the sign before. */
  private static NormalForm appended(
      NormalForm number, Sign sign, Ordinal power, BigInteger count) {
    int last = number.terms().size() - 1;
    NormalForm exponent = number.lowest();
    Signs signs = of(exponent);
    Ordinal pluses = plusesOf(signs);
    NormalForm coefficient = number.coefficient(last);
    Optional<Dyadic> dyadic = coefficient.dyadic();
    int order = power.compareTo(pluses);
    if (order == 0 && dyadic.isPresent()) {
      SignExpansion more = new SignExpansion.Builder().append(sign, count).build();
      Dyadic longer = SignExpansion.of(dyadic.get()).concat(more).toDyadic();
      return replaced(number, exponent, NormalForm.of(longer));
    } else if (order < 0) {
      return number.plus(term(signs.beforePlus(power).number(), sign, count));
    } else if (dyadic.isEmpty()) {
      Run more = new Run(Sign.PLUS, power.minus(pluses));
      NormalForm behind = signs.longer(exponent, new Run(Sign.MINUS, Ordinal.ONE));
      return number.plus(term(of(behind).longer(behind, more), sign, count));
    }
    SignExpansion expansion = SignExpansion.of(dyadic.get());
    boolean single = expansion.length().equals(BigInteger.ONE);
    if (single && sign(coefficient) == sign) {
      NormalForm higher = signs.longer(exponent, new Run(Sign.PLUS, power.minus(pluses)));
      return replaced(number, exponent, NormalForm.ZERO).plus(term(higher, sign, count));
    }
    // The last sign of the coefficient begins a term of its own, or is all of the last term.
    Ordinal minuses = Ordinal.omegaTo(power.minus(pluses.successor())).times(Ordinal.of(count));
    NormalForm lower = signs.longer(exponent, new Run(Sign.MINUS, minuses));
    Dyadic without = single ? Dyadic.ZERO : withoutLast(dyadic.get(), sign);
    return replaced(number, exponent, NormalForm.of(without))
        .plus(term(lower, sign.opposite(), BigInteger.ONE));
  }

  /** The number whose expansion lacks the last sign, which is not the given one. */
  private static Dyadic withoutLast(Dyadic number, Sign not) {
    return (not == Sign.MINUS ? number.leftOption() : number.rightOption()).orElseThrow();
  }

  private static NormalForm replaced(NormalForm number, NormalForm lowest, NormalForm coefficient) {
    int last = number.terms().size() - 1;
    return number.plus(coefficient.minus(number.coefficient(last)).shifted(lowest));
  }

  private static NormalForm appended(NormalForm number, Endless endless) {
    NormalForm longer = number;
    for (Endless rest = endless; ; rest = rest.next()) {
      Cancellation.check();
      int last = longer.terms().size() - 1;
      Optional<Dyadic> dyadic =
          longer.isZero() ? Optional.empty() : longer.coefficient(last).dyadic();
      if (dyadic.isPresent()
          && !dyadic.get().isInteger()
          && Ordinal.omegaTo(plusesOf(of(longer.lowest()))).equals(rest.unit)) {
        // The next sign counts half of the last one.
        int places = dyadic.get().denominatorExponent() + 1;
        NormalForm more = rest.rest.dividedBy(BigInteger.ONE.shiftLeft(places));
        return longer.plus(more.shifted(longer.lowest()));
      }
      longer = appended(longer, rest.first());
    }
  }

  /** The number with these signs, if some more stand behind them. */
  private NormalForm longer(NormalForm number, Run more) {
    List<Piece> merged = merged();
    int last = merged.size() - 1;
    boolean turns = last < 0 || ((Run) merged.get(last)).sign != more.sign;
    return turns ? appended(number, more) : followedBy(new Signs(List.of(more))).number();
  }

  /** What stands before the plus that so many pluses precede, in an expansion without ends. */
  private Signs beforePlus(Ordinal pluses) {
    List<Piece> before = new ArrayList<>();
    Ordinal left = pluses;
    for (Piece piece : pieces) {
      if (((Run) piece).sign == Sign.PLUS) {
        if (left.compareTo(piece.length()) < 0) {
          before.add(new Run(Sign.PLUS, left));
          break;
        }
        left = left.minus(piece.length());
      }
      before.add(piece);
    }
    return new Signs(before);
  }
}
