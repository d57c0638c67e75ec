package org.farstar.games.heap.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * The sizes a player can change a pile to, in finitely many classes whose members the rest of the
 * play cannot tell apart. For piles below w^2.
 *
 * <p>What is used for it is elementary and not one of the propositions that a search over these
 * classes is to check. Let x be the row behind the pile, seen from Left; the mirror image holds for
 * Right. L(x) is the least a &gt;= 0 for which Left, moving second, wins a x, as in Definition 8.
 *
 * <ol>
 *   <li>Left, moving first, wins a x exactly if a &gt; L(x): she needs an a' &lt; a with which she
 *       wins as second player, and L(x) is the least of those.
 *   <li>Let x = y b. Left, moving second, wins a y b exactly if no move of Right's wins: if a &gt;
 *       L(y), by (1), which answers the removal of b; and if b &lt;= f(a), where f(a) is the least
 *       b' &gt;= 1 with which Right, moving second, wins a y b'. For Right likewise, with R(y) and
 *       g(b). So f(a) is the least b &gt; R(y) with g(b) &gt;= a, and g(b) the least a &gt; L(y)
 *       with f(a) &gt;= b; neither falls as its argument grows.
 *   <li>Hence f(L(y)+1) = R(y)+1, as g(b) is always above L(y). And f(a+1) = f(a)+1 for a &gt;
 *       L(y): with b = f(a) is g(b) &lt;= a by the definition of g and &gt;= a by that of f, so
 *       g(b) = a and f(a+1) &gt; b; and f is at most b up to a, so g(b+1) &gt; a and f(a+1) &lt;=
 *       b+1. Where f(a) does not exist, Left wins a y b for every b, and for every larger a too.
 *   <li>So L(y b) = 0 where b &lt;= R(y), since Left, moving second, then wins y b itself, and
 *       otherwise L(y b) = g(b). If g(b) = l+k with l a limit, go down from it one by one to l or
 *       to L(y)+1: by (3) f falls by one each time, starting at b. So k is at most the finite part
 *       of b or that plus the finite part of L(y).
 *   <li>By induction the finite part of L(x) is at most the sum of the finite parts of the piles of
 *       x, plus 1 in misère play, where L of the empty row is 1 instead of 0.
 *   <li>The outcome of a x as a grows from 1 changes at L(x)+1 (Left first, by 1) and at the least
 *       a &gt;= 1 with which Left wins as second player: L(x) or, where that is 0, L(y)+1. So from
 *       each l on, 0 or a limit, nothing changes beyond l + s + 2, s the sum of the finite parts.
 * </ol>
 *
 * <p>These are outcomes of the row alone. Values, and the outcomes of sums, tell more sizes apart.
 */
final class OptionClasses {
  /** Finite piles up to this size, in finite rows, are never put into classes. */
  static final int LISTED = 4096;

  /** More classes than these are not searched. */
  private static final BigInteger MOST = BigInteger.ONE.shiftLeft(20);

  private OptionClasses() {}

  /** Whether every option of every pile is listed on its own, now and in the rest of the play. */
  static boolean allListed(Row row) {
    return row.piles().stream()
        .allMatch(p -> p.isFinite() && p.finitePart().bitLength() <= 31 && small(p));
  }

  private static boolean small(Ordinal pile) {
    return pile.finitePart().longValue() <= LISTED;
  }

  /** Whether the sizes of every pile can be put into classes. */
  static boolean known(Row row) {
    return row.piles().stream().allMatch(OptionClasses::belowOmegaSquared);
  }

  private static boolean belowOmegaSquared(Ordinal pile) {
    return pile.degree().compareTo(Ordinal.ONE) <= 0;
  }

  /**
   * The classes of sizes at a player's end, in ascending order.
   *
   * @throws SearchStopped where there are too many
   * @throws IllegalArgumentException where a pile is not below w^2
   */
  static List<Sizes> of(Row row, Player player) {
    Ordinal pile = row.end(player);
    List<Sizes> classes = new ArrayList<>();
    if (allListed(row)) {
      for (long size = 0; size < pile.finitePart().longValue(); size++) {
        classes.add(Sizes.only(Ordinal.of(size)));
      }
      return classes;
    }
    if (!known(row)) {
      throw new IllegalArgumentException("a pile that is not below w^2 in " + row);
    }
    BigInteger singles = row.without(player).finiteParts().add(BigInteger.TWO);
    BigInteger limits = omegas(pile);
    BigInteger each = singles.add(BigInteger.ONE);
    if (limits.multiply(each).add(each.min(pile.finitePart())).compareTo(MOST) > 0) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    Ordinal limit = Ordinal.ZERO;
    long ones = singles.min(MOST).longValue();
    for (long i = 0; i < limits.longValue(); i++) {
      Ordinal next = limit.plus(Ordinal.OMEGA);
      addClasses(limit, next, ones, classes);
      limit = next;
    }
    addClasses(limit, pile, ones, classes);
    return classes;
  }

  private static BigInteger omegas(Ordinal pile) {
    return pile.isFinite() ? BigInteger.ZERO : pile.terms().get(0).coefficient();
  }

  /** The sizes from a limit up to below an end not above the next limit. */
  private static void addClasses(Ordinal limit, Ordinal end, long singles, List<Sizes> classes) {
    for (long k = 0; k < singles; k++) {
      Ordinal size = limit.plus(Ordinal.of(k));
      if (size.compareTo(end) >= 0) {
        return;
      }
      classes.add(Sizes.only(size));
    }
    Ordinal rest = limit.plus(Ordinal.of(singles));
    if (rest.compareTo(end) < 0) {
      classes.add(new Sizes(rest, end));
    }
  }
}
