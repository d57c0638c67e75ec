package org.farstar.games.grid.ski;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;

/**
 * Checks what reasons say of a jumper and an enemy: who stands where, and the value by going back
 * from where they meet. A search finds the values of narrow slopes.
 */
final class MeetingChecker implements StepChecker<String> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.MEETING);
  }

  @Override
  public void check(StepCheck<String> check) {
    String slope = check.position();
    check.require(slope.equals(check.text("slope")), "this is the slope");
    boolean left = check.text("player").equals("Left");
    String[] rows = slope.split("\\|");
    int above = rows[0].indexOf(left ? 'L' : 'R');
    int below = rows[1].toUpperCase(Locale.ROOT).indexOf(left ? 'R' : 'L');
    String skiers = slope.replace(".", "").replace("|", "");
    boolean two = rows.length == 3 && above >= 0 && below >= 0 && skiers.length() == 2;
    check.require(two, "a jumper above an enemy, and nobody else");
    if (two) {
      int apart = left ? below - above : above - below;
      check.require(apart >= 0 && check.integer("apart") == apart, "they are " + apart + " apart");
      int without = rows[0].length() - 1 - above - below;
      Dyadic value = value(left ? without : -without, Math.max(apart, 0));
      states(check, "without", Dyadic.of(without));
      states(check, "value", left ? value : value.negate());
      check.isWorth(left ? value : value.negate());
    }
  }

  private static void states(StepCheck<String> check, String key, Dyadic number) {
    check.require(check.text(key).equals(number.toString()), key + " is " + number);
  }

  /** From the values where the jump can be made, one column further away at a time. */
  private static Dyadic value(int ahead, int apart) {
    List<Dyadic> values = new ArrayList<>();
    for (int n = ahead - apart; n <= ahead + apart; n++) {
      values.add(Dyadic.of(2L * n + 1, 1));
    }
    while (values.size() > 1) {
      List<Dyadic> further = new ArrayList<>();
      for (int i = 2; i < values.size(); i++) {
        further.add(Dyadic.simplestBetween(values.get(i - 2), values.get(i)));
      }
      values = further;
    }
    return values.get(0);
  }
}
