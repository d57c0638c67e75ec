/**
 * Cram.
 *
 * <p>For programs that name Cram.
 */
package org.farstar.games.grid.cram;
