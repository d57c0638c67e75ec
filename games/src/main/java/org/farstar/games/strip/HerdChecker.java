package org.farstar.games.strip;

import java.util.EnumSet;
import java.util.Set;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Checks what reasons say of a herd: the moves by how far each piece is from where it stops, and
 * the value from them. A search finds the values of short rows.
 */
public final class HerdChecker implements StepChecker<String> {
  private final char own;
  private final char enemy;
  private final boolean gliding;

  /**
   * @param own Left's symbol
   * @param enemy Right's symbol
   * @param gliding whether a piece may go over several free places, and off the row
   */
  public HerdChecker(char own, char enemy, boolean gliding) {
    this.own = own;
    this.enemy = enemy;
    this.gliding = gliding;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.HERD);
  }

  @Override
  public void check(StepCheck<String> check) {
    String row = check.position();
    check.require(row.equals(check.text("walkers")), "this is the row");
    int a = (int) row.chars().filter(c -> c == own).count();
    int b = (int) row.chars().filter(c -> c == enemy).count();
    int between = a == 0 || b == 0 ? 0 : row.indexOf(enemy) - row.lastIndexOf(own) - 1;
    check.require(check.integer("lefts") == a, "Left has " + a + " pieces");
    check.require(check.integer("rights") == b, "Right has " + b + " pieces");
    check.require(check.integer("between") == between, between + " places are free between them");
    long left = moves(row, own, enemy);
    long right = moves(new StringBuilder(row).reverse().toString(), enemy, own);
    states(check, "left", Long.toString(left));
    states(check, "right", Long.toString(right));
    Universe universe = new Universe(1 << 20);
    ShortGame middle = middle(check, a, b, between, universe);
    states(check, "middle", Digits.shown(plain(middle)));
    Value value = plain(middle.plus(universe.number(Dyadic.of(left - right))));
    states(check, "value", Digits.shown(value));
    check.isWorth(value);
  }

  private static void states(StepCheck<String> check, String key, String shown) {
    check.require(check.text(key).equals(shown), key + " is " + shown);
  }

  private ShortGame middle(StepCheck<String> check, int a, int b, int between, Universe universe) {
    String rule = between == 0 ? "none" : between == 1 ? "one" : gliding ? "heap" : "pairs";
    states(check, "rule", rule);
    if (rule.equals("heap")) {
      check.require(a == 1 && b == 1, "each player has one piece");
      return universe.nimber(between);
    }
    ShortGame pairs = universe.number(Dyadic.of(between / 2 * ((long) a - b)));
    return between % 2 == 0
        ? pairs
        : pairs.plus(
            universe.of(universe.number(Dyadic.of(a - 1)), universe.number(Dyadic.of(1 - b))));
  }

  private static Value plain(ShortGame value) {
    return value.asNumber().<Value>map(number -> number).orElse(value);
  }

  /** How far the pieces are from behind the first one, which stands or goes to the end. */
  private long moves(String row, char own, char enemy) {
    long moves = 0;
    boolean stopped = row.indexOf(enemy) >= 0;
    int stop = stopped ? row.lastIndexOf(own) + 1 : row.length();
    for (int i = row.lastIndexOf(own); i >= 0; i = row.lastIndexOf(own, i - 1)) {
      stop -= stopped || !gliding ? 1 : 0;
      moves += stop - i;
    }
    return moves;
  }
}
