package org.farstar.verify.cite;

/**
 * The theorems that a certificate may cite, each believed as it stands here. A statement of the
 * project has the same name and the same words.
 */
public enum Theorem {
  SUM("slides/sum", "The function of a sum of two games is the exclusive or of theirs."),

  OVER("rules/end", "A play is over when the player to move cannot, or when the rules say so."),

  FORCED(
      "transposition/1.2",
      "Without a pivot, whoever plays next adds the number of terms in the end "
          + "S-block to the parity, wherever the choice falls."),

  CHOICE(
      "transposition/1.3",
      "With a pivot, the next player can choose the parity, and can choose the "
          + "parity plus the number of terms in the end S-block."),

  FULL(
      "transposition/2.1-full",
      "With as many turns as free elements White wins, if at least two turns are " + "left."),

  ROOM_NO_PIVOT(
      "transposition/2.1-no-pivot",
      "With at least two elements to spare and no pivot White wins, if at least two "
          + "turns are left."),

  ROOM_ONE_PIVOT(
      "transposition/2.1-one-pivot",
      "With at least two elements to spare and one pivot the first player wins."),

  ROOM_PIVOTS(
      "transposition/2.1-pivots",
      "With at least two elements to spare and several pivots Black wins."),

  DELTA(
      "transposition/2.3",
      "With one element to spare, White wins at White's turn if and only if |Delta| "
          + "= 1, and Black wins at Black's turn if and only if Delta is not 0, if at "
          + "least two turns are left."),

  LINE_Z(
      "transposition/3.1-z",
      "On Z without a pivot the second player wins, if at least two turns are left."),

  LINE_N("transposition/3.1-n", "On N without a pivot, who wants the initial parity wins."),

  LINE_MINUS_N(
      "transposition/3.1-minus-n",
      "On -N without a pivot, who wants this parity wins: the initial one plus n/2 "
          + "for even n, plus l + (n-1)/2 for odd n, with l terms in the end S-block."),

  LINE_PIVOTS(
      "transposition/3.1-pivots",
      "On N, -N and Z, one pivot: the first player wins; more: Black wins."),

  PIVOT(
      "transposition/4.2-4.3-pivot",
      "At Black's turn, not his last, Black wins if there is a pivot."),

  CASE_1A(
      "transposition/4.2-1a", "m is not the least, M not the greatest free element: Black wins."),

  CASE_1B("transposition/4.2-1b", "no greatest free element, m only the least: Black wins."),

  CASE_1C("transposition/4.2-1c", "no least free element, M only the greatest: Black wins."),

  CASE_1D(
      "transposition/4.2-1d",
      "a least free element, m another one, M only the greatest: who wants the "
          + "initial parity plus l wins, with l terms in the end S-block."),

  CASE_1E(
      "transposition/4.2-1e",
      "a greatest free element, M another one, m only the least: who wants the "
          + "initial parity plus l + (n-1)/2 wins."),

  CASE_1F(
      "transposition/4.2-1f", "m only the least and M only the greatest free element: White wins."),

  CASE_2("transposition/4.2-2", "some m and no M: who wants the initial parity wins."),

  CASE_3(
      "transposition/4.2-3",
      "some M and no m: who wants the initial parity plus l + (n-1)/2 wins."),

  CASE_4("transposition/4.2-4", "neither m nor M: White wins."),

  CASE_5("transposition/4.3-5", "a central finite block that is not used up: Black wins."),

  CASE_6("transposition/4.3-6", "two finite blocks that are not central: Black wins."),

  CASE_7A(
      "transposition/4.3-7a", "only the rightmost block finite, another one has an M: Black wins."),

  CASE_7B(
      "transposition/4.3-7b",
      "only the rightmost block finite, no least free element: Black wins."),

  CASE_7C(
      "transposition/4.3-7c",
      "only the rightmost block finite and none of the above: who wants the initial "
          + "parity plus l wins, however few elements of the block are free, with l terms "
          + "in the end S-block."),

  CASE_8A(
      "transposition/4.3-8a", "only the leftmost block finite, another one has an m: Black wins."),

  CASE_8B(
      "transposition/4.3-8b",
      "only the leftmost block finite, no greatest free element: Black wins."),

  CASE_8C(
      "transposition/4.3-8c",
      "only the leftmost block finite and none of the above: who wants the initial "
          + "parity plus l + (n-1)/2 wins, however few elements of the block are free."),

