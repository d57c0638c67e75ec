/**
 * Qubic, 4 x 4 x 4 tic-tac-toe: a search that proves the first player's win from the empty board on
 * positions packed into two longs, and the dictionary of moves that it leaves.
 */
package org.farstar.games.positional.qubic;
