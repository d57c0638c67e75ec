/** Positions as a front shows them: the board, and its moves with what they lead to. */
package org.farstar.front.board;
