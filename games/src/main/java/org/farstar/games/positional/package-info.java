/**
 * Positional games: tic-tac-toe on [n]^d and games on any finite family of sets, after the last
 * third of the lecture.
 *
 * <p>For programs that name tic-tac-toe of any size, Qubic, or a game on a family of sets.
 */
package org.farstar.games.positional;
