/**
 * Surreal numbers that no short game is equal to: quotients of polynomials in omega. The theory is
 * that of J. H. Conway (On Numbers and Games, chapters 1 to 3).
 *
 * <p>For programs that compute with rational numbers and omega as values of games.
 */
package org.farstar.values.surreal;
