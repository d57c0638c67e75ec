package org.farstar.games.heap.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * The sizes a player can change a pile to, in finitely many classes whose members the rest of the
 * play cannot tell apart. For piles below w^w.
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
 *   <li>At a limit a &gt; L(y), f(a) is the least b that is above every f(a') with L(y) &lt; a'
 *       &lt; a, again by the definitions. So f(L(y)+c) = R(y)+c for every c &gt; 0 for which it
 *       exists, and likewise g(R(y)+c) = L(y)+c.
 *   <li>So L(y b) = 0 where b &lt;= R(y), since Left, moving second, then wins y b itself, and
 *       otherwise L(y b) = g(b) = L(y)+c where b = R(y)+c. In Cantor's normal form c is an end of
 *       b, its first coefficient perhaps lowered. So the coefficient of each power of w in L(y b)
 *       is at most the sum of those in L(y) and in b.
 *   <li>By induction the coefficient of each power of w in L(x) is at most the sum of those in the
 *       piles of x; of the finite part that plus 1 in misère play, where L of the empty row is 1
 *       instead of 0.
 *   <li>The outcome of a x as a grows from 1 changes at L(x)+1 (Left first, by 1) and at the least
 *       a &gt;= 1 with which Left wins as second player: L(x) or, where that is 0, L(y)+1. So it
 *       changes only at sizes whose coefficients are at most those sums, the finite part at most 2
 *       more.
 * </ol>
 *
 * <p>Of piles below w^2 all limits are listed, of others those whose coefficients obey that bound.
 *
 * <p>These are outcomes of the row alone. Values, and the outcomes of sums, tell more sizes apart.
 */
public final class OptionClasses {
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
    return row.piles().stream().allMatch(pile -> pile.degree().isFinite());
  }

  /**
   * The classes of sizes at a player's end, in ascending order.
   *
   * @throws SearchStopped where there are too many
   * @throws NotAnsweredException where a pile is not below w^w
   */
  static List<Sizes> of(Row row, Player player) {
    if (!allListed(row)) {
      return of(row, player, 0);
    }
    List<Sizes> classes = new ArrayList<>();
    for (long size = 0; size < row.end(player).finitePart().longValue(); size++) {
      classes.add(Sizes.only(Ordinal.of(size)));
    }
    return classes;
  }

  /**
   * The classes of sizes at a player's end, or finer ones.
   *
   * @param extra how much further than needed every coefficient is listed
   */
  static List<Sizes> of(Row row, Player player, int extra) {
    if (!known(row)) {
      throw new NotAnsweredException("a pile that is not below w^w in " + row);
    }
    Ordinal pile = row.end(player);
    BigInteger[] most = coefficients(row.without(player), degree(pile));
    most[0] = most[0].add(BigInteger.TWO);
    for (int i = 0; i < most.length; i++) {
      most[i] = most[i].add(BigInteger.valueOf(extra));
    }
    if (most.length == 2) {
      most[1] = pile.terms().get(0).coefficient();
    }
    if (count(pile, most).compareTo(MOST) > 0) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    List<Ordinal> starts = new ArrayList<>();
    starts(Ordinal.ZERO, most, most.length - 1, pile, starts);
    List<Sizes> classes = new ArrayList<>(starts.size());
    for (int i = 0; i < starts.size(); i++) {
      classes.add(new Sizes(starts.get(i), i + 1 < starts.size() ? starts.get(i + 1) : pile));
    }
    return classes;
  }

  /** The largest exponent of a pile below w^w, or 0 for 0. */
  public static int degree(Ordinal pile) {
    return pile.degree().finitePart().intValueExact();
  }

  /** For each power of w up to a degree, the sum of its coefficients in the piles of a row. */
  public static BigInteger[] coefficients(Row row, int degree) {
    BigInteger[] sums = new BigInteger[degree + 1];
    Arrays.fill(sums, BigInteger.ZERO);
    for (Ordinal pile : row.piles()) {
      for (Ordinal.Term term : pile.terms()) {
        int exponent = term.exponent().finitePart().intValueExact();
        if (exponent <= degree) {
          sums[exponent] = sums[exponent].add(term.coefficient());
        }
      }
    }
    return sums;
  }

  /** How many classes there are, or a little more. */
  private static BigInteger count(Ordinal pile, BigInteger[] most) {
    BigInteger count = most[0].add(BigInteger.ONE);
    if (pile.isFinite()) {
      return count.min(pile.finitePart());
    }
    for (int i = 1; i < most.length; i++) {
      BigInteger own = i == most.length - 1 ? pile.terms().get(0).coefficient() : most[i];
      count = count.multiply(own.min(most[i]).add(BigInteger.ONE));
    }
    return count;
  }

  /**
   * The sizes below a pile with no larger coefficients, in ascending order.
   *
   * @param prefix the terms of the higher powers
   * @param power the power whose coefficient is next
   * @param pile null for no bound
   */
  public static void starts(
      Ordinal prefix, BigInteger[] most, int power, Ordinal pile, List<Ordinal> found) {
    Ordinal unit = Ordinal.omegaTo(Ordinal.of(power));
    Ordinal next = prefix;
    for (long i = 0; BigInteger.valueOf(i).compareTo(most[power]) <= 0; i++) {
      if (pile != null && next.compareTo(pile) >= 0) {
        return;
      }
      if (power == 0) {
        found.add(next);
      } else {
        starts(next, most, power - 1, pile, found);
      }
      next = next.plus(unit);
    }
  }
}
