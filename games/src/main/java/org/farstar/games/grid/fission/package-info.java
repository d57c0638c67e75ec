/** Fission. */
package org.farstar.games.grid.fission;
