package org.farstar.papers.coins;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The F1 and F2 properties of pairs of moves (Definitions 2.4 and 2.5). A game in which every pair
 * of moves has one of them consists of numbers only (Theorem 2.6).
 */
final class PairProperties {
  private final CoinReferee referee;
  private final Cases cases;
  private final Set<Kind> kinds;

  /** The two properties. */
  enum Kind {
    F1,
    F2
  }

  PairProperties(CoinReferee referee, Cases cases) {
    this(referee, cases, EnumSet.allOf(Kind.class));
  }

  /**
   * As a referee of part of the properties.
   *
   * @param kinds of which every pair must have one
   */
  PairProperties(CoinReferee referee, Cases cases, Set<Kind> kinds) {
    this.kinds = kinds;
    this.referee = referee;
    this.cases = cases;
  }

  /** A case for every pair of a Left and a Right move from a line. */
  void check(CoinLine line) {
    for (CoinLine left : referee.options(line, Player.LEFT)) {
      for (CoinLine right : referee.options(line, Player.RIGHT)) {
        cases.check(
            hasProperty(left, right), () -> "options " + left + " and " + right + " of " + line);
      }
    }
  }

  /**
   * F1: a reply to one move is as good as the other move; F2: a reply to each, in the right order.
   */
  private boolean hasProperty(CoinLine left, CoinLine right) {
    Optional<Dyadic> rightLeft = best(right, Player.LEFT);
    Optional<Dyadic> leftRight = best(left, Player.RIGHT);
    boolean f1 =
        rightLeft.filter(rl -> rl.compareTo(value(left)) >= 0).isPresent()
            || leftRight.filter(lr -> lr.compareTo(value(right)) <= 0).isPresent();
    boolean f2 =
        rightLeft.isPresent()
            && leftRight.filter(lr -> lr.compareTo(rightLeft.get()) <= 0).isPresent();
    return kinds.contains(Kind.F1) && f1 || kinds.contains(Kind.F2) && f2;
  }

  private Optional<Dyadic> best(CoinLine line, Player player) {
    Comparator<Dyadic> order = Comparator.naturalOrder();
    return referee.options(line, player).stream()
        .map(this::value)
        .max(player == Player.LEFT ? order : order.reversed());
  }

  private Dyadic value(CoinLine line) {
    return referee.value(line, cases.control());
  }
}
