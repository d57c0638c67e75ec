package org.farstar.games.heap.cake;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.heap.cake.Cakes.Cake;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Checks the arithmetic of what reasons say of a cake; a search finds the value of a small one. */
final class CakeChecker implements StepChecker<Cakes> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.POWERS, StepKind.PRIMES, StepKind.EATEN);
  }

  @Override
  public void check(StepCheck<Cakes> check) {
    check.require(check.position().toString().equals(check.text("cake")), "this is the cake");
    Cake cake = check.position().cakes().get(0);
    if (check.kind() == StepKind.EATEN) {
      eaten(check, cake);
      return;
    }
    boolean left = check.text("player").equals("Left");
    int own = left ? cake.columns() : cake.rows();
    int other = left ? cake.rows() : cake.columns();
    BigInteger amount =
        check.kind() == StepKind.POWERS ? times(check, own, other) : cuts(check, own, other);
    Dyadic value = Dyadic.of(left ? amount : amount.negate());
    check.require(check.text("value").equals(value.toString()), "the value is " + value);
    check.isWorth(value);
  }

  private static void eaten(StepCheck<Cakes> check, Cake cake) {
    int odd = cake.rows() % 2 + cake.columns() % 2;
    boolean square = cake.rows() == cake.columns();
    String sides = List.of(square ? "square" : "even", "one", "odd").get(odd);
    check.require(check.text("sides").equals(sides), "the sides are " + sides);
    check.require(check.has("player") == (odd == 1), "one side is odd: " + (odd == 1));
    check.require(check.has("player") == check.has("opponent"), "both players are named");
    boolean left = cake.columns() % 2 == 1;
    Outcome outcome = odd == 1 ? (left ? Outcome.L : Outcome.R) : Outcome.N;
    if (check.has("player") && check.has("opponent")) {
      check.require(check.text("player").equals(left ? "Left" : "Right"), "whose side is odd");
      check.require(check.text("opponent").equals(left ? "Right" : "Left"), "whose is even");
    }
    check.require(check.states(outcome), "the outcome class is " + outcome);
    int side = left ? cake.columns() : cake.rows();
    boolean valued = odd == 2 || square || odd == 1 && side <= EatcakeTheory.LONGEST;
    check.require(check.has("value") == valued, "a value is named: " + valued);
    if (odd == 1 && valued && check.has("value")) {
      ShortGame two = new TwoRows().value(2, side);
      ShortGame value = left ? two : two.negate();
      check.require(check.text("value").equals(Digits.shown(value)), "the value is " + value);
      check.isWorth(value);
    } else if (valued && check.has("value")) {
      check.require(check.text("value").equals("*"), "the value is *");
      check.isWorth(new Nimber(1));
    } else {
      check.concludes(outcome);
    }
  }

  /** Cakes of Eatcake of at most two rows, by the definition of the value. */
  private static final class TwoRows {
    private final Universe universe = new Universe(1 << 24);
    private final Map<List<Integer>, ShortGame> known = new HashMap<>();

    ShortGame value(int rows, int columns) {
      if (rows == 0 || columns == 0) {
        return universe.zero();
      }
      ShortGame found = known.get(List.of(rows, columns));
      if (found == null) {
        List<ShortGame> left = new ArrayList<>();
        for (int i = 0; 2 * i < columns; i++) {
          left.add(value(rows, i).plus(value(rows, columns - 1 - i)));
        }
        found = universe.of(left, List.of(value(rows - 1, columns)));
        known.put(List.of(rows, columns), found);
      }
      return found;
    }
  }

  private static BigInteger times(StepCheck<Cakes> check, int own, int other) {
    int power = check.integer("power");
    int times = check.integer("times");
    check.require(
        Integer.bitCount(power) == 1 && power <= other && other < 2 * power,
        "it is the largest power of 2 in the shorter side");
    check.require(
        times >= 1 && times * power <= own && own < (times + 1) * power,
        "it goes so often into the longer side");
    boolean even = Integer.highestOneBit(own) == Integer.highestOneBit(other);
    check.require(!even || check.text("player").equals("Left"), "of equal powers Left's is named");
    return BigInteger.valueOf(times - 1L);
  }

  private static BigInteger cuts(StepCheck<Cakes> check, int own, int other) {
    factors(check, "own", own);
    factors(check, "other", other);
    List<BigInteger> mine = check.numbers("own");
    List<BigInteger> terms = check.numbers("terms");
    int more = mine.size() - check.numbers("other").size();
    check.require(more == terms.size(), "there is a term for each factor that is more");
    boolean even = more == 0;
    check.require(!even || check.text("player").equals("Left"), "of as many Left's are named");
    BigInteger cuts = BigInteger.ZERO;
    for (int i = 0; i < Math.min(terms.size(), mine.size()); i++) {
      BigInteger cakes = i == 0 ? BigInteger.ONE : terms.get(i - 1).multiply(mine.get(i - 1));
      check.require(terms.get(i).equals(cakes), "cut " + (i + 1) + " is of " + cakes + " cakes");
      cuts = cuts.add(terms.get(i));
    }
    return cuts;
  }

  private static void factors(StepCheck<Cakes> check, String key, int side) {
    BigInteger product = BigInteger.ONE;
    BigInteger last = null;
    for (BigInteger factor : check.numbers(key)) {
      check.require(factor.isProbablePrime(30), factor + " is prime");
      check.require(last == null || factor.compareTo(last) <= 0, "the largest come first");
      product = product.multiply(factor);
      last = factor;
    }
    check.require(product.equals(BigInteger.valueOf(side)), "the product is " + side);
  }
}