  USED_UP(
      "transposition/4-used-up",
      "If there are finite D-blocks but all of them are exhausted, and no pivot, "
          + "Theorem 4.2 holds of the infinite ones, with (2) as in (1)(d). (The paper "
          + "leaves this open.)"),

  WHITE(
      "transposition/4-white",
      "At White's turn, White wins if and only if one of the moves that leave no "
          + "pivot leads to a position that Black loses: the neighbours of a single pivot, "
          + "or without a pivot the least and the greatest free element."),

  PENNIES(
      "transposition/2.3-pennies",
      "In the game of pennies White wins at White's turn if and only if |Delta| = 1, "
          + "and Black wins at Black's turn if and only if Delta is not 0."),

  ANNEX(
      "transposition/annex-winner",
      "Black and White win the same positions in all three games, if at least two "
          + "turns are left."),

  END_NIM_FIRST(
      "end-nim/9",
      "Left, moving first, wins a x b exactly if a > L(x b), and Right if b > R(a x)."),

  END_NIM_TRIPLES(
      "end-nim/14",
      "R(a x) = 0 if a <= L(x), else R(x)+(a-L(x)); L(x b) = 0 if b <= R(x), else "
          + "L(x)+(b-R(x)); L and R of the empty row are 0."),

  H_EXISTENCE("slides/h-existence", "Every n is a sum of terms of H, f of each below the next."),

  H_UNIQUENESS("slides/h-uniqueness", "There is only one such sum for each n."),

  H_CAPS(
      "slides/h-caps",
      "(The lecture uses it for play after the first move.) (n, x) is an N-position "
          + "exactly if x is at least the least term of the representation of n."),

  INTERVAL(
      "slides/game-1-any", "(Not in the lecture.) With 1 to k chips a move, g(x) = x mod (k+1)."),

  EVEN("slides/even", "g(0) = 0, g(2k) = k-1 and g(2k-1) = k for k >= 1."),

  COIN_COUNT(
      "flipping-coins/3.1",
      "Left wins a line with an even number of tails, if there are any, and a line "
          + "of at least two tails that starts with one."),

  COIN_VALUE("flipping-coins/3.3", "The algorithm returns the value of every line."),

  COIN_LONG(
      "flipping-coins/4.3",
      "x01111^a = x101^a for every string x and a >= 0. (The printed condition "
          + "'alpha >= 0' can only mean a.)"),

  COIN_SHORT(
      "flipping-coins/4.4",
      "x0111y = x10y for every string x, if y starts with 1, or starts with 0 and "
          + "has an even number of tails."),

  COIN_EXPONENT(
      "flipping-coins/4.5",
      "x01^a0^p10^q1 = x01^a : 1/2^(2p+q-1) for a >= 1 and p+q >= 1, the base of the "
          + "sum being the line x01^a itself."),

  COIN_BASE("flipping-coins/4.6", "0^p1 = -p, and 1^a0^p10^q1 = floor(a/2) + 1/2^(2p+q)."),

  TAILS(
      "winning-ways/coins",
      "In an impartial game in which coins are turned and the last of them goes from "
          + "tails to heads, a position is worth the exclusive or of its tails, each alone."),

  MEX(
      "sprague-grundy/mex",
      "A position of an impartial game has the value of a heap of Nim whose size is "
          + "the least number that is not the value of one of its options."),

  MATCHING(
      "slides/vertex-geography",
      "(G, v) is an N-position if and only if every maximum matching covers v."),

  BIPARTITE(
      "slides/bipartite",
      "Row i is a P-position if and only if it is in the span of the remaining rows "
          + "over GF(2) or zero; the same for columns."),

  KERNEL(
      "slides/even-kernel",
      "Every vertex of an even kernel is a P-position of undirected edge geography."),

  LABELLING(
      "slides/labelling",
      "Labelling backwards from P = {x_n}, N empty, a vertex N if it has an arc into "
          + "P and P if all its arcs lead into N, finds who wins."),

  COLON(
      "winning-ways/colon",
      "A picture that stands on one vertex of another may be replaced by any picture "
          + "of the same value; an edge that carries a picture G is worth 1:G, -1:G or *:G."),

  FUSION(
      "winning-ways/fusion",
      "The vertices of a circuit of a green picture may be fused without a change of the value; "
          + "a loop is worth as much as a single edge, *."),

