/**
 * Positional games: tic-tac-toe on [n]^d and games on any finite family of sets, after the last
 * third of the lecture.
 */
package org.farstar.games.positional;
