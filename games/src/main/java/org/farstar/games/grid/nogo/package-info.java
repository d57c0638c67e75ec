/**
 * NoGo: its rules, bounds from counting moves, and a search for who wins rows.
 *
 * <p>For programs that name NoGo.
 */
package org.farstar.games.grid.nogo;
