/**
 * Konane.
 *
 * <p>For programs that name Konane.
 */
package org.farstar.games.grid.konane;
