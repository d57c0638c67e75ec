/**
 * What impartial heap games share: heaps of any size, the Grundy values of single heaps, periods,
 * winning moves. Sums of heaps are the engine's business.
 */
package org.farstar.games.heap.grundy;
