/**
 * End Nim: A. Duffy, G. Kolpin and D. Wolfe, Ordinal partizan End Nim; and its impartial elder, M.
 * Albert and R. Nowakowski, The game of End-Nim, 2001.
 *
 * <p>Rules, theory, claims. Statement numbers in this package are those of the first paper, and L
 * and R with an argument are its triple points.
 *
 * <p>For programs that name End Nim, and for the checks of the paper.
 */
package org.farstar.games.heap.endnim;
