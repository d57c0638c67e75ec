/**
 * Take-away games: who takes x lets the opponent take at most f(x). The lecture's representations
 * by the sequence H, and Grundy values of small heaps, are {@link
 * org.farstar.games.heap.takeaway.TakeAwayTheory}.
 *
 * <p>For programs that name take-away games, and for the checks of their theorems.
 */
package org.farstar.games.heap.takeaway;
