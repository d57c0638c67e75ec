/**
 * Hare and Hounds.
 *
 * <p>For programs that name Hare and Hounds; also the model of a play that may come back.
 */
package org.farstar.games.grid.hare;
