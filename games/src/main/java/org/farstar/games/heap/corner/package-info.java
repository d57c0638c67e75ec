/**
 * A chip on the quarter plane that moves towards the corner. The rook is Nim with two heaps ({@link
 * org.farstar.games.heap.corner.RookTheory}); the queen is Wythoff's game, whose P-positions follow
 * from the golden ratio ({@link org.farstar.games.heap.corner.WythoffTheory}).
 */
package org.farstar.games.heap.corner;
