/**
 * Surreal numbers that no short game is equal to: quotients of sums of powers of omega. The theory
 * is that of J. H. Conway (On Numbers and Games, chapters 1 to 3), that of their sign expansions H.
 * Gonshor's (An Introduction to the Theory of Surreal Numbers, chapter 5).
 *
 * <p>For programs that compute with rational numbers and omega as values of games.
 */
package org.farstar.values.surreal;
