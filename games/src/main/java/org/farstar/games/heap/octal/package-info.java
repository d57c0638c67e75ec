/**
 * Octal games: a move takes some of a heap and may split the rest; Kayles and Dawson's Kayles are
 * two of them. {@link org.farstar.games.heap.grundy.PeriodTheory} computes values until the theorem
 * of Guy and Smith proves a period.
 *
 * <p>For programs that name octal games, and for rules that extend TakeAndBreak.
 */
package org.farstar.games.heap.octal;
