/**
 * Black and white pieces in a row: the transposition game on a finite domain with one element to
 * spare once more (É. Janvresse, S. Kalikow and T. de la Rue, Transposition game, 2009, annex).
 *
 * <p>For programs that name the row of black and white pieces.
 */
package org.farstar.games.order.pieces;
