package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;

/**
 * Recognises uptimals by their options. All is arithmetic on expansions, no game is made.
 *
 * <p>The followers of a sum of powers of up and a nimber are such sums, so the options of an
 * uptimal are uptimals over the same number. If the last coefficient an is positive, Right's only
 * option is the move in up^n, to G - up^[n] + *; if it is negative, Left's only option is G +
 * up^[n] + *. That leaves a candidate for every n, and a candidate is proved to be the game or is
 * not it; that none is missed is what tests check.
 */
final class UptimalFinder {

  /**
   * Candidates whose coefficients add up to more are not looked into: the search takes about as
   * many steps, and a multiple of up may be of any size.
   */
  static final long MOST_UNITS = 10_000;

  private final List<List<UptimalExpansion>> options;

  private UptimalFinder(List<List<UptimalExpansion>> options) {
    this.options = options;
  }

  /** The expansion of a node, or null if it is no uptimal. */
  static UptimalExpansion find(ShortGame g) {
    if (g.leftKey != g.rightKey || !g.leftStop.equals(g.rightStop)) {
      return null;
    }
    List<UptimalExpansion> left = expansions(g, Form.LEFT);
    List<UptimalExpansion> right = left == null ? null : expansions(g, Form.RIGHT);
    return right == null ? null : new UptimalFinder(List.of(left, right)).find();
  }

  /** The expansions of the options, or null if they are not all uptimals over the stop. */
  private static List<UptimalExpansion> expansions(ShortGame g, int side) {
    List<UptimalExpansion> all = new ArrayList<>();
    for (ShortGame option : g.options(side)) {
      UptimalExpansion e = UptimalExpansion.known(option);
      if (e == null || !e.number().equals(g.leftStop)) {
        return null;
      }
      all.add(e);
    }
    return all;
  }

  private UptimalExpansion find() {
    int most = 1;
    for (List<UptimalExpansion> side : options) {
      for (UptimalExpansion e : side) {
        most = Math.max(most, e.coefficients().size() + 1);
      }
    }
    for (int side = Form.LEFT; side <= Form.RIGHT; side++) {
      for (int n = 1; options.get(side).size() == 1 && n <= most; n++) {
        UptimalExpansion candidate = candidate(side, n);
        if (candidate != null && fits(candidate) && isSpanned(candidate)) {
          return candidate;
        }
      }
    }
    return null;
  }

  /** The game with n coefficients whose move in the last power is the only option of this side. */
  private UptimalExpansion candidate(int side, int n) {
    int sign = side == Form.RIGHT ? 1 : -1;
    UptimalExpansion e = options.get(side).get(0).withPowers(n, sign, sign);
    List<Long> a = e.coefficients();
    long units = a.stream().mapToLong(Math::abs).sum();
    return a.size() == n && Long.signum(a.get(n - 1)) == sign && units <= MOST_UNITS ? e : null;
  }

  /** Whether no option is as good for its player as the candidate. */
  private boolean fits(UptimalExpansion candidate) {
    for (int side = Form.LEFT; side <= Form.RIGHT; side++) {
      for (UptimalExpansion option : options.get(side)) {
        if (atLeast(side, option, candidate)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isSpanned(UptimalExpansion candidate) {
    return isSpanned(candidate, Form.LEFT) && isSpanned(candidate, Form.RIGHT);
  }

  /**
   * Whether the options, which may be added to the candidate's moves because they fit, make all of
   * those superfluous: dominated ones are dropped, reversible ones are replaced, and if only
   * options are left, on both sides, they make up the candidate. Uptimals with the same nimber are
   * all comparable, so few are open at a time.
   */
  private boolean isSpanned(UptimalExpansion candidate, int side) {
    List<UptimalExpansion> open = new ArrayList<>();
    add(moves(candidate, side), open, side);
    while (!open.isEmpty()) {
      UptimalExpansion through = reversesThrough(candidate, open.remove(open.size() - 1), side);
      if (through == null) {
        return false;
      }
      add(moves(through, side), open, side);
    }
    return true;
  }

  /**
   * Adds what is not dominated by an option nor by what is there, and drops what that dominates.
   */
  private void add(List<UptimalExpansion> moves, List<UptimalExpansion> open, int side) {
    for (UptimalExpansion move : moves) {
      if (!isDominated(move, options.get(side), side) && !isDominated(move, open, side)) {
        open.removeIf(other -> atLeast(side, move, other));
        open.add(move);
      }
    }
  }

  private static boolean isDominated(UptimalExpansion e, List<UptimalExpansion> by, int side) {
    for (UptimalExpansion other : by) {
      if (atLeast(side, other, e)) {
        return true;
      }
    }
    return false;
  }

  private static UptimalExpansion reversesThrough(
      UptimalExpansion candidate, UptimalExpansion move, int side) {
    for (UptimalExpansion answer : moves(move, 1 - side)) {
      if (atLeast(side, candidate, answer)) {
        return answer;
      }
    }
    return null;
  }

  /** The moves in the powers of up and in the nimber, those that change most first. */
  private static List<UptimalExpansion> moves(UptimalExpansion e, int side) {
    List<UptimalExpansion> moves = new ArrayList<>();
    for (int n = e.coefficients().size(); n > 0; n--) {
      int sign = Long.signum(e.coefficients().get(n - 1));
      if (sign == (side == Form.LEFT ? 1 : -1)) {
        moves.add(e.withPowers(n, -sign, 0));
      } else if (sign != 0) {
        moves.add(e.withPowers(n, -sign, -sign));
      }
    }
    for (int k = 0; k < e.nimber(); k++) {
      moves.add(new UptimalExpansion(e.number(), k, e.coefficients()));
    }
    return moves;
  }

  /** Whether e is at least as good as f for the player. */
  private static boolean atLeast(int side, UptimalExpansion e, UptimalExpansion f) {
    return side == Form.LEFT ? e.isAtLeast(f) : f.isAtLeast(e);
  }
}
