/**
 * What every form of the monotonic sequence game shares: decks, boards, colour sequences, the text
 * of parameters and the basic rules. Nothing here searches.
 *
 * <p>For programs that name decks and sequences, and for the checks of the paper.
 */
package org.farstar.games.order.monotone.board;
