/**
 * Amazons.
 *
 * <p>For programs that name Amazons.
 */
package org.farstar.games.grid.amazons;
