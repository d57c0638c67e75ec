/**
 * Nim: a move takes any number from one heap. Bouton's theorem, that a heap is worth its size, is
 * {@link org.farstar.games.heap.nim.NimTheory}.
 *
 * <p>For programs that name Nim; also the model of a game with a theory.
 */
package org.farstar.games.heap.nim;
