/** Konane. */
package org.farstar.games.grid.konane;
