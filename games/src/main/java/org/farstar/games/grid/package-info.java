/** Games on a grid of squares: the shared board, and rulesets that are little more than moves. */
package org.farstar.games.grid;
