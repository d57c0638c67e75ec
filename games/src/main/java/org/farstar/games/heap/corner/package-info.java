/**
 * A chip on the quarter plane that moves towards the corner. The rook is Nim with two heaps ({@link
 * org.farstar.games.heap.corner.RookTheory}); the queen is Wythoff's game, whose P-positions follow
 * from the golden ratio ({@link org.farstar.games.heap.corner.WythoffTheory}).
 *
 * <p>For programs that name the rook or Wythoff's queen, and for the checks of their theorems.
 */
package org.farstar.games.heap.corner;
