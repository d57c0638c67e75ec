/** Connect-Four on boards of any size: pieces that fall. */
package org.farstar.games.grid.drop;
