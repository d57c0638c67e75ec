/**
 * Col and Snort on a grid.
 *
 * <p>For programs that name Col or Snort on a grid.
 */
package org.farstar.games.grid.colouring;
