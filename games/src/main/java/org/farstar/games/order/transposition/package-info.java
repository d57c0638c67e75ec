/**
 * The transposition game: É. Janvresse, S. Kalikow and T. de la Rue, Transposition game, 2009.
 *
 * <p>Rules, theory, claims. Statement numbers in this package are those of the paper.
 *
 * <p>For programs that name the transposition game, and for the checks of the paper.
 */
package org.farstar.games.order.transposition;
