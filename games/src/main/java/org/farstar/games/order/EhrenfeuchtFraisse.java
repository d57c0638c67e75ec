package org.farstar.games.order;

/**
 * Which orders a game of a few more turns cannot tell apart.
 *
 * <p>Two orders are n-equivalent if the second player wins the Ehrenfeucht–Fraïssé game of n rounds
 * on them. For n = 0 all orders are; otherwise every choice of an element in one must have an
 * answer in the other such that the parts below are (n-1)-equivalent and so are the parts above,
 * and an order without elements is equivalent to no other. In a game in which every turn chooses a
 * free element, and in which only the relative order of the chosen elements decides, each gap may
 * be replaced by one that is n-equivalent with n turns left: a choice in one game is answered by
 * the matching choice in the other, and after n turns both games show the same pattern. Sums of
 * n-equivalent orders are n-equivalent.
 *
 * <p>Finite chains of at least 2^n - 1 elements are n-equivalent. By induction: for n = 0 there is
 * nothing to tell apart. For n > 0 let k and l be at least 2^n - 1, and choose an element of the
 * first chain with i elements below and k-1-i above. Both cannot be smaller than 2^(n-1) - 1. If i
 * is smaller, choose the element of the second chain with i below: above it are l-1-i >= 2^n - 1 -
 * 1 - (2^(n-1) - 2) = 2^(n-1) elements, enough by induction; likewise if k-1-i is smaller. If
 * neither is, choose any element of the second chain with at least 2^(n-1) - 1 on both sides. The
 * bound is sharp: by bisection, n rounds tell 2^n - 2 from 2^n - 1.
 *
 * <p>A game that gives less than any choice at every turn may use smaller bounds of its own with
 * {@link OrderType#splits} and {@link OrderType#capped}.
 */
public final class EhrenfeuchtFraisse {
  /** Beyond this many turns the bound exceeds every finite block. */
  private static final long MOST = 61;

  private EhrenfeuchtFraisse() {}

  /** Finite chains of at least this many elements are equivalent for this many turns. */
  public static long cap(long turns) {
    return turns > MOST ? Long.MAX_VALUE / 4 : (1L << turns) - 1;
  }
}
