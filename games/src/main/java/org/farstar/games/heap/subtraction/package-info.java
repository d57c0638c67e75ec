/**
 * Subtraction games: a move takes a number of a finite set from one heap. The sets {1, ..., k} have
 * the formula of {@link org.farstar.games.heap.subtraction.IntervalTheory}; for all others {@link
 * org.farstar.games.heap.grundy.PeriodTheory} computes values until a period is proved.
 *
 * <p>For programs that name subtraction games, and for the checks of their theorems.
 */
package org.farstar.games.heap.subtraction;
