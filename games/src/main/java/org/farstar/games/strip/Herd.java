package org.farstar.games.strip;

import java.util.List;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Left's pieces, which walk to the right, and behind them Right's, which walk to the left: the two
 * stop each other. Pieces of one player alone walk to the end of the row.
 *
 * @param lefts how many pieces Left has
 * @param rights how many Right has
 * @param between how many places are free between the last of Left's and the first of Right's, 0
 *     where one player has none
 * @param left how many moves of one place Left has up to the last of Left's pieces, or to the end
 *     of the row where Right has none
 * @param right how many moves Right has so
 */
public record Herd(int lefts, int rights, int between, long left, long right) {
  /** The least memory a universe can have; three values are made in each. */
  private static final long MEMORY = 1 << 20;

  /**
   * Counts what {@link StripText#herds} hands out. Linear in the length.
   *
   * @param row Left's symbol, then Right's, and others for free places
   * @param own Left's symbol
   * @param enemy Right's
   */
  public static Herd of(String row, char own, char enemy) {
    int last = row.lastIndexOf(own);
    int first = row.indexOf(enemy);
    boolean facing = last >= 0 && first >= 0;
    int lefts = 0;
    long left = 0;
    for (int i = 0; i <= (first < 0 ? row.length() - 1 : last); i++) {
      if (row.charAt(i) == own) {
        lefts++;
      } else {
        left += lefts;
      }
    }
    int rights = 0;
    long right = 0;
    for (int i = row.length() - 1; i >= (last < 0 ? 0 : first) && first >= 0; i--) {
      if (row.charAt(i) == enemy) {
        rights++;
      } else {
        right += rights;
      }
    }
    return new Herd(lefts, rights, facing ? first - last - 1 : 0, left, right);
  }

  /** What Left has more of moves that nobody can hinder. */
  public Dyadic free() {
    return Dyadic.of(left - right);
  }

  /**
   * What a herd is worth of which one place between the two is still free: who takes it gives a
   * move to each of his pieces behind.
   *
   * @param number what is worth besides
   */
  public ShortGame place(Dyadic number) {
    Universe universe = new Universe(MEMORY);
    return universe.of(
        universe.number(number.plus(Dyadic.of(lefts - 1))),
        universe.number(number.plus(Dyadic.of(1 - rights))));
  }

  /**
   * What is known of a herd by its count.
   *
   * @param row the herd
   * @param cite why
   * @param rule how the places between the two count, as in {@link StepKind#HERD}
   * @param middle what they are worth
   * @param value what the herd is worth, a number, a nimber or a short game
   */
  public Fact<String> fact(String row, Statement cite, String rule, Value middle, Value value) {
    Proof proof = Proof.by(cite).because(() -> List.of(step(row, cite, rule, middle, value)));
    if (value instanceof Dyadic number) {
      return Fact.worth(number, proof);
    }
    return value instanceof Nimber nimber
        ? Fact.worth(nimber, proof)
        : Fact.worth((ShortGame) value, proof);
  }

  private Step step(String row, Statement cite, String rule, Value middle, Value value) {
    return Step.of(StepKind.HERD, cite)
        .with("walkers", row)
        .with("lefts", lefts)
        .with("rights", rights)
        .with("between", between)
        .with("left", Long.toString(left))
        .with("right", Long.toString(right))
        .with("rule", rule)
        .with("middle", Digits.shown(middle))
        .with("value", Digits.shown(value));
  }
}
