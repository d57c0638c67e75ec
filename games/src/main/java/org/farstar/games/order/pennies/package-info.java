/**
 * The game of pennies in clumps: the transposition game on a finite domain with one element to
 * spare (É. Janvresse, S. Kalikow and T. de la Rue, Transposition game, 2009, section 2.2 and
 * annex).
 *
 * <p>For programs that name pennies in clumps.
 */
package org.farstar.games.order.pennies;
