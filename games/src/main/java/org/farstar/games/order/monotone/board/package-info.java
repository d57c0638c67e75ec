/**
 * What every form of the monotonic sequence game shares: decks, boards, colour sequences, the text
 * of parameters and the basic rules. Nothing here searches.
 */
package org.farstar.games.order.monotone.board;
