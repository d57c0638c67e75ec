/**
 * Fission.
 *
 * <p>For programs that name Fission; also the model of rules on a grid.
 */
package org.farstar.games.grid.fission;
