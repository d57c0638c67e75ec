/** Hare and Hounds. */
package org.farstar.games.grid.hare;
