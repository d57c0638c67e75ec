/**
 * Boards of cells. {@link org.farstar.regions.board.Grid} has the cells as bits of a long, {@link
 * org.farstar.regions.board.Board} a state for each of them; text form, symmetries and drawings are
 * those of all games on a grid.
 *
 * <p>For rules of games on a grid.
 */
package org.farstar.regions.board;
