/**
 * Nim: a move takes any number from one heap. Bouton's theorem, that a heap is worth its size, is
 * {@link org.farstar.games.heap.nim.NimTheory}.
 */
package org.farstar.games.heap.nim;
