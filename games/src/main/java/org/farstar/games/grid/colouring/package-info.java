/** Col and Snort on a grid. */
package org.farstar.games.grid.colouring;
