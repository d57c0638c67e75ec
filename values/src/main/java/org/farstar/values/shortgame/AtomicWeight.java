package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Atomic weights: W is that of G if G + X + *m and W.up + X + *m have the same outcome for all
 * games X and all m that are large enough (Winning Ways, chapter 8; Siegel, Combinatorial Game
 * Theory, II.7).
 *
 * <p><b>When two games are equivalent in this sense.</b> Write K for the kite *N:1 with N large. A
 * game X is at least *m for all large m if and only if it is at least K, so only sums with K and
 * its negative matter, which are all-small. It follows that G and H are equivalent if and only if G
 * - H lies between -e and e for e = up + * - K, a test due to David Wolfe. As e grows with N, what
 * passes with one N passes with all larger ones.
 *
 * <p><b>How W is found.</b> Since only all-small X matter, a follower of G with both stops above 0
 * may be replaced by n ups, if n is large for X: Left wins as soon as either is reached. That makes
 * G all-small, and W is what the formula for all-small games gives for all large n; there is no
 * weight if the result depends on n. All that does not depend on n is bounded by {@link #reach}, so
 * that beyond a multiple of that bound the formula takes the same course for all n: two values of n
 * suffice. If they agree, the test decides.
 */
final class AtomicWeight {
  private static final Dyadic TWO = Dyadic.of(2);

  /** The number that stands for what a follower is worth that is not infinitesimal. */
  private final Dyadic large;

  private final Map<ShortGame, ShortGame> weights = new IdentityHashMap<>();

  private AtomicWeight(Dyadic large) {
    this.large = large;
  }

  /** The atomic weight, or null if there is none. */
  static ShortGame of(ShortGame g) {
    if (AllSmall.isAllSmall(g)) {
      return new AtomicWeight(null).weight(g);
    }
    if (!g.isInfinitesimal()) {
      return null;
    }
    Facts facts = g.facts();
    Optional<ShortGame> known = facts.atomic;
    if (known == null) {
      Dyadic large = Dyadic.of(reach(g, new IdentityHashMap<>()).add(BigInteger.TWO).shiftLeft(2));
      ShortGame weight = new AtomicWeight(large).weight(g);
      ShortGame again = new AtomicWeight(large.plus(Dyadic.ONE)).weight(g);
      boolean atomic = ShortGame.same(weight, again) && isEquivalent(g, weight);
      known = atomic ? Optional.of(weight) : Optional.empty();
      facts.atomic = known;
    }
    return known.orElse(null);
  }

  /** The atomic weight. */
  static ShortGame required(ShortGame g) {
    ShortGame weight = of(g);
    if (weight != null) {
      return weight;
    }
    throw new NoAtomicWeightException(
        g.isInfinitesimal()
            ? "an infinitesimal without an atomic weight"
            : "a game with the stops "
                + g.leftStop
                + " and "
                + g.rightStop
                + ", while only infinitesimals have an atomic weight");
  }

  /** Whether g is equivalent to w ups. */
  private static boolean isEquivalent(ShortGame g, ShortGame w) {
    Universe u = g.universe;
    ShortGame kite = Products.ordinalSum(u.nimber(2 * AllSmall.farStar(g)), u.integer(1));
    ShortGame e = Sums.sum(u.sum(Dyadic.ZERO, 1, 1), Sums.negative(kite));
    ShortGame ups = Products.norton(w, u.up());
    return Order.atMost(g, Sums.sum(ups, e)) && Order.atMost(Sums.sum(ups, Sums.negative(e)), g);
  }

  /** What no number that occurs in the weight exceeds, unless it stems from the large one. */
  private static BigInteger reach(ShortGame g, Map<ShortGame, BigInteger> known) {
    if (g.isNumberUpStar()) {
      return g.number.isZero() ? BigInteger.valueOf(g.ups).abs() : BigInteger.ZERO;
    }
    BigInteger reach = known.get(g);
    if (reach == null) {
      reach = BigInteger.ZERO;
      for (Player player : Player.values()) {
        for (ShortGame option : g.stored(player)) {
          reach = reach.max(reach(option, known));
        }
      }
      reach = reach.add(BigInteger.valueOf(3));
      known.put(g, reach);
    }
    return reach;
  }

  private ShortGame weight(ShortGame g) {
    if (g.leftStop.signum() * g.rightStop.signum() > 0) {
      return g.universe.number(g.leftStop.signum() > 0 ? large : large.negate());
    }
    if (g.isNumberUpStar()) {
      return g.universe.integer(g.ups);
    }
    if (AllSmall.isAllSmall(g)) {
      Facts facts = g.facts();
      if (facts.weight == null) {
        facts.weight = findWeight(g);
      }
      return facts.weight;
    }
    ShortGame weight = weights.get(g);
    if (weight == null) {
      weight = findWeight(g);
      weights.put(g, weight);
    }
    return weight;
  }

  /**
   * The game {W(G^L) - 2 | W(G^R) + 2}, unless that is an integer: then any integer that fits
   * between the options may be the weight, and it is the greatest of them if g is greater than a
   * remote star, the least if g is less, and 0 if they are confused.
   */
  private ShortGame findWeight(ShortGame g) {
    Cancellation.check();
    Universe u = g.universe;
    List<ShortGame> left = weights(g, Player.LEFT);
    List<ShortGame> right = weights(g, Player.RIGHT);
    ShortGame simplest = u.of(left, right);
    if (!simplest.is(Stops.NUMBER) || !simplest.number.isInteger()) {
      return simplest;
    }
    ShortGame star = u.nimber(AllSmall.farStar(g));
    if (Order.atMost(star, g)) {
      return u.number(Dyadic.of(greatestBelow(right)));
    }
    if (Order.atMost(g, star)) {
      return u.number(
          Dyadic.of(greatestBelow(left.stream().map(Sums::negative).toList()).negate()));
    }
    return simplest;
  }

  /** The weights of a player's options, less 2 for Left, plus 2 for Right. */
  private List<ShortGame> weights(ShortGame g, Player player) {
    ShortGame two = g.universe.number(player == Player.LEFT ? TWO.negate() : TWO);
    List<ShortGame> shifted = new ArrayList<>();
    for (ShortGame option : g.stored(player)) {
      shifted.add(Sums.sum(weight(option), two));
    }
    return shifted;
  }

  /** The greatest integer that is less than or confused with every one of these games. */
  private static BigInteger greatestBelow(List<ShortGame> games) {
    BigInteger most = null;
    for (ShortGame h : games) {
      BigInteger n = h.leftStop.floor();
      if (Order.atMost(h, h.universe.number(Dyadic.of(n)))) {
        n = n.subtract(BigInteger.ONE);
      }
      most = most == null ? n : most.min(n);
    }
    return most;
  }
}
