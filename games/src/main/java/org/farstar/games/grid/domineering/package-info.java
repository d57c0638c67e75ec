/**
 * Domineering: its rules, the thermographs of strips that bound its boards, and a search for who
 * wins boards that do not fit into eight by eight cells.
 *
 * <p>For programs that name Domineering.
 */
package org.farstar.games.grid.domineering;
