package org.farstar.games.heap.euclid;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.heap.corner.Corner;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/**
 * Checks a path by the rules: whoever starts wins exactly if there is a move and the opponent,
 * starting then, loses. Each position of the path is reached from the one before in one move or
 * two, and of the last one the answer is seen at once.
 */
final class EuclidChecker implements StepChecker<Corner> {
  /** Of so many positions the outcomes are found, of more those of a path are not checked. */
  private static final int MOST = 20_000;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.PATH);
  }

  @Override
  public void check(StepCheck<Corner> check) {
    Corner start = check.position();
    List<List<String>> path = check.rows("path");
    check.require(
        path.get(0).subList(0, 2).equals(List.of(start.toString(), check.text("player"))),
        "the path begins with the position and the player");
    Search search = new Search(new HashMap<>());
    Corner before = null;
    for (List<String> row : path) {
      Corner at = Corner.read(row.get(0));
      check.require(row.get(1).matches("Left|Right"), "a player starts from " + at);
      check.require(before == null || leads(before, at, 2), "play leads to " + at);
      if (search.reaches()) {
        String found = search.wins(at, row.get(1).equals("Left")) ? "wins" : "loses";
        check.require(
            row.get(2).equals(found), row.get(1) + " starts from " + at + " and " + found);
      }
      before = at;
    }
    BigInteger rest = before.m().mod(before.n());
    boolean over = rest.signum() == 0;
    check.require(over || rest.shiftLeft(1).equals(before.n()), "the last answer is seen at once");
    if (search.reaches()) {
      check.concludes(
          Outcome.of(result(search.wins(start, true)), result(search.wins(start, false))));
    }
  }

  private static Result result(boolean wins) {
    return wins ? Result.WIN : Result.LOSS;
  }

  /** Where Left moves to, or Right. */
  private static Corner moved(Corner at, boolean left) {
    BigInteger rest = at.m().mod(at.n());
    return new Corner(at.n(), left ? rest : at.n().subtract(rest));
  }

  private static boolean leads(Corner from, Corner to, int moves) {
    if (moves == 0 || from.m().mod(from.n()).signum() == 0) {
      return false;
    }
    Corner left = moved(from, true);
    Corner right = moved(from, false);
    return left.equals(to)
        || right.equals(to)
        || leads(left, to, moves - 1)
        || leads(right, to, moves - 1);
  }

  /**
   * Who wins by the rules, position by position.
   *
   * @param known for remainder and divisor, and whether Left starts, whether whoever starts wins
   */
  private record Search(Map<List<Object>, Boolean> known) {
    boolean reaches() {
      return known.size() < MOST;
    }

    boolean wins(Corner at, boolean left) {
      BigInteger rest = at.m().mod(at.n());
      if (rest.signum() == 0) {
        return false;
      }
      List<Object> key = List.of(rest, at.n(), left);
      Boolean found = known.get(key);
      if (found == null && reaches()) {
        found = !wins(moved(at, left), !left);
        known.put(key, found);
      }
      return found != null && found;
    }
  }
}
