/**
 * Values of loopy games: finite games in which a position may come back. The theory is that of J.
 * H. Conway (On Numbers and Games and Winning Ways, chapter 11) and of A. N. Siegel (Coping with
 * cycles; Combinatorial Game Theory, chapter VI).
 *
 * <p>For programs that compute with values of plays that may come back.
 */
package org.farstar.values.loopy;
