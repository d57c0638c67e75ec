package org.farstar.verify.cite;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;

/**
 * The theorems on one game, with a check of their conditions.
 *
 * @param game the game
 * @param ending how its plays end
 * @param theorems the theorems that may be asked for
 * @param check whether one of them speaks of a position
 */
public record Rule(String game, Ending ending, List<Theorem> theorems, Check check) {
  /** A check of the condition of a theorem. */
  @FunctionalInterface
  public interface Check {
    /**
     * What a theorem says of a position; empty where it says nothing, the text is not written as
     * the page on the format has it, or the data are not what the theorem needs.
     *
     * @param theorem one of the theorems on the game
     * @param position the text of the position
     * @param data what else is to be checked, such as a matching
     * @param checkStop called in every loop
     */
    Optional<Conclusion> conclude(
        Theorem theorem, String position, List<String> data, Runnable checkStop);
  }

  /** The theorems on a game whose last player wins. */
  static Rule lastPlayerWins(String game, Check check, Theorem... theorems) {
    return new Rule(game, Ending.LAST_PLAYER_WINS, List.of(theorems), check);
  }

  /** The theorems on a game that ends with a verdict. */
  static Rule verdict(String game, Check check, Theorem... theorems) {
    return new Rule(game, Ending.VERDICT, List.of(theorems), check);
  }

  /** What the check says. */
  public Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    return check.conclude(theorem, position, data, checkStop);
  }
}
