/**
 * Impartial games in misère play: canonical forms with their outcome, genus and mate, and misère
 * quotients. The theory is that of J. H. Conway (On Numbers and Games, chapter 12), of Winning Ways
 * (chapter 13), and of T. E. Plambeck and A. N. Siegel (Misère quotients for impartial games, J.
 * Combin. Theory Ser. A 115, 2008).
 *
 * <p>For programs that compute with impartial games in misère play.
 */
package org.farstar.values.misere;
