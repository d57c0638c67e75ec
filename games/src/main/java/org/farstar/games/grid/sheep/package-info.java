/** Sheep: herds divide and spread over a board of hexagons. */
package org.farstar.games.grid.sheep;
