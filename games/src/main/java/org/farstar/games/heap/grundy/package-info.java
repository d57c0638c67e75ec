/**
 * What impartial heap games share: heaps of any size, the Grundy values of single heaps, periods,
 * winning moves. Sums of heaps are the engine's business.
 *
 * <p>For rules of impartial heap games: they extend HeapRules and get nimbers, periods and winning
 * moves.
 */
package org.farstar.games.heap.grundy;
