package org.farstar.games.strip.toppling;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.strip.StripText;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Checks what reasons say of rows: the moves by the rules, the value from what they leave. A row of
 * a number is known here by another sign than in the theory: its dominoes are spread as evenly as
 * can be. A search finds the values of short rows.
 */
final class TopplingChecker implements StepChecker<String> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.ONE_COLOUR, StepKind.TOPPLED);
  }

  @Override
  public void check(StepCheck<String> check) {
    check.require(check.position().equals(check.text("dominoes")), "this is the row");
    if (check.kind() == StepKind.ONE_COLOUR) {
      oneColour(check);
    } else {
      toppled(check);
    }
  }

  private static void oneColour(StepCheck<String> check) {
    int count = check.integer("count");
    String owner = check.text("owner");
    String symbol = owner.equals("either") ? "E" : owner.substring(0, 1);
    check.require(check.position().equals(symbol.repeat(count)), "these are all dominoes");
    Value value =
        symbol.equals("E") ? new Nimber(count) : Dyadic.of(symbol.equals("L") ? count : -count);
    isWorth(check, value);
  }

  private static void isWorth(StepCheck<String> check, Value value) {
    String shown = Digits.shown(value);
    check.require(check.text("value").equals(shown), "the value is " + shown);
    check.isWorth(value);
  }

  private static void toppled(StepCheck<String> check) {
    String row = check.position();
    String left = StripText.read(check.text("left"), "LRE");
    String right = StripText.read(check.text("right"), "LRE");
    check.require(leaves(row, left, 'R'), "Left's move leaves " + left);
    check.require(leaves(row, right, 'L'), "Right's move leaves " + right);
    Universe universe = new Universe(1 << 20);
    Optional<ShortGame> a = value(left, universe);
    Optional<ShortGame> b = value(right, universe);
    check.require(a.isPresent() && b.isPresent(), "what the moves leave is of numbers");
    if (a.isPresent() && b.isPresent()) {
      states(check, "leftValue", a.get());
      states(check, "rightValue", b.get());
      ShortGame value = universe.of(a.get(), b.get());
      isWorth(check, plain(value));
    }
  }

  private static Value plain(ShortGame value) {
    return value.asNumber().<Value>map(number -> number).orElse(value);
  }

  private static void states(StepCheck<String> check, String key, ShortGame value) {
    String shown = Digits.shown(plain(value));
    check.require(check.text(key).equals(shown), "the move leaves " + shown);
  }

  /**
   * Whether a move leaves this end of a row, as it stands or turned round.
   *
   * @param enemy whose dominoes the player may not topple
   */
  private static boolean leaves(String row, String end, char enemy) {
    return begins(row, end, enemy)
        || begins(turned(row), end, enemy)
        || begins(row, turned(end), enemy)
        || begins(turned(row), turned(end), enemy);
  }

  private static boolean begins(String row, String end, char enemy) {
    return row.length() > end.length() && row.startsWith(end) && row.charAt(end.length()) != enemy;
  }

  private static String turned(String row) {
    return new StringBuilder(row).reverse().toString();
  }

  /** What a row of one number is worth, or of two with LR between them. */
  private static Optional<ShortGame> value(String row, Universe universe) {
    Optional<Dyadic> number = number(row);
    return number.isPresent()
        ? number.map(universe::number)
        : pair(row, universe).or(() -> pair(turned(row), universe));
  }

  private static Optional<ShortGame> pair(String row, Universe universe) {
    for (int at = row.indexOf("LR"); at >= 0; at = row.indexOf("LR", at + 1)) {
      Optional<Dyadic> a = number(row.substring(0, at));
      Optional<Dyadic> b = a.isPresent() ? number(row.substring(at + 2)) : Optional.empty();
      if (b.isPresent() && a.get().compareTo(b.get()) >= 0) {
        return Optional.of(universe.of(universe.number(a.get()), universe.number(b.get())));
      }
    }
    return Optional.empty();
  }

  /**
   * The number of an evenly spread row: with l - 1 of Left's dominoes, r - 1 of Right's and n = l +
   * r, domino i is Left's exactly if (i + 1) l modulo n is less than l. The turns on the way to l/r
   * in the Stern-Brocot tree are the signs of the number.
   */
  private static Optional<Dyadic> number(String row) {
    long l = 1 + row.chars().filter(c -> c == 'L').count();
    long r = 1 + row.chars().filter(c -> c == 'R').count();
    for (int i = 1; i <= row.length(); i++) {
      if (row.charAt(i - 1) != ((i + 1) * l % (l + r) < l ? 'L' : 'R')) {
        return Optional.empty();
      }
    }
    Optional<Dyadic> low = Optional.empty();
    Optional<Dyadic> high = Optional.empty();
    Dyadic x = Dyadic.ZERO;
    while (l != r) {
      if (l > r) {
        low = Optional.of(x);
        l -= r;
      } else {
        high = Optional.of(x);
        r -= l;
      }
      x = Dyadic.simplestBetween(low, high);
    }
    return l == 1 ? Optional.of(x) : Optional.empty();
  }
}
