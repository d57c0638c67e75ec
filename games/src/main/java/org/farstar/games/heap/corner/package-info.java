/** A chip on a board of two coordinates that is moved towards the corner: rook and queen. */
package org.farstar.games.heap.corner;
