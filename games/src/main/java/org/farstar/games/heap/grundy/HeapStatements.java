package org.farstar.games.heap.grundy;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theories of heaps rest on. */
public final class HeapStatements {
  /** Nim. */
  public static final Statement NIM =
      Works.SLIDES
          .at("nim", "Nim")
          .says(
              "The value of piles is the exclusive or of their sizes: beside a pile "
                  + "of this size they are a P-position, and beside no other.");

  /** One to k may be taken. */
  public static final Statement INTERVAL =
      Works.SLIDES
          .at("game-1-any", "Game 1")
          .says("(Not in the lecture.) With 1 to k chips a move, g(x) = x mod (k+1).")
          .provedIn("papers/slides.md");

  /** Even numbers may be taken. */
  public static final Statement EVEN =
      Works.SLIDES
          .at("even", "lemma on subtracting even numbers")
          .says("g(0) = 0, g(2k) = k-1 and g(2k-1) = k for k >= 1.");

  /** Periods of subtraction games. */
  public static final Statement PERIOD =
      Works.SLIDES
          .at("periods", "one pile subtraction games, periods")
          .says(
              "(Not in the lecture.) Where as many values in a row as the largest "
                  + "number of the set come back, the period so found goes on.")
          .provedIn("papers/slides.md");

  /** Periods of games of taking and breaking. */
  public static final Statement OCTAL_PERIOD =
      Works.GUY_SMITH
          .at("periods", "periods")
          .says(
              "If G(n+p) = G(n) for n0 <= n < 2 n0 + p + k, where k is the most that "
                  + "may be taken, then for all n >= n0.");

  /** Periods of games of taking and breaking with few rare heaps. */
  public static final Statement SPARSE_PERIOD =
      Works.RULESETS
          .at("sparse", "periods of sparse games")
          .says(
              "Let a move leave two heaps at most, k be the most that may be taken, and N >= n0 + p "
                  + "+ w + k. If G(n+p) = G(n) for all n >= n0 with n + p <= N, no heap from w + 1 "
                  + "to N is rare by a mask, and for each of the last p heaps n every rare number "
                  + "below G(n) is the value of a move to one heap, or to two with one of at most "
                  + "w, then G(n+p) = G(n) for all n >= n0.")
          .provedIn("papers/rulesets.md");

  /** Periods where a move leaves up to three heaps. */
  public static final Statement DIGIT_PERIOD =
      Works.RULESETS
          .at("heaps", "Guy and Smith, periods, more heaps")
          .says(
              "If a move leaves at most h heaps and G(n+p) = G(n) for n0 <= n < h n0 + (h-1) p + k,"
                  + " where k is the most that may be taken, then for all n >= n0.")
          .provedIn("papers/rulesets.md");

  /** Arithmetic periods. */
  public static final Statement SALTUS =
      Works.RULESETS
          .at("saltus", "Winning Ways, ch. 4: arithmetic periods")
          .says(
              "If G(n+p) = G(n) + s from n0 on as far as one of the three criteria asks, which are"
                  + " for games without splits, for a power of two s and for any s, then for all n"
                  + " >= n0.")
          .provedIn("papers/rulesets.md");

  /** Sums in misère play. */
  public static final Statement QUOTIENT =
      Works.PLAMBECK_SIEGEL
          .at("quotients", "misère quotients")
          .says(
              "A sum of heaps is lost in misère play if and only if the product of the elements of "
                  + "its heaps in the misère quotient is in P.");

  /** Periods in misère play. */
  public static final Statement QUOTIENT_PERIOD =
      Works.PLAMBECK_SIEGEL
          .at("periods", "periodicity theorem")
          .says(
              "If the elements of the heaps n+p and n agree for n0 <= n < 2 n0 + p + k, where k is "
                  + "the most that may be taken, then for all n >= n0, and the quotient is that "
                  + "of all heaps.");

  private HeapStatements() {}
}
