/**
 * Games on a grid of squares. {@link org.farstar.games.grid.Grid} has the cells as bits of a long,
 * {@link org.farstar.games.grid.Board} a state for each of them; the rulesets are little more than
 * their moves, and each has a class that describes it as a game of the catalogue.
 */
package org.farstar.games.grid;
