/**
 * Connect-Four on boards of any size: pieces that fall.
 *
 * <p>For programs that name Connect-Four, and for rules in which pieces fall.
 */
package org.farstar.games.grid.drop;
