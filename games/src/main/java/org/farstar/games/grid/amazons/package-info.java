/** Amazons. */
package org.farstar.games.grid.amazons;
