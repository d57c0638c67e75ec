/**
 * The extended form of the monotonic sequence game on a finite chain: players put rooks on a board
 * of n by n squares so that none attacks another, until a of them ascend or d of them descend.
 */
package org.farstar.games.order.monotone.rooks;