  STRINGS(
      "winning-ways/strings",
      "The colours of a string of blue and red edges, read from the ground, are the "
          + "sign expansion of its value."),

  MONOTONE_THREE(
      "monotone/6-last-draw-three",
      "For a >= 3 and e = 4a-3n, W_mis(a,3,n) is D if e >= 3, that is up to n = "
          + "floor(4a/3) - 1; P if e is 1, -1 or -4, and for (a,n) = (5,9); and else N, so "
          + "from n = floor(4a/3) + 3 on, but for a = 5."),

  MONOTONE_EXTENDED(
      "monotone/12",
      "The extended normal game on Q is won by the first player if a*d is odd and by "
          + "the second if it is even."),

  CUTCAKE(
      "rulesets/cutcake",
      "With 2^k the largest power of 2 up to the number of rows, a cake of at least "
          + "2^k columns is worth the number of times that 2^k goes into the columns, less "
          + "1; with rows and columns exchanged it is worth the negative."),

  MAUNDY(
      "rulesets/maundy-cake",
      "If the columns have j prime factors more than the rows, a cake is worth the "
          + "sum of the products of the i largest prime factors of the columns over 0 <= i "
          + "< j, counted with multiplicity; with rows and columns exchanged it is worth "
          + "the negative."),

  EATCAKE_ODD(
      "rulesets/eatcake-odd",
      "A cake of Eatcake is worth * if both of its sides are odd, or if they are " + "equal."),

  EATCAKE_ONE(
      "rulesets/eatcake-one",
      "With an even number of rows and an odd number c of columns a cake of Eatcake "
          + "is worth H(c), whatever the rows: H(1) is up, and H(c) = {H(a) + H(b) | *} "
          + "over the odd a and b with a + b = c - 1. It is positive; with rows and "
          + "columns exchanged the value is the negative."),

  EATCAKE_EVEN(
      "rulesets/eatcake-even", "The next player wins every cake of Eatcake with even sides."),

  MEM_QUOTIENTS(
      "rulesets/mem-quotients",
      "Let m + 1 be the least positive integer that is not the integer part of n/j "
          + "for any j. A heap of n from which k were taken last, k = 1 where none were, "
          + "is worth the integer part of n/k if that is at most m, and else m if k > n "
          + "mod (m + 2), except that 42/3 is worth 9."),

  MEM_ALL(
      "rulesets/mem-all",
      "The next player wins every heap of Mem, of n > 0, from which at most n were "
          + "taken last; if a move takes any other number than the last one, those from "
          + "which not n were."),

  MEM_HALVES(
      "rulesets/mem-halves",
      "If a move takes any other number than the last one, the next player wins a "
          + "heap of n from which n were taken last exactly if n is an odd multiple of 2^a "
          + "with a odd."),

  EUCLID(
      "rulesets/partizan-euclid",
      "Let t be the remainder of p by q. If 2t < q, Left starting wins (p, q) exactly"
          + " if Right starting loses (q, t), and Right starting wins exactly if Right "
          + "starting wins (q, t). If 2t > q, Right starting wins exactly if Left starting "
          + "loses (q, q - t), and Left starting wins exactly if Left starting wins (t, 2t "
          + "- q). If 2t = q, whoever starts wins, and if t = 0, loses."),

  CHOMP_HOOK(
      "rulesets/chomp-hook",
      "A bar without square (2, 2) is Nim with two heaps, the first row and the first"
          + " column without the poisoned square."),

  CHOMP_LEGS(
      "rulesets/chomp-legs",
      "If the first row is as long as the first column and square (2, 2) is left, the"
          + " next player wins by eating it."),

  CHOMP_TWO_ROWS(
      "rulesets/chomp-two-rows",
      "A bar of two rows, or of two columns, is a P-position exactly if the first one"
          + " has one square more than the second."),

  CHOMP_WHOLE(
      "rulesets/chomp-whole", "The next player wins every whole bar of more than one square.");

  private final String id;
  private final String claim;

  Theorem(String id, String claim) {
    this.id = id;
    this.claim = claim;
  }

  /** Its name, as in {@code slides/even}. */
  public String id() {
    return id;
  }

  /** What is believed. */
  public String claim() {
    return claim;
  }

  /** Its line in a certificate. */
  String line() {
    return id + ": " + claim;
  }
}
