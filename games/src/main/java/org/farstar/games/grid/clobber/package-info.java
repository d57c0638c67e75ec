/**
 * Clobber and its kin.
 *
 * <p>For programs that name Clobber.
 */
package org.farstar.games.grid.clobber;
