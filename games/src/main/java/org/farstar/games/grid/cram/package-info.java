/** Cram. */
package org.farstar.games.grid.cram;
