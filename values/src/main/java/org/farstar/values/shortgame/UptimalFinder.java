package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Recognises uptimals by their options, by arithmetic on expansions alone; no game is made.
 *
 * <p>The followers of a sum of powers of up and a nimber are such sums, so the options of an
 * uptimal are uptimals over the same number. If the last coefficient an is positive, Right's only
 * option is the move in up^n, to G - up^[n] + *; if it is negative, Left's only option is G +
 * up^[n] + *. That leaves one candidate for each n, and each is proved or disproved to be the game;
 * tests check that none is missed.
 */
final class UptimalFinder {

  /**
   * Candidates whose coefficients add up to more are not looked into: the search takes about as
   * many steps, and a multiple of up may be of any size.
   */
  static final long MOST_UNITS = 10_000;

  private final Map<Player, List<UptimalExpansion>> options;

  private UptimalFinder(Map<Player, List<UptimalExpansion>> options) {
    this.options = options;
  }

  /** The expansion of a node, or null if it is no uptimal. */
  static UptimalExpansion find(ShortGame g) {
    if (g.leftKey != g.rightKey || !g.leftStop.equals(g.rightStop)) {
      return null;
    }
    List<UptimalExpansion> left = expansions(g, Player.LEFT);
    List<UptimalExpansion> right = left == null ? null : expansions(g, Player.RIGHT);
    return right == null
        ? null
        : new UptimalFinder(Map.of(Player.LEFT, left, Player.RIGHT, right)).find();
  }

  /** The expansions of the options, or null if they are not all uptimals over the stop. */
  private static List<UptimalExpansion> expansions(ShortGame g, Player player) {
    List<UptimalExpansion> all = new ArrayList<>();
    for (ShortGame option : g.stored(player)) {
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
    for (List<UptimalExpansion> expansions : options.values()) {
      for (UptimalExpansion e : expansions) {
        most = Math.max(most, e.coefficients().size() + 1);
      }
    }
    for (Player player : Player.values()) {
      for (int n = 1; options.get(player).size() == 1 && n <= most; n++) {
        UptimalExpansion candidate = candidate(player, n);
        if (candidate != null && fits(candidate) && isSpanned(candidate)) {
          return candidate;
        }
      }
    }
    return null;
  }

  /** The game with n coefficients whose move in the last power is the player's only option. */
  private UptimalExpansion candidate(Player player, int n) {
    int sign = player == Player.RIGHT ? 1 : -1;
    UptimalExpansion e = options.get(player).get(0).withPowers(n, sign, sign);
    List<Long> a = e.coefficients();
    long units = a.stream().mapToLong(Math::abs).sum();
    return a.size() == n && Long.signum(a.get(n - 1)) == sign && units <= MOST_UNITS ? e : null;
  }

  /** Whether no option is as good for its player as the candidate. */
  private boolean fits(UptimalExpansion candidate) {
    for (Player player : Player.values()) {
      for (UptimalExpansion option : options.get(player)) {
        if (atLeast(player, option, candidate)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isSpanned(UptimalExpansion candidate) {
    return isSpanned(candidate, Player.LEFT) && isSpanned(candidate, Player.RIGHT);
  }

  /**
   * Whether the options, which may be added to the candidate's moves because they fit, make all of
   * those superfluous: dominated ones are dropped, reversible ones are replaced, and if only
   * options are left, on both sides, they make up the candidate. Uptimals with the same nimber are
   * all comparable, so few are open at a time.
   */
  private boolean isSpanned(UptimalExpansion candidate, Player player) {
    List<UptimalExpansion> open = new ArrayList<>();
    add(moves(candidate, player), open, player);
    while (!open.isEmpty()) {
      Cancellation.check();
      UptimalExpansion through = reversesThrough(candidate, open.remove(open.size() - 1), player);
      if (through == null) {
        return false;
      }
      add(moves(through, player), open, player);
    }
    return true;
  }

  /**
   * Adds what is not dominated by an option nor by what is there, and drops what that dominates.
   */
  private void add(List<UptimalExpansion> moves, List<UptimalExpansion> open, Player player) {
    for (UptimalExpansion move : moves) {
      if (!isDominated(move, options.get(player), player) && !isDominated(move, open, player)) {
        open.removeIf(other -> atLeast(player, move, other));
        open.add(move);
      }
    }
  }

  private static boolean isDominated(UptimalExpansion e, List<UptimalExpansion> by, Player player) {
    for (UptimalExpansion other : by) {
      if (atLeast(player, other, e)) {
        return true;
      }
    }
    return false;
  }

  private static UptimalExpansion reversesThrough(
      UptimalExpansion candidate, UptimalExpansion move, Player player) {
    for (UptimalExpansion answer : moves(move, player.opponent())) {
      if (atLeast(player, candidate, answer)) {
        return answer;
      }
    }
    return null;
  }

  /** The moves in the powers of up and in the nimber, those that change most first. */
  private static List<UptimalExpansion> moves(UptimalExpansion e, Player player) {
    List<UptimalExpansion> moves = new ArrayList<>();
    for (int n = e.coefficients().size(); n > 0; n--) {
      int sign = Long.signum(e.coefficients().get(n - 1));
      if (sign == (player == Player.LEFT ? 1 : -1)) {
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
  private static boolean atLeast(Player player, UptimalExpansion e, UptimalExpansion f) {
    return player == Player.LEFT ? e.isAtLeast(f) : f.isAtLeast(e);
  }
}
