/** Clobber and its kin. */
package org.farstar.games.grid.clobber;
